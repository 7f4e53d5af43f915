import { GRENADES } from './cards.ts';
import {
  count,
  die,
  flag,
  friends,
  id,
  length,
  list,
  MOST_OF_ANYTHING,
  note,
  oneOf,
  optional,
  path,
  point,
  side,
  type Tagged,
  type TaggedFields,
  tagged,
  text,
  unless,
  waypoint,
  whole,
} from './fields.ts';

const grenade = oneOf(GRENADES);

/** The most dice one roll holds. */
export const MOST_DICE = 1000;
/** The most extra grenades one carries. */
const MOST_GRENADES = 100;

/** A marker that an umpire lays: its id comes from the engine, what it measures from card and rules. */
const MARKER_FIELDS = {
  opportunity: { at: waypoint, owner: id },
  /** `with` names those who keep it up together with `owner`. */
  suppression: { at: waypoint, owner: id, with: optional(friends) },
  objective: { at: waypoint, owner: side },
  body: { at: waypoint, of: id },
  grenade: { at: waypoint, grenade },
  smoke: { at: waypoint, owner: side },
} as const satisfies TaggedFields;

/** What an umpire may set straight. */
const CORRECTION_FIELDS = {
  placed: { who: id, at: waypoint },
  corrected: {
    who: id,
    wounded: optional(flag),
    out: optional(flag),
    inCover: optional(flag),
    shock: optional(flag),
    panicking: optional(flag),
    spent: optional(count),
    /** Of a reinforcement card: it is the second's turn (REIN-2), or the first's again. */
    second: optional(flag),
  },
  tokensSet: { side, tokens: count },
  markerRemoved: { marker: id },
  markerPlaced: { marker: tagged('kind', MARKER_FIELDS) },
  /** Whose turn it is and which; `spent`: tokens that side has spent in it so far (TURN-5, TURN-6). */
  turnSet: { side, number: whole(1, MOST_OF_ANYTHING), spent: optional(count) },
  /** All the extra grenades he carries (GREN-14). */
  grenadesSet: { who: id, grenades: list(grenade, 0, MOST_GRENADES) },
} as const satisfies TaggedFields;

/** What a character does in its own turn, and Take Cover, which it does in either. */
export const ACTION_FIELDS = {
  /** `path[0]` is where the base stands; to end in the middle of a hole of a round base is to step into it (MOVE-8). */
  move: { who: id, path },
  fire: {
    who: id,
    at: id,
    /** May be left out by one who has a single weapon to fire. */
    weapon: optional(id),
    /** Editions that roll shots together (FIRE-7). */
    shots: optional(count),
    /** Only where Aim has to be declared with the shot (R15). */
    aim: optional(flag),
  },
  /** MF-1: with `at` the shot comes first; without, it is offered after the move, or `shotAfter` u of it. */
  moveAndFire: { who: id, path, at: optional(id), weapon: optional(id), shotAfter: optional(length) },
  grenade: { who: id, at: waypoint, weapon: optional(id) },
  opportunityFire: { who: id, at: waypoint },
  /** R47: `with` names the friends who begin it together with `who`. */
  suppressionFire: { who: id, at: waypoint, with: optional(friends) },
  joinSuppression: { who: id, marker: id },
  takeCover: { who: id },
  /** PSY-2, PSY-3: out of panic. `with` names the leaders who help, once for each token they spend. */
  recover: { who: id, with: optional(friends) },
  /** FIRE-8: to another weapon of the card. */
  switchWeapon: { who: id, weapon: id },
  /** MOVE-13: `marker` is a body in a hole. */
  clearBody: { who: id, marker: id },
} as const satisfies TaggedFields;

