import {
  between,
  distance,
  findCharacter,
  type Game,
  type GameEvent,
  type Id,
  isStanding,
  measurePath,
  onTable,
  type Point,
  pointAt,
} from '../../engine/index.ts';

/**
 * What changed between two states of the table, as something to watch. It is read off before and after, so that undo
 * and jumps move as well as moves do; events only add the way taken and the shots. The truth never waits for it.
 */
export interface Step {
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

/** Times in ms from the beginning of the motion. */
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

export interface Tracer extends Span {
  readonly who: Id;
  readonly origin: Point;
  readonly to: Point;
  readonly hit: boolean;
}

export interface Motion {
  readonly slides: readonly Slide[];
  readonly fades: readonly Fade[];
  readonly tracers: readonly Tracer[];
  readonly length: number;
  /** Where those who leave the table are drawn until they have gone. */
  readonly before: Game;
}

const SPEED = 9; // u a second
const SLIDE = { least: 160, most: 800 };
const FADE = 320;
const SPRING = 240;
const SHOT = 380;

/** null when there is nothing to see. */
export function motionOf({ before, after, events }: Step): Motion | null {
  if (before.setup !== after.setup) return null;
  const clock = new Clockwork();
  for (const event of events) clock.add(event, before);
  const { slides, tracers, positions } = clock;
  const told = new Set(slides.map((slide) => slide.who));
  for (const { id, at } of onTable(after)) {
    const was = findCharacter(before, id);
    if (!at || !was?.at || was.out || told.has(id) || distance(was.at, at) < 1e-9) continue;
    slides.push({ who: id, along: [was.at, at], ...clock.span(slideTime(distance(was.at, at)), 'beside') });
  }
  const fades: Fade[] = [];
  for (const { id, at } of onTable(before)) {
    if (at && !isStanding(after, id))
      fades.push({ who: id, at: positions.get(id) ?? at, direction: 'out', ...clock.span(FADE, 'after') });
  }
  for (const { id, at } of onTable(after)) {
    if (at && !isStanding(before, id)) fades.push({ who: id, at, direction: 'in', ...clock.span(FADE, 'beside') });
  }
  const length = Math.max(0, ...[...slides, ...fades, ...tracers].map((span) => span.until));
  return length > 0 ? { slides, fades, tracers, length, before } : null;
}

/** Somebody who was let go where he may not stand goes back to where he stands. */
export function springBack(game: Game, who: Id, from: Point): Motion | null {
  const at = findCharacter(game, who)?.at;
  if (!at) return null;
  const slide = { who, along: [from, at], from: 0, until: SPRING };
  return { slides: [slide], fades: [], tracers: [], length: SPRING, before: game };
}

const slideTime = (length: number): number => Math.min(SLIDE.most, Math.max(SLIDE.least, (length / SPEED) * 1000));

/** Lays what happened end to end on a line of time. */
class Clockwork {
  readonly slides: Slide[] = [];
  readonly tracers: Tracer[] = [];
  /** Where everyone is when the next thing happens. */
  readonly positions = new Map<Id, Point>();
  private now = 0;

  span(length: number, order: 'after' | 'beside'): Span {
    const from = this.now;
    if (order === 'after') this.now += length;
    return { from, until: from + length };
  }

  add(event: GameEvent, before: Game): void {
    switch (event.event) {
      case 'moved': {
        const length = measurePath(event.along)?.length ?? 0;
        const last = event.along.at(-1);
        if (length === 0 || !last) return;
        this.slides.push({ who: event.who, along: event.along, ...this.span(slideTime(length), 'after') });
        this.positions.set(event.who, last);
        return;
      }
      case 'shot': {
        const [origin, to] = [this.place(event.who, before), this.place(event.at, before)];
        if (origin && to)
          this.tracers.push({ who: event.who, origin, to, hit: event.hits > 0, ...this.span(SHOT, 'after') });
      }
    }
  }

  private place(id: Id, before: Game): Point | null {
    return this.positions.get(id) ?? findCharacter(before, id)?.at ?? null;
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

/** A shot on its way: the streak from tail to head, and whether it has arrived. */
export function tracerAt(
  { from, until, origin, to }: Tracer,
  time: number,
): { tail: Point; head: Point; arrived: number } | null {
  if (time < from || time > until) return null;
  const share = (time - from) / (until - from);
  const flight = Math.min(1, share / 0.6);
  return {
    head: between(origin, to, flight),
    tail: between(origin, to, Math.max(0, flight - 0.35)),
    arrived: share <= 0.6 ? 0 : (share - 0.6) / 0.4,
  };
}

const eased = (share: number): number => {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
};
