import { editionRules } from '../../src/editions/rulesets.ts';
import { editionOf } from '../support/builders/editionNow.ts';
import { EDITION_LETTERS, type EditionLetter, LEDGER } from './ledger.ts';
import { NEIGHBOURS } from './neighbours.ts';
import { RULINGS } from './rulings.ts';
import { SLIPS, type Slip } from './slips.ts';

/** One wrong thing in the rules that editions are played by; it travels to the workers as JSON. */
export type Change =
  | { readonly path: readonly string[]; readonly value: unknown; readonly editions: readonly EditionLetter[] }
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
  readonly editions?: string;
}

interface Place {
  readonly path: readonly string[];
  readonly leaves: readonly Leaf[];
}

/** The places of the ruleset that NEIGHBOURS knows, with what it says of them. */
export const LEAVES: readonly Place[] = leavesOf(NEIGHBOURS);

function leavesOf(part: object, path: readonly string[] = []): readonly Place[] {
  if (Array.isArray(part)) return [{ path, leaves: part }];
  return Object.entries(part).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** What stands at a place in the rules of an edition. */
export const valueAt = (path: readonly string[], edition: EditionLetter): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], editionRules(editionOf(edition)));

/** Those that the leaf names, or all that have the value of Q. */
function editionsOf(path: readonly string[], { editions }: Leaf): readonly EditionLetter[] {
  if (editions !== undefined) return EDITION_LETTERS.filter((edition) => editions.includes(edition));
  const value = JSON.stringify(valueAt(path, 'Q'));
  return EDITION_LETTERS.filter((edition) => JSON.stringify(valueAt(path, edition)) === value);
}

/** Is it of the edition? What Q has no such rule for, though another has, is that of the others which have none either. */
const isOf = (id: string, edition: EditionLetter): boolean => {
  const row = LEDGER.get(id);
  return row ? row[edition] !== '-' || row.Q === '-' : (RULINGS.get(id)?.editions.includes(edition) ?? false);
};

/** The ids in each of these editions that has them. */
const keysOf = (says: string, editions: readonly EditionLetter[]): readonly string[] =>
  editions.flatMap((edition) =>
    says
      .split(' ')
      .filter((id) => isOf(id, edition))
      .map((id) => `[${id} ${edition}]`),
  );

const ofRuleset: readonly Mutant[] = LEAVES.flatMap(({ path, leaves }) =>
  leaves.flatMap((leaf) => {
    const editions = editionsOf(path, leaf);
    return leaf.not
      .map((value) => ({
        name: `${path.join('.')} = ${JSON.stringify(value)} (${editions.join('')})`,
        change: { path, value, editions },
        keys: keysOf(leaf.says, editions),
      }))
      .filter(({ keys }) => keys.length > 0);
  }),
);

/** Each option of a ruling taken for its default and for each other option, in all editions that have both. */
const ofOptions: readonly Mutant[] = [...RULINGS].flatMap(([id, { editions: arising, options }]) =>
  [...options].flatMap(([option, having]) =>
    [['a', arising] as const, ...options]
      .filter(([instead]) => instead !== option)
      .map(([instead, havingToo]) => {
        const editions = EDITION_LETTERS.filter((edition) => having.includes(edition) && havingToo.includes(edition));
        return {
          name: `${id}=${option} taken for ${instead}`,
          change: { ruling: id, option, instead },
          keys: editions.map((edition) => `[${id}=${option} ${edition}]`),
        };
      })
      .filter(({ keys }) => keys.length > 0),
  ),
);

const ofCode: readonly Mutant[] = SLIPS.map(({ says, editions, ...change }) => ({
  name: `${change.file}: ${change.text} → ${change.instead}`,
  change,
  keys: keysOf(says, editions),
}));

export const MUTANTS: readonly Mutant[] = [...ofRuleset, ...ofOptions, ...ofCode];