/** Every command with its fields: all a player, a bot, a script or a die can say. */
export const COMMAND_FIELDS = {
  ...ACTION_FIELDS,
  /** One of the listed answers to a question: an edge, the enemy to fight first, go on or stop, who takes a wound… */
  choose: { option: text(80) },
  /** TURN-2: both sides' tokens for the initiative in one; the first one's half lives in the interface alone (R03). */
  bid: { a: count, b: count },
  /** `flipped`: of a reinforcement card the one on its other side comes first (REIN-1). */
  deploy: { who: id, at: waypoint, flipped: optional(flag) },
  /** REIN-2: of a reinforcement card nobody comes now; he may in any later own turn. */
  keepBack: { who: id },
  /** WIN-2: an element of the table, or a spot where a zone holds none. */
  objective: { element: unless('at', id), at: unless('element', waypoint) },
  /** SETUP-10: a bought grenade for a character. */
  equip: { who: id, grenade },
  /** GREN-14, R133: an extra grenade from one friend to another, for nothing. */
  handOver: { who: id, to: id, grenade },
  /** GREN-15: where the second screen of smoke is laid. */
  smoke: { at: point },
  aim: {},
  /** Declines whatever is offered: Take Cover, Aim, an opportunity shot, the shot of Move & Fire. */
  pass: {},
  roll: { dice: list(die, 0, MOST_DICE), source: optional(oneOf(['live', 'typed', 'fixed'])) },
  /** GREN-6: the opponent moves the marker of a scattered grenade. */
  drift: { to: point },
  endTurn: {},
  concede: { side },
  /** Both sides have agreed on this; the first one's half lives in the interface alone. */
  agree: { what: oneOf(['draw', 'stop']) },
  /** Dice for what no rule covers (TURN-15). */
  freeRoll: { by: side, dice: whole(1, 20), note },
  /** A correction both sides agreed on. Drops what is going on above the turn; no token comes back. */
  umpire: { events: list(tagged('event', CORRECTION_FIELDS), 0, 200), note, settle: optional(flag) },
} as const satisfies TaggedFields;

/** The only input. */
export type Command = Tagged<'type', typeof COMMAND_FIELDS>;
export type ActionCommand = Tagged<'type', typeof ACTION_FIELDS>;
export type FireCommand = Extract<Command, { type: 'fire' }>;
export type Correction = Tagged<'event', typeof CORRECTION_FIELDS>;
/** A marker as an umpire lays it. */
export type LaidMarker = Tagged<'kind', typeof MARKER_FIELDS>;

export type CommandType = Command['type'];
export type ActionType = ActionCommand['type'];
/** What a character pays action tokens for. */
export type PaidAction = ActionType | 'aim';
export type DiceSource = NonNullable<Extract<Command, { type: 'roll' }>['source']>;

export const COMMAND_TYPES = Object.keys(COMMAND_FIELDS) as CommandType[];

/** What an action is to the rules of others. */
interface Traits {
  /** Its tokens are tokens of movement (MOVE-2, MOVE-13). */
  readonly movement: boolean;
  /** ATK-1: what bars a character from suppression fire in the same turn (SF-10); suppression itself does not. */
  readonly attack: boolean;
  /** R72=b: moving, shooting and throwing set off opportunity fire; to clear a hole of a body is a Move (MOVE-13). */
  readonly setsOff: boolean;
}

const NONE: Traits = { movement: false, attack: false, setsOff: false };

/** Of all that tokens are paid for, in the order in which the actions are listed. */
export const TRAITS: Readonly<Record<PaidAction, Traits>> = {
  move: { ...NONE, movement: true, setsOff: true },
  moveAndFire: { movement: true, attack: true, setsOff: true },
  fire: { ...NONE, attack: true, setsOff: true },
  grenade: { ...NONE, attack: true, setsOff: true },
  opportunityFire: { ...NONE, attack: true },
  suppressionFire: { ...NONE, setsOff: true },
  joinSuppression: { ...NONE, setsOff: true },
  takeCover: NONE,
  switchWeapon: NONE,
  clearBody: { ...NONE, movement: true, setsOff: true },
  recover: NONE,
  aim: NONE,
};

/** Aim is a part of its shot. */
export const ACTION_TYPES = (Object.keys(TRAITS) as readonly PaidAction[]).filter(
  (type): type is ActionType => type !== 'aim',
);
