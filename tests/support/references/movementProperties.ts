import { expect } from 'vitest';
import { edges, isInside, segmentToSegment, toBoundary, toOutline } from '../../../src/engine/geometry/distance.ts';
import { distance, onGrid, type Point, pathLength } from '../../../src/engine/geometry/vector.ts';
import { inPlan, type MoveScene, type MoveTrace, standFault } from '../../../src/engine/movement/index.ts';
import { type Route, route } from '../../../src/routing/index.ts';
import { flat, flatReach, Q, scene } from '../builders/moveScenes.ts';
import { randomPlace, randomScene, type SceneWishes, seeded } from '../builders/randomScenes.ts';
import { GridSearch } from './gridSearch.ts';

/** What movement must show (issue 4), one random scene at a time: the normal run asks for a few, the long one for all. */

const MOVE = 4;

/** Bodies of a scene and a place to start in it, from a seed. */
function tableFrom(seed: number, wishes: SceneWishes & { size: number }) {
  const random = seeded(seed);
  const s = randomScene(random, wishes);
  const start = randomPlace(random, s, wishes.size);
  return start && { random, s, start };
}

/** Asks for some ways across a random table, and checks each by code that shares nothing with the search or the sweep. */
export function checkRoutes(seed: number, asked: number): { found: number; refused: number } {
  const table = tableFrom(seed, {
    size: 16,
    elements: 4 + (seed % 16),
    friends: seed % 5,
    enemies: seed % 4,
    holes: true,
  });
  const counts = { found: 0, refused: 0 };
  if (!table) return counts;
  const { random, s, start } = table;
  for (let i = 0; i < asked; i++) {
    const to = onGrid([random() * 16, random() * 16]);
    const answer = route(flat(s), Q, start, to, MOVE);
    if ('refused' in answer) counts.refused++;
    else {
      counts.found++;
      checkRoute(s, start, to, answer.route);
    }
  }
  return counts;
}

function checkRoute(s: MoveScene, start: Point, to: Point, found: Route): void {
  let at = start;
  for (const [i, move] of found.moves.map(inPlan).entries()) {
    const last = i === found.moves.length - 1;
    expect(move.fault).toBeNull();
    expect(move.path[0]).toEqual(at);
    expect(move.length).toBeLessThanOrEqual(MOVE + 1e-9);
    if (!move.hole && move.contacts.length === 0) expect(move.length).toBeCloseTo(pathLength(move.path), 9);
    expect(move.contacts.length === 0 || last).toBe(true);
    checkSwept(s, move);
    if (!last) expect(whyNotStand(s, move.end)).toBeNull();
    at = move.end;
  }
  if (found.moves.at(-1)?.contacts.length === 0) expect(distance(at, to)).toBeLessThan(0.015);
}

/** Every leg keeps the base's radius from all that cannot be entered and from enemies, and on the table; points on the grid. */
function checkSwept(s: MoveScene, move: MoveTrace): void {
  for (const [i, p] of move.path.entries()) {
    const free = i === 0 || i === move.path.length - 1 || (move.hole !== null && distance(p, move.hole.from) < 1e-9);
    if (!free) expect(distance(p, onGrid(p))).toBeLessThan(1e-9);
    if (s.table) {
      expect(Math.min(p[0], p[1], s.table.width - p[0], s.table.height - p[1])).toBeGreaterThan(s.radius - 1e-5);
    }
    const q = move.path[i + 1];
    if (!q) continue;
    for (const e of s.elements) {
      if (e.impassable) expect(gapToLeg(e.outline, p, q)).toBeGreaterThan(s.radius - 1e-5);
    }
    for (const enemy of s.enemies) {
      expect(segmentToSegment(p, q, enemy.at, enemy.at)).toBeGreaterThan(enemy.radius + s.radius - 1e-5);
    }
  }
}

function gapToLeg(outline: MoveScene['elements'][number]['outline'], p: Point, q: Point): number {
  if (outline.kind === 'disk') return segmentToSegment(p, q, outline.at, outline.at) - outline.radius;
  if (isInside(p, outline)) return -1;
  return Math.min(...edges(outline.points).map(([a, b]) => segmentToSegment(p, q, a, b)));
}

