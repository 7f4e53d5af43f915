import { flattened, levelOf, onLevel, type WayTrace } from '../engine/index.ts';
import { type FileFault, fileFault } from '../play/files/fault.ts';
import { nearestPlace, route } from '../routing/index.ts';
import type { Exit, Io } from './io.ts';
import { type Answer, answerLines, answerText } from './question.ts';
import { type RouteQuestion, readRouteQuestion } from './routeQuestion.ts';

/** `route [FILE]`: one question a line in, one answer a line out (formats.md). */
export const routeCommand = (file: string, io: Io): Promise<Exit> => answerLines(file, io, answered);

/** The answer to one line, or what is wrong with it: one line of JSON either way. */
export const answerRoute = (line: string): string => answerText(answered(line));

interface Answered {
  readonly told?: Record<string, unknown>;
  readonly fault?: FileFault;
}

function answered(line: string): Answer {
  const { id, read } = readRouteQuestion(line);
  const { told, fault }: Answered = read.ok ? answerTo(read.value) : { fault: read.fault };
  return { told: { id, ...told }, ...(fault ? { fault } : {}) };
}

/** What is told, or at which field of the question the work would be too much. */
function answerTo({ storeys, rules, from, to, move }: RouteQuestion): Answered {
  const answer = route(storeys, rules, from, to, move);
  if ('refused' in answer) {
    const { rule, data = {} } = answer.refused;
    if (rule === 'FLOW-MUCH') {
      return {
        fault: fileFault(
          'points' in data ? ['scenery'] : ['move'],
          'points' in data ? 'too-many-corners' : 'too-many-moves',
          data,
        ),
      };
    }
    const level = levelOf(to);
    const nearest = nearestPlace(storeys.on(level), rules, flattened(to));
    return { told: { refused: answer.refused, ...(nearest ? { nearest: onLevel(nearest, level) } : {}) } };
  }
  const { moves, length, tokens } = answer.route;
  return { told: { moves: moves.map(told), length, tokens } };
}

const told = ({ path, length, tokens, crossings, climbs, contacts, hole }: WayTrace) => ({
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
  ...(climbs.length > 0
    ? { climbs: climbs.map(({ element, passage, upwards }) => ({ element, passage, upwards })) }
    : {}),
  ...(contacts.length > 0 ? { contacts } : {}),
  ...(hole ? { hole: hole.element } : {}),
});
