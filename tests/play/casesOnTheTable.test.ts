import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Rules } from '../../src/editions/index.ts';
import { judge, ownRules } from '../../src/play/cases/judge.ts';
import { decided, onTheTable } from '../../src/play/cases/onTheTable.ts';
import { changedUnder } from '../../src/play/cases/underOthers.ts';
import { readCase } from '../../src/play/files/readCase.ts';
import { gameAt } from '../../src/play/history.ts';
import { textWith } from './cases.ts';

const read = (text: string) => {
  const given = readCase(text);
  if (!given.ok) throw new Error(given.fault.path);
  return given.value;
};
const file = (name: string) => JSON.parse(readFileSync(new URL(`../cases/${name}.json`, import.meta.url), 'utf8'));

/** What decided the first expectation of a case, by its own rules. */
function found(text: string) {
  const given = read(text);
  const table = onTheTable(given, 0, ownRules(given));
  if (!table.ok || !given.expect[0]) throw new Error('not playable');
  return { ...decided(table.value, given.expect[0], judge(given)[0]?.differences[0]), of: table.value.moments.length };
}

describe('a failing case', () => {
  test('of what is seen stands at its position, with the reasons of what was found', () => {
    const { step, of, by } = found(textWith({ expect: [{ sight: ['ann', 'cyd'], is: { need: 4 } }] }));
    expect({ step, of }).toEqual({ step: 0, of: 1 });
    expect(by).toContain('FIRE-3');
  });

  test('of what comes after some commands stands where that came about', () => {
    const six = file('fire/any-two-sixes-combat');
    const shot = [
      ...six.expect[0].after,
      {
        type: 'move',
        who: 'ann',
        path: [
          [4, 12],
          [4, 13],
        ],
      },
    ]; // prettier-ignore
    const { step, of, by } = found(
      JSON.stringify({ ...six, expect: [{ after: shot, is: { characters: { ulf: { out: false } } } }] }),
    );
    expect(of).toBeGreaterThan(step + 1);
    expect(by).toContain('R14');
  });

  test('of a command that is refused stands before it, with what refuses it', () => {
    const fire = { type: 'fire', who: 'ann', at: 'ann' };
    const { step, of } = found(textWith({ expect: [{ after: [{ type: 'pass' }, fire], is: { tokens: { a: 9 } } }] }));
    expect({ step, of }).toEqual({ step: 0, of: 1 });
  });
});

test('[SETUP-4 B] what is expected of another set-up is looked at on that, before anybody stands there', () => {
  const given = read(JSON.stringify(file('setup/elements-for-each-beta')));
  const table = onTheTable(given, 0, ownRules(given));
  if (!table.ok || !given.expect[0]) throw new Error('not playable');
  const { start, history, moments } = table.value;
  const { setup, state } = gameAt(history);
  expect(setup.scenery.map(({ id }) => id)).toEqual(['pond-1']);
  expect([moments.length, start.position, state.characters.every(({ at }) => at === null)]).toEqual([1, null, true]);
  expect(decided(table.value, given.expect[0], undefined)).toEqual({ step: 0, by: ['SETUP-4'] });
});

describe('under other rules', () => {
  const given = read(
    textWith({
      expect: [
        { sight: ['ann', 'cyd'], is: { dice: 3 } },
        { sight: ['ann', 'cyd'], is: { need: 9 } },
      ],
    }),
  );
  const shortOfEight = { ...ownRules(given), rules: {} } as Rules;

  test('what stays as it was is not told', () => {
    expect(changedUnder(given, shortOfEight)).toEqual([]);
  });

  test('[R14 C] what no longer holds is told with the value that turns it round', () => {
    const combat = read(JSON.stringify(file('fire/any-two-sixes-combat')));
    const changed = changedUnder(combat, { edition: 'combat-1.1', rulings: {}, rules: {} });
    expect(changed).toMatchObject([
      {
        verdict: { index: 0, holds: false },
        because: [{ leaf: 'fire.headShotIn', rules: expect.arrayContaining(['R14']) }],
      },
    ]);
  });
});
