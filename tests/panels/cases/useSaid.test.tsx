import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EditionId } from '../../../src/editions/index.ts';
import type { Game } from '../../../src/engine/index.ts';
import { MESSAGES } from '../../../src/i18n/everyLanguage.ts';
import { IntlProvider, LOCALES } from '../../../src/i18n/index.ts';
import { type Row, rowsOf } from '../../../src/panels/cases/rows.ts';
import { useSaid } from '../../../src/panels/cases/useSaid.ts';
import { ownRules } from '../../../src/play/cases/judge.ts';
import { onTheTable } from '../../../src/play/cases/onTheTable.ts';
import { readCase } from '../../../src/play/files/readCase.ts';
import { gameAt } from '../../../src/play/history.ts';
import { EXAMPLES } from '../../../src/store/exampleCases.ts';

/** What one row is of, whoever it is about: its fields and the kind of value. */
function shapeOf({ path, expected, event }: Row): string {
  const names = path.map((each, i) => (i === 1 && /^(characters|markers|tokens)$/.test(path[0] ?? '') ? '*' : each));
  const value = expected.as === 'value' ? expected.value : expected.as;
  const words = /^(kind|what|how|seen|range|cover)$/.test(path.at(-1) ?? '') ? String(value) : typeof value;
  return event === undefined ? `${names.join('.')} ${words}` : JSON.stringify(event);
}

/** A row of every shape that the rules' own cases have, with a game it is about. */
const rows = new Map<string, readonly [game: Game, edition: EditionId, row: Row]>();
for (const { text } of EXAMPLES) {
  const read = readCase(text);
  if (!read.ok) throw new Error(read.fault.path);
  for (const [index, expectation] of read.value.expect.entries()) {
    for (const row of rowsOf(expectation, { differences: [] })) {
      if (row.command || rows.has(shapeOf(row))) continue;
      const table = onTheTable(read.value, index, ownRules(read.value));
      if (table.ok) rows.set(shapeOf(row), [gameAt(table.value.history), table.value.start.edition, row]);
    }
  }
}

function Told({ game, edition, row }: { game: Game; edition: EditionId; row: Row }) {
  const { thing, said } = useSaid(game, edition);
  return <li>{`${thing(row)} | ${said(row, row.expected)}`}</li>;
}

test.each(LOCALES)(
  'what the cases of the rules expect is said in words, none of them those of the file: %s',
  (locale) => {
    expect(rows.size).toBeGreaterThan(100);
    const { container } = render(
      <IntlProvider locale={locale} messages={MESSAGES[locale] as never} timeZone="UTC">
        {[...rows].map(([shape, [game, edition, row]]) => (
          <Told key={shape} game={game} edition={edition} row={row} />
        ))}
      </IntlProvider>,
    );
    const told = Array.from(container.querySelectorAll('li'), ({ textContent }) => textContent ?? '');
    expect(told.filter((each) => OF_A_FILE.test(each) || /\| $|^ \|/.test(each))).toEqual([]);
    if (locale === 'en')
      expect(told).toEqual(
        expect.arrayContaining([
          'Who decides | Player 1',
          'What about | Opportunity Fire',
          'Cover | In partial cover',
          'To hit | cannot hit',
          'What changes the roll | FIRE-3 (Wim)',
          expect.stringMatching(/^[A-Z][a-z]+: place \| at [\d.]+ · [\d.]+$/),
          'an explosion: Ulf, Vic | happens',
          'How it ended | the objective is reached',
          'Amount of scenery | not kept',
        ]),
      );
  },
);

/** Brackets, two names with a dot, a name of two words in one, values of JSON. */
const OF_A_FILE = /[{}[\]"]|[a-z]\.[a-z]|\b[a-z]+[A-Z]|\b(undefined|true|false|null)\b/;
