import { describe, expect, test } from 'vitest';
import { faultText } from '../../../src/cli/faultText.ts';
import { rulesetOf } from '../../../src/editions/index.ts';
import { readGame } from '../../../src/play/files/readGame.ts';
import { readRuleSet } from '../../../src/play/files/readRuleSet.ts';
import { gameText } from '../../../src/play/files/writeGame.ts';
import { ruleSetText } from '../../../src/play/files/writeRuleSet.ts';
import { ruleSetOf } from '../../../src/play/ruleSet.ts';
import { newHistory, readyStart } from '../playing.ts';
import { gameFile, withField } from './gameFile.ts';

/** What the player is told of a game file; 'read' if it is in order. */
function told(file: unknown): string {
  const read = readGame(JSON.stringify(file));
  return read.ok ? 'read' : faultText(read.fault);
}

describe('house rules in a game file', () => {
  test('are played by, and written again with the name of their set', () => {
    const rules = { 'WIN-1': 'characters', 'TURN-3': 6 };
    const start = readyStart({ edition: 'tactic-qs-it', rulings: { R33: 'b' }, rules, ruleSet: 'Club “night”' });
    const read = readGame(gameText(start, newHistory(start)));
    if (!read.ok) throw new Error(faultText(read.fault));
    expect(ruleSetOf(read.value.start)).toEqual({
      name: 'Club “night”',
      edition: 'tactic-qs-it',
      rulings: { R33: 'b' },
      rules,
    });
    expect(read.value.start.setup.ruleset).toEqual(rulesetOf('tactic-qs-it', { R33: 'b' }, rules));
    expect(read.value.start.extras).toEqual({});
  });

  test('a game without a set has no name for its rules', () => {
    expect(gameText(readyStart(), newHistory())).not.toContain('x-ruleset');
  });

  test.each([
    [{ income: 6 }, 'rules.income: no rule that can be switched'],
    [{ R32: 'b' }, 'rules.R32: no rule that can be switched'],
    [{ 'WIN-1': 'goals' }, 'rules.WIN-1: not one of points, characters, characters-and-lead'],
    [{ 'TURN-3': 0 }, 'rules.TURN-3: not one of 1–20'],
    [{ 'TURN-3': 2.5 }, 'rules.TURN-3: not one of 1–20'],
    [{ 'TURN-5': 'many' }, 'rules.TURN-5: not one of none, 1–20'],
    [{ 'TURN-3': [6] }, 'rules.TURN-3: neither a word nor a number'],
    [7, 'rules: not an object'],
    [
      { 'TURN-3': 5, 'WOUND-2': 'round' },
      'rules.WOUND-2: something lasts or counts for a round, and there are no rounds (WOUND-2, TURN-1)',
    ],
    [
      { 'TURN-1': 'rounds' },
      'rules.TURN-1: rounds begin with a bid for the initiative, and nothing else does (TURN-2, TURN-1)',
    ],
    [
      { 'GREN-1': 3, 'TURN-5': 2 },
      'rules.GREN-1: a grenade costs more tokens than a side may spend at a time (GREN-1, TURN-5)',
    ],
    [{ 'TURN-5': 1 }, 'rules.TURN-5: a grenade costs more tokens than a side may spend at a time (GREN-1, TURN-5)'],
    [{ 'TC-3': 'one-shooter' }, 'rules.TC-3: cover from one shooter cannot be taken when nobody shoots (TC-3, TC-1)'],
  ])('%j', (rules, expected) => {
    expect(told(withField('rules', rules))).toBe(expected);
  });

  test('tampering with them is refused, and nothing else is changed by it', () => {
    const text = JSON.stringify(withField('rules', { x: 1 })).replace('"x":1', '"__proto__":{"WIN-1":"characters"}');
    const read = readGame(text);
    expect(read.ok ? 'read' : faultText(read.fault)).toBe('rules.__proto__: a name that no field may have');
  });
});

