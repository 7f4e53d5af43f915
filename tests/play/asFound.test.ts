import { expect, test } from 'vitest';
import { asFound } from '../../src/play/cases/asFound.ts';
import { gameUnder, judged, ownRules } from '../../src/play/cases/judge.ts';
import { turnedRound } from '../../src/play/cases/turnedRound.ts';
import { readCase } from '../../src/play/files/readCase.ts';
import { EXAMPLES } from '../../src/store/exampleCases.ts';

test('what a case expects wrongly holds once it expects what was found', () => {
  const tried = { none: 0, held: 0 };
  for (const { name, text } of EXAMPLES.filter((_, i) => i % 8 === 0)) {
    const read = readCase(text);
    if (!read.ok) throw new Error(`${name}: ${read.fault.path}`);
    const game = gameUnder(read.value, ownRules(read.value));
    if (!game.ok || read.value.under !== 'own') continue;
    for (const wrong of read.value.expect.flatMap(turnedRound)) {
      const found = asFound(wrong, judged(wrong, game.value));
      if (found) expect(judged(found, game.value), `${name} ${JSON.stringify(found)}`).toEqual([]);
      tried[found ? 'held' : 'none'] += 1;
    }
  }
  expect(tried.held).toBeGreaterThan(100);
});
