import type { MoveTrace } from '../engine/index.ts';
import { nearestPlace, route } from '../routing/index.ts';
import { faultText } from './faultText.ts';
import type { Exit, Io } from './io.ts';
import { type Answer, answerLines } from './question.ts';
import { type RouteQuestion, readRouteQuestion } from './routeQuestion.ts';

/** `route [FILE]`: one question a line in, one answer a line out (formats.md). */
export const routeCommand = (file: string, io: Io): Exit => answerLines(file, io, answered);

/** The answer to one line, or what is wrong with it: one line of JSON either way. */
export const answerRoute = (line: string): string => answered(line).text;

function answered(line: string): Answer {
  const { id, read } = readRouteQuestion(line);
  if (!read.ok) return { text: JSON.stringify({ id, error: faultText(read.fault) }), isBad: true };
  return { text: JSON.stringify({ id, ...answerTo(read.value) }), isBad: false };
}

function answerTo({ scene, rules, from, to, move }: RouteQuestion): Record<string, unknown> {
  const answer = route(scene, rules, from, to, move);
  if ('refused' in answer) {
    const nearest = nearestPlace(scene, rules, to);
    return { refused: answer.refused, ...(nearest ? { nearest } : {}) };
  }
  const { moves, length, tokens } = answer.route;
  return { moves: moves.map(told), length, tokens };
}

const told = ({ path, length, tokens, crossings, contacts, hole }: MoveTrace) => ({
  path,
  length,
  tokens,
  crossings: crossings.map(({ element, kind, from, to, height, cost }) => ({
    element,
    kind,
    from,
    to,
    height,
    tokens: cost,
  })),
  ...(contacts.length > 0 ? { contacts } : {}),
  ...(hole ? { hole: hole.element } : {}),
});
