import {
  add,
  attack,
  awaiting,
  type Command,
  cardOf,
  character,
  characterAction,
  charactersOf,
  check,
  distance,
  enemiesOf,
  flattened,
  type Game,
  isOnTable,
  legalActions,
  onGrid,
  type Point,
  profile,
  rotate,
  type Side,
  scale,
  subtract,
  sum,
  toOutline,
  unit,
} from '../../../src/engine/index.ts';
import { placing } from '../../../src/play/placing.ts';

/**
 * A player who never changes, to measure others by: the best shot by chance and points, else a grenade, else a step nearer and
 * rather into cover; always takes cover and always aims. It knows no risk and no plan.
 */
export function baseline(game: Game, side: Side): Command | null {
  const question = awaiting(game);
  switch (question.kind) {
    case 'choose': {
      const wanted = question.options.find(({ command }) => ['takeCover', 'aim', 'fire'].includes(command.type));
      return (wanted ?? question.options[0])?.command ?? null;
    }
    case 'bids':
      return { type: 'bid', a: Math.min(1, question.most.a), b: Math.min(1, question.most.b) };
    case 'deploy':
      return question.who.map((who) => placing(game, who)).find((command) => command !== null) ?? anything(game);
    case 'drift':
      return { type: 'drift', to: question.from };
    case 'act':
      return shot(game, side) ?? grenade(game, side) ?? step(game, side) ?? ending(game) ?? anything(game);
    default:
      return anything(game);
  }
}

const anything = (game: Game): Command | null => legalActions(game).flatMap(({ samples }) => samples)[0] ?? null;

const ending = (game: Game): Command | null => (check(game, { type: 'endTurn' }) === null ? { type: 'endTurn' } : null);

const men = (game: Game, side: Side) => charactersOf(game, side).filter(isOnTable);

function shot(game: Game, side: Side): Command | null {
  let best: { command: Command; worth: number } | null = null;
  for (const { id } of men(game, side)) {
    for (const command of characterAction(game, 'fire', id).samples) {
      if (command.type !== 'fire' || (command.shots ?? 1) > 1) continue;
      const { need, count } = attack(game, id, command.at, { weapon: command.weapon });
      const chance = 1 - (Math.min(6, sum(need) - 1) / 6) ** sum(count);
      const worth = chance * Math.max(1, cardOf(game, command.at).points);
      if (chance > 0.15 && worth > (best?.worth ?? 0)) best = { command, worth };
    }
  }
  return best?.command ?? null;
}

function grenade(game: Game, side: Side): Command | null {
  for (const { id, at } of men(game, side)) {
    for (const command of characterAction(game, 'grenade', id).samples) {
      if (command.type !== 'grenade' || !at || distance(at, flattened(command.at)) < 4) continue;
      const near = enemiesOf(game, id).some((enemy) => enemy.at && distance(enemy.at, flattened(command.at)) < 1.5);
      const own = men(game, side).some((man) => man.at && distance(man.at, flattened(command.at)) < 3.5);
      if (near && !own) return command;
    }
  }
  return null;
}

function step(game: Game, side: Side): Command | null {
  let best: { command: Command; worth: number } | null = null;
  for (const { id } of men(game, side)) {
    const at = character(game, id).at as Point;
    const enemies = enemiesOf(game, id).map((enemy) => enemy.at as Point);
    const goal = enemies.toSorted((p, q) => distance(p, at) - distance(q, at))[0];
    if (!goal) continue;
    for (const angle of [0, 30, -30, 60, -60]) {
      const end = onGrid(rotate(add(at, scale(unit(subtract(goal, at)), profile(game, id).move - 0.01)), at, angle));
      const command: Command = { type: 'move', who: id, path: [at, end] };
      if (check(game, command) !== null) continue;
      const sheltered = game.setup.elements.some((e) => e.cover !== 'none' && toOutline(end, e.outline) < 0.8);
      const worth = distance(at, goal) - distance(end, goal) + (sheltered ? 2 : 0);
      if (worth > (best?.worth ?? 0.3)) best = { command, worth };
    }
  }
  return best?.command ?? null;
}
