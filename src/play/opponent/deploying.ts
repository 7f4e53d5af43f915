import {
  type Awaiting,
  apply,
  awaiting,
  type Command,
  check,
  deploymentZone,
  distance,
  flattened,
  freePlaces,
  type Game,
  type Id,
  incomeOfTurn,
  levelOf,
  other,
  type Side,
  type Waypoint,
} from '../../engine/index.ts';
import { placing, placingAny } from '../placing.ts';
import { mean } from './foresee.ts';
import { groundOf } from './ground.ts';
import { sketchOf } from './sketch.ts';
import { SKILLS } from './strengths.ts';
import { shotAt } from './strike.ts';
import { appraised, type Judgement, type Terms, totalOf } from './value.ts';
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
 * judged as if play began now, by either side, with the hands of the set-up.
 */
export function deployments(
  game: Game,
  question: Question,
  judgement: Judgement,
  who = nextOf(game, question),
): readonly Placed[] {
  const zone = deploymentZone(game, question.by);
  if (who === undefined || !zone) return [];
  const free = freePlaces(game, zone, who);
  const step = Math.max(1, Math.floor(free.length / MOST_PLACES));
  const places = free.filter((_, i) => i % step === 0);
  const judged = question.arriving ? judgedOnArrival : judgedBeforePlay;
  const table = question.arriving ? game : withTheEnemy(game, question.by);
  return places.flatMap((at): Placed[] => {
    const command: Deploying = { type: 'deploy', who, at };
    if (check(game, command) !== null) return [];
    const crowd = WEIGHTS.crowd * crowding(game, question.by, at);
    const terms = judged(placed(table, who, at), question.by, who, judgement);
    return [{ command, terms: { ...terms, approach: terms.approach - crowd } }];
  });
}

type Judged = (game: Game, side: Side, who: Id, judgement: Judgement) => Terms;

const judgedOnArrival: Judged = (game, side, _, judgement) => appraised(game, side, judgement);

/** By either beginning. What he shows of himself counts on top: one of many in sight is seldom shot at, but somebody will be. */
const judgedBeforePlay: Judged = (game, side, who, judgement) => {
  const terms = mean([
    { chance: 1 - WEIGHTS.second, of: appraised(begun(game, side), side, judgement) },
    { chance: WEIGHTS.second, of: appraised(begun(game, other(side)), side, judgement) },
  ]);
  return { ...terms, answer: terms.answer - WEIGHTS.exposed * exposure(game, who) };
};

/** The same for one of them, the best first: for whoever asks. */
export function deploymentsOf(game: Game, who: Id): readonly Command[] {
  const question = awaiting(game);
  if (question.kind !== 'deploy' || !question.who.includes(who)) return [];
  const places = deployments(game, question, SKILLS.hard, who);
  return places.toSorted((p, q) => totalOf(q.terms) - totalOf(p.terms)).map(({ command }) => command);
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

/**
 * With those of the enemy who are not there yet where a game would put them that is told to choose: thereabouts they will come.
 */
function withTheEnemy(game: Game, side: Side): Game {
  let filled = game;
  for (let n = 0; n < game.setup.roster.length; n++) {
    const command = placingAny(filled);
    const result = command && apply(filled, command);
    if (!result?.ok) break;
    filled = result.game;
  }
  const characters = game.state.characters.map((c, n) =>
    game.setup.roster[n]?.side === side ? c : (filled.state.characters[n] ?? c),
  );
  return { setup: game.setup, state: { ...game.state, characters } };
}

function placed({ setup, state }: Game, who: Id, place: Waypoint): Game {
  const [at, level] = [flattened(place), levelOf(place)];
  return {
    setup,
    state: { ...state, characters: state.characters.map((c) => (c.id === who ? { ...c, at, level } : c)) },
  };
}

/** With `first` about to act (SETUP-8, R53). */
function begun({ setup, state }: Game, first: Side): Game {
  const game: Game = { setup, state: { ...state, turn: { ...state.turn, side: first, number: 1 } } };
  const { tokens, secondStartsEmpty } = setup.ruleset.setup;
  const second = secondStartsEmpty ? 0 : tokens;
  const hands = { a: second, b: second, [first]: tokens + incomeOfTurn(game, 1) };
  return { setup, state: { ...game.state, tokens: hands } };
}

/** Points that the two best shots at him would take. */
function exposure(game: Game, who: Id): number {
  const { fighters } = sketchOf(game);
  const ground = groundOf(game);
  const him = fighters.find(({ id }) => id === who);
  if (!him) return 0;
  const losses = fighters.flatMap((f) => {
    const shot = f.side === him.side ? null : shotAt(game, ground, f, f, him);
    return shot ? [him.worth * ((shot.harm.hit - shot.harm.kill) * WEIGHTS.wound + shot.harm.kill)] : [];
  });
  const [most = 0, second = 0] = losses.toSorted((p, q) => q - p);
  return most + second;
}

/** How much nearer than is good to the nearest friend, in u. */
function crowding(game: Game, side: Side, at: Waypoint): number {
  const friends = game.setup.roster.flatMap((entry, n) => {
    const { at: there, level } = game.state.characters[n] ?? {};
    return entry.side === side && there && level === levelOf(at) ? [distance(there, flattened(at))] : [];
  });
  return Math.max(0, WEIGHTS.apart - Math.min(Number.POSITIVE_INFINITY, ...friends));
}
