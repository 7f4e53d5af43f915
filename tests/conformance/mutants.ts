import { DEMANDED, type EditionLetter } from './ledger.ts';
import { NEIGHBOURS } from './neighbours.ts';
import { RULINGS } from './rulings.ts';
import { SLIPS, type Slip } from './slips.ts';

/** One wrong thing in the rules an edition is played by; it travels to the workers as JSON. */
export type Change =
  | { readonly path: readonly string[]; readonly value: unknown }
  /** Players who choose this option of a ruling get that one. */
  | { readonly ruling: string; readonly option: string; readonly instead: string }
  /** A text in a file of src/engine, and what stands there instead. */
  | Pick<Slip, 'file' | 'text' | 'instead'>;

export interface Mutant {
  readonly name: string;
  readonly change: Change;
  /** As test names write them: for each of them a test that carries it must fail. */
  readonly keys: readonly string[];
}

interface Leaf {
  readonly says: string;
  readonly not: readonly unknown[];
}

/** The places of the ruleset that NEIGHBOURS knows, with what it says of them. */
export const LEAVES: readonly { readonly path: readonly string[]; readonly leaves: readonly Leaf[] }[] =
  leavesOf(NEIGHBOURS);

function leavesOf(part: object, path: readonly string[] = []): { path: readonly string[]; leaves: readonly Leaf[] }[] {
  if (Array.isArray(part)) return [{ path, leaves: part }];
  return Object.entries(part).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** The ruleset and the code are those of Q. */
const keysOf = (says: string) => says.split(' ').map((id) => `[${id} Q]`);

const ofRuleset: readonly Mutant[] = LEAVES.flatMap(({ path, leaves }) =>
  leaves.flatMap(({ says, not }) =>
    not.map((value) => ({
      name: `${path.join('.')} = ${JSON.stringify(value)}`,
      change: { path, value },
      keys: keysOf(says),
    })),
  ),
);

/** Each option of a ruling taken for its default and for each other option. */
const ofOptions = (edition: EditionLetter): readonly Mutant[] =>
  [...RULINGS].flatMap(([id, { options }]) => {
    const letters = [...options].filter(([, having]) => having.includes(edition)).map(([letter]) => letter);
    return letters.flatMap((option) =>
      ['a', ...letters]
        .filter((instead) => instead !== option)
        .map((instead) => ({
          name: `${id}=${option} taken for ${instead}`,
          change: { ruling: id, option, instead },
          keys: [`[${id}=${option} ${edition}]`],
        })),
    );
  });

const ofCode: readonly Mutant[] = SLIPS.map(({ says, ...change }) => ({
  name: `${change.file}: ${change.text} → ${change.instead}`,
  change,
  keys: keysOf(says),
}));

export const MUTANTS: readonly Mutant[] = [...ofRuleset, ...DEMANDED.flatMap(ofOptions), ...ofCode];
