import {
  diceByShot,
  type GameEvent,
  GRENADES,
  type GrenadeKind,
  levelOf,
  type Marker,
  type Outcome,
  onLevel,
  other,
  sum,
  type Waypoint,
} from '../engine/index.ts';
import { listed, type Names, type Phrase, phrase, rounded } from './phrase.ts';
import { goalMet } from './scenario.ts';

type Of<E extends GameEvent['event']> = Extract<GameEvent, { event: E }>;
type Teller<E extends GameEvent['event']> = (event: Of<E>, names: Names) => Phrase;

/** An event as a sentence, for log and command line alike. */
export function narrate(event: GameEvent, names: Names): Phrase {
  const tell = TELLERS[event.event] as Teller<GameEvent['event']>;
  return tell(event, names);
}

/** Those who are pinned at once, in one sentence. */
export const suppressed = (events: readonly Of<'suppressed'>[], names: Names): Phrase =>
  phrase('events.suppressed', { who: listed(events.map(({ who }) => names.thing(who))), number: events.length });

/** Steps that a sentence next to them tells as well, or that go without saying: a log may leave them out. */
export function isAside(event: GameEvent): boolean {
  if (event.event === 'rolled') return TOLD_WITH_ITS_RESULT.includes(event.about);
  return event.event === 'spent' || event.event === 'countersCleared';
}

const TOLD_WITH_ITS_RESULT: readonly Of<'rolled'>['about'][] = [
  'shot',
  'closeCombat',
  'burst',
  'suppression',
  'shockTest',
];

const who =
  (key: string) =>
  (event: { readonly who: string }, names: Names): Phrase =>
    phrase(`events.${key}`, { who: names.thing(event.who) });

