import type { Game } from '../../../src/engine/index.ts';
import { type Given, given, type Man, rifle } from './given.ts';

/** A position of 1-48COMBAT, with a hand of tokens. */
export const ofCombat = (position: Given): Given => ({
  edition: 'combat-1.1',
  ...position,
  tokens: { a: 12, b: 12, ...position.tokens },
});

/** The same with enough in reserve that no loss ends the game. */
export const inCombat = (position: Given): Given =>
  ofCombat({
    ...position,
    a: [...(position.a ?? []), ...reserve('a')],
    b: [...(position.b ?? []), ...reserve('b')],
  });

export const reserve = (side: string, n = 3): Man[] =>
  Array.from({ length: n }, (_, i): Man => ({ id: `${side}-${i + 1}`, at: null }));

/** Who is wounded, and who is out. */
export const hurt = (game: Game): readonly string[] =>
  game.state.characters.flatMap(({ id, wounded, out }) => (out ? [`${id} out`] : wounded ? [id] : []));

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
