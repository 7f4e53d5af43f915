import { apart, isHigher, needToHit, rangeAt, type Sight, seesMarkerIn, sightIn, sum } from '../engine/index.ts';
import { rounded } from '../play/rounded.ts';
import type { Exit, Io } from './io.ts';
import { type Answer, answerLines, answerText } from './question.ts';
import { type Asked, readQuestion } from './sightQuestion.ts';

/** `sight [FILE]`: one question a line in, one answer a line out (formats.md). */
export const sightCommand = (file: string, io: Io): Promise<Exit> => answerLines(file, io, answered);

/** The answer to one line, or what is wrong with it: one line of JSON either way. */
export const answerSight = (line: string): string => answerText(answered(line));

function answered(line: string): Answer {
  const { id, read } = readQuestion(line);
  return read.ok ? { told: { id, ...answerTo(read.value) } } : { told: { id }, fault: read.fault };
}

function answerTo({ scene, from, to, toMarker, hiding }: Asked): Record<string, unknown> {
  const between = apart(scene.ruleset, from, to);
  const [distance, range] = [rounded(between), rangeAt(scene.ruleset, between)];
  if (toMarker) {
    const los = seesMarkerIn(scene, from, to); // LOS-14
    const cover = los ? 'open' : 'total';
    return { los, seen: los ? 'all' : 'none', cover, covers: 0, distance, range, need: null, because: [], lines: [] };
  }
  const found = sightIn(scene, from, to, { reasons: true, line: true });
  const { los, seen, cover, covers, witness } = found;
  const need = los ? needToHit(scene.ruleset, { sight: found, distance: between }, hiding) : [];
  const byTarget = need.filter(({ rule }) => rule !== 'FIRE-3').map(({ rule }) => ({ rule, from: to.id }));
  return {
    los,
    seen,
    cover,
    covers,
    distance,
    range,
    need: los ? sum(need) : null,
    because: [...coverReasons(found), ...byTarget],
    ...(los && isHigher(from, to) ? { dice: -1 } : {}), // FIRE-11
    lines: witness?.free ? [witness.free.map(([x, y]) => [rounded(x), rounded(y)])] : [],
  };
}

/** What raises the number to hit by standing in between (FIRE-3), or breaks the line of sight. */
const coverReasons = ({ los, counted }: Sight): { readonly rule: string; readonly from: string }[] =>
  counted.map(({ id, rule }) => ({ rule: los ? 'FIRE-3' : rule, from: id }));
