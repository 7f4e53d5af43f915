import { RULE_IDS } from '../../src/engine/index.ts';

/** The editions by the letters of the rules ledger's columns, in its order. */
export const EDITION_LETTERS = ['C', 'B', 'Q', 'I', 'F'] as const;
export type EditionLetter = (typeof EDITION_LETTERS)[number];

/** What an edition has in a row of the ledger: words of its own, the same as Q, or no such rule. */
export type Cell = 'x' | '=' | '-';

/** One word a row, in the order of RULE_IDS; in it one sign an edition: C B Q I F. */
const ROWS: Readonly<Record<string, string>> = {
  SETUP: 'x=x== =xxx= x---- -x-x- ==xx= ==x== =xx== xxx== -x--- -x--- x=x== -x--- xxx== xxxxx',
  TURN: 'x=x== xxxxx x=x== -=x== x=x== xxx== xxx== x=x== ==x== x=x== xxx== xxx== -x--- ==x== -x---',
  WIN: 'xxx== xxxx= ==x== =xxxx -x--- ==x== ==x==',
  MOVE: 'x=xx= ==x== xxxxx =xxx= xxx== x=x=x ==x== xxxxx -x--- -x--- -xx== -x--- -x--- =xx==',
  FIRE: 'xxx== x=x== xxx== ==x== xxx== x=x== x=x== =xxx= x=x== -=x== -x---',
  ATK: 'xxx=x',
  AIM: 'xxxxx -=x==',
  MF: 'x=x== ==x== -x---',
  TC: 'x=x== xxx== xxx== xxxxx xxxxx -x--- ==x==',
  GREN: '==x== xxxxx xxxxx xxx== x=xxx xxx== =xxxx xxx== xxx== -=xx= -x--- xxx== xxxx= -x--- -x--- -x--- -x--- -x---',
  H2H: 'xxx=x =xx== xxxx= xxx== -xx== -x--- ==x== =xx==',
  OF: 'x=x== xxx== xxxxx xxx=x =xx== x=x== ==xxx -xx==',
  SF: 'xxxxx x=xx= xxxx= xxxxx ==x== xxx== xxxxx x=x== xxxx= =-xxx -x--- xxxxx ==x==',
  WOUND: '==x== xxxx= =xx== xxxx= =xx==',
  CMD: '==x== xxxx= ==x== ==x==',
  CAM: '=xx==',
  LOS: '==xx= =xx== ==x== ==xx= x=x== -x--- ==x==',
  COVER: '=xxxx =xxx= xxxxx =xx== -x--- -x--- xxxx= =xx== -x---',
  REIN: '-x--- -x--- -x--- -x---',
  PSY: '-x--- -x--- -x---',
  MULTI: '-x---',
};

const prefixOf = (id: string) => id.slice(0, id.lastIndexOf('-'));

/** The ledger: by row and edition. A row that ROWS forgets is a fault of this file and stops everything. */
export const LEDGER: ReadonlyMap<string, Readonly<Record<EditionLetter, Cell>>> = new Map(
  Object.entries(ROWS).flatMap(([prefix, words]) => {
    const ids = RULE_IDS.filter((id) => prefixOf(id) === prefix);
    const rows = words.split(' ');
    if (ids.length !== rows.length) throw new Error(`${prefix} has ${ids.length} rules and ${rows.length} rows`);
    return ids.map((id, i) => [id, cells(rows[i] as string)] as const);
  }),
);

function cells(row: string): Record<EditionLetter, Cell> {
  return Object.fromEntries(EDITION_LETTERS.map((letter, i) => [letter, row[i]])) as Record<EditionLetter, Cell>;
}
