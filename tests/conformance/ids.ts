import { CASES } from './cases.ts';
import { EDITION_LETTERS, type EditionLetter, LEDGER } from './ledger.ts';
import { RULINGS } from './rulings.ts';

/** What a test says it proves: a rule, a ruling's default (no option) or one of its options, in an edition. */
export interface Proof {
  readonly id: string;
  /** `n` for an option that is a number. */
  readonly option: string | null;
  readonly edition: EditionLetter;
}

/** As test names write it. */
export const keyOf = ({ id, option, edition }: Proof): string =>
  `[${option === null ? id : `${id}=${option}`} ${edition}]`;

export interface Named {
  readonly proofs: readonly Proof[];
  readonly cases: readonly string[];
  /** Ids that are in none of the lists, as they stand in the name. */
  readonly faults: readonly string[];
}

const NUMBER = /^\d+(\.\d+)?$/;
/** What begins like an id. Other brackets, such as lists of numbers, mean nothing. */
const LIKE_AN_ID = /\[((?:case [^\]]*)|(?:[A-Z][A-Z0-9]*-\d|R\d)[^\]]*)\]/g;

/** The ids in a test's full name: `[FIRE-3 Q]`, `[R32=b Q]`, `[R39=40 Q]`, `[case V10]`; `[TURN-13]` only mentions a row. */
export function idsIn(name: string): Named {
  const proofs: Proof[] = [];
  const cases: string[] = [];
  const faults: string[] = [];
  for (const [whole, text = ''] of name.matchAll(LIKE_AN_ID)) {
    const proof = proofIn(text);
    if (text.startsWith('case ') && CASES.has(text.slice(5))) cases.push(text.slice(5));
    else if (proof) proofs.push(proof);
    else if (!LEDGER.has(text) && !RULINGS.has(text)) faults.push(whole);
  }
  return { proofs, cases, faults };
}

function proofIn(text: string): Proof | null {
  const [, id = '', option = null, letter] = /^([A-Z0-9-]+?)(?:=([^ ]+))? (\w)$/.exec(text) ?? [];
  const edition = EDITION_LETTERS.find((each) => each === letter);
  if (!edition) return null;
  if (option === null) {
    return LEDGER.has(id) || RULINGS.get(id)?.editions.includes(edition) ? { id, option, edition } : null;
  }
  const named = NUMBER.test(option) ? 'n' : option;
  return RULINGS.get(id)?.options.get(named)?.includes(edition) ? { id, option: named, edition } : null;
}

/** Finds a key in what test names write; a number that was settled is any number. */
export const patternOf = (key: string): string => key.replace(/[[\]]/g, '\\$&').replace('=n ', '=[\\d.]+ ');
