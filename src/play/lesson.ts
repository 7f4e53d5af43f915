import { LESSONS, type Lesson, type LessonId, type LessonStep, TABLES } from '../content/index.ts';
import {
  apply,
  type Command,
  distance,
  flattened,
  type GameState,
  levelOf,
  type Side,
  type Waypoint,
} from '../engine/index.ts';
import { type History, lineTo, nodeAt } from './history.ts';
import { startOf } from './newGame.ts';
import { gameOf, type Start } from './start.ts';

/** A lesson on the table: an ordinary game whose start says so, in which what is to come has been thought out. It counts for nothing. */
const LESSON = 'x-lesson';

/** A lesson as it begins, everybody in place. */
export function lessonStart(id: LessonId, names: Readonly<Record<Side, string>>, title: string): Start {
  const lesson: Lesson = LESSONS.find((each) => each.id === id) ?? LESSONS[0];
  const table = TABLES.find((each) => each.id === lesson.table);
  if (!table) throw new Error(`there is no table ${lesson.table}`);
  const { a, b } = lesson.forces;
  const edition = lesson.beta ? 'tactic-2.0-beta' : 'tactic-2.2';
  const plain = startOf({ table, forces: { a: { cards: a }, b: { cards: b } }, names, edition, title });
  let game = gameOf(plain);
  for (const command of lesson.before) {
    const result = apply(game, command);
    if (!result.ok) throw new Error(`${id}: ${result.violation.rule}`);
    game = result.game;
  }
  return {
    ...plain,
    position: arrived(game.state, lesson),
    settings: { ...plain.settings, takeBack: 'freely' },
    extras: { ...plain.extras, [LESSON]: id },
  };
}

function arrived(state: GameState, { arrived = {} }: Lesson): GameState {
  const characters = state.characters.map((one) => {
    const at = arrived[one.id];
    return at ? { ...one, at: flattened(at), level: levelOf(at), inCover: false } : one; // TC-2: given up on the way
  });
  return { ...state, characters };
}

/** Which lesson a game is; what a file says of that is text of unknown origin. */
export const lessonOf = (start: Pick<Start, 'extras'> | null): Lesson | null =>
  LESSONS.find(({ id }) => id === start?.extras[LESSON]) ?? null;

export interface Due {
  readonly step: LessonStep;
  /** How many things the visitor has done, and does in all. */
  readonly done: number;
  readonly of: number;
}

/** What comes next in a lesson as far as it has been played; null: it is done, or has been left for another course of the game. */
export function dueIn(lesson: Lesson, history: History): Due | null {
  const played = lineTo(history);
  const follows = played.every((node, i) => same(nodeAt(history, node)?.command, lesson.steps[i]?.command));
  const n = played.length;
  const step = lesson.steps[n];
  if (!follows || !step) return null;
  const isVisitors = ({ say }: LessonStep): boolean => say !== undefined;
  return {
    step,
    done: lesson.steps.slice(0, n).filter(isVisitors).length,
    of: lesson.steps.filter(isVisitors).length,
  };
}

const same = (one: Command | undefined, other: Command | undefined): boolean =>
  one !== undefined && other !== undefined && textOf(one) === textOf(other);

/** In whatever order a file has the fields. */
const textOf = (command: Command): string => JSON.stringify(command, Object.keys(command).sort());

/** How far from the place that is meant somebody may point, in u. */
const NEAR = 1.5;

/** Is that what the step asks for? A place need only be near the one that is meant, dice are never chosen. */
export function answers({ command: wanted, say }: LessonStep, given: Command): boolean {
  if (say === undefined || wanted.type !== given.type) return false;
  switch (wanted.type) {
    case 'move':
      return given.type === 'move' && given.who === wanted.who && near(given.path.at(-1), wanted.path.at(-1));
    case 'fire':
      return given.type === 'fire' && given.who === wanted.who && given.at === wanted.at;
    case 'grenade':
    case 'opportunityFire':
    case 'suppressionFire':
      return 'at' in given && 'who' in given && given.who === wanted.who && near(given.at as Waypoint, wanted.at);
    case 'roll':
      return true;
    default:
      return same(wanted, given);
  }
}

const near = (one: Waypoint | undefined, other: Waypoint | undefined): boolean =>
  one !== undefined && other !== undefined && distance(flattened(one), flattened(other)) <= NEAR;
