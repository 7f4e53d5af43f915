import type { EditionId } from '../../editions/index.ts';
import { t } from '../faultText.ts';
import { demandedOf, TALLIED, type Tallied } from './scope.ts';
import type { Tally } from './tally.ts';

/** What a run was of. */
interface Run {
  readonly edition: EditionId;
  readonly houseRules: boolean;
}

/** The counts of a run as a table, what never occurred among them. */
export function report(tally: Tally, run: Run, seconds: number): string {
  const [games, commands, cutOff] = [tally.games, tally.commands, tally.cutOff].map(String) as [string, string, string];
  return [
    t('files.cli.fuzz.ran', { games, commands, cutOff, rate: String(Math.round(tally.commands / seconds)) }),
    ...TALLIED.map((what) => section(what, tally, run)),
  ].join('\n\n');
}

function section(what: Tallied, tally: Tally, { edition, houseRules }: Run): string {
  const counts = tally.counts[what];
  const names = [...new Set([...counts.keys(), ...demandedOf(what, tally.games, edition, houseRules)])].sort(
    (p, q) => (counts.get(q) ?? 0) - (counts.get(p) ?? 0),
  );
  return [t(`files.cli.fuzz.${what}`), ...columns(names.map((name) => cell(name, counts.get(name) ?? 0)))].join('\n');
}

const cell = (name: string, n: number): string => `${String(n).padStart(9)}  ${name}`;

const WIDTH = 30;
const COLUMNS = 3;

function columns(cells: readonly string[]): string[] {
  const rows = Math.ceil(cells.length / COLUMNS);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => (cells[column * rows + row] ?? '').padEnd(WIDTH))
      .join('')
      .trimEnd(),
  );
}
