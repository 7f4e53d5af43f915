import { expect, it } from 'vitest';
import { rulesetOf } from '../../src/editions/index.ts';
import { outlineOf } from '../../src/engine/geometry/outline.ts';
import type { MoveScene, Point, SceneryElement } from '../../src/engine/index.ts';
import { prepareElement } from '../../src/engine/scenery.ts';
import { routesFrom } from '../../src/routing/index.ts';
import { flat, flatReach } from '../support/builders/moveScenes.ts';

const rules = rulesetOf('tactic-2.2').movement;
const round = (points: number): Point[] =>
  Array.from(
    { length: points },
    (_, i): Point => [12 + Math.cos((2 * Math.PI * i) / points), 12 + Math.sin((2 * Math.PI * i) / points)],
  );
const wood = (points: number): SceneryElement => ({
  id: 'wood',
  look: 'wood',
  terrain: ['sheltering'],
  height: 2,
  shape: { kind: 'polygon', points: round(points) },
});
const among = (points: number): MoveScene => ({
  table: { width: 24, height: 24 },
  elements: [prepareElement(wood(points))],
  friends: [],
  enemies: [],
  bodies: [],
  radius: 0.5,
});

it('more corners than a plan can mind are refused, for a route and for what can be reached', () => {
  expect(outlineOf(wood(2001).shape).kind).toBe('polygon');
  const ask = routesFrom(flat(among(2001)), rules, [3, 3], 4);
  expect(ask([9, 3])).toEqual({ refused: { rule: 'FLOW-MUCH', data: { points: 2001, most: 2000 } } });
  expect(flatReach(among(2001), rules, [3, 3], 4)).toEqual([]);
  expect(flatReach(among(30), rules, [3, 3], 4)).toHaveLength(3);
});

it('a way of more moves than can be planned is refused, and a shorter one is not', () => {
  const ask = routesFrom(flat(among(30)), rules, [3, 3], 0.005);
  expect(ask([9, 3])).toEqual({ refused: { rule: 'FLOW-MUCH', data: { actions: 1200, most: 1000 } } });
  expect(ask([3.004, 3])).not.toMatchObject({ refused: { rule: 'FLOW-MUCH' } });
});
