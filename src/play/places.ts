import {
  apply,
  attack,
  awaiting,
  type Command,
  character,
  distance,
  enemiesOf,
  flattened,
  type Game,
  type GrenadeKind,
  type Id,
  isGoalOn,
  isInside,
  isOnTable,
  isStanding,
  levelOf,
  type Point,
  profile,
  sideOf,
  sum,
  toOutline,
  traceOf,
  type Waypoint,
  within,
} from '../engine/index.ts';
import { candidatesFor, type PlacedAction } from './opponent/candidates.ts';
import { deploymentsOf } from './opponent/deploying.ts';
import { driftAnswers, objectiveAnswers, smokeAnswers } from './opponent/prompts.ts';
import { aimsOf } from './opponent/value.ts';
import { type Stand, standAt } from './stand.ts';

/**
 * Places worth choosing for one character and one kind of action, or as the answer to what is asked of a side, each with the legal
 * command that means it: those the computer player thinks of, so that both have one list. What is said of a place is measured on
 * the table with the command done.
 */
export type PlacesAction = PlacedAction | 'deploy' | PlacesAnswer;

/** Questions a side answers by a place, whoever they came from: where a grenade drifts, a second screen, its objective. */
export type PlacesAnswer = 'drift' | 'smoke' | 'objective';

export interface Place {
  readonly command: Command;
  readonly at: Waypoint;
  /** Of a move and of who is deployed: what comes of it there; null of a marker or a grenade. */
  readonly there: There | null;
}

export interface There extends Stand {
  /** How one comes there; null: one is deployed. */
  readonly way: { readonly from: Point; readonly away: number; readonly tokens: number } | null;
  /** Enemies who do not see the place. */
  readonly hiddenFrom: readonly Id[];
  /** Those who do, and what each needs to hit. */
  readonly seenBy: readonly Aim[];
  /** The best shot from there. */
  readonly shot: Aim | null;
  /** Touches what the side is to reach or hold. */
  readonly atGoal: boolean;
  /** GREN-14: what may be picked up on the way. */
  readonly pickUp: GrenadeKind | null;
}

export interface Aim {
  readonly who: Id;
  readonly need: number;
}

/** As many as there are figures to choose them by. */
const MOST = 9;
/** Nearer to one another than this two places are one, in u. */
const APART = 0.7;
/** Candidates that a list of moves is chosen from, so that each kind of place is among them. */
const MOVES = 4 * MOST;
/** The ways a marker may drift, and half of each: all that are looked at. */
const MOST_ANSWERS = 25;

/** `who`: null for the answer of a side. */
export function placesFor(game: Game, who: Id | null, action: PlacesAction): readonly Place[] {
  const found: Place[] = [];
  const isMove = action === 'move' || action === 'moveAndFire';
  for (const command of candidates(game, who, action)) {
    if (!isMove && found.length === MOST) break;
    const at = placeOf(game, command);
    if (!at || found.some((each) => isAlike(each.at, at))) continue;
    found.push({ command, at, there: thereOf(game, command) });
  }
  return isMove ? ofEachKind(found) : found;
}

function candidates(game: Game, who: Id | null, action: PlacesAction): readonly Command[] {
  const question = awaiting(game);
  switch (action) {
    case 'drift':
      return question.kind === action ? driftAnswers(game, question, MOST_ANSWERS) : [];
    case 'smoke':
      return question.kind === action ? smokeAnswers(game, question) : [];
    case 'objective':
      return question.kind === action ? objectiveAnswers(game, question) : [];
    case 'deploy':
      return who === null ? [] : deploymentsOf(game, who);
    default:
      return who === null ? [] : candidatesFor(game, who, action, { moves: MOVES });
  }
}

/** What one may want of a place: of each that there is, the list has the best or the nearest. */
const KINDS: readonly ((place: There) => number | null)[] = [
  ({ contacts }) => (contacts.length > 0 ? 0 : null),
  ({ atGoal }) => (atGoal ? 0 : null),
  ({ pickUp }) => (pickUp ? 0 : null),
  ({ hole, way }) => (hole === null ? null : (way?.away ?? 0)),
  ({ beside, way }) => (beside === null ? null : (way?.away ?? 0)),
  ({ seenBy, way }) => (seenBy.length > 0 ? null : (way?.away ?? 0)),
  ({ shot }) => shot?.need ?? null,
];

