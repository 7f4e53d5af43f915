import { type Given, given, type Man, rifle } from './given.ts';

/** A position of 1-48COMBAT, with a hand of tokens and enough in reserve that no loss ends the game. */
export const inCombat = (position: Given): Given => ({
  edition: 'combat-1.1',
  tokens: { a: 12, b: 12 },
  ...position,
  a: [...(position.a ?? []), ...reserve('a')],
  b: [...(position.b ?? []), ...reserve('b')],
});

const reserve = (side: string): Man[] => [1, 2, 3].map((n): Man => ({ id: `${side}-${n}`, at: null }));

export const combat = (position: Given) => given(inCombat(position));

/** Three shots of 3 dice each, one more with Aim, for as many actions as anybody needs. */
export const MARKSMAN = { actions: 9, moveAndFire: 8, weapons: [rifle({ shots: 3 })] };

/** abel sees bo, 9u away. */
export const combatDuel = (change: Given = {}) =>
  combat({
    ...change,
    a: [{ id: 'abel', at: [4, 12], card: MARKSMAN }, ...(change.a ?? [])],
    b: [{ id: 'bo', at: [14, 12] }, ...(change.b ?? [])],
  });
