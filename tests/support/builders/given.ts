import { type EditionId, type HouseRules, type Rulings, rulesetOf } from '../../../src/editions/index.ts';
import {
  apply,
  awaiting,
  type Card,
  type Command,
  check,
  type Edge,
  type Frame,
  freshCharacter,
  type Game,
  type GameEvent,
  type GameState,
  type GrenadeKind,
  type Marker,
  type Objective,
  type Point,
  type Profile,
  prepareSetup,
  type RuleId,
  type SceneryElement,
  type Setup,
  type Side,
  type Violation,
  type Waypoint,
  type Weapon,
} from '../../../src/engine/index.ts';
import { editionNow } from './editionNow.ts';

/** Given a position, when commands, then events: short tables for tests of rules. */

export const rifle = (change: Partial<Weapon> = {}): Weapon => ({
  id: 'rifle',
  kind: 'rifle',
  shots: 2,
  long: 2,
  short: 3,
  aim: 1,
  aimEveryShot: false,
  machineGun: false,
  radius: null,
  ...change,
});

export const profileOf = (change: Partial<Profile> = {}): Profile => ({
  move: 4,
  actions: 3,
  moveAndFire: null,
  opportunityFire: null,
  suppressionFire: null,
  command: null,
  camouflage: false,
  h2h: 2,
  h2hPriority: false,
  weapons: [rifle()],
  ...change,
});

export interface Man {
  readonly id: string;
  readonly at?: Point | null;
  readonly points?: number;
  readonly role?: Card['role'];
  /** Both sides of the card, and what differs on the red one. */
  readonly card?: Partial<Profile>;
  readonly woundedCard?: Partial<Profile>;
  /** REIN-1: who is on the other side of the card. */
  readonly second?: { readonly name: string; readonly card?: Partial<Profile> };
  readonly state?: Partial<Omit<ReturnType<typeof freshCharacter>, 'id' | 'at'>>;
}

export interface Given {
  readonly a?: readonly Man[];
  readonly b?: readonly Man[];
  readonly scenery?: readonly SceneryElement[];
  readonly size?: readonly [number, number];
  readonly tokens?: Partial<Record<Side, number>>;
  readonly turn?: Partial<GameState['turn']>;
  readonly markers?: readonly Marker[];
  readonly objectives?: Partial<Record<Side, Objective>>;
  /** Extra grenades bought (GREN-14). */
  readonly grenades?: Partial<Record<Side, readonly GrenadeKind[]>>;
  /** In the middle of a turn if left out. */
  readonly frames?: readonly Frame[];
  readonly type?: Setup['type'];
  readonly victory?: Setup['victory'];
  readonly edges?: Setup['edges'];
  /** That of the test's name if left out: see editions.ts. */
  readonly edition?: EditionId;
  readonly rulings?: Rulings;
  readonly rules?: HouseRules;
}

const cardOf = (man: Man): Card => ({
  id: man.id,
  name: man.id,
  role: man.role ?? 'rifleman',
  faction: 'test',
  points: man.points ?? 6,
  healthy: profileOf(man.card),
  wounded: profileOf({ ...man.card, ...man.woundedCard }),
  ...(man.second
    ? { reinforcement: { name: man.second.name, role: 'rifleman', healthy: profileOf(man.second.card) } }
    : {}),
});

/** A set-up of these men and this scenery, nobody deployed yet. */
export const setupOf = ({
  a = [],
  b = [],
  scenery = [],
  size = [24, 24],
  edition = editionNow(),
  rulings = {},
  rules = {},
  grenades = {},
  type = 'skirmish',
  victory,
  edges,
}: Given) =>
  prepareSetup({
    table: { width: size[0], height: size[1], name: 'test', ground: 'grass' },
    scenery,
    cards: [...a, ...b].map(cardOf),
    sides: {
      a: { name: 'A', force: a.map((m) => m.id), ...(grenades.a && { grenades: grenades.a }) },
      b: { name: 'B', force: b.map((m) => m.id), ...(grenades.b && { grenades: grenades.b }) },
    },
    type,
    ...(victory ? { victory } : {}),
    ...(edges ? { edges } : {}),
    ruleset: rulesetOf(edition, rulings, rules),
  });

