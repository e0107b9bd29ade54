import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './icons.plugin.ts';
import { letters } from './letters.plugin.ts';

const server = process.env.MEADHALL_URL ?? 'http://127.0.0.1:8451';

export default defineConfig({
  plugins: [icons(import.meta.dirname), letters(), svelte()],
  build: {
    outDir: '../src/meadhall/web/page',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A slow machine is no news to whoever only wants to play.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { '/api': server, '/play': server, '/ws': { target: server, ws: true } } },
});