const TELLERS: { readonly [E in GameEvent['event']]: Teller<E> } = {
  placed: ({ who, at }, n) => phrase('events.placed', { who: n.thing(who), ...onLevelOf(at, n) }),
  corrected,
  markerRemoved: ({ marker }, n) => phrase('events.markerRemoved', { marker: n.thing(marker) }),
  tokensSet: ({ side, tokens }, n) => phrase('events.tokensSet', { side: n.side(side), tokens }),
  turnSet: ({ side, number, spent }, n) =>
    phrase('events.turnSet', {
      side: n.side(side),
      number,
      counted: spent === undefined ? 'no' : 'yes',
      spent: spent ?? 0,
    }),
  grenadesSet: ({ who, grenades }, n) => {
    const count = (kind: GrenadeKind) => grenades.filter((each) => each === kind).length;
    const counts = Object.fromEntries(GRENADES.map((kind) => [kind, count(kind)]));
    return phrase('events.grenadesSet', { who: n.thing(who), ...counts });
  },

  rolled,
  tied: () => phrase('events.tied'),
  rollOffWon: ({ by }, n) => phrase('events.rollOffWon', { by: n.side(by), other: n.side(other(by)) }),
  edgeChosen: ({ by, edges }, n) =>
    phrase('events.edgeChosen', { by: n.side(by), other: n.side(other(by)), edge: edges[by] }),
  deployOrder: ({ first, points, by }, n) =>
    by === 'roll'
      ? phrase('events.deployOrder.roll', { first: n.side(first) })
      : phrase('events.deployOrder.points', {
          first: n.side(first),
          more: Math.max(points.a, points.b),
          fewer: Math.min(points.a, points.b),
        }),
  objectiveChosen: ({ by, objective }, n) =>
    'element' in objective
      ? phrase('events.objectiveChosen.element', { by: n.side(by), what: n.thing(objective.element) })
      : phrase('events.objectiveChosen.spot', { by: n.side(by) }),
  objectiveReached: ({ who, of }, n) => phrase('events.objectiveReached', { who: n.thing(who), of: n.side(of) }),
  deployed: ({ who, at, flipped = false, inCover = false }, n) =>
    phrase(`events.deployed.${inCover ? 'inCover' : 'plain'}`, { who: n.either(who, flipped), ...upstairs(at, n) }),
  keptBack: who('keptBack'),
  arrived: ({ who, at, flipped }, n) => phrase('events.arrived', { who: n.either(who, flipped), ...upstairs(at, n) }),
  firstTurn: ({ side }, n) => phrase('events.firstTurn', { side: n.side(side) }),

  roundBegan: ({ number }) => phrase('events.roundBegan', { number }),
  bidsRevealed: ({ bids }, n) =>
    phrase('events.bidsRevealed', { a: n.side('a'), b: n.side('b'), bidA: bids.a, bidB: bids.b }),
  initiativeWon: ({ by, totals }, n) =>
    phrase('events.initiativeWon', { by: n.side(by), more: totals[by], fewer: totals[other(by)] }),
  roundEnded: ({ number, why, lost }, n) =>
    phrase(`events.roundEnded.${why === 'passed' ? 'passed' : 'allSpent'}`, {
      number,
      lost: lost.a + lost.b,
      a: n.side('a'),
      b: n.side('b'),
      lostA: lost.a,
      lostB: lost.b,
    }),
  turnBegan: ({ side, number }, n) => phrase('events.turnBegan', { side: n.side(side), number }),
  countersCleared: ({ actions }) => phrase(`events.countersCleared.${actions ? 'all' : 'turn'}`),
  income: ({ side, tokens }, n) => phrase('events.income', { side: n.side(side), tokens }),
  turnEnded: ({ side, why }, n) => phrase(`events.turnEnded.${TURN_ENDS[why]}`, { side: n.side(side) }),
  spent: ({ who, tokens, on, beyond, commandedBy }, n) =>
    phrase(`events.spent.${commandedBy.length > 0 ? 'commanded' : 'own'}`, {
      who: n.thing(who),
      tokens,
      beyond,
      on,
      leaders: listed(commandedBy.map(n.thing)),
    }),

  moved: ({ who, along, length, crossed, hole }, n) =>
    phrase(`events.moved.${hole ? 'into' : crossed.length > 0 ? 'across' : 'plain'}`, {
      who: n.thing(who),
      length: rounded(length),
      crossed: listed(crossed.map(n.thing)),
      hole: hole ? n.thing(hole) : '',
      landing: String(hole !== null && n.isPassage(hole)),
      ...climbOf(along),
    }),
  contact: (event, n) => phrase('events.contact', { who: n.thing(event.who), with: listed(event.with.map(n.thing)) }),

  putBack: who('putBack'),
  stopped: who('stopped'),
  newWay: who('newWay'),
  actionLost: who('actionLost'),

  fireDeclared: ({ who, at, weapon, shots }, n) =>
    phrase('events.fireDeclared', {
      who: n.thing(who),
      at: n.thing(at),
      weapon: n.weapon(weapon),
      shots,
      aims: upOrDown(n.level(who), n.level(at)),
    }),
  tookCover: ({ who, from }, n) =>
    phrase(`events.tookCover.${from === undefined ? 'all' : 'from'}`, {
      who: n.thing(who),
      from: from === undefined ? '' : n.thing(from),
    }),
  coverLost: who('coverLost'),
  declined: ({ by, what }, n) => phrase('events.declined', { by: n.side(by), what }),
  aimed: ({ who, dice }, n) => phrase('events.aimed', { who: n.thing(who), dice }),
  shot: (event, n) =>
    phrase(`events.shot.${resultOf(event)}`, {
      who: n.thing(event.who),
      at: n.thing(event.at),
      dice: diceByShot(event.count, event.dice).map(listed).join(' / '),
      need: sum(event.need),
      hits: event.hits,
    }),

  markerPlaced: ({ marker, corrected }, n) =>
    corrected
      ? phrase('events.markerPlaced.corrected', {
          ...{ kind: marker.kind, owner: '', firers: '', grenade: '' },
          ...layOn(marker, n),
          ...placedBy(marker, n),
        })
      : phrase(`events.markerPlaced.${marker.kind}`, placedBy(marker, n)),
  equipped: ({ who, grenade }, n) => phrase('events.equipped', { who: n.thing(who), grenade }),
  handedOver: ({ who, to, grenade }, n) => phrase('events.handedOver', { who: n.thing(who), to: n.thing(to), grenade }),
  pickedUp: ({ who, grenade }, n) => phrase('events.pickedUp', { who: n.thing(who), grenade }),
  leftLying: who('leftLying'),
  smokeSpread: ({ marker }, n) => phrase('events.smokeSpread', { side: n.side(marker.owner) }),
  opportunityTaken: ({ who, at, weapon, counts }, n) =>
    phrase(`events.opportunityTaken.${counts ? 'counts' : 'free'}`, {
      who: n.thing(who),
      at: n.thing(at),
      weapon: n.weapon(weapon),
      aims: upOrDown(n.level(who), n.level(at)),
    }),
  firersJoined: (event, n) => phrase('events.firersJoined', { who: listed(event.who.map(n.thing)) }),
  firerLeft: who('firerLeft'),
  suppressed: (event, n) => suppressed([event], n),
  suppressionRolled: ({ firers, dice }, n) =>
    phrase('events.suppressionRolled', { firers: listed(firers.map(n.thing)), dice: listed(dice) }),

  grenadeThrown: ({ who, weapon, scatters }, n) =>
    phrase(`events.grenadeThrown.${scatters ? 'scatters' : 'sure'}`, { who: n.thing(who), weapon: n.weapon(weapon) }),
  scattered: ({ distance }) => phrase(`events.scattered.${distance > 0 ? 'away' : 'exact'}`, { distance }),
  drifted: ({ to }, n) => phrase('events.drifted', onLevelOf(to, n)),
  driftedOff: () => phrase('events.driftedOff'),
  burst: ({ at, caught, sheltered }, n) =>
    phrase(`events.burst.${sheltered.length > 0 ? 'sheltered' : caught.length > 0 ? 'caught' : 'nobody'}`, {
      caught: listed(caught.map(n.thing)),
      sheltered: listed(sheltered.map(n.thing)),
      ...onLevelOf(at, n),
    }),
  burstRolled: ({ dice, need, hits, hidden }, n) =>
    phrase(`events.burstRolled.${hidden ? 'hidden' : 'plain'}`, {
      dice: listed(dice),
      need: sum(need),
      hits,
      hidden: listed((hidden?.who ?? []).map(n.thing)),
      hard: sum(hidden?.need ?? []),
    }),

  exchange,
  deadlock: ({ attacker, defender }, n) =>
    phrase('events.deadlock', { attacker: n.thing(attacker), defender: n.thing(defender) }),
  wounded: who('wounded'),
  eliminated: (event, n) => who(`eliminated.${event.cause}`)(event, n),
  firstFell: who('firstFell'),
  conditionMet: ({ by, condition }, n) => goalMet(condition, by, n),
  bodyTakenOff: ({ of, why, by }, n) =>
    phrase(`events.bodyTakenOff.${why}`, { who: n.thing(of), by: by === null ? '' : n.thing(by) }),
  weaponSwitched: ({ who, weapon }, n) =>
    phrase('events.weaponSwitched', { who: n.thing(who), weapon: n.weapon(weapon) }),
  shockEnded: who('shockEnded'),
  shockTested: ({ who, because, die, most, holds }, n) =>
    phrase(`events.shockTested.${because === null ? 'recovering' : 'shaken'}`, {
      who: n.thing(who),
      because: because === null ? '' : n.thing(because),
      die,
      most: sum(most),
      holds: String(holds),
    }),
  panicked: who('panicked'),
  recovered: who('recovered'),

  freeRollAsked: ({ by, note }, n) =>
    phrase(`events.freeRollAsked.${note ? 'noted' : 'plain'}`, { by: n.side(by), note }),
  umpired: ({ note }) => phrase(`events.umpired.${note ? 'noted' : 'plain'}`, { note }),
  over: (event, n) => ending(event, n),
};

