import type { EditionId, Rulings } from '../../../src/editions/index.ts';
import { centreOf, distance, type Game, type Point, profile, type SceneryElement } from '../../../src/engine/index.ts';
import { type Chance, chanceFrom } from '../../../src/play/chance.ts';
import { box, type Given, type Man, roundBase } from './given.ts';

/** Positions for games and for questions of the command line alike, and the one made from the other. */

/**
 * A crowded corner of a table, from a seed: scenery of all kinds, platforms and round bases among it, men on, in, beside
 * and away from it, some of them hiding, and bodies. Where men may not stand by the rules they stand all the same.
 */
export function randomPosition(seed: number): Given {
  const chance = chanceFrom(seed);
  const scenery = Array.from({ length: chance.int(3, 9) }, (_, i) => randomElement(`s${i}`, chance));
  const taken: Point[] = [];
  const place = () => freePlace(scenery, taken, chance);
  const men = (side: string): Man[] =>
    Array.from({ length: 3 }, (_, i) => ({
      id: `${side}${i}`,
      at: place(),
      card: { camouflage: chance.happens(0.5) },
      state: { inCover: chance.happens(0.3), coverFrom: chance.happens(0.2) ? ['a0', 'b0'] : [] },
    }));
  return {
    scenery,
    a: men('a'),
    b: men('b'),
    markers: Array.from({ length: chance.int(0, 2) }, (_, i) => ({ id: `m${i}`, kind: 'body', at: place(), of: 'a0' })),
  };
}

/** Where men are put on purpose, and a move may be told to end: what a random point would hardly ever be. */
export const oddSpot = (scenery: readonly SceneryElement[], chance: Chance): Point => {
  const { holes, shape } = chance.pick(scenery) as SceneryElement;
  return holes?.[0] ?? centreOf(shape);
};

export const somewhere = (chance: Chance): Point => [chance.int(50, 1350) / 100, chance.int(50, 1350) / 100];

function freePlace(scenery: readonly SceneryElement[], taken: Point[], chance: Chance): Point {
  for (;;) {
    const beside = taken.length > 0 && chance.happens(0.1) ? chance.pick(taken) : undefined;
    const at: Point = beside
      ? [beside[0] + 1, beside[1]] // in contact
      : chance.happens(0.5)
        ? oddSpot(scenery, chance)
        : somewhere(chance);
    if (taken.some((other) => distance(at, other) < 1)) continue;
    taken.push(at);
    return at;
  }
}

const TERRAINS: readonly SceneryElement['terrain'][] = [
  ...[['sheltering'], ['protecting'], ['concealing'], ['protecting', 'concealing'], ['impassable'], ['difficult'], []],
] as SceneryElement['terrain'][];

function randomElement(id: string, chance: Chance): SceneryElement {
  const at = somewhere(chance);
  if (chance.happens(0.2)) return roundBase(id, at);
  const [w, h] = [chance.int(2, 50) / 10, chance.int(2, 50) / 10];
  const shapes: readonly SceneryElement['shape'][] = [
    box(id, at, [w, h]).shape,
    { kind: 'circle', at, radius: w / 2 },
    { kind: 'wall', from: at, to: [at[0] + w, at[1] + h], thickness: chance.pick([0, 0.2]) },
    {
      kind: 'polygon',
      points: [at, [at[0] + w, at[1]], [at[0] + w, at[1] + 0.1], [at[0] + 0.1, at[1] + h]],
    },
  ];
  return {
    id,
    look: 'stone-wall',
    terrain: chance.pick(TERRAINS) ?? [],
    shape: chance.pick(shapes) as SceneryElement['shape'],
    ...(chance.happens(0.5) ? { rotation: chance.int(0, 359) } : {}),
    ...(chance.happens(0.5) ? { height: chance.int(1, 4) / 2 } : {}),
    ...(chance.happens(0.4) ? { platform: true } : {}),
  };
}

export interface RulesAsked {
  readonly edition: EditionId;
  readonly rulings?: Rulings;
}

/** What both questions of the command line tell of the table of a game (formats.md), seen by `from`, whose shots those in cover fear. */
export const tableAsked = (game: Game, from: string, { edition, rulings = {} }: RulesAsked) => ({
  edition,
  rulings,
  scenery: game.setup.scenery,
  bases: [
    ...game.state.characters.map(({ id, at, inCover, coverFrom }) => ({
      id,
      at,
      inCover: inCover || coverFrom.includes(from),
      camouflage: profile(game, id).camouflage,
    })),
    ...game.state.markers.filter((m) => m.kind === 'body').map(({ id, at }) => ({ id, at, dead: true })),
  ],
});
