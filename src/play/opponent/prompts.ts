import {
  type Awaiting,
  add,
  burstPlace,
  type Command,
  caughtBy,
  check,
  type Edge,
  type Game,
  grenadesOf,
  type Id,
  legalActions,
  levelOf,
  onGrid,
  other,
  type Point,
  rotate,
  type Side,
  toOutline,
  type Waypoint,
} from '../../engine/index.ts';
import { driftsFrom } from './foresee.ts';
import { groundOf } from './ground.ts';
import { sketchOf } from './sketch.ts';
import { goalOutline } from './value.ts';

/** Answers to what is asked between actions that are worth a thought. All are legal. */

type Question<K extends Awaiting['kind']> = Extract<Awaiting, { kind: K }>;

/** Drifts that are played out, of all that are looked at. */
const MOST_DRIFTS = 5;

/** GREN-6: to where the burst catches most of theirs and least of ours. */
export function driftAnswers(game: Game, question: Question<'drift'>, most = MOST_DRIFTS): readonly Command[] {
  const frame = game.state.frames.find((each) => each.kind === 'grenade');
  const all = driftsFrom(game, question, 12, question.exactly ? [1] : [1, 0.5]);
  if (!frame) return all.slice(0, most);
  const sketch = sketchOf(game);
  const worth = (who: Id): number => {
    const f = sketch.fighters.find(({ id }) => id === who);
    return f ? f.worth * f.left * (f.side === question.by ? -1 : 1) : 0;
  };
  const { at } = frame;
  const bursts = (to: Point): Waypoint => (levelOf(at) === 0 ? to : (burstPlace(game, at, to) ?? to)); // R157
  const rate = (command: Command): number =>
    command.type === 'drift'
      ? caughtBy(game, frame.who, frame.weapon, bursts(command.to)).caught.reduce((sum, who) => sum + worth(who), 0)
      : 0;
  return all
    .map((command) => ({ command, rate: rate(command) }))
    .toSorted((p, q) => q.rate - p.rate)
    .slice(0, most)
    .map(({ command }) => command);
}

/** R73=b: besides what is listed, a new way in a few directions. */
export function choiceAnswers(game: Game, question: Question<'choose'>): readonly Command[] {
  const listed = question.options.map(({ command }) => command);
  const { about } = question;
  if (about.what !== 'goOn' || about.reach === null) return listed;
  const ways = legalActions(game).flatMap(({ action, samples }) => (action === 'move' ? samples : []));
  return [...listed, ...ways];
}

/** GREN-15: the second screen, where it stands between most of the enemy and most of the own side first. */
export function smokeAnswers(game: Game, question: Question<'smoke'>): readonly Command[] {
  const { from, most, radius, by } = question;
  const { fighters } = sketchOf(game);
  const places = [
    from,
    ...Array.from({ length: 12 }, (_, i) => onGrid(rotate(add(from, [most - 0.01, 0]), from, 30 * i))),
  ];
  const rate = (at: Point): number => {
    const disk = { kind: 'disk', at, radius, bounds: { at, radius } } as const;
    let sum = 0;
    for (const ours of fighters) {
      if (ours.side !== by) continue;
      for (const theirs of fighters) {
        if (theirs.side === by) continue;
        const middle: Point = [(ours.at[0] + theirs.at[0]) / 2, (ours.at[1] + theirs.at[1]) / 2];
        if ([ours.at, middle].some((p) => toOutline(p, disk) <= 1)) sum += ours.worth;
      }
    }
    return sum;
  };
  const commands = places.map((at) => ({ at, command: { type: 'smoke', at } as const }));
  return commands
    .filter(({ command }) => check(game, command) === null)
    .map((each) => ({ ...each, rate: rate(each.at) }))
    .toSorted((p, q) => q.rate - p.rate)
    .map(({ command }) => command);
}

/** SETUP-10: to whoever carries least, the quickest first. */
export function equipAnswer(game: Game, { who, grenades }: Question<'equip'>): Command | null {
  const kind = grenades.find((each) => each !== 'smoke') ?? grenades[0];
  if (kind === undefined) return null;
  const rate = (id: Id) =>
    10 * grenadesOf(game, id).length - (game.setup.roster.find((e) => e.id === id)?.card.healthy.move ?? 0);
  const able = who.filter((id) => check(game, { type: 'equip', who: id, grenade: kind }) === null);
  const [first] = able.toSorted((p, q) => rate(p) - rate(q));
  return first === undefined ? null : { type: 'equip', who: first, grenade: kind };
}

/** WIN-2: what is farthest on foot from the enemy's edge first; R62: a spot where there is no element. */
export function objectiveAnswers(game: Game, { by, elements }: Question<'objective'>): readonly Command[] {
  const edge = game.state.edges[other(by)];
  const ground = groundOf(game);
  const from = edge ? edgePoints(game, edge) : [];
  const rate = (id: Id): number => {
    const goal = goalOutline(game, { element: id });
    if (!goal) return 0;
    const field = ground.onFootTo(`element ${id}`, goal);
    return Math.min(...from.map((at) => field({ at, level: 0 })));
  };
  if (elements.length === 0) return legalActions(game).flatMap(({ samples }) => samples);
  const rated = elements.map((element) => ({ element, rate: rate(element) }));
  return rated.toSorted((p, q) => q.rate - p.rate).map(({ element }) => ({ type: 'objective', element }));
}

function edgePoints({ setup }: Game, edge: Edge): readonly Point[] {
  const { width, height } = setup.table;
  const along = edge === 'north' || edge === 'south' ? width : height;
  return Array.from({ length: Math.ceil(along / 2) }, (_, i): Point => {
    const x = 2 * i + 1;
    const at: Readonly<Record<Edge, Point>> = {
      north: [x, 0.5],
      south: [x, height - 0.5],
      west: [0.5, x],
      east: [width - 0.5, x],
    };
    return at[edge];
  });
}

/** TURN-2: one of each five tokens, and two more where much hangs on the first turn; the other side's half is not known. */
export function bidOf({ most }: Question<'bids'>, side: Side, rest: number): number {
  const urgent = rest > 8 ? 2 : 0;
  return Math.min(most[side], Math.floor(most[side] / 5) + urgent);
}
