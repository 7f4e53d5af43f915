import { DEMANDED_CASES } from './cases.ts';
import { idsIn, keyOf, type Proof } from './ids.ts';
import { EDITION_LETTERS, type EditionLetter, LEDGER } from './ledger.ts';
import { RULINGS } from './rulings.ts';

/** Something an edition has that a test can prove. */
export interface Claim extends Proof {
  readonly kind: 'rule' | 'ruling' | 'option';
}

const inEditions = (id: string, option: string | null, editions: readonly EditionLetter[], kind: Claim['kind']) =>
  editions.map((edition): Claim => ({ id, option, edition, kind }));

/** All that the editions have: the rules of the ledger, the rulings at their default, and their options. */
export const CLAIMS: readonly Claim[] = [
  ...[...LEDGER].flatMap(([id, cells]) =>
    inEditions(
      id,
      null,
      EDITION_LETTERS.filter((letter) => cells[letter] !== '-'),
      'rule',
    ),
  ),
  ...[...RULINGS].flatMap(([id, { editions, options }]) => [
    ...inEditions(id, null, editions, 'ruling'),
    ...[...options].flatMap(([option, having]) => inEditions(id, option, having, 'option')),
  ]),
];

/** A test that was run. */
export interface Run {
  readonly name: string;
  readonly passed: boolean;
}

export interface Proved {
  readonly keys: ReadonlySet<string>;
  readonly cases: ReadonlySet<string>;
  /** What is demanded and has no test that passes, and ids that are in no list. */
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

/** What the tests that passed prove. Only a test that was run and passed counts. */
export function provedBy(runs: readonly Run[]): Proved {
  const named = runs.map(({ name, passed }) => ({ name, passed, ...idsIn(name) }));
  const passed = named.filter((each) => each.passed);
  const keys = new Set(passed.flatMap(({ proofs }) => proofs.map(keyOf)));
  const cases = new Set(passed.flatMap((each) => each.cases));
  return {
    keys,
    cases,
    missing: [
      ...CLAIMS.map(keyOf).filter((key) => !keys.has(key)),
      ...DEMANDED_CASES.filter((id) => !cases.has(id)).map((id) => `[case ${id}]`),
    ],
    unknown: named.flatMap(({ name, faults }) => faults.map((fault) => `${fault} in "${name}"`)),
  };
}