/**
 * A game in the middle of a turn: by default turn 3 (of round 1 where there are rounds), side a, five tokens each, everyone
 * unhurt where stated. Its state is
 * frozen through and through, so that an engine that wrote into it would break at once.
 */
export function given(position: Given): Game {
  const setup = setupOf(position);
  const men = [...(position.a ?? []), ...(position.b ?? [])];
  const side = position.turn?.side ?? 'a';
  return {
    setup,
    state: frozen({
      turn: { side, number: 3, round: setup.ruleset.turn.rounds ? 1 : 0, spent: 0, ...position.turn },
      tokens: { a: 5, b: 5, ...position.tokens },
      edges: { a: 'south' satisfies Edge, b: 'north' satisfies Edge },
      characters: men.map((man) => ({ ...freshCharacter(man.id), at: man.at ?? null, ...man.state })),
      markers: position.markers ?? [],
      objectives: { a: null, b: null, ...position.objectives },
      nextId: 1 + (position.markers ?? []).length,
      frames: position.frames ?? [{ kind: 'turn', side, step: 'act', rolls: [], passed: false }],
      outcome: null,
    }),
  };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}

export interface Played {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** Plays commands that must all be legal. */
export function play(game: Game, ...commands: readonly Command[]): Played {
  let now = game;
  const events: GameEvent[] = [];
  for (const [i, command] of commands.entries()) {
    const result = apply(now, command);
    if (!result.ok) throw new Error(`command ${i} ${JSON.stringify(command)}: ${JSON.stringify(result.violation)}`);
    now = result.game;
    events.push(...result.events);
  }
  return { game: now, events };
}

/** Fires, and whoever might take cover or aim does not; then these dice. */
export function shoot(game: Game, who: string, at: string, ...dice: number[]): Played {
  let shot = play(game, fire(who, at));
  while (awaiting(shot.game).kind === 'choose') shot = then(shot, pass);
  return then(shot, roll(...dice));
}

const then = ({ game, events }: Played, command: Command): Played => {
  const next = play(game, command);
  return { game: next.game, events: [...events, ...next.events] };
};

/** In close combat: the attacker's dice for the last exchange; one who is struck dead may strike back, and misses. */
export function lastBlow(game: Game, ...dice: number[]): Game {
  const { side } = game.state.turn;
  const struck = play(game, roll(...dice)).game;
  return asked(struck) === `roll ${side === 'a' ? 'b' : 'a'}` ? play(struck, roll(1, 1)).game : struck;
}

/** Throws, and the grenade bursts where it is aimed also where it might scatter. */
export function lob(game: Game, who: string, at: Point): Played {
  const thrown = play(game, grenade(who, at));
  return eventsOf(thrown, 'grenadeThrown')[0]?.scatters ? then(thrown, roll(6)) : thrown;
}

/** In the set-up: where it is rolled for who deploys first, side b does. */
export const bFirst = (game: Game): Game => (asked(game) === 'roll both' ? play(game, roll(6, 1)).game : game);

/** Why a command is refused, null if it is legal; after proving that `check` and `apply` agree and the game was left alone. */
export function refusal(game: Game, command: Command): Violation | null {
  const before = JSON.stringify(game.state);
  const result = apply(game, command);
  if (JSON.stringify(game.state) !== before) throw new Error('a refused command changed the game');
  const judged = check(game, command);
  const refused = result.ok ? null : result.violation;
  if (JSON.stringify(refused) !== JSON.stringify(judged)) throw new Error('apply and check disagree');
  return judged;
}

/** The id of the rule by which a command is refused; null if it is legal. */
export const refusedBy = (game: Game, command: Command): RuleId | null => refusal(game, command)?.rule ?? null;

/** What is asked now and of whom: 'act a', 'roll both', 'takeCover b'. */
export function asked(game: Game): string {
  const question = awaiting(game);
  if (question.kind === 'over') return 'over';
  return `${question.kind === 'choose' ? question.about.what : question.kind} ${question.by}`;
}

export const pass: Command = { type: 'pass' };
export const aim: Command = { type: 'aim' };
export const endTurn: Command = { type: 'endTurn' };
export const bid = (a: number, b: number): Command => ({ type: 'bid', a, b });
export const takeCover = (who: string): Command => ({ type: 'takeCover', who });
export const choose = (option: string): Command => ({ type: 'choose', option });
export const deploy = (who: string, ...at: [number, number]): Command => ({ type: 'deploy', who, at });
export const roll = (...dice: number[]): Command => ({ type: 'roll', dice });
export const move = (who: string, ...path: Waypoint[]): Command => ({ type: 'move', who, path });
export const fire = (who: string, at: string, weapon?: string): Command =>
  weapon === undefined ? { type: 'fire', who, at } : { type: 'fire', who, at, weapon };

export const moveAndFire = (who: string, path: readonly Waypoint[], at?: string): Command =>
  at === undefined ? { type: 'moveAndFire', who, path } : { type: 'moveAndFire', who, path, at };
export const grenade = (who: string, at: Waypoint): Command => ({ type: 'grenade', who, at });
export const opportunityFire = (who: string, at: Waypoint): Command => ({ type: 'opportunityFire', who, at });
export const suppressionFire = (who: string, at: Waypoint, ...partners: string[]): Command => ({
  type: 'suppressionFire',
  who,
  at,
  with: partners,
});
export const joinSuppression = (who: string, marker: string): Command => ({ type: 'joinSuppression', who, marker });
export const drift = (to: Point): Command => ({ type: 'drift', to });
export const handOver = (who: string, to: string, kind: GrenadeKind): Command => ({
  type: 'handOver',
  who,
  to,
  grenade: kind,
});

export { character } from '../../../src/engine/index.ts';

export const eventsOf = <E extends GameEvent['event']>(played: Played, kind: E): Extract<GameEvent, { event: E }>[] =>
  played.events.filter((e): e is Extract<GameEvent, { event: E }> => e.event === kind);

/** A marker of opportunity fire, and one of suppression fire that its firers keep up. */
export const watch = (id: string, owner: string, at: Point): Marker => ({ id, kind: 'opportunity', at, owner });
export const suppressing = (id: string, at: Point, range: number, ...firers: [string, ...string[]]): Marker => ({
  id,
  kind: 'suppression',
  at,
  owner: firers[0],
  range,
  firers,
});

/** A hand grenade that reaches 2u. */
export const frag = (change: Partial<Weapon> = {}): Weapon =>
  rifle({ id: 'grenade', kind: 'frag', shots: 1, long: 0, short: 4, aim: 0, radius: 2, ...change });

/** Partial cover unless it is said to be something else. */
export const box = (
  id: string,
  [x, y]: Point,
  [width, height]: Point,
  change: Partial<SceneryElement> = {},
): SceneryElement => ({
  id,
  look: 'stone-wall',
  terrain: ['protecting'],
  shape: {
    kind: 'polygon',
    points: [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
  },
  ...change,
});

export const total = (id: string, at: Point, size: Point): SceneryElement =>
  box(id, at, size, { terrain: ['sheltering'] });

/** A 60 mm round scenic base with its hole in the middle. */
export const roundBase = (id: string, at: Point): SceneryElement => ({
  id,
  look: 'crater',
  terrain: ['protecting'],
  shape: { kind: 'circle', at, radius: 1.2 },
  holes: [at],
});