describe('what rules ask of forces and table', () => {
  const forces = (edition: string, a: string[], change = {}) => {
    const file = withField('setup.sides.a.force', a, { edition, position: null, ...change });
    return file;
  };

  test('[SETUP-3 C] a repeated type is refused, from the start or in the middle of a game', () => {
    const expected = 'setup.sides.a.force[1]: a repeated type, “anton”: a force holds each card once (SETUP-3)';
    expect(told(forces('combat-1.1', ['anton', 'anton']))).toBe(expected);
    expect(told(forces('combat-1.1', ['anton', 'anton'], { position: gameFile().position }))).toBe(expected);
    expect(told(forces('combat-1.1', ['anton', 'berta']))).toBe('read');
    expect(told(forces('tactic-2.2', ['anton', 'anton']))).toBe('read');
  });

  test('[SETUP-4 I] too little cover is refused where the game begins; a position has what it is about', () => {
    expect(told(forces('tactic-qs-it', ['anton', 'berta']))).toBe(
      'setup.scenery: 2 pieces of scenery give cover, and 3 are needed, one for each character (SETUP-4)',
    );
    expect(told(forces('tactic-qs-it', ['anton']))).toBe('read');
    expect(told(forces('tactic-qs-it', ['anton', 'berta'], { position: gameFile().position }))).toBe('read');
  });

  test('[SETUP-2 I] more points than were agreed are refused, and a maximum where there is none', () => {
    const most = (edition: string, mostPoints: number) => {
      const file = forces(edition, ['anton']);
      return told({ ...file, setup: { ...file.setup, mostPoints } });
    };
    expect(most('tactic-qs-it', 6)).toBe('read');
    expect(most('tactic-qs-it', 5)).toBe('setup.sides.a.force: worth 6 points, and 5 is the maximum (SETUP-2)');
    expect(most('tactic-qs-it', -1)).toBe('setup.mostPoints: less than 0');
    expect(most('tactic-2.2', 30)).toBe(
      'setup.mostPoints: a maximum of points, which these rules do not ask for (SETUP-2)',
    );
  });

  test('[SETUP-2 I] the maximum is kept with the game', () => {
    const start = readyStart({ edition: 'tactic-qs-it', mostPoints: 40 });
    const read = readGame(gameText(start, newHistory(start)));
    expect(read.ok && read.value.start.setup.mostPoints).toBe(40);
    expect(readyStart({ mostPoints: 40 }).setup.mostPoints).toBeUndefined();
  });
});

describe('a set of rules as a file of its own', () => {
  const set = {
    name: 'Club night',
    edition: 'combat-1.1',
    rulings: { R14: 'c' },
    rules: { 'WIN-1': 'points' },
  } as const;
  const file = { format: 'take-cover/ruleset', version: 1, ...set };
  const refusal = (change: object): string => {
    const read = readRuleSet(JSON.stringify({ ...file, ...change }));
    return read.ok ? 'read' : faultText(read.fault);
  };

  test('comes back as it was', () => {
    expect(readRuleSet(ruleSetText(set))).toEqual({ ok: true, value: set });
  });

  test.each([
    [{}, 'read'],
    [{ 'x-note': 'ours' }, 'read'],
    [{ format: 'take-cover/game' }, 'format: a file of the kind “game” where one of the kind “ruleset” is wanted'],
    [{ version: 2 }, 'version: made by version 2 of the format, this program reads up to 1'],
    [{ edition: 'tactic-9' }, 'edition: no edition “tactic-9”'],
    [{ edition: 'tactic-2.0-beta' }, 'rulings.R14: no such ruling, or no such option of it'],
    [{ edition: 'tactic-2.2' }, 'rulings.R14: no such ruling, or no such option of it'],
    [{ rulings: { R14: 'd' } }, 'rulings.R14: no such ruling, or no such option of it'],
    [{ rules: { 'WIN-1': 'luck' } }, 'rules.WIN-1: not one of points, characters, characters-and-lead'],
    [
      { rules: { 'TURN-2': 'roll' } },
      'rules.TURN-2: rounds begin with a bid for the initiative, and nothing else does (TURN-2, TURN-1)',
    ],
    [{ name: 7 }, 'name: not a text'],
    [{ owner: 'me' }, 'owner: unknown field'],
  ])('%j', (change, expected) => {
    expect(refusal(change)).toBe(expected);
  });

  test('is refused wherever it is cut off', () => {
    const text = ruleSetText(set);
    for (let cut = 0; cut < text.length - 1; cut += 3) expect(readRuleSet(text.slice(0, cut)).ok).toBe(false);
  });
});
