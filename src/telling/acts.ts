import {
  findCharacter,
  flattened,
  type Game,
  type GameEvent,
  type Id,
  type Point,
  profile,
  suppressionMarkers,
  thrownGrenade,
  type Weapon,
} from '../engine/index.ts';
import type { Roll } from './roll.ts';
import type { Step } from './step.ts';

/** How a weapon sounds and flies. */
export type Report = 'rifle' | 'sniper' | 'smg' | 'lmg' | 'pistol';

/** Something that is seen on the table, in ms from the beginning of the step: from `from` until `until`. */
export type Act = { readonly from: number; readonly until: number } & (
  | {
      readonly act: 'shot';
      readonly who: Id;
      readonly at: Id;
      readonly origin: Point;
      readonly to: Point;
      readonly report: Report;
      /** One for each die, when it is fired. */
      readonly rounds: readonly Round[];
    }
  /** Suppression fire beats over a circle of that radius in u, with a round for each die or a few of them. */
  | {
      readonly act: 'sweep';
      readonly origins: readonly Point[];
      readonly to: Point;
      readonly radius: number;
      readonly report: Report;
      readonly rounds: readonly Round[];
    }
  | { readonly act: 'flight'; readonly origin: Point; readonly to: Point }
  /** A grenade that came down rolls on. */
  | { readonly act: 'drift'; readonly origin: Point; readonly to: Point }
  | { readonly act: 'burst'; readonly at: Point; readonly radius: number }
  | { readonly act: 'blows'; readonly who: Id; readonly against: Id; readonly at: Point; readonly to: Point }
  /** A screen of smoke spreads. */
  | { readonly act: 'smoke'; readonly at: Point; readonly radius: number }
);

export interface Round {
  readonly from: number;
  readonly hit: boolean;
}

export type ActOf<K extends Act['act']> = Extract<Act, { act: K }>;

/** Between two rounds at most, how long all of them take at most, and how long one is on its way; ms. */
const APART = 70;
const VOLLEY = 210;
const ON_ITS_WAY = 130;
const FLIGHT = 480;
const DRIFT = 260;
const BURST = 620;
const BLOWS = 240;
const SWEEP = 420;
const SPREADING = 500;
const ROUNDS_OF_A_SWEEP = 7;

