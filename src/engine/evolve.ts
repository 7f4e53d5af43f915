import type { GrenadeKind } from './cards.ts';
import { TRAITS } from './commands.ts';
import { addMarker, type Draft, ownCharacter, setFirers } from './draft.ts';
import { flattened, levelOf, type Waypoint } from './geometry/vector.ts';
import { type Character, type GameEvent, type Id, SIDES } from './model.ts';
import { shotsWith } from './table.ts';

/**
 * What each event does to the table: the only switch that changes it. It holds no rules; whether a thing may happen has
 * been decided before. Events copied into the state are copied as values, never shared with a draft.
 */
export function evolve(state: Draft, event: GameEvent): void {
  switch (event.event) {
    case 'edgeChosen':
      state.edges = { ...event.edges };
      return;
    case 'deployed':
      set(state, event.who, {
        ...placeAt(event.at),
        ...(event.inCover ? { inCover: true } : {}),
        ...(event.flipped === undefined ? {} : { flipped: event.flipped }),
      });
      return;
    case 'arrived':
      set(state, event.who, { ...placeAt(event.at), flipped: event.flipped });
      return;
    case 'placed':
      set(state, event.who, placeAt(event.at));
      return;
    case 'tokensSet':
      state.tokens[event.side] = event.tokens;
      return;
    case 'corrected': {
      const { event: _, who, second, ...changes } = event;
      set(state, who, changes);
      if (second !== undefined) takeTurns(state, who, second);
      if (changes.shock) set(state, who, { shockSince: state.turn.number });
      if (changes.out) set(state, who, GONE);
      return;
    }
    case 'turnSet':
      setTurn(state, event);
      return;
    case 'grenadesSet':
      set(state, event.who, { grenades: [...event.grenades] });
      return;
    case 'turnBegan':
      Object.assign(state.turn, { side: event.side, number: event.number, spent: 0 });
      return;
    case 'roundBegan':
      state.turn.round = event.number;
      return;
    case 'bidsRevealed':
      for (const side of SIDES) state.tokens[side] -= event.bids[side];
      return;
    case 'roundEnded':
      for (const side of SIDES) state.tokens[side] = 0;
      return;
    case 'countersCleared':
      for (const who of event.who) {
        set(state, who, {
          ...{ moved: 0, shots: {}, inHand: null, aimed: 0, attacked: false, coverFrom: [] },
          ...(event.actions && { spent: 0 }),
          ...(event.extra && { beyond: 0 }),
        });
      }
      return;
    case 'income':
      state.tokens[event.side] += event.tokens;
      return;
    case 'spent': {
      state.tokens[event.side] -= event.tokens;
      if (event.side === state.turn.side) state.turn.spent += event.tokens;
      const c = ownCharacter(state, event.who);
      c.spent += event.counts;
      c.beyond += event.beyond;
      if (TRAITS[event.on].movement) c.moved += event.tokens;
      if (event.attack) c.attacked = true;
      if (event.weapon !== undefined) count(state, event.who, event.weapon, 0);
      return;
    }
    case 'moved':
      set(state, event.who, placeAt(event.along[event.along.length - 1] as Waypoint));
      return;
    case 'fireDeclared':
      count(state, event.who, event.weapon, event.shots);
      return;
    case 'opportunityTaken':
      count(state, event.who, event.weapon, event.counts ? 1 : 0);
      return;
    case 'putBack':
      set(state, event.who, placeAt(event.to));
      return;
    case 'grenadeThrown': {
      if (!event.extra) return count(state, event.who, event.weapon, 1);
      const c = ownCharacter(state, event.who);
      c.grenades = without(c.grenades, event.extra);
      return;
    }
    case 'equipped':
      set(state, event.who, { grenades: [...ownCharacter(state, event.who).grenades, event.grenade] });
      return;
    case 'handedOver':
      set(state, event.who, { grenades: without(ownCharacter(state, event.who).grenades, event.grenade) });
      set(state, event.to, { grenades: [...ownCharacter(state, event.to).grenades, event.grenade] });
      return;
    case 'pickedUp':
      set(state, event.who, { grenades: [...ownCharacter(state, event.who).grenades, event.grenade] });
      state.markers = state.markers.filter((m) => m.id !== event.marker);
      return;
    case 'smokeSpread':
      state.markers = state.markers.map((m) =>
        m.id === event.from && m.kind === 'smoke' ? { ...m, spread: true } : m,
      );
      addMarker(state, event.marker);
      state.nextId += 1;
      return;
    case 'contact':
      for (const who of [event.who, ...event.with]) set(state, who, { attacked: true });
      return;
    case 'objectiveChosen':
      state.objectives[event.by] = { ...event.objective };
      return;
    case 'markerPlaced':
      addMarker(state, event.marker);
      state.nextId += 1;
      return;
    case 'markerRemoved':
      state.markers = state.markers.filter((m) => m.id !== event.marker);
      for (const side of SIDES) {
        const objective = state.objectives[side];
        if (objective && 'marker' in objective && objective.marker === event.marker) state.objectives[side] = null;
      }
      return;
    case 'bodyTakenOff':
      state.markers = state.markers.filter((m) => m.id !== event.marker);
      return;
    case 'weaponSwitched':
      set(state, event.who, { inHand: event.weapon });
      return;
    case 'firersJoined':
      setFirers(state, event.marker, ({ firers }) => [...firers, ...event.who]);
      return;
    case 'firerLeft':
      setFirers(state, event.marker, ({ firers }) => firers.filter((id) => id !== event.who));
      return;
    case 'suppressed':
      set(state, event.who, { suppressedIn: state.turn.number });
      return;
    case 'aimed':
      ownCharacter(state, event.who).aimed += 1;
      return;
    case 'tookCover':
      set(state, event.who, event.from === undefined ? { inCover: true } : coveredFrom(state, event.who, event.from));
      return;
    case 'coverLost':
      set(state, event.who, { inCover: false });
      return;
    case 'wounded':
      set(state, event.who, { wounded: true, shock: true, shockSince: state.turn.number });
      return;
    case 'eliminated':
      set(state, event.who, { out: true, ...GONE });
      return;
    case 'firstFell':
      set(state, event.who, { ...FRESH, ...GONE });
      takeTurns(state, event.who, true);
      return;
    case 'panicked':
      set(state, event.who, { panicking: true });
      return;
    case 'recovered':
      set(state, event.who, { panicking: false });
      return;
    case 'shockEnded':
      set(state, event.who, { shock: false });
      return;
    case 'over':
      state.outcome = { ...event.outcome };
      return;
    case 'rolled':
    case 'tied':
    case 'rollOffWon':
    case 'keptBack':
    case 'conditionMet':
    case 'deployOrder':
    case 'firstTurn':
    case 'initiativeWon':
    case 'turnEnded':
    case 'declined':
    case 'stopped':
    case 'newWay':
    case 'objectiveReached':
    case 'scattered':
    case 'drifted':
    case 'driftedOff':
    case 'burst':
    case 'burstRolled':
    case 'leftLying':
    case 'suppressionRolled':
    case 'shockTested':
    case 'actionLost':
    case 'shot':
    case 'exchange':
    case 'deadlock':
    case 'freeRollAsked':
    case 'umpired':
      return; // told in the log; the table stays as it is
  }
}

