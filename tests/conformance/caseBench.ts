import { fileURLToPath } from 'node:url';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import type { holds } from '../cases/holds.ts';
import type { Change } from './mutants.ts';

/** Judges a case file by the rules as they are planted. */
export type Judged = typeof holds;

/** The program once more, with one wrong thing in it at a time, to judge case files with. */
export interface CaseBench {
  /** null: nothing wrong. */
  readonly plant: (change: Change | null) => Promise<Judged>;
  readonly close: () => Promise<void>;
}

const pathOf = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const RULESETS = pathOf('src/editions/rulesets.ts');
const RULINGS = pathOf('src/editions/rulings.ts');
const PLANTED = pathOf('tests/conformance/planted.ts');

export async function openCaseBench(): Promise<CaseBench> {
  let planted: Change | null = null;
  const plugin: Plugin = {
    name: 'take-cover:planted',
    enforce: 'pre',
    transform: (code, id) => withChange(code, id, planted),
  };
  const server = await createServer({
    root: pathOf('.'),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    plugins: [plugin],
  });
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('There is nothing to run modules in.');
  const forget = (change: Change | null): void => {
    for (const file of change ? changedBy(change) : [])
      for (const module of ssr.moduleGraph.getModulesByFile(file) ?? []) ssr.moduleGraph.invalidateModule(module);
  };
  return {
    plant: async (change) => {
      forget(planted);
      planted = change;
      forget(planted);
      ssr.runner.clearCache(); // whatever has been made of rules goes with them
      const judging = await ssr.runner.import<{ readonly holds: Judged }>(pathOf('tests/cases/holds.ts'));
      return judging.holds;
    },
    close: () => server.close(),
  };
}

const changedBy = (change: Change): readonly string[] => [
  'file' in change ? pathOf(`src/engine/${change.file}`) : 'path' in change ? RULESETS : RULINGS,
];

/** A module as the change has it. What a slip needs is in the text itself; values and options come by a call of planted.ts. */
function withChange(code: string, id: string, change: Change | null): string | null {
  if (!change || !changedBy(change).includes(id)) return null;
  if ('file' in change) return code.replace(change.text, () => change.instead);
  const [written, call] =
    'path' in change
      ? ['export function editionRules(', 'editionRules = (source) => withPlanted(asWritten(source), source, CHANGE)']
      : [
          'export const withRulings = ',
          'withRulings = (rules, edition, rulings) => asWritten(rules, edition, misheard(rulings, CHANGE))',
        ];
  if (!code.includes(written)) throw new Error(`${id} does not have ${written}`);
  const kept = written.includes('function') ? 'function asWritten(' : 'const asWritten = ';
  return `import { misheard, withPlanted } from ${JSON.stringify(PLANTED)};
${code.replace(written, kept)}
const CHANGE = ${JSON.stringify(change)};
export const ${call};`;
}
