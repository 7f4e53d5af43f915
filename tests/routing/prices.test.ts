import { describe, expect, it } from 'vitest';
import { between, distance, onGrid, type Point } from '../../src/engine/geometry/vector.ts';
import { type MoveRules, type MoveScene, measurePath, standFault } from '../../src/engine/movement/index.ts';
import { configurationSpace, isFreeLeg } from '../../src/routing/configurationSpace.ts';
import { extendTo } from '../../src/routing/labels.ts';
import { FRESH, type Progress } from '../../src/routing/resources.ts';
import { Q, traceMove } from '../support/builders/moveScenes.ts';
import { randomPlace, randomScene, seeded } from '../support/builders/randomScenes.ts';

const MOVE = 5;
/** Actions end this much before the very point where they touch, in u: at the point itself the last bit decides. */
const HAIR = 1e-8;

const RULES: readonly (readonly [string, Partial<MoveRules>])[] = [
  ['[R101 Q] [R126 Q] [R134 Q] each crossing and climb is paid for', {}],
  ['[R101=b Q] the dearest is paid for once', { extraPaid: 'once' }],
  ['[R11=b Q] crossing is free', { crossingCost: 0 }],
  ['[R126=b Q] what is climbed counts against the Move', { heightCounts: true }],
  ['[R126=b Q] [R101=b Q] likewise, paid for once', { heightCounts: true, extraPaid: 'once' }],
  ['[R131 B] [MOVE-9 B] difficult ground takes its part of the Move', { difficultLoss: 1.5 }],
  ['[R131 B] [R101=b Q] [R126=b Q] all of it', { difficultLoss: 2, extraPaid: 'once', heightCounts: true }],
  ['[R134=b Q] one may end across an edge', { mayStraddle: true, difficultLoss: 1 }],
];

/** Cover, difficult ground and platforms of several heights, with little that is in the way. */
function priceyScene(random: () => number): MoveScene {
  const terrains = ['protecting', 'concealing', 'difficult', 'protecting', 'sheltering'] as const;
  const s = randomScene(random, { size: 16, elements: 12, friends: 2, terrains, holes: true });
  const raised = (e: MoveScene['elements'][number], i: number) =>
    i % 2 === 0 ? { ...e, height: 0.5 + (i % 3) / 2, element: { ...e.element, platform: true } } : e;
  return { ...s, elements: s.elements.map(raised) };
}

/** What the planner takes a path for: its price leg by leg, and where its actions end. Null if it would not walk it. */
function priced(s: MoveScene, rules: MoveRules, path: readonly Point[]) {
  const space = configurationSpace(s, rules, path[0] as Point);
  let progress: Progress = FRESH;
  const actions: Point[][] = [[path[0] as Point]];
  for (const [i, to] of path.slice(1).entries()) {
    const from = path[i] as Point;
    if (!isFreeLeg(space, from, to)) return null;
    const stands = () => standFault(s, rules, to) === null;
    const extension = extendTo(space, { move: MOVE, relaxed: false }, progress, from, to, stands);
    if (!extension) return null;
    const length = distance(from, to);
    for (const b of extension.breaks) {
      const at = b === 0 ? from : b === length ? to : between(from, to, (b - HAIR) / length);
      actions.at(-1)?.push(at);
      actions.push([at]);
    }
    actions.at(-1)?.push(to);
    progress = extension.progress;
  }
  return { progress, actions };
}

describe('the price the planner gives', () => {
  it.each(RULES)('%s: is the judge’s for any path', (_, changed) => {
    const rules = { ...Q, ...changed };
    const met = { paths: 0, dear: 0, several: 0, slowed: 0, risen: 0 };
    for (let seed = 1; seed <= 250; seed++) {
      const random = seeded(seed);
      const s = priceyScene(random);
      const start = randomPlace(random, s, 16);
      if (!start || standFault(s, rules, start)) continue;
      const path = [start];
      for (let i = 0; i < 3; i++) {
        const [x, y] = path[i] as Point;
        path.push(onGrid([x + (random() - 0.5) * 7, y + (random() - 0.5) * 7]));
      }
      const end = path.at(-1) as Point;
      const plan = path.some(([x, y]) => x < 0.5 || y < 0.5 || x > 15.5 || y > 15.5) ? null : priced(s, rules, path);
      if (!plan || standFault(s, rules, end)) continue;
      met.paths++;
      // Who ends where an action ends has not set out on the next, which the planner counts already.
      const judged = plan.actions
        .filter((a) => (measurePath(a)?.length ?? 0) > 0)
        .map((a) => traceMove(s, rules, a, MOVE + 10 * HAIR));
      expect(judged.map((trace) => trace.fault?.violation ?? null)).toEqual(judged.map(() => null));
      const unbegun = plan.actions.length - judged.length;
      expect(judged.reduce((sum, { tokens }) => sum + tokens, 0) + unbegun).toBe(plan.progress.tokens);
      const last = judged.at(-1);
      if (last && unbegun === 0) expect(plan.progress.used).toBeCloseTo(last.length, 5);
      if (judged.length > 1) met.several++;
      if (judged.some(({ tokens }) => tokens > 1)) met.dear++;
      if (judged.some(({ allowance }) => allowance < MOVE)) met.slowed++;
      if (judged.some(({ crossings }) => crossings.some(({ charges }) => charges.some(({ rise }) => rise > 0))))
        met.risen++;
    }
    expect(met.paths).toBeGreaterThan(50);
    expect(met.several).toBeGreaterThan(50);
    expect(met.dear).toBeGreaterThan(10);
    expect(met.slowed > 5).toBe(rules.difficultLoss > 0);
    expect(met.risen > 5).toBe(rules.heightCounts);
  });
});
