import { describe, expect } from 'vitest';
import { rulesetOf } from '../../src/editions/index.ts';
import {
  type MoveRules,
  type Place,
  prepareScenery,
  type SceneryElement,
  sceneWith,
  type Waypoint,
} from '../../src/engine/index.ts';
import { climbAlong, traceWay } from '../../src/engine/movement/index.ts';
import { moveStoreysOf } from '../../src/engine/scene.ts';
import { test } from '../support/builders/editions.ts';

type Way = readonly (readonly [number, number, number?])[];

const stairs: SceneryElement = {
  ...{ id: 'stairs', look: 'none', terrain: ['difficult'], connects: [0, 1] },
  shape: { kind: 'wall', from: [6, 4], to: [8, 4], thickness: 1 },
};
const floor: SceneryElement = {
  ...{ id: 'floor', look: 'none', terrain: [], floor: true },
  shape: {
    kind: 'polygon',
    points: [
      [8, 2],
      [14, 2],
      [14, 6],
      [8, 6],
    ],
  },
};
const ladder: SceneryElement = { ...stairs, passage: 'ladder' };
const slope: SceneryElement = { ...stairs, passage: 'slope', terrain: [] };
const landing: SceneryElement = { ...stairs, holes: [[7, 4]] };

interface Around {
  readonly scenery?: readonly SceneryElement[];
  readonly enemies?: readonly Place[];
  readonly friends?: readonly Place[];
}

const base = (id: string, [x, y, level = 0]: Way[number]): Place => ({ id, at: [x, y], level, radius: 0.5 });

/** One Move action along a way, on the stairs and the floor unless told otherwise. */
function go(way: Way, move = 4, around: Around = {}, rules: Partial<MoveRules> = {}) {
  return traceWay(storeysFor(way[0] ?? [0, 0], around), { ...BETA.movement, ...rules }, way, move);
}

const BETA = rulesetOf('tactic-2.0-beta');

/** What one who stands there moves among. */
function storeysFor(start: Way[number], { scenery = [stairs, floor], enemies = [], friends = [] }: Around = {}) {
  const elements = prepareScenery(scenery, BETA.levels);
  const characters = [...enemies, ...friends];
  const table = { width: 24, height: 24 };
  const scene = sceneWith({ ruleset: BETA, table, elements, characters, bodies: [], smoke: [] });
  return moveStoreysOf(scene, base('mover', start), (id) => enemies.some((e) => e.id === id));
}
const refused = (...args: Parameters<typeof go>): string | null => go(...args).fault?.violation.rule ?? null;
const withStairs = (passage: SceneryElement): Around => ({ scenery: [passage, floor] });

const UP: Way = [
  [5.5, 4],
  [8.5, 4, 1],
];

