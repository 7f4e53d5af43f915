import { describe, expect, test } from 'vitest';
import { check } from '../../src/engine/index.ts';
import { canExpect, caseFrom, changedIn, rulesIn, stepsOfAction } from '../../src/play/cases/caseFrom.ts';
import { hereOf } from '../../src/play/cases/here.ts';
import { judge } from '../../src/play/cases/judge.ts';
import { turnedRound } from '../../src/play/cases/turnedRound.ts';
import { readCase } from '../../src/play/files/readCase.ts';
import { printed } from '../../src/play/files/writeGame.ts';
import { gameAt, type History, lineTo, START } from '../../src/play/history.ts';
import { isOver, newHistory, playedUntil, readyStart } from './playing.ts';

const whole = playedUntil(newHistory(), 5, isOver);

function keptAt(history: History, at: number) {
  const steps = stepsOfAction({ history, at });
  const last = { start: readyStart(), history, at, steps };
  const facts = changedIn(last)
    .differing.map(({ b }) => b)
    .filter(canExpect);
  return { last, facts };
}

describe('a case made of the last steps', () => {
  const moments = lineTo(whole).filter((at) => at % 3 === 0 && keptAt(whole, at).facts.length > 0);

  test('holds at every moment of a game, and is noticed when it is turned round', () => {
    expect(moments.length).toBeGreaterThan(15);
    for (const at of moments) {
      const { last, facts } = keptAt(whole, at);
      const read = readCase(printed(caseFrom(last, { title: 'What came of it', note: '', facts, here: [] })));
      if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.fault}`);
      expect(judge(read.value).every(({ holds }) => holds)).toBe(true);
      const turned = { ...read.value, expect: read.value.expect.flatMap(turnedRound) };
      expect(judge(turned).some(({ holds }) => holds)).toBe(false);
    }
  });

  test('begins where the action began: its answers and dice belong to it', () => {
    const rolls = moments.filter((at) => whole.nodes[at]?.events.some(({ event }) => event === 'wounded'));
    for (const at of rolls) {
      const { last } = keptAt(whole, at);
      expect(last.steps).toBeGreaterThan(1);
      expect(rulesIn(last)).toContain('FIRE-1');
    }
    expect(rolls.length).toBeGreaterThan(0);
  });

  test('of what is so where it begins holds as well, whatever is asked there', () => {
    const asked = lineTo(whole).flatMap((at) => {
      const { command, parent = START } = whole.nodes[at] ?? {};
      return command && parent !== START ? [{ command, at: parent }] : [];
    });
    const kinds = new Set<string>();
    for (const { command, at } of asked.filter((_, i) => i % 4 === 0)) {
      for (const here of hereOf(gameAt(whole, at), command)) {
        const last = { start: readyStart(), history: whole, at, steps: 0 };
        const read = readCase(printed(caseFrom(last, { title: here.about, note: '', facts: [], here: [here] })));
        if (!read.ok) throw new Error(`${here.about} ${read.fault.path}: ${read.fault.fault}`);
        expect(judge(read.value), JSON.stringify(read.value.expect)).toMatchObject([{ holds: true }]);
        kinds.add(here.about);
      }
    }
    expect([...kinds].sort()).toEqual(['allowed', 'odds', 'sight']);
  });

  test.each([
    ['FLOW-OVER', [], { type: 'endTurn' }],
    ['TC-1', ['TC-1'], { type: 'takeCover', who: 'nobody' }],
  ] as const)('that only says what %s refuses is about that rule, if it is one', (rule, about, command) => {
    const at = whole.at;
    const last = { start: readyStart(), history: whole, at, steps: 0 };
    const file = caseFrom(last, {
      title: 'Not now',
      note: '',
      facts: [],
      here: [{ expectation: { refuses: command, rule }, rules: [rule] }],
    });
    const read = readCase(printed(file));
    if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.fault}`);
    expect(read.value.about).toEqual(about);
    const [{ holds } = { holds: null }] = judge(read.value);
    expect(holds).toBe(check(gameAt(whole, at), command)?.rule === rule);
  });
});
