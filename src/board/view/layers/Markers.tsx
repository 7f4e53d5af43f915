import { memo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import { useStore } from 'zustand';
import {
  type Awaiting,
  alike,
  type Game,
  type Id,
  type Marker,
  type OpportunityMarker,
  type Point,
  profile,
  SIDES,
  type Side,
  type SmokeMarker,
  type SuppressionMarker,
  sideOf,
  sleeps,
} from '../../../engine/index.ts';
import type { Tool } from '../../../pointing/hand.ts';
import { markerAtPoint, pointables } from '../../../pointing/index.ts';
import type { Shows } from '../../props.ts';
import { useMeant } from '../../usePointedOut.ts';
import { SIDE } from '../palette.ts';
import { type Ink, trace } from '../picture/brush.ts';
import { wholeOf } from '../picture/stages.ts';
import { coversOver, levelBadge, standingOf } from '../storeys.ts';
import { FAINT } from './Bodies.tsx';
import { inkOf } from './inkOf.ts';
import { drawFirers, drawSuppressed, drawWatched } from './markers/drawArea.ts';
import { drawCounter } from './markers/drawCounter.ts';
import { drawSmoke } from './markers/drawSmoke.ts';
import { cased, tag } from './overlay/strokes.ts';

interface MarkersProps {
  shows: Shows;
  turned: boolean;
  /** The level that is viewed. */
  level: number;
}

/** What lies on the table under those who stand on it: markers with their ranges, and the objectives of a mission. */
export const Markers = memo(function Markers({ shows, turned, level }: MarkersProps) {
  const { game, awaiting, hand } = shows;
  const pointed = useStore(shows.pointed, ({ pointer, level }) =>
    pointer ? (markerAtPoint(game, pointer, 0, level)?.id ?? null) : null,
  );
  const selected = useStore(hand, (held) => held.selected);
  const hovered = useMeant(shows);
  const mover = useStore(hand, ({ tool }) => moverOf(tool));
  const asked = askedAbout(awaiting);
  const markers = game.state.markers.filter((marker) => marker.kind !== 'body'); // Bodies.tsx
  const isSeen = ({ at, ...marker }: Counting): boolean =>
    ['here', 'below'].includes(standingOf(game, at, levelOfMarker(marker), level));
  const isStrong = (marker: FireMarker): boolean => {
    if (marker.id === pointed || asked.includes(marker.id)) return true;
    const firing = marker.kind === 'suppression' ? marker.firers : [marker.owner];
    if (firing.some((id) => id === selected || id === hovered || asked.includes(id))) return true;
    return mover !== null && sideOf(game, mover) !== sideOf(game, marker.owner);
  };
  return (
    <Shape
      sceneFunc={(context, shape) => {
        const { ink, px } = inkOf(context, shape);
        for (const side of SIDES) drawObjective(ink, game, side, level, px, turned);
        for (const marker of markers) if (marker.kind === 'smoke') drawSmokeFrom(ink, game, marker, level, px);
        // an area lies on its level alone (R150)
        for (const marker of markers)
          if (isOfFire(marker) && levelOfMarker(marker) === level) drawReach(ink, game, marker, isStrong(marker), px);
        for (const marker of markers) faintly(ink, !isSeen(marker), () => drawMarker(ink, game, marker, px, turned));
        for (const marker of markers) drawLevel(ink, marker.at, levelOfMarker(marker), level, px, turned);
      }}
    />
  );
});

type Counting = Exclude<Marker, { readonly kind: 'body' }>;

const levelOfMarker = ({ level = 0 }: { readonly level?: number }): number => level;

function faintly(ink: Ink, isFaint: boolean, draw: () => void): void {
  ink.globalAlpha = isFaint ? FAINT : 1;
  draw();
  ink.globalAlpha = 1;
}

/** Smoke is dimmed where a floor or a roof is over it, and all of it where it is higher than what is viewed. */
function drawSmokeFrom(ink: Ink, game: Game, marker: SmokeMarker, viewed: number, px: number): void {
  const { setup } = game;
  const low = levelOfMarker(marker);
  const high = setup.ruleset.grenades.smokeRises ? low + 1 : low; // R159
  const covers = viewed > high ? coversOver(setup, high, viewed) : [];
  if (viewed < low || covers.length === 0) return faintly(ink, viewed < low, () => drawSmoke(ink, game, marker, px));
  const { width, height } = setup.table;
  ink.save();
  for (const { outline } of covers) {
    ink.beginPath();
    ink.rect(0, 0, width, height);
    trace(ink, outline);
    ink.clip('evenodd');
  }
  drawSmoke(ink, game, marker, px);
  ink.restore();
  ink.save();
  ink.beginPath();
  for (const { outline } of covers) trace(ink, outline);
  ink.clip();
  faintly(ink, true, () => drawSmoke(ink, game, marker, px));
  ink.restore();
}

/** So far above its middle, in pixels. */
export const LEVEL_TAG = 18;

/** What lies on another level says so. */
function drawLevel(ink: Ink, [x, y]: Point, level: number, viewed: number, px: number, turned: boolean): void {
  if (level === viewed) return;
  const up = (turned ? 1 : -1) * LEVEL_TAG * px;
  tag(ink, levelBadge(level, viewed), [x, y + up], px, turned);
}

/** What the decision or the roll is about, markers among it. */
function askedAbout(awaiting: Awaiting): readonly Id[] {
  const isAbout = (awaiting.kind === 'roll' || awaiting.kind === 'choose') && 'marker' in awaiting.about;
  return [...(isAbout ? [awaiting.about.marker] : []), ...pointables(awaiting).map(({ target }) => target)];
}

/** Whoever is about to move: the markers of the enemy matter to him. */
const moverOf = (tool: Tool): Id | null => (tool.kind === 'move' || tool.kind === 'moveAndFire' ? tool.who : null);

type FireMarker = OpportunityMarker | SuppressionMarker;

const isOfFire = (marker: Marker): marker is FireMarker =>
  marker.kind === 'opportunity' || marker.kind === 'suppression';

function drawReach(ink: Ink, game: Game, marker: FireMarker, strong: boolean, px: number): void {
  const { markerRadius } = game.setup.ruleset;
  const side = sideOf(game, marker.owner);
  if (marker.kind === 'opportunity') {
    const range = profile(game, marker.owner).opportunityFire ?? 0;
    const asleep = sleeps(game, marker.owner);
    drawWatched(ink, game, { at: marker.at, radius: markerRadius + range, side, strong, asleep }, px);
    if (strong) drawFirers(ink, game, [marker.owner], marker.at, side, px);
    return;
  }
  drawSuppressed(ink, game, { at: marker.at, radius: markerRadius + marker.range, side, strong }, px);
  if (strong) drawFirers(ink, game, marker.firers, marker.at, side, px);
}

function drawMarker(ink: Ink, game: Game, marker: Counting, px: number, turned: boolean): void {
  if (marker.kind === 'smoke') return;
  const { kind, at } = marker;
  const radius = game.setup.ruleset.markerRadius;
  const asleep = kind === 'opportunity' && sleeps(game, marker.owner);
  drawCounter(ink, { mark: kind, side: ownerOf(game, marker), at, radius, asleep }, px, turned);
}

function ownerOf(game: Game, marker: Counting): Side | null {
  if (isOfFire(marker)) return sideOf(game, marker.owner);
  return marker.kind === 'objective' ? marker.owner : null;
}

/** The element that a side has picked, or its whole building, outlined in its colour, its flag upon it; a spot has a marker of its own. */
function drawObjective(ink: Ink, game: Game, side: Side, viewed: number, px: number, turned: boolean): void {
  const objective = game.state.objectives[side];
  const picked = objective && 'element' in objective && game.setup.elements.find(({ id }) => id === objective.element);
  if (!picked) return;
  const [first = picked, ...others] = wholeOf(game.setup, picked);
  for (const { outline } of [first, ...others]) {
    ink.beginPath();
    trace(ink, outline);
    ink.lineJoin = 'round';
    cased(ink, SIDE[side].light, 3, px, side === 'b' ? [8, 5] : []);
  }
  const { at } = first.outline.bounds;
  drawCounter(ink, { mark: 'objective', side, at, radius: game.setup.ruleset.markerRadius }, px, turned);
  const lowest = Math.min(...alike(game.setup, picked).map(({ low }) => low));
  if (lowest > viewed) drawLevel(ink, at, lowest, viewed, px, turned);
}
