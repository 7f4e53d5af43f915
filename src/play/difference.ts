import {
  awaiting,
  type Character,
  type Game,
  type Id,
  losses,
  type Marker,
  type Outcome,
  type Point,
  SIDES,
  type Side,
} from '../engine/index.ts';
import { type History, lineTo } from './history.ts';

/** Where somebody or something is: in u, and on which level. */
export interface At {
  readonly at: Point;
  readonly level: number;
}

/** What is known of one thing at one moment; `is` null: there is no such thing then. */
export type Fact =
  | {
      readonly about: 'character';
      readonly who: Id;
      readonly what: 'fate';
      readonly is: 'unhurt' | 'wounded' | 'eliminated';
    }
  | { readonly about: 'character'; readonly who: Id; readonly what: 'place'; readonly is: At | null }
  | {
      readonly about: 'character';
      readonly who: Id;
      readonly what: 'inCover' | 'shock' | 'panicking';
      readonly is: boolean;
    }
  | {
      readonly about: 'character';
      readonly who: Id;
      readonly what: 'spent' | 'shots' | 'grenades';
      readonly is: number;
    }
  | { readonly about: 'side'; readonly side: Side; readonly what: 'tokens' | 'lost'; readonly is: number }
  | { readonly about: 'marker'; readonly kind: Marker['kind']; readonly owner: Id; readonly is: At | null }
  | { readonly about: 'turn'; readonly is: { readonly number: number; readonly side: Side } }
  | { readonly about: 'decides'; readonly is: Side | 'both' | 'nobody' }
  | { readonly about: 'outcome'; readonly is: Outcome | null };

/** One thing of which two moments know differently. */
export interface Differing<F extends Fact = Fact> {
  readonly a: F;
  readonly b: F;
}

export interface Difference {
  readonly differing: readonly Differing[];
  /** How many facts there are in all. */
  readonly facts: number;
}

/** What two moments of one game, or of two with the same characters, do not have in common. */
export function difference(a: Game, b: Game): Difference {
  const [ofA, ofB] = [byName(factsOf(a)), byName(factsOf(b))];
  const names = new Set([...ofA.keys(), ...ofB.keys()]);
  const differing = [...names].flatMap((name): Differing[] => {
    const [one, other] = [ofA.get(name), ofB.get(name)];
    const first = one ?? (other && missing(other));
    const second = other ?? (one && missing(one));
    return first && second && !isSame(first.is, second.is) ? [{ a: first, b: second }] : [];
  });
  return { differing, facts: names.size };
}

/** A marker that the other moment does not have; what only one moment knows of somebody makes no difference. */
const missing = (fact: Fact): Fact => (fact.about === 'marker' ? { ...fact, is: null } : fact);

const byName = (facts: readonly Fact[]): Map<string, Fact> => {
  const named = new Map<string, Fact>();
  for (const fact of facts) {
    const { is: _, ...about } = fact;
    const name = JSON.stringify(about);
    let twin = 0; // two of a kind that belong to one: the first with the first
    while (named.has(`${name}${twin}`)) twin += 1;
    named.set(`${name}${twin}`, fact);
  }
  return named;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function factsOf(game: Game): readonly Fact[] {
  const { characters, markers, tokens, turn, outcome } = game.state;
  const asked = awaiting(game);
  return [
    ...characters.flatMap(factsOfCharacter),
    ...SIDES.flatMap((side): Fact[] => [
      { about: 'side', side, what: 'tokens', is: tokens[side] },
      { about: 'side', side, what: 'lost', is: losses(game, side).lost },
    ]),
    ...markers.map(
      (marker): Fact => ({ about: 'marker', kind: marker.kind, owner: ownerOf(marker), is: placeOf(marker) }),
    ),
    { about: 'turn', is: { number: turn.number, side: turn.side } },
    { about: 'decides', is: asked.kind === 'over' ? 'nobody' : asked.by },
    { about: 'outcome', is: outcome },
  ];
}

function factsOfCharacter(one: Character): readonly Fact[] {
  const { id: who, out, wounded, inCover, shock, panicking, spent, shots, grenades } = one;
  const about = { about: 'character', who } as const;
  if (out) return [{ ...about, what: 'fate', is: 'eliminated' }]; // all else is gone with him
  return [
    { ...about, what: 'fate', is: wounded ? 'wounded' : 'unhurt' },
    { ...about, what: 'place', is: one.at && placeOf({ at: one.at, level: one.level }) },
    { ...about, what: 'inCover', is: inCover },
    { ...about, what: 'shock', is: shock },
    { ...about, what: 'panicking', is: panicking },
    { ...about, what: 'spent', is: spent },
    { ...about, what: 'shots', is: Object.values(shots).reduce((sum, each) => sum + each, 0) },
    { ...about, what: 'grenades', is: grenades.length },
  ];
}

const placeOf = ({ at, level = 0 }: { readonly at: Point; readonly level?: number }): At => ({ at, level });

/** Whose it is: markers of one kind and owner stand for each other, as their own ids tell nothing. */
function ownerOf(marker: Marker): Id {
  if ('owner' in marker) return marker.owner;
  return marker.kind === 'body' ? marker.of : marker.grenade;
}

/** Two lines beside one another: what both have, and what each has after it. */
export interface Aligned {
  readonly shared: readonly number[];
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** Two lines by their last commands, aligned from where they part. */
export function aligned(history: History, a: number, b: number): Aligned {
  const [one, other] = [lineTo(history, a), lineTo(history, b)];
  const parts = one.findIndex((node, i) => node !== other[i]);
  const shared = parts < 0 ? one.length : parts;
  return { shared: one.slice(0, shared), a: one.slice(shared), b: other.slice(shared) };
}

/** Those who stand or lie somewhere else, or otherwise, in two moments: who is marked on the board. */
export const whoDiffers = ({ differing }: Difference): readonly Id[] => [
  ...new Set(differing.flatMap(({ a }) => (a.about === 'character' ? [a.who] : []))),
];
