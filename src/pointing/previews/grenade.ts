import {
  type Awaiting,
  burstPlace,
  type Command,
  caughtBy,
  check,
  distance,
  flattened,
  type Game,
  type GrenadeFrame,
  grenadeOf,
  type Id,
  isStanding,
  levelOf,
  onGrid,
  onTable,
  type Point,
  rangesOf,
  throwDistance,
  thrownGrenade,
  throwScatters,
  throwsBlindly,
  type Violation,
  type Waypoint,
  type Weapon,
} from '../../engine/index.ts';
import { pointedPlace } from '../plans/places.ts';
import { type BurstPreview, burstPreview } from './burst.ts';

export interface GrenadePreview {
  readonly who: Id;
  /** Where there are several (GREN-2), else empty. */
  readonly thrown: string;
  readonly at: Point;
  readonly level: number;
  /** From edge to edge, in u. */
  readonly distance: number;
  readonly scatters: boolean;
  /** How far it may be moved, in u, the likeliest first. Empty where it bursts for sure. */
  readonly drifts: readonly number[];
  /** If it comes down where it is aimed. */
  readonly burst: BurstPreview;
  /** Who else might be caught if it is moved straight towards him. */
  readonly mayCatch: readonly Id[];
  /** How far the smoke reaches that it leaves (GREN-15), in u; null: it leaves none. */
  readonly smoke: number | null;
  readonly violation: Violation | null;
  readonly command: Extract<Command, { type: 'grenade' }>;
}

/** A grenade thrown at a spot of the table. */
export function grenadePreview(game: Game, who: Id, spot: Waypoint, weapon?: Id): GrenadePreview | null {
  const thrown = grenadeOf(game, who, weapon);
  if (!thrown || !isStanding(game, who)) return null;
  const at = pointedPlace(flattened(spot), levelOf(spot));
  const command: GrenadePreview['command'] = { type: 'grenade', who, at, ...(weapon === undefined ? {} : { weapon }) };
  const scatters = throwScatters(game, who, thrown.id, at);
  const { kinds, smokeRadius } = game.setup.ruleset.grenades;
  const drifts = scatters
    ? [...new Set(game.setup.ruleset.grenades.scatter)].filter((u) => u > 0).sort((p, q) => p - q)
    : [];
  const burst = burstPreview(game, who, thrown, at);
  return {
    who,
    thrown: kinds ? thrown.kind : '',
    at: flattened(at),
    level: levelOf(at),
    distance: throwDistance(game, who, at),
    scatters,
    drifts,
    burst,
    mayCatch: reachedByDrift(game, command, thrown, drifts).filter((id) => !burst.caught.includes(id)),
    smoke: thrown.kind === 'smoke' ? smokeRadius : null,
    violation: check(game, command),
    command,
  };
}

/** Whom it would catch if the other side moved it straight towards him (GREN-5), as far as it may and as is of use. */
function reachedByDrift(
  game: Game,
  { who, at }: GrenadePreview['command'],
  thrown: Weapon,
  drifts: readonly number[],
): readonly Id[] {
  const from = flattened(at);
  const most = drifts.at(-1) ?? 0;
  const { baseRadius, markerRadius, grenades } = game.setup.ruleset;
  const reach = most + markerRadius + (thrown.radius ?? 0) + baseRadius;
  const isCaught = (id: Id, to: Point): boolean => {
    const place = burstPlace(game, at, to);
    return place !== null && caughtBy(game, who, thrown.id, place).caught.includes(id);
  };
  return onTable(game)
    .filter((c) => c.at !== null && distance(from, c.at) > 0 && distance(from, c.at) <= reach)
    .filter(({ id, at: stands }) => {
      if (!stands) return false;
      if (grenades.drift === 'exactly') return drifts.some((u) => isCaught(id, onRim(from, stands, u)));
      return isCaught(id, distance(from, stands) <= most ? stands : onRim(from, stands, most));
    })
    .map(({ id }) => id);
}

/** How far a throw may go, edge to edge: for sure, and at most (GREN-2, R18, SF-6). null: no limit. */
export function throwRanges(
  game: Game,
  who: Id,
  weapon?: Id,
): { readonly sure: number | null; readonly most: number | null } {
  const { suppression } = game.setup.ruleset;
  const { sure, longest } = rangesOf(game, grenadeOf(game, who, weapon)?.kind ?? '');
  if (!throwsBlindly(game, who)) return { sure, most: longest };
  return { sure: null, most: Math.min(suppression.grenades, longest ?? suppression.grenades) };
}

export interface DriftPreview {
  readonly who: Id;
  readonly from: Point;
  /** The level it was aimed at; it may burst on a lower one (R157). */
  readonly aimed: number;
  readonly most: number;
  /** Where the marker is moved to: within reach of a place, on the rim of what is allowed where that is a little beyond. */
  readonly to: Point;
  readonly distance: number;
  /** null: off the table, and lost (R49). */
  readonly burst: BurstPreview | null;
  readonly violation: Violation | null;
  readonly command: Command;
}

/** A hand is not that exact: so far beyond the rim, in u, is meant to be on it. */
const BEYOND = 0.75;

/** The marker of a scattered grenade put down elsewhere by the other side (GREN-5, GREN-6). */
export function driftPreview(
  game: Game,
  question: Extract<Awaiting, { kind: 'drift' }>,
  spot: Point,
): DriftPreview | null {
  const { from, most, who } = question;
  const thrown = grenadeOnItsWay(game);
  const weapon = thrown && thrownGrenade(game, who, thrown.weapon);
  if (!weapon) return null;
  const away = distance(from, spot);
  const stays = question.exactly && away < most / 2;
  const toRim = question.exactly ? !stays : away > most && away <= most + BEYOND;
  const to = toRim ? onRim(from, spot, most) : onGrid(stays ? from : spot);
  const command: Command = { type: 'drift', to };
  const at = burstPlace(game, thrown.at, to);
  return {
    who,
    from,
    aimed: levelOf(thrown.at),
    most,
    to,
    distance: distance(from, to),
    burst: at && burstPreview(game, who, weapon, at),
    violation: check(game, command),
    command,
  };
}

export const grenadeOnItsWay = (game: Game): GrenadeFrame | null => {
  const frame = game.state.frames.at(-1);
  return frame?.kind === 'grenade' ? frame : null;
};

/** A place of the grid as far out as it may be; rounding must not make it farther. */
export function onRim(from: Point, towards: Point, most: number): Point {
  const away = distance(from, towards);
  const rim = (radius: number): Point => {
    const share = radius / away;
    return onGrid([from[0] + (towards[0] - from[0]) * share, from[1] + (towards[1] - from[1]) * share]);
  };
  const exact = rim(most);
  return distance(from, exact) <= most ? exact : rim(most - 0.01);
}
