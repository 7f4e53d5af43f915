import { describe, expect, test as vitest } from 'vitest';
import { editionNow, letterNow } from './editionNow.ts';
import { namesIn, test } from './editions.ts';
import { given } from './given.ts';

describe('a name with letters of several editions', () => {
  vitest('is a name in each of them, with the ids that are of it', () => {
    expect(namesIn('[case V1] [FIRE-3 QIF] [R32=b CQ] [R39=27.5 I] what happens')).toEqual([
      ['C', '[case V1] [R32=b C] what happens'],
      ['Q', '[case V1] [FIRE-3 Q] [R32=b Q] what happens'],
      ['I', '[case V1] [FIRE-3 I] [R39=27.5 I] what happens'],
      ['F', '[case V1] [FIRE-3 F] what happens'],
    ]);
  });

  vitest('may carry its ids at its end, and one without letters is no such name', () => {
    expect(namesIn('what happens [FIRE-3 QI]').map(([, name]) => name)).toEqual([
      'what happens [FIRE-3 Q]',
      'what happens [FIRE-3 I]',
    ]);
    for (const name of ['what happens', '[case V1] what', '[TURN-13] what', '[FIRE-3 QX] what']) {
      expect(namesIn(name)).toEqual([]);
    }
  });
});

describe('a test of several editions', () => {
  const seen: string[] = [];

  test('[TURN-13 QIFC] plays each of them in turn, whatever it awaits', async () => {
    await Promise.resolve();
    seen.push(`${letterNow()} ${editionNow()} ${given({}).setup.ruleset.turn.income}`);
  });

  test.each([1, 2])('[TURN-13 IF] with its cases: %i', (n) => {
    seen.push(`${letterNow()} ${n}`);
  });

  vitest('and afterwards Q is what is played', () => {
    expect(seen).toEqual([
      ...['C combat-1.1 12', 'Q tactic-2.2 5', 'I tactic-qs-it 5', 'F tactic-qs-fr 5'],
      ...['I 1', 'I 2', 'F 1', 'F 2'],
    ]);
    expect(letterNow()).toBe('Q');
  });
});
