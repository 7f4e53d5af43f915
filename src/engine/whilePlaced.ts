import type { Point } from './geometry/vector.ts';
import type { Character, Game, GameState, Marker, PreparedSetup } from './model.ts';

/** More answers than one position is asked for by any player; the pointer of a board asks for more. */
const MOST = 300;

/**
 * Remembers what depends on the set-up and on where everybody stands, or lies, alone: sight, ways. One command asks for the same
 * several times (judged, paid for, carried out). The answers are the same with and without it.
 */
export function whilePlaced<V>(): (game: Game, key: string, make: () => V) => V {
  const known = new WeakMap<PreparedSetup, { placed: Placed; readonly answers: Map<string, V> }>();
  return (game, key, make) => {
    const { characters, markers } = game.state;
    let here = known.get(game.setup);
    if (!here || here.answers.size > MOST || !arePlacedAlike(here.placed, game.state)) {
      here = { placed: { characters, markers }, answers: new Map() };
      known.set(game.setup, here);
    }
    here.placed = { characters, markers };
    const before = here.answers.get(key);
    if (before !== undefined) return before;
    const answer = make();
    here.answers.set(key, answer);
    return answer;
  };
}

type Placed = Pick<GameState, 'characters' | 'markers'>;
type Characters = GameState['characters'];

const arePlacedAlike = (p: Placed, q: Placed): boolean =>
  standAlike(p.characters, q.characters) && (p.markers === q.markers || lieAlike(inTheWay(p), inTheWay(q)));

/** Of the markers those that sight and movement have to do with. */
const inTheWay = ({ markers }: Placed): readonly Marker[] =>
  markers.filter(({ kind }) => kind === 'body' || kind === 'smoke');

/** A marker that lies in the way is never changed, only put down and taken away. */
const lieAlike = (p: readonly Marker[], q: readonly Marker[]): boolean =>
  p.length === q.length && p.every((m, i) => m === q[i]);

const standAlike = (p: Characters, q: Characters): boolean =>
  p === q || (p.length === q.length && p.every((c, i) => standsAlike(c, q[i] as Character)));

const standsAlike = (c: Character, d: Character): boolean =>
  c === d || (c.id === d.id && c.out === d.out && c.level === d.level && samePlace(c.at, d.at));

const samePlace = (p: Point | null, q: Point | null): boolean =>
  p === q || (p !== null && q !== null && p[0] === q[0] && p[1] === q[1]);
