import type { Plugin } from 'vite';

/** The letters of every page are asked for together with its script, not after its styles have been read. */
export function letters(): Plugin {
  return {
    name: 'meadhall-letters',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /-latin-\d+-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head',
          })),
    },
  };
}
