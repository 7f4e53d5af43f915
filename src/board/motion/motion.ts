import {
  distance,
  findCharacter,
  flattened,
  type Game,
  type GameEvent,
  type Id,
  isStanding,
  measurePath,
  onTable,
  type Point,
  pointAt,
} from '../../engine/index.ts';
import type { Step } from '../../telling/index.ts';

/**
 * What changed between two states of the table, as something to watch. It is read off before and after, so that undo
 * and jumps move as well as moves do; events only add the way taken. Times in ms from the beginning of the motion. What a step has
 * to tell besides is told before (telling/).
 */
interface Span {
  readonly from: number;
  readonly until: number;
}

export interface Slide extends Span {
  readonly who: Id;
  readonly along: readonly Point[];
}

export interface Fade extends Span {
  readonly who: Id;
  readonly at: Point;
  readonly direction: 'in' | 'out';
}

export interface Motion {
  readonly slides: readonly Slide[];
  readonly fades: readonly Fade[];
  readonly length: number;
  /** Where those who leave the table are drawn until they have gone. */
  readonly before: Game;
}

const SPEED = 9; // u a second
const SLIDE = { least: 160, most: 800 };
const FADE = 320;
const SPRING = 240;

/** null when there is nothing to see. Of a step that has been told (Event.tsx), who fell is seen to have fallen. */
export function motionOf({ before, after, events }: Step, told = false): Motion | null {
  if (before.setup !== after.setup) return null;
  const clock = new Clockwork();
  for (const event of events) clock.add(event);
  const { slides, positions } = clock;
  const moved = new Set(slides.map((slide) => slide.who));
  for (const { id, at } of onTable(after)) {
    const was = findCharacter(before, id);
    if (!at || !was?.at || was.out || moved.has(id) || distance(was.at, at) < 1e-9) continue;
    slides.push({ who: id, along: [was.at, at], ...clock.span(slideTime(distance(was.at, at)), 'beside') });
  }
  const fades: Fade[] = [];
  for (const { id, at } of onTable(before)) {
    if (at && !isStanding(after, id) && !(told && fell(events, id)))
      fades.push({ who: id, at: positions.get(id) ?? at, direction: 'out', ...clock.span(FADE, 'after') });
  }
  for (const { id, at } of onTable(after)) {
    if (at && !isStanding(before, id)) fades.push({ who: id, at, direction: 'in', ...clock.span(FADE, 'beside') });
  }
  const length = Math.max(0, ...[...slides, ...fades].map((span) => span.until));
  return length > 0 ? { slides, fades, length, before } : null;
}

const fell = (events: Step['events'], id: Id): boolean =>
  events.some((event) => event.event === 'eliminated' && event.who === id);

/** Somebody who was let go where he may not stand goes back to where he stands. */
export function springBack(game: Game, who: Id, from: Point): Motion | null {
  const at = findCharacter(game, who)?.at;
  if (!at) return null;
  const slide = { who, along: [from, at], from: 0, until: SPRING };
  return { slides: [slide], fades: [], length: SPRING, before: game };
}

const slideTime = (length: number): number => Math.min(SLIDE.most, Math.max(SLIDE.least, (length / SPEED) * 1000));

/** Lays what happened end to end on a line of time. */
class Clockwork {
  readonly slides: Slide[] = [];
  /** Where everyone is when the next thing happens. */
  readonly positions = new Map<Id, Point>();
  private now = 0;

  span(length: number, order: 'after' | 'beside'): Span {
    const from = this.now;
    if (order === 'after') this.now += length;
    return { from, until: from + length };
  }

  add(event: GameEvent): void {
    switch (event.event) {
      case 'moved': {
        const along = event.along.map(flattened);
        const length = measurePath(along)?.length ?? 0;
        const last = along.at(-1);
        if (length === 0 || !last) return;
        this.slides.push({ who: event.who, along, ...this.span(slideTime(length), 'after') });
        this.positions.set(event.who, last);
        return;
      }
    }
  }
}

export interface Pose {
  readonly at: Point;
  /** 0 is gone, 1 is there. */
  readonly presence: number;
  /** How much larger than he is he is painted for a while; as he is where left out. */
  readonly scale?: number;
}

/** Where the moving ones are seen at a time; those who rest are not listed. */
export function posesAt(motion: Motion, time: number): ReadonlyMap<Id, Pose> {
  const poses = new Map<Id, Pose>();
  for (const { who, along, from, until } of motion.slides) {
    if (time < from && poses.has(who)) continue;
    const path = measurePath(along);
    if (path) poses.set(who, { at: pointAt(path, path.length * eased((time - from) / (until - from))), presence: 1 });
  }
  for (const { who, at, direction, from, until } of motion.fades) {
    const gone = eased((time - from) / (until - from));
    poses.set(who, { at: poses.get(who)?.at ?? at, presence: direction === 'out' ? 1 - gone : gone });
  }
  return poses;
}

const eased = (share: number): number => {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
};
