import { gapBetween, type Sight, seesMarkerPast, sight } from '../engine/sight/index.ts';
import type { Exit, Io } from './io.ts';
import { type Answer, answerLines } from './question.ts';
import { type Asked, readQuestion } from './sightQuestion.ts';
import { faultText } from './words.ts';

/** `sight [FILE]`: one question a line in, one answer a line out (formats.md). */
export const sightCommand = (file: string, io: Io): Exit => answerLines(file, io, answered);

/** The answer to one line, or what is wrong with it: one line of JSON either way. */
export const answerSight = (line: string): string => answered(line).text;

function answered(line: string): Answer {
  const { id, read } = readQuestion(line);
  if (!read.ok) return { text: JSON.stringify({ id, error: faultText(read.fault) }), isBad: true };
  return { text: JSON.stringify({ id, ...answerTo(read.value) }), isBad: false };
}

function answerTo(asked: Asked): Record<string, unknown> {
  const { rules, from, to, blockers } = asked;
  const distance = Math.max(0, Math.round(gapBetween(from, to) * 1e9) / 1e9);
  const range = distance <= rules.fire.shortRange ? 'short' : 'long';
  if (asked.toMarker) {
    const los = seesMarkerPast(from, to, blockers, rules); // LOS-14
    const cover = los ? 'open' : 'total';
    return { los, seen: los ? 'all' : 'none', cover, covers: 0, distance, range, need: null, because: [], lines: [] };
  }
  const found = sight({ from, to, blockers, rules: rules.sight }, { reasons: true, line: true });
  const { los, seen, cover, covers, witness } = found;
  const modifiers = los ? modifiersOf(asked, covers, distance) : [];
  return {
    los,
    seen,
    cover,
    covers,
    distance,
    range,
    need: los ? rules.fire.toHit + covers + modifiers.length * rules.takeCover.add : null,
    because: [...coverReasons(found), ...modifiers],
    lines: witness?.free ? [witness.free.map(([x, y]) => [rounded(x), rounded(y)])] : [],
  };
}

interface Reason {
  readonly rule: string;
  readonly from: string;
}

/** What raises the number to hit (FIRE-3), or breaks the line of sight. */
const coverReasons = ({ los, counted }: Sight): Reason[] =>
  counted.map(({ id, rule }) => ({ rule: los ? 'FIRE-3' : rule, from: id }));

/** TC-2, TC-4, CAM-1: taking cover counts from far enough away; camouflage is the same in partial cover, once (R40). */
function modifiersOf({ rules, inCover, camouflage, to }: Asked, covers: number, distance: number): Reason[] {
  const { close, atClose } = rules.takeCover;
  const isClose = atClose === 'no-effect' ? distance <= close : distance < close;
  if (isClose) return [];
  if (inCover) return [{ rule: 'TC-2', from: to.id }];
  return camouflage && covers > 0 ? [{ rule: 'CAM-1', from: to.id }] : [];
}

const rounded = (x: number): number => Math.round(x * 1e9) / 1e9;
