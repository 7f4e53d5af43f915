import { rules } from '../../src/i18n/en/rules.ts';
import { CASES, DEMANDED_CASES } from './cases.ts';
import { keyOf } from './ids.ts';
import { EDITION_LETTERS, type EditionLetter, LEDGER } from './ledger.ts';
import { LEAVES } from './mutants.ts';
import { CLAIMS, type Proved } from './proved.ts';
import { RULINGS } from './rulings.ts';
import { SLIPS } from './slips.ts';

/** How much of an edition is proved, as rows of a table: rules, rulings at their default, options. */
export function summary({ keys }: Proved): readonly string[] {
  const count = (edition: EditionLetter, kind: string) => {
    const all = CLAIMS.filter((claim) => claim.edition === edition && claim.kind === kind);
    return `${all.filter((claim) => keys.has(keyOf(claim))).length} of ${all.length}`;
  };
  return table(
    ['edition', 'rules', 'rulings', 'options'],
    EDITION_LETTERS.map((letter) => [letter, ...['rule', 'ruling', 'option'].map((kind) => count(letter, kind))]),
  );
}

/** tests/CONFORMANCE.md: it says what is proved and not by how many tests, so that it changes only when that changes. */
export function conformance(proved: Proved): string {
  const mark = (id: string, edition: EditionLetter) =>
    proved.keys.has(keyOf({ id, option: null, edition })) ? '✓' : '·';
  const ruleRow = (id: string) => {
    const cells = LEDGER.get(id) as NonNullable<ReturnType<typeof LEDGER.get>>;
    const marks = EDITION_LETTERS.map((letter) => (cells[letter] === '-' ? '' : mark(id, letter)));
    return [id, title(id), ...marks, home(id)];
  };
  const rulingRow = (id: string) => {
    const { editions, options } = RULINGS.get(id) as NonNullable<ReturnType<typeof RULINGS.get>>;
    const marks = EDITION_LETTERS.map((edition) => {
      if (!editions.includes(edition)) return '';
      const having = [...options].filter(([, letters]) => letters.includes(edition)).map(([option]) => option);
      const each = having.map((option) => (proved.keys.has(keyOf({ id, option, edition })) ? option : `(${option})`));
      return [mark(id, edition), ...each].join(' ');
    });
    return [id, title(id), ...marks, home(id)];
  };
  const head = ['id', 'title', ...EDITION_LETTERS, 'stands in'];
  const sections = [...new Set([...LEDGER.keys()].map(prefixOf))].flatMap((prefix) => [
    `## ${prefix}`,
    '',
    ...table(head, [...LEDGER.keys()].filter((id) => prefixOf(id) === prefix).map(ruleRow)),
    '',
  ]);
  const cases = [...CASES].map((id) =>
    proved.cases.has(id) ? id : DEMANDED_CASES.includes(id) ? `**${id}**` : `(${id})`,
  );
  return [
    ...INTRODUCTION,
    '',
    ...summary(proved),
    '',
    ...sections,
    '## Rulings',
    '',
    ...table(head, [...RULINGS.keys()].map(rulingRow)),
    '',
    '## Cases from neighbouring programs',
    '',
    `Those with a test; in brackets those without, in bold those that must have one: ${cases.join(' ')}.`,
    '',
  ].join('\n');
}

const INTRODUCTION = [
  '# Conformance',
  '',
  'Which rules, rulings and options have a test that passes and carries their id, by edition: C combat-1.1, B',
  'tactic-2.0-beta, Q tactic-2.2, I tactic-qs-it, F tactic-qs-fr. Written by `npm run conformance`; `npm test` fails when',
  'it is out of date, or when something is missing.',
  '',
  '✓ has a test, · has none; nothing where the edition has no such rule. Of a ruling the sign is that of its default, then',
  'come its options (`n` is a number), in brackets those without a test.',
  '',
  'The last column names what in the ruleset says it, or the files of the engine where it stands as code that is the same',
  'for all editions.',
  '`npm run conformance -- --prove` puts wrong values into the ruleset and slips into these files, one by one, and demands',
  'that a test of that id fails. “engine” alone is code into which no slip is put.',
];

const prefixOf = (id: string) => id.slice(0, id.lastIndexOf('-'));

const title = (id: string): string => (rules as Readonly<Record<string, { readonly title: string }>>)[id]?.title ?? '';

/** Where the rule is: the fields of the ruleset that say it, else the files of the engine where a slip is put. */
function home(id: string): string {
  const paths = LEAVES.filter(({ leaves }) => leaves.some(({ says }) => says.split(' ').includes(id)));
  if (paths.length > 0) return paths.map(({ path }) => path.join('.')).join(', ');
  const files = SLIPS.filter(({ says }) => says.split(' ').includes(id)).map(({ file }) => file);
  return files.length > 0 ? [...new Set(files)].join(', ') : 'engine';
}

/** A table in Markdown that can be read as it stands. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((word, i) => Math.max(3, word.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)];
}