/** On which level a place is, where the table has storeys. */
const onLevelOf = (at: Waypoint, { storeys }: Names): Phrase['values'] => ({
  level: levelOf(at),
  storeys: storeys ? 'yes' : 'no',
});

/** The same for what goes without saying on the ground. */
const upstairs = (at: Waypoint, names: Names): Phrase['values'] =>
  onLevelOf(at, { ...names, storeys: names.storeys && levelOf(at) > 0 });

const layOn = ({ at, level = 0 }: Pick<Marker, 'at' | 'level'>, names: Names): Phrase['values'] =>
  onLevelOf(onLevel(at, level), names);

/** To which level a way leads, if it is another one than it began on. */
function climbOf(along: readonly Waypoint[]): Phrase['values'] {
  const [from = 0, to = 0] = [along[0], along.at(-1)].map((at) => at && levelOf(at));
  return { climbs: upOrDown(from, to), level: to };
}

const upOrDown = (from: number, to: number): 'up' | 'down' | 'no' => (to > from ? 'up' : to < from ? 'down' : 'no');

/** Whose a marker is, and who fires at it. */
function placedBy(marker: Marker, n: Names): Phrase['values'] {
  switch (marker.kind) {
    case 'opportunity':
      return { owner: n.thing(marker.owner), ...layOn(marker, n) };
    case 'suppression':
      return { firers: listed(marker.firers.map(n.thing)), ...layOn(marker, n) };
    case 'objective':
    case 'smoke':
      return { owner: n.side(marker.owner) };
    case 'body':
      return { owner: n.thing(marker.of) };
    case 'grenade':
      return { grenade: marker.grenade };
  }
}

