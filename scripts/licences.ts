// The licence notices of all that is built into the game.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Dependencies that build the game or serve the command line, and are in no page. */
const NOT_IN_THE_PAGE = ['@vitejs/plugin-react', 'commander', 'vite', 'vite-plugin-singlefile'];

interface Notice {
  /** Name and version. */
  readonly of: string;
  /** Its short name: MIT. */
  readonly licence: string;
  readonly text: string;
}

/** By name, those of what they depend on too. `root`: the folder of node_modules. */
function notices(root: string): readonly Notice[] {
  const folder = (name: string): string => join(root, 'node_modules', name);
  const manifest = (path: string) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const names = new Set<string>();
  const add = (name: string): void => {
    if (names.has(name) || !existsSync(folder(name))) return;
    names.add(name);
    for (const further of Object.keys(manifest(folder(name)).dependencies ?? {})) add(further);
  };
  for (const name of Object.keys(manifest(root).dependencies)) if (!NOT_IN_THE_PAGE.includes(name)) add(name);
  return [...names].sort().map((name) => {
    const path = folder(name);
    const file = readdirSync(path).find((each) => /^(licen[sc]e|copying)/i.test(each));
    const { version, license, author } = manifest(path);
    const by = typeof author === 'string' ? author : (author?.name ?? '');
    const text = file ? readFileSync(join(path, file), 'utf8').trim() : `${license}, ${by}`;
    return { of: `${name} ${version}`, licence: String(license), text };
  });
}

/** Fills `src/panels/menu/licences.ts` with them. */
export const licences = (): Plugin => ({
  name: 'take-cover:licences',
  transform(code, id) {
    if (!id.endsWith('src/panels/menu/licences.ts')) return null;
    return { code: code.replace('= [];', `= ${JSON.stringify(notices('.'))};`), map: null };
  },
});