/** So many, as they were ranked, and among them one of each kind. */
function ofEachKind(places: readonly Place[]): readonly Place[] {
  const chosen = new Set<Place>();
  for (const kind of KINDS) {
    const rated = places.flatMap((place) => {
      const rate = place.there && kind(place.there);
      return rate === null ? [] : [{ place, rate }];
    });
    const [best] = rated.toSorted((p, q) => p.rate - q.rate);
    if (best) chosen.add(best.place);
  }
  for (const place of places) if (chosen.size < MOST) chosen.add(place);
  return places.filter((place) => chosen.has(place));
}

const isAlike = (p: Waypoint, q: Waypoint): boolean =>
  levelOf(p) === levelOf(q) && distance(flattened(p), flattened(q)) < APART;

function placeOf(game: Game, command: Command): Waypoint | null {
  switch (command.type) {
    case 'move':
    case 'moveAndFire':
      return command.path.at(-1) ?? null;
    case 'drift':
      return command.to;
    case 'objective':
      return 'at' in command ? command.at : middleOf(game, command.element);
    case 'deploy':
    case 'grenade':
    case 'opportunityFire':
    case 'suppressionFire':
    case 'smoke':
      return command.at;
    default:
      return null;
  }
}

/** A place in an element by which it is meant: the middle of the box of a bent wall may lie beside it. */
export function middleOf({ setup }: Game, element: Id): Point | null {
  const outline = setup.elements.find(({ id }) => id === element)?.outline;
  if (!outline) return null;
  const { at } = outline.bounds;
  return isInside(at, outline) || outline.kind === 'disk' ? at : (outline.points[0] ?? at);
}

/** What a move leads to, on the table as it is after it. */
function thereOf(game: Game, command: Command): There | null {
  if (command.type !== 'move' && command.type !== 'moveAndFire' && command.type !== 'deploy') return null;
  const { who } = command;
  const { at: from } = character(game, who);
  const end = placeOf(game, command);
  if (!end) return null;
  const { move, moveAndFire } = profile(game, who);
  const trace =
    command.type === 'deploy'
      ? null
      : traceOf(game, who, command.path, command.type === 'move' ? move : (moveAndFire ?? move));
  const done = apply(game, command);
  const after = standingAt(game, command, end, done.ok ? done.game : null);
  const asked = done.ok ? awaiting(done.game) : null;
  const { baseRadius } = game.setup.ruleset;
  const enemies = enemiesOf(after, who).filter(({ id }) => isStanding(after, id) && isStanding(after, who));
  const seenBy: Aim[] = [];
  const shots: Aim[] = [];
  const hiddenFrom: Id[] = [];
  for (const { id } of enemies) {
    const [theirs, ours] = [attack(after, id, who), attack(after, who, id)];
    if (theirs.sight.los) seenBy.push({ who: id, need: sum(theirs.need) });
    else hiddenFrom.push(id);
    if (ours.sight.los && ours.violation === null && sum(ours.need) <= 6) shots.push({ who: id, need: sum(ours.need) });
  }
  const point = flattened(end);
  return {
    way: trace && from ? { from, away: distance(from, point), tokens: trace.tokens } : null,
    ...standAt(game, who, end),
    hiddenFrom,
    seenBy: seenBy.toSorted((p, q) => p.need - q.need),
    shot: shots.toSorted((p, q) => p.need - q.need)[0] ?? null,
    atGoal: aimsOf(game, sideOf(game, who)).some(
      ({ outline, who: whose, ...levels }) =>
        (whose?.includes(who) ?? true) &&
        isGoalOn(levels, levelOf(end)) &&
        within(toOutline(point, outline), baseRadius),
    ),
    pickUp: asked?.kind === 'choose' && asked.about.what === 'pickUp' ? asked.about.grenade : null,
  };
}

/** With the character there: by the command itself where nothing comes between. */
function standingAt(game: Game, command: Command, end: Waypoint, done: Game | null): Game {
  const [at, level] = [flattened(end), levelOf(end)];
  const who = 'who' in command ? command.who : '';
  if (done) {
    const now = character(done, who);
    if (isOnTable(now) && now.at && distance(now.at, at) < 0.01 && now.level === level) return done;
  }
  const characters = game.state.characters.map((c) => (c.id === who ? { ...c, at, level, inCover: false } : c));
  return { ...game, state: { ...game.state, characters } };
}
