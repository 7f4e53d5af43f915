import { describe, expect, it } from 'vitest';
import { answerRoute } from '../../src/cli/route.ts';
import { run } from './screen.ts';

const ask = (question: object) => JSON.parse(answerRoute(JSON.stringify(question)));
const scene = {
  bases: [
    { id: 'a', at: [3, 3] },
    { id: 'b', at: [9, 3] },
  ],
  who: 'a',
  move: 4,
};

it('[R140 Q] answers with one entry for each Move action', () => {
  const answer = ask({ ...scene, id: 'q1', to: [11, 5], enemies: ['b'], table: { width: 24, height: 24 } });
  expect(answer).toMatchObject({ id: 'q1', tokens: answer.moves.length });
  expect(answer.moves[0]).toMatchObject({ tokens: 1, crossings: [] });
  expect(answer.moves[0].path[0]).toEqual([3, 3]);
  expect(answer.moves.at(-1).path.at(-1)).toEqual([11, 5]);
});

it('[MOVE-7 Q] says what forbids the place, and which is the nearest that is allowed', () => {
  const scenery = [
    { id: 'w', terrain: ['sheltering'], shape: { kind: 'wall', from: [6, 0], to: [6, 9], thickness: 0.2 } },
  ];
  expect(ask({ ...scene, scenery, to: [6.2, 4] })).toMatchObject({
    refused: { rule: 'MOVE-7', data: { element: 'w' } },
    nearest: [6.6, 4],
  });
});

it('[R129=b Q] plays by the rulings that are asked for', () => {
  const scenery = [
    {
      id: 'c',
      look: 'round-base',
      terrain: ['protecting'],
      shape: { kind: 'circle', at: [9, 3], radius: 1.2 },
      holes: [[9, 3]],
    },
  ];
  const question = { ...scene, scenery, to: [9, 3], enemies: ['b'] };
  expect(ask(question).length).toBeCloseTo(5, 6);
  expect(ask({ ...question, rulings: { R129: 'b' } }).length).toBeCloseTo(4.3, 6);
});

it('[MOVE-11 B] goes up by the stairs by itself, and says so; where none lead there, it says that', () => {
  const floor = { id: 'floor', look: 'none', terrain: [], floor: true, shape: squareAt(8, 8) };
  const stairs = {
    ...{ id: 'stairs', look: 'none', terrain: [], connects: [0, 1], passage: 'stairs' },
    shape: { kind: 'wall', from: [6, 11], to: [8, 11], thickness: 1 },
  };
  const bases = [{ id: 'a', at: [2, 11] }];
  const question = { edition: 'tactic-2.0-beta', bases, who: 'a', move: 4, to: [12, 12, 1] };
  const { moves } = ask({ ...question, scenery: [stairs, floor] });
  expect(moves.at(-1).path.at(-1)).toEqual([12, 12, 1]);
  expect(moves.flatMap(({ climbs = [] }: { climbs?: unknown[] }) => climbs)).toEqual([
    { element: 'stairs', passage: 'stairs', upwards: true },
  ]);
  expect(ask({ ...question, scenery: [floor] }).refused.rule).toBe('MOVE-11');
});

const squareAt = (x: number, y: number) => ({
  kind: 'polygon',
  points: [
    [x, y],
    [x + 6, y],
    [x + 6, y + 6],
    [x, y + 6],
  ],
});

it('reads house rules, and says which it does not know', () => {
  const question = { ...scene, to: [7, 3] };
  expect(ask({ ...question, rules: { 'MOVE-6': 'passes' } }).length).toBe(4);
  expect(ask({ ...question, rules: { 'MOVE-6': 'jumps' } }).error).toBe('rules.MOVE-6: not one of fights, passes');
});

it.each([
  ['not json', '{', /./],
  ['no target', JSON.stringify(scene), /^to: /],
  ['NaN', JSON.stringify({ ...scene, to: [null, 1] }), /^to\[0\]: /],
  ['an unknown field', JSON.stringify({ ...scene, to: [5, 5], speed: 3 }), /^speed: /],
  ['a stray enemy', JSON.stringify({ ...scene, to: [5, 5], enemies: ['z'] }), /^enemies\[0\]: /],
  ['a stranger', JSON.stringify({ ...scene, who: 'z', to: [5, 5] }), /^who: /],
  ['no Move', JSON.stringify({ ...scene, move: 0, to: [5, 5] }), /^move: /],
  [
    'a bad shape',
    JSON.stringify({
      ...scene,
      to: [5, 5],
      scenery: [
        {
          id: 's',
          terrain: [],
          shape: {
            kind: 'polygon',
            points: [
              [1, 1],
              [2, 2],
            ],
          },
        },
      ],
    }),
    /^scenery\[0\]\.shape\.points: /,
  ],
  ['another edition', JSON.stringify({ ...scene, to: [5, 5], edition: 'chess' }), /^edition: /],
])('tells what is wrong with %s by its field', (_, line, fault) => {
  expect(JSON.parse(answerRoute(line)).error).toMatch(fault);
});

describe('work without bound', () => {
  const open = { bases: [{ id: 'a', at: [3, 3] }], who: 'a', to: [9, 3] };
  /** Polygons of so many points each, side by side. */
  const polygons = (n: number, points: number) =>
    Array.from({ length: n }, (_, k) => ({
      id: `p${k}`,
      terrain: ['sheltering'],
      shape: {
        kind: 'polygon',
        points: Array.from({ length: points }, (_, i) => {
          const [turn, radius] = [(2 * Math.PI * i) / points, i % 2 ? 0.9 : 1];
          return [6 + 3 * (k % 15) + radius * Math.cos(turn), 6 + 3 * Math.floor(k / 15) + radius * Math.sin(turn)];
        }),
      },
    }));

  it('is refused at the field that asks for it, and the next line is answered', async () => {
    const lines = [
      { ...open, id: 1, move: 1e-9 },
      { ...open, id: 2, move: 1e-7 },
      { ...open, id: 3, move: 4, scenery: polygons(200, 100) },
      { ...open, id: 4, move: 4 },
    ];
    const started = performance.now();
    const { exit, out } = await run(['route', 'f'], { f: lines.map((line) => JSON.stringify(line)).join('\n') });
    expect(performance.now() - started).toBeLessThan(5000);
    expect(exit).toBe(1);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { id: 1, error: 'move: too short a move: it would take 6,000,000,000 of them, and 1,000 is the most' },
      { id: 2, error: 'move: too short a move: it would take 60,000,000 of them, and 1,000 is the most' },
      { id: 3, error: 'scenery: more corners than a way can be planned among: 20,000, and 2,000 is the most' },
      { id: 4, tokens: 2 },
    ]);
  });

  it('is done where it is a second or so', () => {
    for (const question of [
      { ...open, move: 0.006 },
      { ...open, to: [50, 3], move: 4, scenery: polygons(19, 100) },
    ]) {
      expect(ask(question).error).toBeUndefined();
    }
  });
});