function whyNotStand(s: MoveScene, p: Point): string | null {
  const on = [...s.friends, ...s.enemies].find((b) => distance(b.at, p) < b.radius + s.radius - 1e-5);
  if (on) return on.id;
  const across = s.elements.find(
    (e) =>
      e.cover === 'partial' &&
      toOutline(p, e.outline) < s.radius - 1e-5 &&
      !e.holes.some((hole) => distance(hole, p) < 0.011) &&
      !(isInside(p, e.outline) && toBoundary(p, e.outline) > s.radius - 1e-5),
  );
  return across?.id ?? null;
}

/** Compares ways with the best of a fine grid: as many AT or fewer, and with as many no more than 1 % longer. */
export function compareWithGrid(seed: number, asked: number, wishes: SceneWishes = {}): string[] {
  const [size, step, most] = [12, 0.1, 6];
  const worse: string[] = [];
  const table = tableFrom(seed, { elements: 8, friends: 2, enemies: 2, ...wishes, size });
  if (!table) return worse;
  const { random, s } = table;
  const coarse = (p: Point): Point => [Math.round(p[0] / step) * step, Math.round(p[1] / step) * step];
  const start = coarse(table.start);
  if (standFault(s, Q, start)) return worse;
  // The grid is given a hair less room, so that it does not cut corners between its points.
  const grid = new GridSearch({ ...s, radius: s.radius + 0.01 }, size, step);
  const known = grid.run(start, MOVE, most);
  for (let i = 0; i < asked; i++) {
    const place = randomPlace(random, s, size);
    const to = place && coarse(place);
    if (!to || standFault(s, Q, to) || distance(start, to) < 0.05) continue;
    const best = grid.best(known, to, most);
    const answer = route(flat(s), Q, start, to, MOVE);
    if (!best) continue;
    const told = `${seed}: ${start} to ${to}, grid ${best.tokens} AT ${best.length.toFixed(3)}`;
    if ('refused' in answer) worse.push(`${told}, refused`);
    else {
      const { tokens, length } = answer.route;
      const isWorse = tokens > best.tokens || (tokens === best.tokens && length > best.length * 1.01);
      if (isWorse) worse.push(`${told}, found ${tokens} AT ${length.toFixed(3)}`);
    }
  }
  return worse;
}

/** Compares the areas of `reach` with what `route` affords at random places; a margin of 0.02 u belongs to either. */
export function compareReach(
  seed: number,
  asked: number,
  wishes: SceneWishes = {},
): { compared: number; wrong: string[] } {
  const size = 14;
  const table = tableFrom(seed, { elements: 10, friends: 2, enemies: 2, ...wishes, size });
  const wrong: string[] = [];
  let compared = 0;
  if (!table) return { compared, wrong };
  const { random, s, start } = table;
  const areas = flatReach(s, Q, start, MOVE);
  for (let i = 0; i < asked; i++) {
    const p = randomPlace(random, s, size);
    if (!p) continue;
    const answer = route(flat(s), Q, start, p, MOVE);
    const tokens = 'refused' in answer ? Number.POSITIVE_INFINITY : answer.route.tokens;
    for (const area of areas) {
      compared++;
      const drawn = area.pieces.some((piece) => contains(piece, p));
      if (drawn === tokens <= area.tokens) continue;
      const margin = Math.min(...area.pieces.map((piece) => toEdges(piece, p)));
      if (margin > 0.02)
        wrong.push(
          `${seed}: ${start} to ${p}, ${tokens} AT, drawn for ${area.tokens}: ${drawn}, by ${margin.toFixed(3)}`,
        );
    }
  }
  return { compared, wrong };
}

function contains(ring: readonly Point[], p: Point): boolean {
  let inside = false;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length] as Point;
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

const toEdges = (ring: readonly Point[], p: Point): number =>
  Math.min(...ring.map((a, i) => segmentToSegment(p, p, a, ring[(i + 1) % ring.length] as Point)));

/** A table for benches and timings: elements about as thick as on a real one. */
export function crowdedTable(
  seed: number,
  elements: number,
): { s: MoveScene; start: Point; random: () => number; size: number } {
  const size = elements > 50 ? 48 : 24;
  const random = seeded(seed);
  const s = randomScene(random, { size, elements, friends: 4, enemies: 5 });
  return { s: { ...scene(), ...s }, start: randomPlace(random, s, size) ?? [1, 1], random, size };
}