const placeAt = (to: Waypoint): Pick<Character, 'at' | 'level'> => ({ at: flattened(to), level: levelOf(to) });

/** Where the eliminated are, and what they no longer have (WOUND-5, R27). */
const GONE = {
  at: null,
  level: 0,
  inCover: false,
  coverFrom: [],
  shock: false,
  panicking: false,
  grenades: [],
} as const;

/** Nothing on the card: the tokens leave it when it is turned (REIN-3). */
const FRESH = {
  spent: 0,
  moved: 0,
  beyond: 0,
  shots: {},
  attacked: false,
  suppressedIn: 0,
  aimed: 0,
  inHand: null,
} as const;

/** Turns a reinforcement card so that the second of its two can come, or the first again (REIN-2, REIN-3). */
function takeTurns(state: Draft, who: Id, second: boolean): void {
  const { firstFell, flipped } = ownCharacter(state, who);
  if (firstFell > 0 === second) return;
  // a correction may come before the first turn of a game of rounds
  set(state, who, { firstFell: second ? Math.max(1, state.turn.number) : 0, flipped: !flipped });
}

/**
 * What dates from a turn keeps its distance where the turn of the same side gets another number; where the other side's is made
 * the one that goes on it keeps its date, and nothing is later than now.
 */
function setTurn(state: Draft, { side, number, spent }: Extract<GameEvent, { event: 'turnSet' }>): void {
  const { turn } = state;
  const isSame = turn.side === side;
  const by = isSame ? number - turn.number : 0;
  const dated = (then: number): number => (then === 0 ? 0 : Math.min(Math.max(then + by, 1), number));
  for (const { id, shockSince, suppressedIn, firstFell } of state.characters) {
    if (shockSince + suppressedIn + firstFell === 0) continue;
    set(state, id, {
      shockSince: dated(shockSince),
      suppressedIn: dated(suppressedIn),
      firstFell: dated(firstFell),
    });
  }
  Object.assign(turn, { side, number, spent: spent ?? (isSame ? turn.spent : 0) });
}

/** One of that kind less. */
function without(grenades: readonly GrenadeKind[], kind: GrenadeKind): readonly GrenadeKind[] {
  const place = grenades.indexOf(kind);
  return place < 0 ? grenades : grenades.toSpliced(place, 1);
}

const coveredFrom = (state: Draft, who: Id, shooter: Id): Partial<Character> => ({
  coverFrom: [...ownCharacter(state, who).coverFrom, shooter],
});

/** So many shots, or throws, with a weapon (FIRE-6); used it is in any case (FIRE-8). */
function count(state: Draft, who: Id, weapon: Id, shots: number): void {
  const c = ownCharacter(state, who);
  c.shots = { ...c.shots, [weapon]: shotsWith(c, weapon) + shots };
}

const set = (state: Draft, id: Id, changes: Partial<Character>): void => {
  Object.assign(ownCharacter(state, id), changes);
};
