import type { Card, Character, Game, Id, Point, Profile, Side } from '../../../../src/engine/index.ts';
import { BruteScene } from '../bruteScene.ts';
import { type Judgement, referenceSight } from '../sightReference.ts';
import { apart, away, BASE, MARKER, type Solid, solidsOf } from './shapes.ts';

/** What holds, as far as this reading can tell: null where it hangs on less than a hair, or on what it does not look at. */
export type Said = boolean | null;

/** All of them: false as soon as one does not hold, else unsure as soon as one is. */
export const all = (...said: readonly Said[]): Said =>
  said.includes(false) ? false : said.includes(null) ? null : true;
/** One of them. */
export const any = (...said: readonly Said[]): Said =>
  said.includes(true) ? true : said.includes(null) ? null : false;

const EXACT = 1e-9;
export const within = (distance: number, most: number): boolean => distance <= most + EXACT;

/** A character with its card, side and place on the table. */
export interface Man {
  readonly id: Id;
  readonly side: Side;
  readonly state: Character;
  readonly card: Card;
  readonly profile: Profile;
  readonly at: Point;
}

/** One position of a game, read plainly. */
export class Reading {
  readonly game: Game;
  readonly side: Side;
  readonly solids: readonly Solid[];
  /** Those on the table. */
  readonly men: readonly Man[];
  private readonly seen = new Map<string, Judgement>();
  private readonly seenMarkers = new Map<string, Said>();

  constructor(game: Game) {
    this.game = game;
    this.side = game.state.turn.side;
    this.solids = solidsOf(game.setup.scenery);
    this.men = game.state.characters.flatMap((state) => {
      const entry = game.setup.roster.find(({ id }) => id === state.id);
      if (!entry || state.out || !state.at) return [];
      const { card, side } = entry;
      return [{ id: state.id, side, state, card, profile: state.wounded ? card.wounded : card.healthy, at: state.at }];
    });
  }

  man(id: Id | undefined): Man | null {
    return this.men.find((man) => man.id === id) ?? null;
  }

  foesOf = ({ side }: Man): readonly Man[] => this.men.filter((man) => man.side !== side);
  friendsOf = ({ id, side }: Man): readonly Man[] => this.men.filter((man) => man.side === side && man.id !== id);

  /** LOS-1: from edge to edge. */
  distance = (p: Man, q: Man): number => Math.max(0, apart(p.at, q.at) - 2 * BASE);
  toMarker = (p: Man, at: Point): number => Math.max(0, apart(p.at, at) - BASE - MARKER);

  /** Two bases that touch. */
  touching = (p: Man, q: Man): boolean => apart(p.at, q.at) <= 2 * BASE + 1e-6;

  /** LOS-2 to LOS-5, COVER-6 to COVER-8, by brute force. */
  sight(from: Man, to: Man): Judgement {
    const key = `${from.id} ${to.id}`;
    const known = this.seen.get(key);
    if (known) return known;
    const between = this.men.filter(({ id }) => id !== from.id && id !== to.id);
    const judged = referenceSight({
      from: disk(from),
      to: disk(to),
      blockers: [
        ...this.scenery(from.at, to.at),
        ...between.map((man) => ({ id: man.id, outline: outline(man.at), cover: 'partial' as const, character: true })),
      ],
      rules: SIGHT,
    });
    this.seen.set(key, judged);
    return judged;
  }

  /** R139: a platform does not block the sight of one who stands on it, nor cover his targets, nor hide him whole. */
  private scenery(from: Point, to: Point) {
    return this.solids
      .filter((solid) => !(solid.platform && away(from, solid) === 0))
      .map((solid) =>
        solid.platform && solid.total && away(to, solid) === 0
          ? { ...solid.blocker, cover: 'partial' as const }
          : solid.blocker,
      );
  }

  sees(from: Man, to: Man): Said {
    const { los, sure } = this.sight(from, to);
    return sure ? los : null;
  }

  /** LOS-14, R38: any point of the base sees any point of the marker past total cover. */
  seesMarker(from: Man, at: Point): Said {
    const key = `${from.id} ${at}`;
    const known = this.seenMarkers.get(key);
    if (known !== undefined) return known;
    const total = this.scenery(from.at, at).filter(({ cover }) => cover === 'total');
    const marker = { id: 'marker', at, radius: MARKER };
    const near = apart(from.at, at) < BASE + MARKER - 1e-3;
    const { yes, sure } = near
      ? { yes: true, sure: total.length === 0 }
      : new BruteScene(
          disk(from),
          marker,
          total.map((blocker) => ({ blocker })),
        ).exists();
    const said = sure ? yes : null;
    this.seenMarkers.set(key, said);
    return said;
  }
}

const disk = ({ id, at }: Man) => ({ id, at, radius: BASE });
const outline = (at: Point) => ({ kind: 'disk', at, radius: BASE, bounds: { at, radius: BASE } }) as const;

/** Column Q, for the brute-force judge: COVER-6, R32, R33, R34, R75, R76, R132. */
const SIGHT = {
  nearRule: 'element',
  near: 2,
  nearTotalHides: false,
  closeTargetHides: false,
  charactersCover: true,
  viewpoint: 'any',
  partialHides: 'all',
  counting: 'one',
  smokeCountsOnce: false,
  platformCovers: true,
  laser: false,
} as const;
