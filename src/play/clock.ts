import { type Awaiting, SIDES, type Side } from '../engine/index.ts';

/**
 * A clock beside the game: no rule knows of it, and when a time is up the players say what that means. It never reads the
 * time itself but is told how much has passed. Times in ms.
 */
export const CLOCK_KINDS = ['countdown', 'chess'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** What the players agree on. */
export interface ClockSetting {
  /** `countdown`: one time for the whole game; `chess`: one for each side, charged to whoever has to decide. */
  readonly kind: ClockKind;
  readonly minutes: number;
  /** Seconds a side gains at the start of each of its turns; a countdown gains none. */
  readonly increment: number;
}

export interface Clock extends ClockSetting {
  /** Of a countdown the same for both. */
  readonly left: Readonly<Record<Side, number>>;
  /** The last turn whose increment has been given: a turn that is taken back and begun again gains nothing. */
  readonly credited: number;
  readonly paused: boolean;
}

export const MOST_MINUTES = 600;
export const MOST_INCREMENT = 600;

const isWithin = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most;

/** Are these numbers a clock can be set to? */
export const isClockSetting = ({ minutes, increment }: ClockSetting): boolean =>
  isWithin(minutes, 1, MOST_MINUTES) && isWithin(increment, 0, MOST_INCREMENT);

const MINUTE = 60_000;
const SECOND = 1000;

export function newClock({ kind, minutes, increment }: ClockSetting): Clock {
  const left = minutes * MINUTE;
  return { kind, minutes, increment, left: { a: left, b: left }, credited: 0, paused: false };
}

/** Whose time runs: while both have to do something, or the game is over, nobody's. */
export function charged({ kind, paused }: Clock, awaited: Awaiting): readonly Side[] {
  if (paused || awaited.kind === 'over') return [];
  if (kind === 'countdown') return SIDES;
  return awaited.by === 'both' ? [] : [awaited.by];
}

/** The clock after `ms` in which this was awaited. */
export function afterTime(clock: Clock, awaited: Awaiting, ms: number): Clock {
  const running = charged(clock, awaited).filter((side) => clock.left[side] > 0);
  if (running.length === 0 || ms <= 0) return clock;
  const spent = Object.fromEntries(running.map((side) => [side, Math.max(0, clock.left[side] - ms)]));
  return { ...clock, left: { ...clock.left, ...spent } };
}

/** The clock at the start of a turn: its increment is given once. A time that is up stays up. */
export function atTurn(clock: Clock, turn: { readonly number: number; readonly side: Side }): Clock {
  if (turn.number <= clock.credited) return clock;
  const gained = clock.kind === 'chess' && clock.left[turn.side] > 0 ? clock.increment * SECOND : 0;
  const left = { ...clock.left, [turn.side]: clock.left[turn.side] + gained };
  return { ...clock, credited: turn.number, left };
}

/** Those whose time is up; of a countdown both. */
export const timesUp = ({ left }: Clock): readonly Side[] => SIDES.filter((side) => left[side] === 0);

/** What a clock shows: whole minutes and seconds, a second that has begun counting as one. */
export function shownTime(ms: number): { readonly minutes: number; readonly seconds: number } {
  const all = Math.ceil(ms / SECOND);
  return { minutes: Math.floor(all / 60), seconds: all % 60 };
}
