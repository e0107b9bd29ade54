import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { slim } from './slim.ts';

type Bodies = Record<string, string>;
const SHARED = 'virtual:icons';
const OF_GAME = 'virtual:icons/';
/** Words of the page's own code that happen to be names of pictures. */
const WORDS = new Set(
  'chart click detour disc duration field hidden hood key knot log move shield spectacles square table tick token transform weight'.split(' '),
);

/** What of the page is fetched only where people play with each other; so are its icons. */
const LIFE = 'life';

/** Only the icons that the page or a game names are bundled; those of a game travel with its layout. */
export function icons(root: string): Plugin {
  const all = allBodies(root);
  const games = resolve(root, '../src/meadhall/games');
  return {
    name: 'meadhall-icons',
    resolveId: (id) => (id.startsWith(SHARED) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${SHARED}`) return sharedModule(all, root, [...folders(games), LIFE]);
      if (id.startsWith(`\0${OF_GAME}`)) return gameModule(all, root, join(games, id.slice(OF_GAME.length + 1)));
      return undefined;
    },
  };
}

function allBodies(root: string): Bodies {
  const file = createRequire(join(root, 'package.json')).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  return Object.fromEntries(Object.entries(icons).map(([name, { body }]) => [name, body]));
}

/** What every page has. */
function shared(all: Bodies, root: string): Bodies {
  const found = named(all, [...read(join(root, 'src'), /^(games|life)\//), ...read(resolve(root, '../examples'))]);
  return leavingOut(found, WORDS);
}

function leavingOut(found: Bodies, gone: Set<string>): Bodies {
  return Object.fromEntries(Object.entries(found).filter(([name]) => !gone.has(name)));
}

function sharedModule(all: Bodies, root: string, games: string[]): string {
  const loaders = games.map((path) => {
    const key = JSON.stringify(basename(path));
    return `${key}: () => import(${JSON.stringify(OF_GAME + basename(path))})`;
  });
  return `export const shared = ${JSON.stringify(shared(all, root))};\nexport const ofGame = {${loaders.join(', ')}};`;
}

function gameModule(all: Bodies, root: string, folder: string): string {
  const own = basename(folder) === LIFE ? [] : read(join(root, 'src/games', basename(folder)));
  const texts = [...read(basename(folder) === LIFE ? join(root, 'src', LIFE) : folder), ...own];
  return `export default ${JSON.stringify(leavingOut(named(all, texts), new Set(Object.keys(shared(all, root)))))};`;
}

/** Icon names stand in quotes in code, or after `icon:` in data. */
function named(all: Bodies, texts: string[]): Bodies {
  const found: Bodies = {};
  for (const text of texts)
    for (const match of text.matchAll(/["'`]([a-z0-9-]{2,40})["'`]|\bicons?:\s*([a-z0-9-]{2,40})/g)) {
      const name = match[1] ?? match[2] ?? '';
      const body = Object.hasOwn(all, name) ? all[name] : undefined;
      if (body) found[name] = body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${slim(path)}"`);
    }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function read(folder: string, without = /node_modules/): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts|py|ya?ml)$/.test(name) && !without.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

function folders(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => join(path, entry.name))
    .sort();
}
