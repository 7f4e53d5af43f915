import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlineOf, polygonOutline } from '../../src/engine/geometry/outline.ts';
import type { Point } from '../../src/engine/geometry/vector.ts';
import { type Blocker, type Sight, type SightQuestion, sight } from '../../src/engine/sight/index.ts';
import { box, figure, poly, rulesFor, total, wall } from '../support/builders/sightRules.ts';
import { randomQuestion } from '../support/references/compareSight.ts';

/** A random scene by its seed; the seeds of one property are far from those of the comparison. */
const scenes = fc.integer({ min: 1, max: 2 ** 30 }).map(randomQuestion);
const facts = ({ los, seen, cover }: Sight) => ({ los, seen, cover });
const hold = <Given>(property: fc.IProperty<Given>) => fc.assert(property, { numRuns: 300 });

/** Turned by an angle, moved, and mirrored for odd ones. */
function moved(question: SightQuestion, n: number): SightQuestion {
  const [c, s] = [Math.cos(n), Math.sin(n)];
  const mirror = n % 2 ? -1 : 1;
  const move = ([x, y]: Point): Point => [x * c - y * s * mirror + n, x * s + y * c * mirror - n / 3];
  return {
    ...question,
    from: { ...question.from, at: move(question.from.at) },
    to: { ...question.to, at: move(question.to.at) },
    blockers: question.blockers.map((b) => ({ ...b, outline: movedOutline(b, move) })),
  };
}

function movedOutline({ outline }: Blocker, move: (p: Point) => Point) {
  if (outline.kind === 'disk') return outlineOf({ kind: 'circle', at: move(outline.at), radius: outline.radius });
  const points = outline.points.map(move);
  const [from, to] = points;
  return points.length === 2 && from && to ? outlineOf(wall(from, to)) : outlineOf(poly(...points));
}

describe('properties of sight', () => {
  it('line of sight is symmetric', () => {
    hold(fc.property(scenes, (q) => sight({ ...q, from: q.to, to: q.from }).los === sight(q).los));
  });

  it('moving, turning and mirroring the table changes nothing', () => {
    hold(
      fc.property(scenes, fc.integer({ min: 1, max: 40 }), (q, n) => {
        expect(facts(sight(moved(q, n)))).toEqual(facts(sight(q)));
      }),
    );
  });

  it('reversed vertices and the order of elements change nothing', () => {
    const reversed = (b: Blocker): Blocker =>
      b.outline.kind === 'polygon' ? { ...b, outline: polygonOutline([...b.outline.points].reverse()) } : b;
    hold(
      fc.property(scenes, fc.nat(11), (q, n) => {
        const blockers = [...q.blockers.slice(n), ...q.blockers.slice(0, n)].map(reversed);
        expect(facts(sight({ ...q, blockers }))).toEqual(facts(sight(q)));
      }),
    );
  });

  it('total cover split into abutting parts is the same cover', () => {
    const rules = { ...rulesFor('Q'), nearTotalHides: true };
    hold(
      fc.property(scenes, fc.integer({ min: 1, max: 9 }), (q, n) => {
        const blockers = q.blockers.filter((b) => b.cover === 'total');
        const split = blockers.flatMap((b) => (isConvex(b) ? halves(b, n / 10) : [b]));
        expect(facts(sight({ ...q, rules, blockers: split }))).toEqual(facts(sight({ ...q, rules, blockers })));
      }),
    );
  });

  it('adding an element never opens anything', () => {
    const order = { open: 0, partial: 1, total: 2 };
    hold(
      fc.property(scenes, fc.nat(12), (q, n) => {
        const fewer = sight({ ...q, blockers: q.blockers.filter((_, i) => i !== n) });
        const all = sight(q);
        expect(order[all.cover]).toBeGreaterThanOrEqual(order[fewer.cover]);
        if (!fewer.los) expect(all.los).toBe(false);
        if (fewer.seen === 'some') expect(all.seen).not.toBe('all');
      }),
    );
  });

  it('an element outside the hull of the two bases plays no part', () => {
    hold(
      fc.property(scenes, (q) => {
        const { from, to } = q;
        const d = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]);
        const behind = (p: Point, side: number): Point => [
          p[0] + ((to.at[0] - from.at[0]) / d) * side * 1.01,
          p[1] + ((to.at[1] - from.at[1]) / d) * side * 1.01,
        ];
        const more = [...q.blockers, figure(behind(from.at, -1)), figure(behind(to.at, 1))];
        expect(facts(sight({ ...q, blockers: more }))).toEqual(facts(sight(q)));
      }),
    );
  });

  it('what counts is enough, and none of it too much', () => {
    hold(
      fc.property(scenes, (q) => {
        const answer = sight(q, { reasons: true });
        const ids = answer.counted.map((c) => c.id);
        const only = (kept: readonly string[]) =>
          sight({ ...q, blockers: q.blockers.filter((b) => kept.includes(b.id)) });
        expect(only(ids).cover).toBe(answer.cover);
        for (const id of ids) expect(only(ids.filter((other) => other !== id)).cover).not.toBe(answer.cover);
        expect(new Set([...ids, ...answer.setAside.map((s) => s.id)]).size).toBe(q.blockers.length);
      }),
    );
  });

  it('bases that overlap see each other, and nothing is in between', () => {
    const question = {
      from: { id: 'a', at: [0, 0], radius: 0.5 },
      to: { id: 'b', at: [0.4, 0], radius: 0.5 },
    } as const;
    const answer = sight({ ...question, blockers: [total(box(-1, -1, 1, 1))], rules: rulesFor('Q') });
    expect(answer).toMatchObject({ los: true, cover: 'open' });
  });
});

function isConvex({ outline }: Blocker): boolean {
  if (outline.kind === 'disk' || outline.points.length < 3) return false;
  const n = outline.points.length;
  return outline.points.every(([x, y], i) => {
    const [px, py] = outline.points[(i + 1) % n] ?? [0, 0];
    const [qx, qy] = outline.points[(i + 2) % n] ?? [0, 0];
    return (px - x) * (qy - py) - (py - y) * (qx - px) > 0;
  });
}

/** A convex polygon cut from its first vertex to a point of an edge across. */
function halves(b: Blocker, share: number): Blocker[] {
  if (b.outline.kind === 'disk') return [b];
  const { points } = b.outline;
  const middle = Math.floor(points.length / 2);
  const [p, q] = [points[middle] as Point, points[(middle + 1) % points.length] as Point];
  const cut: Point = [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
  const first = [...points.slice(0, middle + 1), cut];
  const second = [points[0] as Point, cut, ...points.slice(middle + 1)];
  return [
    { ...b, outline: polygonOutline(first) },
    { ...b, id: `${b.id}-2`, outline: polygonOutline(second) },
  ];
}
