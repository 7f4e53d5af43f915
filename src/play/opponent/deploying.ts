import {
  type Awaiting,
  type Command,
  check,
  deploymentZone,
  distance,
  flattened,
  freePlaces,
  type Game,
  type Id,
  levelOf,
  SIDES,
  type Side,
  type Waypoint,
} from '../../engine/index.ts';
import { placing } from '../placing.ts';
import { mean } from './foresee.ts';
import { appraised, type Judgement, type Terms } from './value.ts';
import { WEIGHTS } from './weights.ts';

type Question = Extract<Awaiting, { kind: 'deploy' }>;
type Deploying = Extract<Command, { type: 'deploy' }>;

/** A place for one who is put on the table, and what it is worth; null where nobody's place can be judged yet. */
export interface Placed {
  readonly command: Command;
  readonly terms: Terms;
}

/** Places that are judged, spread over the zone. */
const MOST_PLACES = 36;

/**
 * Where one of those who are waiting comes: the cheapest first, so that the dearest see where the enemy stands. Each place is
 * judged as if play began now, by either side, with a hand of tokens each.
 */
export function deployments(game: Game, question: Question, judgement: Judgement): readonly Placed[] {
  const who = nextOf(game, question);
  const zone = deploymentZone(game, question.by);
  if (who === undefined || !zone || !isEnemyThere(game, question.by)) return [];
  const free = freePlaces(game, zone, who);
  const step = Math.max(1, Math.floor(free.length / MOST_PLACES));
  const places = free.filter((_, i) => i % step === 0);
  return places.flatMap((at): Placed[] => {
    const command: Deploying = { type: 'deploy', who, at };
    if (check(game, command) !== null) return [];
    const crowd = WEIGHTS.crowd * crowding(game, question.by, at);
    const terms = mean(
      (question.arriving ? [question.by] : SIDES).map((first, _, { length }) => ({
        chance: 1 / length,
        of: appraised(begun(game, who, at, first, question.arriving), question.by, judgement),
      })),
    );
    return [{ command, terms: { ...terms, approach: terms.approach - crowd } }];
  });
}

/** As a game places for a player who leaves it to the program; who has no place is kept back. */
export function placedByRule(game: Game, question: Question): Command | null {
  for (const who of question.who) {
    const command = placing(game, who);
    if (command) return command;
  }
  const [kept] = question.mayKeep;
  return kept === undefined ? null : { type: 'keepBack', who: kept };
}

const nextOf = (game: Game, { who }: Question): Id | undefined => {
  const points = (id: Id) => game.setup.roster.find((entry) => entry.id === id)?.card.points ?? 0;
  return who.toSorted((p, q) => points(p) - points(q))[0];
};

const isEnemyThere = (game: Game, side: Side): boolean =>
  game.setup.roster.some((entry, n) => entry.side !== side && game.state.characters[n]?.at);

/** The game with him there and `first` about to act. */
function begun({ setup, state }: Game, who: Id, place: Waypoint, first: Side, isGoingOn: boolean): Game {
  const [at, level] = [flattened(place), levelOf(place)];
  const characters = state.characters.map((c) => (c.id === who ? { ...c, at, level } : c));
  if (isGoingOn) return { setup, state: { ...state, characters } };
  const { income } = setup.ruleset.turn;
  const turn = { ...state.turn, side: first, number: 1 };
  return { setup, state: { ...state, characters, turn, tokens: { a: income, b: income } } };
}

/** How much nearer than is good to the nearest friend, in u. */
function crowding(game: Game, side: Side, at: Waypoint): number {
  const friends = game.setup.roster.flatMap((entry, n) => {
    const { at: there, level } = game.state.characters[n] ?? {};
    return entry.side === side && there && level === levelOf(at) ? [distance(there, flattened(at))] : [];
  });
  return Math.max(0, WEIGHTS.apart - Math.min(Number.POSITIVE_INFINITY, ...friends));
}
