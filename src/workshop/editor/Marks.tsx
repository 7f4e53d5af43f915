import { use, useMemo } from 'react';
import { BoardView, toScreen, type View } from '../../board/index.ts';
import { CATALOGUE, type Look } from '../../content/index.ts';
import {
  type Outline,
  outlineOf,
  type Point,
  type SceneryElement,
  shapeFault,
  shownLength,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Draft } from '../../play/draft/draft.ts';
import { heldIn, thingsIn, useEditing } from './editing.ts';
import { snapped, useAim, useFrame } from './editorHand.ts';
import type { Found } from './faults.ts';
import styles from './Marks.module.css';
import { middleOfAll } from './several.ts';
import { handlesOf } from './shapes.ts';
import { type SeenPair, seenBetween } from './sight.ts';
import { placeOf, shownOf, type Thing, thingOf } from './things.ts';
import { POINTS } from './tools.ts';

const LOOKS: Readonly<Record<string, Look>> = CATALOGUE;

interface MarksProps {
  /** As it would be if what is dragged were put down. */
  draft: Draft;
  found: readonly Found[];
}

/** What lies over the table for its maker: a frame and handles, ways to the edges, a line of sight, pins of faults. Takes no clicks. */
export function Marks({ draft, found }: MarksProps) {
  const view = use(BoardView);
  const selected = useEditing((s) => s.selected);
  const isDragged = useEditing((s) => s.live !== null);
  const also = useEditing((s) => s.also);
  const isAlone = useEditing((s) => s.tool.kind === 'hand' && s.also.length === 0);
  if (!view) return null;
  const things = thingsIn(draft, heldIn({ also, selected }));
  const [thing] = things;
  const at = thing && (things.length > 1 ? middleOfAll(things) : placeOf(thing));
  return (
    <svg aria-hidden="true" className={styles.marks} width={view.width} height={view.height}>
      <SightLine draft={draft} view={view} />
      {at && <ToEdges at={at} draft={draft} view={view} />}
      {things.map((each) => (
        <Held key={each.it.id} thing={each} draft={draft} view={view} isDragged={isDragged} isAlone={isAlone} />
      ))}
      <DrawnFrame view={view} />
      <Rubber view={view} />
      {!isDragged && <Pins draft={draft} found={found} view={view} />}
    </svg>
  );
}

interface HeldProps {
  thing: Thing;
  draft: Draft;
  view: View;
  isDragged: boolean;
  /** With handles, where it is scenery. */
  isAlone: boolean;
}

function Held({ thing, draft, view, isDragged, isAlone }: HeldProps) {
  const { markerRadius, baseRadius } = draft.setup.ruleset;
  if (thing.kind === 'scenery') return <Frame element={thing.it} view={view} isDragged={isDragged} handles={isAlone} />;
  if (thing.kind === 'marker') return <Circle at={thing.it.at} radius={markerRadius} view={view} />;
  return thing.it.at && !isAlone ? <Circle at={thing.it.at} radius={baseRadius} view={view} /> : null;
}