/** What is seen of a step, one thing after the other from `start` on. */
export function actsOf({ before, after, events }: Step, roll: Roll | null, start: number): readonly Act[] {
  const acts: Act[] = [];
  const moved = new Map<Id, Point>();
  const place = (id: Id): Point | null =>
    moved.get(id) ?? findCharacter(before, id)?.at ?? findCharacter(after, id)?.at ?? null;
  let now = start;
  for (const event of events) {
    if (event.event === 'moved' && event.along.length > 0) moved.set(event.who, event.along.at(-1) as Point);
    const act = actOf(event, now);
    if (!act) continue;
    acts.push(act);
    now = act.act === 'burst' ? act.from + BURST / 4 : act.until;
  }
  return acts;

  function actOf(event: GameEvent, from: number): Act | null {
    switch (event.event) {
      case 'shot': {
        const [origin, to] = [place(event.who), place(event.at)];
        if (!origin || !to) return null;
        const rounds = roundsFrom(from, roll?.hits ?? []);
        const report = reportOf(before, event.who, event.weapon);
        return { act: 'shot', who: event.who, at: event.at, origin, to, report, rounds, from, until: endOf(rounds) };
      }
      case 'suppressionRolled':
        return sweep(before, event.marker, event.firers, roundsFrom(from, roll?.hits ?? []));
      case 'markerPlaced':
        if (event.marker.kind === 'smoke') {
          const { at, radius } = event.marker;
          return { act: 'smoke', at, radius, from, until: from + SPREADING };
        }
        if (event.marker.kind !== 'suppression') return null;
        return sweep(after, event.marker.id, event.marker.firers, idleRounds(from));
      case 'firersJoined':
        return sweep(after, event.marker, event.who, idleRounds(from));
      case 'grenadeThrown': {
        const origin = place(event.who);
        return origin && { act: 'flight', origin, to: flattened(event.at), from, until: from + FLIGHT };
      }
      case 'drifted':
      case 'driftedOff': {
        const origin = onItsWay(before)?.at;
        return origin
          ? { act: 'drift', origin: flattened(origin), to: flattened(event.to), from, until: from + DRIFT }
          : null;
      }
      case 'burst':
        return event.caught.length > 0 ? null : burst(flattened(event.at), from); // it goes off with its dice
      case 'burstRolled': {
        const at = bursting(before)?.at;
        return at ? burst(flattened(at), from) : null;
      }
      case 'exchange': {
        const [at, to] = [place(event.attacker), place(event.defender)];
        const { attacker: who, defender: against } = event;
        return at && to && { act: 'blows', who, against, at, to, from, until: from + BLOWS };
      }
      case 'smokeSpread': {
        const { at, radius } = event.marker;
        return { act: 'smoke', at, radius, from, until: from + SPREADING };
      }
      default:
        return null;
    }
  }

  function burst(at: Point, from: number): Act {
    const thrown = events.find((event) => event.event === 'grenadeThrown') ?? bursting(before) ?? onItsWay(before);
    const reach = thrown ? (thrownGrenade(before, thrown.who, thrown.weapon)?.radius ?? 0) : 0;
    return { act: 'burst', at, radius: before.setup.ruleset.markerRadius + reach, from, until: from + BURST };
  }

  function sweep(game: Game, marker: Id, firers: readonly Id[], rounds: readonly Round[]): Act | null {
    const pinning = suppressionMarkers(game).find(({ id }) => id === marker);
    const origins = firers.map(place).filter((at) => at !== null);
    const [first] = firers;
    if (!pinning || first === undefined || origins.length === 0) return null;
    const radius = game.setup.ruleset.markerRadius + pinning.range;
    const from = rounds[0]?.from ?? start;
    const until = Math.max(from + SWEEP, endOf(rounds));
    return { act: 'sweep', origins, to: pinning.at, radius, report: reportOf(game, first, null), rounds, from, until };
  }
}

function roundsFrom(from: number, hits: readonly boolean[]): readonly Round[] {
  const apart = Math.min(APART, VOLLEY / Math.max(1, hits.length - 1));
  return hits.map((hit, i) => ({ from: from + i * apart, hit }));
}

const idleRounds = (from: number): readonly Round[] =>
  Array.from({ length: ROUNDS_OF_A_SWEEP }, (_, i) => ({ from: from + (i * SWEEP) / ROUNDS_OF_A_SWEEP, hit: false }));

const endOf = (rounds: readonly Round[]): number => (rounds.at(-1)?.from ?? 0) + ON_ITS_WAY;

/** When a round that was fired then arrives. */
export const arrivalOf = ({ from }: Round): number => from + ON_ITS_WAY;

/** How the weapon of that id sounds in his hands, or the one he holds the fire with. */
function reportOf(game: Game, who: Id, id: Id | null): Report {
  const { weapons } = profile(game, who);
  const weapon =
    id === null ? (weapons.find((each) => each.machineGun) ?? weapons[0]) : weapons.find((w) => w.id === id);
  return weapon ? reportOfWeapon(weapon) : 'rifle';
}

/** A card may name its weapons as it likes (cards.ts): what is unknown sounds like a rifle. */
function reportOfWeapon({ kind, machineGun, shots, aim }: Weapon): Report {
  if (machineGun || kind === 'lmg') return 'lmg';
  if (kind === 'smg' || kind === 'pistol') return kind;
  return shots === 1 && aim >= SCOPED ? 'sniper' : 'rifle';
}

/** So many dice are added by Aim with a scope. */
const SCOPED = 3;

const onItsWay = (game: Game) => game.state.frames.findLast((frame) => frame.kind === 'grenade');

const bursting = (game: Game) => game.state.frames.findLast((frame) => frame.kind === 'burst');