describe('from level to level', () => {
  test('[MOVE-11 B] [R151 B] by stairs, measured in plan from foot to head; they are difficult ground [MOVE-9 B]', () => {
    expect(go(UP)).toMatchObject({
      fault: null,
      length: 3,
      allowance: 3,
      tokens: 1,
      end: [8.5, 4, 1],
      difficult: ['stairs'],
    });
    expect(refused([[5.4, 4], ...UP])).toBe('MOVE-1');
    expect(refused([[5.4, 4], ...UP], 5)).toBeNull();
  });

  test('[MOVE-11 B] and down again', () => {
    expect(go([...UP].reverse())).toMatchObject({ fault: null, length: 3, end: [5.5, 4] });
  });

  test('[R151 B] the base touches the foot below and the head above, and stands on the floor there', () => {
    expect(
      refused([
        [5.5, 4],
        [8.5, 4.8, 1],
      ]),
    ).toBe('MOVE-11');
    expect(
      refused([
        [5.3, 4],
        [8.5, 4, 1],
      ]),
    ).toBe('MOVE-11');
    expect(
      refused([
        [5.5, 4],
        [8.4, 4, 1],
      ]),
    ).toBe('MOVE-11'); // a part of it over the void
    expect(
      refused([
        [5.5, 4],
        [8.5, 4, 2],
      ]),
    ).toBe('MOVE-11');
    expect(
      refused([
        [10, 8],
        [10, 5, 1],
      ]),
    ).toBe('MOVE-11'); // no jumping and no climbing of walls
  });

  test('[R152 B] no action ends on stairs or a ladder', () => {
    for (const steep of [stairs, ladder])
      expect(
        refused(
          [
            [5.5, 4],
            [7, 4],
          ],
          4,
          withStairs(steep),
        ),
      ).toBe('R152');
    expect(
      refused(
        [
          [5.5, 4],
          [7, 4],
        ],
        4,
        withStairs(slope),
      ),
    ).toBeNull();
  });

  test('[MOVE-3 B] a ladder costs 1 AT more, once for each action', () => {
    expect(go(UP, 4, withStairs(ladder))).toMatchObject({ fault: null, tokens: 2, allowance: 3 });
    const second: SceneryElement = {
      ...ladder,
      id: 'second',
      shape: { kind: 'wall', from: [16, 4], to: [14, 4], thickness: 1 },
    };
    const over = go([...UP, [13.5, 4, 1], [16.5, 4]], 12, { scenery: [ladder, second, floor] });
    expect(over).toMatchObject({ fault: null, tokens: 2, length: 11, allowance: 11 });
  });

  test('[R153=b B] stairs too', () => {
    const { movement } = rulesetOf('tactic-2.0-beta', { R153: 'b' });
    expect(go(UP, 4, {}, movement)).toMatchObject({ fault: null, tokens: 2 });
  });

  test('[R151 B] not from beside them, nor off them at their side', () => {
    const beside: Way = [
      [7, 3],
      [8.5, 4, 1],
    ];
    expect(refused(beside)).toBe('MOVE-11');
    const corners = [
      [6, 4.5],
      [14, 4.5],
      [14, 8],
      [6, 8],
    ] as const;
    const gallery: SceneryElement = { ...floor, shape: { kind: 'polygon', points: corners } };
    const ontoIt: Way = [
      [5.5, 4],
      [7, 5, 1],
    ];
    expect(refused(ontoIt, 4, { scenery: [stairs, gallery] })).toBe('MOVE-11');
  });

  test('[MOVE-11 B] whoever plans a climb is told of the void at its head at once', () => {
    const climb = (to: Waypoint) => climbAlong(storeysFor([5.5, 4]), BETA.movement, [5.5, 4], to, true).fault;
    expect(climb([8.5, 4, 1])).toBeNull();
    expect(climb([8.4, 4, 1])?.violation.rule).toBe('MOVE-11');
  });

  test('[R126 B] a climb is as long as it is in plan', () => {
    expect(go(UP, 4)).toMatchObject({ fault: null, length: 3 });
  });

  test('[R126=b B] the height counts as well', () => {
    const { movement } = rulesetOf('tactic-2.0-beta', { R126: 'b' });
    expect(go(UP, 7, {}, movement)).toMatchObject({ fault: null, length: 6 });
    expect(refused(UP, 6.9, {}, movement)).toBe('MOVE-1');
  });

  test('[MOVE-11 B] a slope is walked: nothing is lost', () => {
    expect(go([...UP, [9.5, 4, 1]], 4, withStairs(slope))).toMatchObject({
      fault: null,
      length: 4,
      allowance: 4,
      tokens: 1,
      difficult: [],
    });
    expect(go(UP, 4, withStairs(slope)).climbs).toMatchObject([{ passage: 'slope', upwards: true }]);
    expect(go([...UP].reverse(), 4, withStairs(slope)).climbs).toMatchObject([{ upwards: false }]);
  });

  test('[MOVE-7 B] not where either end is in what cannot be entered', () => {
    const wall: SceneryElement = { ...stairs, id: 'wall', terrain: ['sheltering'], level: 1 };
    const { connects: _, ...plain } = wall;
    const across: SceneryElement = { ...plain, shape: { kind: 'wall', from: [8.6, 2], to: [8.6, 6], thickness: 0.2 } };
    expect(refused(UP, 4, { scenery: [stairs, floor, across] })).toBe('MOVE-11');
    const between: SceneryElement = { ...plain, shape: { kind: 'wall', from: [7, 2], to: [7, 6], thickness: 0.2 } };
    expect(refused(UP, 4, { scenery: [stairs, floor, between] })).toBeNull();
  });
});