/** What is drawn out around things to come into the hand. */
function DrawnFrame({ view }: { view: View }) {
  const { frame } = useFrame();
  if (!frame) return null;
  const [[x1, y1], [x2, y2]] = [toScreen(view, frame.from), toScreen(view, frame.to)];
  const box = { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
  return (
    <>
      <rect className={styles.drawnUnder} {...box} />
      <rect className={styles.drawn} {...box} />
    </>
  );
}

/** What two see of each other, worked out anew with each move of what is dragged. */
export function useSeenPair(draft: Draft): SeenPair | null {
  const pair = useEditing((s) => s.pair);
  const isOn = useEditing((s) => s.sight);
  return useMemo(() => (isOn && pair.length === 2 ? seenBetween(shownOf(draft), pair) : null), [isOn, pair, draft]);
}

function SightLine({ draft, view }: { draft: Draft; view: View }) {
  const seen = useSeenPair(draft);
  if (!seen) return null;
  const [from, to] = seen.line;
  if (seen.sight.los)
    return (
      <Line from={from} to={to} view={view} className={seen.sight.cover === 'open' ? styles.open : styles.covered} />
    );
  const stop = seen.stopped ?? from;
  const [x, y] = toScreen(view, stop);
  return (
    <>
      <Line from={from} to={stop} view={view} className={styles.open} />
      <Line from={stop} to={to} view={view} className={styles.blocked} />
      <path className={styles.stop} d={`M${x - 5} ${y - 5}l10 10m0 -10l-10 10`} />
    </>
  );
}

function Line({ from, to, view, className }: { from: Point; to: Point; view: View; className: string | undefined }) {
  const [x1, y1] = toScreen(view, from);
  const [x2, y2] = toScreen(view, to);
  return (
    <>
      <line className={styles.edge} x1={x1} y1={y1} x2={x2} y2={y2} />
      <line className={className} x1={x1} y1={y1} x2={x2} y2={y2} />
    </>
  );
}

/** The way to the nearest edge on either axis: so it is laid out on a real table. */
function ToEdges({ at: [x, y], draft, view }: { at: Point; draft: Draft; view: View }) {
  const t = useTranslations('board');
  const { width, height } = draft.setup.table;
  const across: Point = [x < width / 2 ? 0 : width, y];
  const along: Point = [x, y < height / 2 ? 0 : height];
  return [across, along].map((edge, i) => {
    const [x1, y1] = toScreen(view, [x, y]);
    const [x2, y2] = toScreen(view, edge);
    const text = t('length', { length: shownLength(Math.abs(i === 0 ? edge[0] - x : edge[1] - y)) });
    const room = 8 + text.length * 7;
    return (
      <g key={i === 0 ? 'across' : 'along'}>
        <line className={styles.edge} x1={x1} y1={y1} x2={x2} y2={y2} />
        <line className={styles.way} x1={x1} y1={y1} x2={x2} y2={y2} />
        <rect
          className={styles.chip}
          x={(x1 + x2 - room) / 2}
          y={(y1 + y2) / 2 - 10}
          width={room}
          height={20}
          rx={10}
        />
        <text className={styles.length} x={(x1 + x2) / 2} y={(y1 + y2) / 2 + 4.5}>
          {text}
        </text>
      </g>
    );
  });
}

interface FrameProps {
  element: SceneryElement;
  view: View;
  isDragged: boolean;
  handles: boolean;
}

function Frame({ element, view, isDragged, handles }: FrameProps) {
  if (shapeFault(element.shape)) return null;
  const outline = outlineOf(element.shape, element.rotation);
  const fill = isDragged ? LOOKS[element.look]?.paint.fill : undefined;
  return (
    <>
      <Shape outline={outline} view={view} className={styles.under} />
      <Shape outline={outline} view={view} className={styles.frame} fill={fill} />
      {handles &&
        handlesOf(element).map(({ part, n, at }) => {
          const [cx, cy] = toScreen(view, at);
          return part === 'turn' ? (
            <g key={part} className={styles.turn}>
              <circle cx={cx} cy={cy} r={9} />
              <path d={`M${cx + 4} ${cy - 2}a4.5 4.5 0 1 0 .5 3m.5 -6v3.4h-3.4`} />
            </g>
          ) : (
            <circle
              key={`${part}-${n}`}
              className={part === 'side' ? styles.side : part === 'hole' ? styles.hole : styles.handle}
              cx={cx}
              cy={cy}
              r={part === 'side' ? 4 : 6}
            />
          );
        })}
    </>
  );
}

interface ShapeProps {
  outline: Outline;
  view: View;
  className: string | undefined;
  fill?: string | undefined;
}

function Shape({ outline, view, className, fill }: ShapeProps) {
  const look = fill === undefined ? {} : { style: { fill, fillOpacity: 0.8 } };
  if (outline.kind === 'disk') {
    const [cx, cy] = toScreen(view, outline.at);
    return <circle className={className} cx={cx} cy={cy} r={outline.radius * view.scale} {...look} />;
  }
  const points = outline.points.map((p) => toScreen(view, p).join()).join(' ');
  return <polygon className={className} points={points} {...look} />;
}

function Circle({ at, radius, view }: { at: Point; radius: number; view: View }) {
  const [cx, cy] = toScreen(view, at);
  return <circle className={styles.frame} cx={cx} cy={cy} r={radius * view.scale + 4} />;
}

/** From the last end of a wall to where the next one would be; the places of a photograph that have been pointed at. */
function Rubber({ view }: { view: View }) {
  const tool = useEditing((s) => s.tool);
  const pointer = useAim((aim) => aim.at);
  const points = tool.kind === 'build' ? tool.chain.slice(-1) : tool.kind === 'photograph' ? tool.points : [];
  const last = points.at(-1);
  if (!last) return null;
  const goesOn = tool.kind === 'build' || (tool.kind === 'photograph' && points.length < POINTS[tool.by]);
  return (
    <>
      {points.slice(1).map((to, n) => (
        <Line key={to.join()} from={points[n] ?? to} to={to} view={view} className={styles.rubber} />
      ))}
      {pointer && goesOn && <Line from={last} to={snapped(pointer)} view={view} className={styles.rubber} />}
      {points.map((at) => {
        const [cx, cy] = toScreen(view, at);
        return <circle key={at.join()} className={styles.handle} cx={cx} cy={cy} r={6} />;
      })}
    </>
  );
}

/** Each thing that something is wrong with, ringed, with the numbers by which the faults are listed. */
function Pins({ draft, found, view }: MarksProps & { view: View }) {
  const base = draft.setup.ruleset.baseRadius;
  return found.map(({ about, fault }, n) => {
    const thing = thingOf(draft, about);
    const at = thing && placeOf(thing);
    if (!at) return null;
    const [x, y] = toScreen(view, at);
    const radius = base * view.scale + 6;
    const earlier = found.slice(0, n).filter((each) => each.about === about).length;
    const [px, py] = [x + radius + 4 + earlier * 24, y - radius - 4];
    return (
      <g key={`${fault.path} ${fault.fault}`}>
        <circle className={styles.wrongUnder} cx={x} cy={y} r={radius} />
        <circle className={styles.wrong} cx={x} cy={y} r={radius} />
        <path className={styles.pin} d={`M${px} ${py + 16}l-8 -10a11 11 0 1 1 16 0z`} />
        <text className={styles.number} x={px} y={py + 4}>
          {n + 1}
        </text>
      </g>
    );
  });
}
