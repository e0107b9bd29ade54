import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is text is packed once, when the page is built, and better than a server would while somebody waits. */
export function packed(): Plugin {
  return {
    name: 'meadhall-packed',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!/\.(js|css)$/.test(fileName)) continue;
          const text = file.type === 'chunk' ? file.code : file.source;
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(text) });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(text, { level: 9 }) });
        }
      },
    },
  };
}
