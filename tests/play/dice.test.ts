import { describe, expect, test } from 'vitest';
import { chanceDice, chanceFrom } from '../../src/play/chance.ts';
import { type Dice, liveDice, rollCommand, scriptedDice, typedDice } from '../../src/play/dice.ts';

/** Chi-square of a list of dice against six equal shares; with five degrees of freedom 30 comes up once in 80,000 times. */
function chiSquare(dice: readonly number[]): number {
  const expected = dice.length / 6;
  return [1, 2, 3, 4, 5, 6].reduce((sum, face) => {
    const seen = dice.filter((die) => die === face).length;
    return sum + (seen - expected) ** 2 / expected;
  }, 0);
}

const many = (dice: Dice): readonly number[] => dice.roll(60_000) ?? [];

describe('live dice', () => {
  test('[case S11] each face comes up as often as the others', () => {
    const dice = many(liveDice());
    expect(dice).toHaveLength(60_000);
    expect(chiSquare(dice)).toBeLessThan(30);
  });

  test('a byte from 252 on is drawn again: it would favour the low faces', () => {
    const bytes = [252, 255, 5, 251, 0];
    const dice = liveDice((into) => into.set(bytes.splice(0, into.length)));
    expect(dice.roll(3)).toEqual([6, 6, 1]);
    expect(bytes).toEqual([]);
  });
});

test('dice of chance are fair and repeatable', () => {
  expect(chiSquare(many(chanceDice(chanceFrom(1))))).toBeLessThan(30);
  expect(chanceDice(chanceFrom(7)).roll(20)).toEqual(chanceDice(chanceFrom(7)).roll(20));
  const firsts = Array.from({ length: 600 }, (_, seed) => chanceDice(chanceFrom(seed)).roll(1)?.[0] ?? 0);
  expect(chiSquare(firsts)).toBeLessThan(30);
});

describe('scripted dice', () => {
  test('come in order, and tell when they run out', () => {
    const dice = scriptedDice([4, 6, 1]);
    expect(rollCommand(dice, 2)).toEqual({ type: 'roll', dice: [4, 6], source: 'fixed' });
    expect(rollCommand(dice, 2)).toBeNull();
    expect(dice.left()).toBe(1);
    expect(dice.roll(1)).toEqual([1]);
    expect(dice.left()).toBe(0);
  });
});

describe('typed dice', () => {
  test.each(['4 6 1', '461', ' 4, 6,1 ', '4+6+1'])('%j', (text) => {
    expect(typedDice(text, 3)).toEqual({ ok: true, command: { type: 'roll', dice: [4, 6, 1], source: 'typed' } });
  });

  test.each([
    ['46', 2],
    ['4 6 1 1', 4],
    ['', 0],
    ['4 7 1', 0],
    ['4 0 1', 0],
    ['four', 0],
  ])('%j is not three dice', (text, have) => {
    expect(typedDice(text, 3)).toEqual({ ok: false, violation: { rule: 'FLOW-DICE', data: { need: 3, have } } });
  });
});
