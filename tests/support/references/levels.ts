/**
 * Sight between levels by brute force: what counts by points along outlines and rims, every 0.01u; sight among it by
 * sampled lines. It shares no code with the engine's levels, and says how sure it is: an answer that a shift of 0.005u
 * would change is not.
 */
import { outlineOf } from '../../../src/engine/geometry/outline.ts';
import type { SceneryElement } from '../../../src/engine/index.ts';
import type { Blocker } from '../../../src/engine/sight/index.ts';
import type { LevelScene, Standing } from '../builders/levelScenes.ts';
import { BruteScene } from './bruteScene.ts';
import { contains, distanceTo } from './bruteShapes.ts';
import { countedParts } from './countedParts.ts';

/** Which options of R142 to R144 it goes by: true for b. */
export interface Options {
  readonly anyPart?: boolean;
  readonly totalAtAnEnd?: boolean;
  readonly partialAtTheTarget?: boolean;
}

export interface Verdict {
  readonly los: boolean;
  readonly seen: 'none' | 'some' | 'all';
  readonly covers: number;
  /** R146. */
  readonly throughFloor: boolean;
  readonly sure: boolean;
}

type Spot = readonly [number, number];
interface Layer {
  readonly blocker: Blocker;
  readonly from: number;
  readonly to: number;
  readonly element: SceneryElement | null;
}

const SPACING = 0.01;
const MARGIN = 0.005;
const STOREY = 3;

/** Between two levels; on one covers are counted one by one, which it does not. */
export function judgeLevels(scene: LevelScene, options: Options = {}): Verdict {
  const layers = layersOf(scene, options);
  const shifted = [0, -MARGIN, MARGIN].map((shift) => whatCounts(layers, scene, options, shift));
  const ids = (list: readonly Blocker[] | null) => list?.map(({ id }) => id).join() ?? 'floor';
  const different = shifted.filter((list, i) => shifted.findIndex((other) => ids(other) === ids(list)) === i);
  const [exact, ...others] = different.map((counting) => judgeAmong(counting, scene));
  const said = (verdict: Verdict | undefined) => JSON.stringify({ ...verdict, sure: true });
  return { ...(exact as Verdict), sure: [exact, ...others].every((one) => one?.sure && said(one) === said(exact)) };
}

/** Sight past what counts; null stands for a floor between the two. */
function judgeAmong(counting: readonly Blocker[] | null, { from, to }: LevelScene): Verdict {
  if (!counting) return { los: false, seen: 'none', covers: 0, throughFloor: true, sure: true };
  const between = counting.filter(({ id }) => id !== from.id && id !== to.id);
  const total = between.filter(({ cover }) => cover === 'total').map((blocker) => ({ blocker }));
  const blocked = new BruteScene(from, to, total);
  const los = blocked.exists();
  if (!los.yes) return { los: false, seen: 'none', covers: 0, throughFloor: false, sure: los.sure };
  const all = blocked.all();
  const parts = countedParts(from, between);
  const counted = parts?.map((part) => ({ blocker: part.blocker, hole: part.from })) ?? [];
  const open = new BruteScene(from, to, [...total, ...counted]).exists();
  return {
    los: true,
    seen: all.yes ? 'all' : 'some',
    covers: open.yes && all.yes ? 0 : 1,
    throughFloor: false,
    sure: parts !== null && los.sure && all.sure && open.sure,
  };
}

function layersOf({ scenery, people, bodies, smoke }: LevelScene, { anyPart = false }: Options): Layer[] {
  const lying = (s: Standing, more: Partial<Blocker>): Layer => ({
    blocker: {
      id: s.id,
      cover: 'partial',
      outline: outlineOf({ kind: 'circle', at: s.at, radius: s.radius }),
      ...more,
    },
    from: s.level,
    to: s.level,
    element: null,
  });
  return [
    ...scenery.map((element) => layerOf(element, anyPart)),
    ...[...people, ...bodies].map((s) => lying(s, { character: true })),
    ...smoke.map((s) => lying(s, { smoke: true })),
  ];
}

function layerOf(element: SceneryElement, anyPart: boolean): Layer {
  const isTotal = element.terrain.includes('sheltering');
  const isPartial = element.terrain.includes('protecting') || element.terrain.includes('concealing');
  const height = element.height ?? (isTotal ? STOREY : 1);
  const from = element.level ?? element.connects?.[0] ?? 0;
  let to = from;
  if (element.floor)
    while (Math.abs(height - (to + 2 - from) * STOREY) < Math.abs(height - (to + 1 - from) * STOREY)) to++;
  else if (!element.opening) while (height - (to + 1 - from) * STOREY >= (anyPart ? 1e-6 : 1) - 1e-9) to++;
  const cover = isTotal ? 'total' : isPartial ? 'partial' : 'none';
  return { blocker: { id: element.id, cover, outline: outlineOf(element.shape) }, from, to, element };
}

/** What stands between the two, all lengths a little more or less; null if a floor does. */
function whatCounts(
  layers: readonly Layer[],
  { from, to }: LevelScene,
  { totalAtAnEnd = false, partialAtTheTarget = false }: Options,
  shift: number,
): Blocker[] | null {
  const [lo, hi] = [Math.min(from.level, to.level), Math.max(from.level, to.level)];
  const [L, H] = from.level === lo ? [from, to] : [to, from];
  const floors = layers.filter(
    ({ element, blocker, to: top }) =>
      element?.floor && top + 1 > lo && top + 1 <= hi && distanceTo(blocker, ...H.at) < H.radius + shift,
  );
  const isHidden = floors.some(
    ({ blocker, to: top }) =>
      circle(...L.at, L.radius - shift).every((p) => contains(blocker, ...p) || distanceTo(blocker, ...p) < 1e-6) &&
      !layers.some(
        (s) =>
          s.element?.connects &&
          s.element.connects[0] <= lo &&
          s.element.connects[1] >= top + 1 &&
          distanceTo(s.blocker, ...L.at) < L.radius + shift,
      ),
  );
  if (isHidden) return null;
  const counts = layers.filter(({ blocker, from: bottom, to: top }) => {
    if (top < lo || bottom > hi) return false;
    const isOn = (k: number) => bottom <= k && k <= top;
    if (blocker.cover === 'total' && totalAtAnEnd && !isOn(lo) && !isOn(hi)) return false;
    if (blocker.cover === 'partial' && partialAtTheTarget && lo < hi && !isOn(to.level)) return false;
    return !(top < hi && floors.some((f) => top < f.to + 1 && isUnder(blocker, f.blocker, 0.5 + shift)));
  });
  return counts.map(({ blocker }) => blocker).filter(({ cover }) => cover !== 'none');
}

const isUnder = (blocker: Blocker, floor: Blocker, beyond: number): boolean =>
  edge(blocker).every((p) => contains(floor, ...p) || distanceTo(floor, ...p) <= beyond);

const circle = (x: number, y: number, radius: number): Spot[] => {
  const n = Math.ceil((2 * Math.PI * radius) / SPACING);
  return Array.from({ length: n }, (_, i) => [
    x + radius * Math.cos((2 * Math.PI * i) / n),
    y + radius * Math.sin((2 * Math.PI * i) / n),
  ]);
};

function edge({ outline }: Blocker): Spot[] {
  if (outline.kind === 'disk') return circle(...outline.at, outline.radius);
  return outline.points.flatMap((a, i): Spot[] => {
    const b = outline.points[(i + 1) % outline.points.length] ?? a;
    const n = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / SPACING);
    return Array.from({ length: n }, (_, k) => [a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
  });
}
