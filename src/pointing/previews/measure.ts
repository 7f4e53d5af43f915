import {
  baseOf,
  type Edge,
  type Game,
  type Id,
  isStanding,
  type Marker,
  type Point,
  type PreparedElement,
  toBoundary,
  within,
} from '../../engine/index.ts';
import type { Spot } from '../hand.ts';
import { isSeenOn, markerAtPoint } from '../picking.ts';
import { gapBetween, type Rim, rimOf } from './rims.ts';

/** What a length is taken from. */
export type MeasureEnd =
  | { readonly what: 'character' | 'marker' | 'element'; readonly id: Id }
  | { readonly what: 'edge'; readonly edge: Edge }
  | { readonly what: 'spot'; readonly at: Point };

export interface MeasurePreview {
  readonly from: MeasureEnd;
  readonly to: MeasureEnd;
  /** From edge to edge; a spot of the table has no size. */
  readonly distance: number;
  /** Where that is measured. */
  readonly ends: readonly [Point, Point];
  /** FIRE-2: at which range a shot over this distance would be; null where nobody is at either end of it. */
  readonly range: 'short' | 'long' | null;
}

/** How far from a rim one may point and still mean it, in u: less than half a base. */
const STICKY = 0.35;

export function measurePreview(game: Game, from: Spot, to: Spot): MeasurePreview {
  const [a, b] = [endAt(game, from), endAt(game, to)];
  const { distance, ends } = gapBetween(rimAt(game, a), rimAt(game, b));
  const isSomeone = a.what === 'character' || b.what === 'character';
  const range = within(distance, game.setup.ruleset.fire.shortRange) ? 'short' : 'long';
  return { from: a, to: b, distance, ends, range: isSomeone ? range : null };
}

/**
 * What pointing there means: who stands there, the marker that lies there, else the rim of scenery or the edge of the table
 * that is nearest, if one is near; far from all of them the spot itself.
 */
export function endAt(game: Game, { at, who, level = 0, slack = 0 }: Spot): MeasureEnd {
  if (who !== null && isStanding(game, who)) return { what: 'character', id: who };
  const marker = markerAtPoint(game, at, slack, level);
  if (marker && marker.kind !== 'smoke') return { what: 'marker', id: marker.id };
  const reach = Math.max(STICKY, slack);
  const near = [...elementEnds(game, at, level), ...smokeEnds(game, at), ...edgeEnds(game, at)].filter(
    ({ far }) => far <= reach,
  );
  const nearest = near.reduce<Near | null>((best, each) => (best && best.far <= each.far ? best : each), null);
  return nearest?.end ?? { what: 'spot', at };
}

interface Near {
  readonly end: MeasureEnd;
  readonly far: number;
}

const elementEnds = ({ setup }: Game, at: Point, level: number): readonly Near[] =>
  setup.elements
    .filter((e) => isSeenOn(e, level))
    .map(({ id, outline }) => ({ end: { what: 'element', id }, far: toBoundary(at, outline) }));

const smokeEnds = ({ state }: Game, at: Point): readonly Near[] =>
  state.markers.flatMap((marker) =>
    marker.kind === 'smoke'
      ? [{ end: { what: 'marker', id: marker.id }, far: Math.abs(distanceTo(marker, at) - marker.radius) } as const]
      : [],
  );

const distanceTo = ({ at: [x, y] }: Marker, p: Point): number => Math.hypot(p[0] - x, p[1] - y);

/** Beyond the edge is at it. */
function edgeEnds({ setup: { table } }: Game, [x, y]: Point): readonly Near[] {
  const far: Readonly<Record<Edge, number>> = { north: y, south: table.height - y, west: x, east: table.width - x };
  return (Object.keys(far) as Edge[]).map((edge) => ({ end: { what: 'edge', edge }, far: far[edge] }));
}

/** The rim of an end of a measurement. */
export function rimAt(game: Game, end: MeasureEnd): Rim {
  switch (end.what) {
    case 'character':
      return { kind: 'disk', disk: baseOf(game, end.id) };
    case 'marker': {
      const marker = game.state.markers.find(({ id }) => id === end.id);
      if (!marker) return { kind: 'disk', disk: { at: [0, 0], radius: 0 } };
      if (marker.kind === 'smoke') return { kind: 'circle', disk: marker };
      return { kind: 'disk', disk: { at: marker.at, radius: game.setup.ruleset.markerRadius } };
    }
    case 'element':
      return rimOf((game.setup.elements.find(({ id }) => id === end.id) as PreparedElement).outline);
    case 'edge':
      return { kind: 'lines', lines: [edgeLine(game, end.edge)] };
    case 'spot':
      return { kind: 'disk', disk: { at: end.at, radius: 0 } };
  }
}

function edgeLine({ setup: { table } }: Game, edge: Edge): readonly [Point, Point] {
  const { width, height } = table;
  const lines: Readonly<Record<Edge, readonly [Point, Point]>> = {
    north: [
      [0, 0],
      [width, 0],
    ],
    south: [
      [0, height],
      [width, height],
    ],
    west: [
      [0, 0],
      [0, height],
    ],
    east: [
      [width, 0],
      [width, height],
    ],
  };
  return lines[edge];
}
