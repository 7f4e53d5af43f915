import type { Point } from './geometry/vector.ts';
import type { Character, Game, PreparedSetup } from './model.ts';

/** More answers than one position is asked for by any player; the pointer of a board asks for more. */
const MOST = 300;

/**
 * Remembers what depends on the set-up and on where everybody stands alone: sight, ways. One command asks for the same
 * several times (judged, paid for, carried out). The answers are the same with and without it.
 */
export function whilePlaced<V>(): (game: Game, key: string, make: () => V) => V {
  const known = new WeakMap<PreparedSetup, { characters: Characters; readonly answers: Map<string, V> }>();
  return (game, key, make) => {
    const { characters } = game.state;
    let here = known.get(game.setup);
    if (!here || here.answers.size > MOST || !standAlike(here.characters, characters)) {
      here = { characters, answers: new Map() };
      known.set(game.setup, here);
    }
    here.characters = characters;
    const before = here.answers.get(key);
    if (before !== undefined) return before;
    const answer = make();
    here.answers.set(key, answer);
    return answer;
  };
}

type Characters = Game['state']['characters'];

const standAlike = (p: Characters, q: Characters): boolean =>
  p === q || (p.length === q.length && p.every((c, i) => standsAlike(c, q[i] as Character)));

const standsAlike = (c: Character, d: Character): boolean =>
  c === d || (c.id === d.id && c.out === d.out && samePlace(c.at, d.at));

const samePlace = (p: Point | null, q: Point | null): boolean =>
  p === q || (p !== null && q !== null && p[0] === q[0] && p[1] === q[1]);
