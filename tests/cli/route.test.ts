import { expect, it } from 'vitest';
import { answerRoute } from '../../src/cli/route.ts';

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