/** H2H-3: one who has been struck dead may not strike back, and a priority weapon comes first. */
function exchange({ attacker, defender, dice, hits, priority }: Of<'exchange'>, { thing }: Names): Phrase {
  const silent = dice.defender.length === 0 ? 'defender' : priority && dice.attacker.length === 0 ? 'attacker' : null;
  if (silent) {
    const [by, other] = silent === 'defender' ? [attacker, defender] : [defender, attacker];
    const striking = silent === 'defender' ? 'attacker' : 'defender';
    return phrase('events.exchange.oneSided', {
      by: thing(by),
      other: thing(other),
      dice: listed(dice[striking]),
      hits: hits[striking],
    });
  }
  return phrase('events.exchange.both', {
    attacker: thing(attacker),
    defender: thing(defender),
    attackerDice: listed(dice.attacker),
    defenderDice: listed(dice.defender),
    attackerHits: hits.attacker,
    defenderHits: hits.defender,
    priority: priority ? thing(priority === 'attacker' ? attacker : defender) : 'none',
  });
}

function corrected(event: Of<'corrected'>, names: Names): Phrase {
  const set = (value: boolean | undefined) => (value === undefined ? 'same' : value ? 'yes' : 'no');
  return phrase('events.corrected', {
    who: names.thing(event.who),
    out: set(event.out),
    wounded: set(event.wounded),
    inCover: set(event.inCover),
    shock: set(event.shock),
    panicking: set(event.panicking),
    second: set(event.second),
    tokens: event.spent === undefined ? 'same' : 'yes',
    spent: event.spent ?? 0,
  });
}

function rolled({ by, dice, about }: Of<'rolled'>, names: Names): Phrase {
  if (by !== 'both') return phrase('events.rolled', { by: names.side(by), dice: listed(dice) });
  const [dieA = 0, dieB = 0] = dice;
  return phrase('events.rolledBoth', { about, a: names.side('a'), b: names.side('b'), dieA, dieB });
}

function resultOf({ need, hits, headShot }: Of<'shot'>): 'headShot' | 'hit' | 'miss' | 'hopeless' {
  if (headShot) return 'headShot';
  if (hits > 0) return 'hit';
  return sum(need) > 6 ? 'hopeless' : 'miss';
}

const TURN_ENDS: Record<Of<'turnEnded'>['why'], string> = {
  declared: 'declared',
  passed: 'passed',
  'no-tokens': 'noTokens',
  limit: 'limit',
  'no-action': 'noAction',
};

const ENDINGS: Record<Outcome['how'], string> = {
  losses: 'losses',
  'wiped-out': 'wipedOut',
  'both-at-once': 'bothAtOnce',
  conceded: 'conceded',
  'agreed-draw': 'agreedDraw',
  objective: 'objective',
  stopped: 'stopped',
  condition: 'condition',
  'turn-limit': 'turnLimit',
};

function ending({ outcome, of, lost }: Of<'over'>, names: Names): Phrase {
  const { winner, how } = outcome;
  const name = ENDINGS[how];
  if (how === 'agreed-draw') return phrase(`events.over.${name}`);
  if (winner === null)
    return phrase(`events.over.${name}Draw`, { a: names.side('a'), b: names.side('b'), lostA: lost.a, lostB: lost.b });
  const loser = other(winner);
  return phrase(`events.over.${name}`, {
    of,
    winner: names.side(winner),
    loser: names.side(loser),
    lost: lost[loser],
    kept: lost[winner],
  });
}
