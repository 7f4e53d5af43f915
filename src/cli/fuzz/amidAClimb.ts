import {
  add,
  apply,
  awaiting,
  baseOf,
  type Command,
  charactersOf,
  check,
  enemiesOf,
  type Game,
  type Id,
  isOnTable,
  levelOf,
  onGrid,
  onLevel,
  other,
  type Point,
  passageWays,
  profile,
  type Shape,
  type Side,
  scale,
  subtract,
  unit,
  type Waypoint,
} from '../../engine/index.ts';
import { botCommand } from '../../play/bot.ts';
import type { Chance } from '../../play/chance.ts';
import { gameOf, type Start } from '../../play/start.ts';
import { isOnStairs } from './moments.ts';

/** Ways to bring it about that are tried before a game begins as others do. */
const TRIES = 100;
/** Commands until both sides stand on the table, and until the other side's turn has begun. */
const UNTIL_DEPLOYED = 200;
const UNTIL_TURN = 12;
/** So far from the middle of the stairs, in u, the guard stands at most, and his marker lies. */
const GUARD = 7;
const MARKER = 3;

/**
 * The game once somebody is on stairs or a ladder and an enemy may shoot at him there, brought about by an umpire and legal commands;
 * the same start where nothing leads upwards, or all tries fail. Random games alone come upon it once in two hundred.
 */
export function amidAClimb(start: Start, chance: Chance): Start {
  const game = deployed(gameOf(start), chance);
  for (let n = 0; game && n < TRIES; n++) {
    const met = shotAtOnStairs(game, chance);
    if (met) return { ...start, position: met.state };
  }
  return start;
}

const deployed = (game: Game, chance: Chance): Game | null => untilActing(game, null, UNTIL_DEPLOYED, chance);

/** Played on at random until that side, or whichever, may act. */
function untilActing(game: Game, side: Side | null, most: number, chance: Chance): Game | null {
  let now: Game | null = game;
  for (let n = 0; now && n < most; n++) {
    const question = awaiting(now);
    if (question.kind === 'over') return null;
    if (question.kind === 'act' && (side === null || question.by === side)) return now;
    now = played(now, [question.kind === 'act' ? { type: 'endTurn' } : botCommand(now, chance)]);
  }
  return null;
}

/** null: one of them is refused. */
function played(game: Game, commands: readonly (Command | null)[]): Game | null {
  let now = game;
  for (const command of commands) {
    const result = command && apply(now, command);
    if (!result?.ok) return null;
    now = result.game;
  }
  return now;
}

function shotAtOnStairs(game: Game, chance: Chance): Game | null {
  const question = awaiting(game);
  if (question.kind !== 'act') return null;
  const able = charactersOf(game, question.by).filter(
    (c) => isOnTable(c) && profile(game, c.id).opportunityFire !== null,
  );
  const guard = chance.pick(able)?.id;
  const climber = guard && chance.pick(enemiesOf(game, guard))?.id;
  const stairs = chance.pick(game.setup.elements.filter(({ passage }) => passage && passage.kind !== 'slope'));
  const foot = stairs && footOf(stairs.element.shape, game.setup.ruleset.baseRadius);
  if (!guard || !climber || !stairs?.passage || !foot) return null;
  const { low, high } = stairs.passage;
  const near = (most: number): Waypoint =>
    onLevel(
      onGrid(add(stairs.outline.bounds.at, [most * share(chance), most * share(chance)])),
      chance.pick([low, high]) ?? low,
    );
  const watched = played(game, [
    {
      type: 'umpire',
      note: 'an ambush',
      events: [
        { event: 'placed', who: guard, at: near(GUARD) },
        { event: 'placed', who: climber, at: onLevel(foot, low) },
      ],
    },
    { type: 'opportunityFire', who: guard, at: near(MARKER) },
    { type: 'endTurn' },
  ]);
  const turn = watched && untilActing(watched, other(question.by), UNTIL_TURN, chance);
  return turn && climbed(turn, climber, chance);
}

const share = (chance: Chance): number => chance.int(-100, 100) / 100;

/** Where a base touches the foot of a straight run of stairs; null where they are of another shape. */
const footOf = (shape: Shape, radius: number): Point | null =>
  shape.kind === 'wall' ? onGrid(subtract(shape.from, scale(unit(subtract(shape.to, shape.from)), radius))) : null;

/** Gone up, and stopped on the way by the question whether he is shot at. */
function climbed(game: Game, who: Id, chance: Chance): Game | null {
  const { level } = baseOf(game, who);
  const ways = passageWays(game, who, profile(game, who).move).filter((way) => way.some((to) => levelOf(to) > level));
  const path = chance.pick(ways);
  const command: Command | null = path ? { type: 'move', who, path } : null;
  if (!command || check(game, command) !== null) return null;
  const now = played(game, [command]);
  const question = now && awaiting(now);
  const isOffered = question?.kind === 'choose' && question.about.what === 'opportunity';
  return now && isOffered && isOnStairs(now, who) ? now : null;
}