describe('landings', () => {
  test('[MOVE-11 B] [R154 B] who touches the stairs may be put into one for nothing', () => {
    const beside = go(
      [
        [7, 5.2],
        [7, 5],
        [7, 4],
      ],
      4,
      withStairs(landing),
    );
    expect(beside).toMatchObject({ fault: null, tokens: 1, allowance: 4, end: [7, 4], hole: { element: 'stairs' } });
    expect(beside.length).toBeCloseTo(0.2, 9);
    expect(
      go(
        [
          [9, 4, 1],
          [8.5, 4, 1],
          [7, 4],
        ],
        4,
        withStairs(landing),
      ),
    ).toMatchObject({ fault: null, length: 0.5, end: [7, 4] });
  });

  test('[R154 B] a hole in other difficult ground is not: that takes its 1u', () => {
    const crater: SceneryElement = {
      ...{ id: 'crater', look: 'none', terrain: ['protecting', 'difficult'], holes: [[7, 4]] },
      shape: { kind: 'circle', at: [7, 4], radius: 1.2 },
    };
    const into: Way = [
      [5, 4],
      [7, 4],
    ];
    expect(go(into, 4, { scenery: [crater] })).toMatchObject({ allowance: 3, hole: { element: 'crater' } });
  });

  test('[R154 B] nor is difficult ground that leads up and is walked on', () => {
    const into: Way = [
      [7, 2],
      [7, 4],
    ];
    expect(go(into, 4, withStairs({ ...slope, terrain: ['difficult'] }))).toMatchObject({ fault: null, allowance: 3 });
  });

  test('[MOVE-12 B] [R154 B] from there the next move begins anywhere at the rim, above or below, and loses 1u', () => {
    const up = (x: number) =>
      go(
        [
          [7, 4],
          [8.5, 4, 1],
          [x, 4, 1],
        ],
        4,
        withStairs(landing),
      );
    expect(up(11.5)).toMatchObject({ fault: null, length: 3, allowance: 3, end: [11.5, 4, 1] });
    expect(up(11.51).fault?.violation.rule).toBe('MOVE-1');
    expect(
      go(
        [
          [7, 4],
          [7, 5],
          [7, 8],
        ],
        4,
        withStairs(landing),
      ),
    ).toMatchObject({ fault: null, length: 3, end: [7, 8] });
    expect(
      refused(
        [
          [7, 4],
          [7, 5.2],
          [7, 6],
        ],
        4,
        withStairs(landing),
      ),
    ).toBe('MOVE-12');
  });

  describe('[R149 B] on a landing one is on both its levels', () => {
    const whole = {
      ...floor,
      shape: {
        kind: 'polygon',
        points: [
          [4, 2],
          [14, 2],
          [14, 6],
          [4, 6],
        ],
      },
    } as const;
    const from: Way = [
      [7, 5.2],
      [7, 4],
    ];
    const fromAbove: Way = [
      [8.7, 4, 1],
      [7, 4],
    ];

    test('[MOVE-6 B] an enemy of the other one is met between rim and hole, wherever one comes from', () => {
      const enemies = [base('enemy', [7, 3.1, 1])];
      expect(go(from, 4, { scenery: [landing, whole], enemies })).toMatchObject({
        ...{ fault: null, contacts: ['enemy'], hole: null, length: expect.closeTo(0.2) },
        end: [7, expect.closeTo(4.1)],
      });
      expect(go(fromAbove, 4, { scenery: [landing, whole], enemies: [base('enemy', [6.2, 4])] })).toMatchObject({
        ...{ fault: null, contacts: ['enemy'], hole: null },
        end: [expect.closeTo(7.2), 4],
      });
    });

    test('[MOVE-5 B] nobody steps into it under a friend or over one; before the rim those of the other level do not matter', () => {
      const scenery = [landing, whole];
      expect(refused(from, 4, { scenery, friends: [base('friend', [7, 3.1, 1])] })).toBe('MOVE-5');
      expect(refused(fromAbove, 4, { scenery, friends: [base('friend', [6.2, 4])] })).toBe('MOVE-5');
      expect(refused(fromAbove, 4, { scenery, friends: [base('friend', [7, 3.1, 1])] })).toBe('MOVE-5');
      expect(go(fromAbove, 4, { scenery, enemies: [base('enemy', [9.6, 4])] })).toMatchObject({
        ...{ fault: null, contacts: [], hole: { to: [7, 4] } },
      });
    });
  });

  test('[MOVE-11 B] with a landing no climb is made, so that a ladder costs nothing more', () => {
    const ladderWithLanding: SceneryElement = { ...landing, passage: 'ladder' };
    expect(
      go(
        [
          [5.4, 4],
          [5.5, 4],
          [7, 4],
        ],
        4,
        withStairs(ladderWithLanding),
      ).tokens,
    ).toBe(1);
    expect(
      go(
        [
          [7, 4],
          [8.5, 4, 1],
        ],
        4,
        withStairs(ladderWithLanding),
      ).tokens,
    ).toBe(1);
  });
});

describe('others on the way', () => {
  test('[R149 B] [MOVE-6 B] an enemy at the head is met where the bases touch, on the lower level', () => {
    expect(go(UP, 4, { enemies: [base('e', [8.5, 4, 1])] })).toMatchObject({
      fault: null,
      length: 2,
      contacts: ['e'],
      end: [7.5, 4],
    });
  });

  test('[R149 B] one under the floor is not met', () => {
    const across: Way = [
      [9, 4],
      [12, 4],
    ];
    expect(go(across, 4, { enemies: [base('e', [11, 4, 1])] })).toMatchObject({ fault: null, contacts: [] });
    expect(go(across, 4, { enemies: [base('e', [11, 4])] }).contacts).toEqual(['e']);
  });

  test('[MOVE-5 B] a friend on the stairs is passed, and not stood on', () => {
    const friends = [base('f', [8.5, 4, 1])];
    expect(refused([...UP, [9.5, 4, 1]], 5, { friends })).toBeNull();
    expect(refused(UP, 4, { friends })).toBe('MOVE-5');
  });
});

describe('on one level', () => {
  test('a way is that of the flat judge', () => {
    expect(
      go([
        [10, 4, 1],
        [13, 4, 1],
      ]),
    ).toMatchObject({ fault: null, length: 3, end: [13, 4, 1], climbs: [] });
    expect(
      refused([
        [13, 4, 1],
        [13.6, 4, 1],
      ]),
    ).toBe('MOVE-11');
  });
});
