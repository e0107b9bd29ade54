import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './icons.plugin.ts';
import { letters } from './letters.plugin.ts';
import { packed } from './packed.plugin.ts';

const server = process.env.MEADHALL_URL ?? 'http://127.0.0.1:8451';

/** What every page needs, and what every table needs at once: what is opened, or comes at the end, is fetched then. */
const BASE = /node_modules|preload-helper|src\/hall\/(games|Lost)|src\/lib\/(?!play|live|happened|motion)|src\/life\/(left|paces)|src\/rules\/(rules|RuleText|RuleDialog)|src\/parts\/(Icon|SeatShape|seats|Logo|Knotwork|Ship|Pips|Portrait|portraits|Strength|Emblem|emblems|texts?)\b/;
const TABLE = /src\/table\/(?!Podium|Plinths|ScoreChart|KeysSheet|LeaveSheet|Drawer|Gathering|FriendLinks|NameField|ScoreDialog|RivalSheet)|src\/(parts|lib)\/|src\/games\/(exits|index)/;

export default defineConfig({
  plugins: [icons(import.meta.dirname), letters(), svelte(), packed()],
  build: {
    outDir: '../src/meadhall/web/page',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A slow machine is no news to whoever only wants to play.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // A file of its own for every small part would cost more in headers than it holds.
      output: { codeSplitting: { groups: [{ name: 'base', test: BASE }, { name: 'table', test: TABLE }] } },
    },
  },
  server: { proxy: { '/api': server, '/play': server, '/ws': { target: server, ws: true } } },
});
