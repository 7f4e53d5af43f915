import type { Action } from '../action.ts';
import { onGrid, onLevel, type Point, type Waypoint } from '../geometry/vector.ts';
import { markerOutOfSight, markerViolation, offTable } from '../layingMarkers.ts';
import type { ActionCommand, Game, Id } from '../model.ts';
import { handViolation, shotsFired } from '../modifiers.ts';
import { spotsTowards } from '../opportunity/spots.ts';
import { spotFields } from '../place.ts';
import type { Recorder } from '../recorder.ts';
import { type Violation, violation } from '../ruleIds.ts';
import {
  cardOf,
  character,
  distanceBetween,
  enemiesOf,
  findEntry,
  firearms,
  friendsOf,
  hasUsed,
  isOnTable,
  profile,
  sideOf,
  within,
} from '../table.ts';
import { mayPay, mayPayTogether, pay } from '../turn/budget.ts';
import { isFit } from '../wounds/fit.ts';
import { coordinates, firersOf, joinable } from './firers.ts';
import { suppressedViolation } from './refusals.ts';
import { hasMachineGun, suppressionMarkers } from './zones.ts';

type Start = Extract<ActionCommand, { type: 'suppressionFire' }>;
type Join = Extract<ActionCommand, { type: 'joinSuppression' }>;

/** Starting suppression fire, with the partners it needs: SF-1, SF-2, SF-10, R47. All who fire pay at once. */
export const suppressionFire: Action<Start> = {
  cost: (game, who) => (hasMachineGun(game, who) && !coordinates(game, who) ? 1 : 2),
  may: (game, who) =>
    (begins(game, who) ? null : violation('SF-1', { who })) ??
    markerViolation(game, who, profile(game, who).suppressionFire, coordinates(game, who) ? 0 : 1) ??
    suppressedViolation(game, who) ??
    (coordinates(game, who) ? null : firerViolation(game, who, game.setup.ruleset.suppression.barsBeginning)),
  check(game, { who, at, with: partners = [] }) {
    const all = [who, ...partners];
    const twice = all.find((id, i) => all.indexOf(id) !== i);
    if (twice !== undefined) return violation('FLOW-UNKNOWN', { id: twice });
    const firing = firersOf(game, who, partners);
    const have = game.state.tokens[sideOf(game, who)];
    if (have < firing.length) return violation('TURN-11', { need: firing.length, have });
    const need = coordinates(game, who) ? 2 : 1;
    if (partners.length < need && !(need === 1 && hasMachineGun(game, who))) return violation('R47', { need: 2 });
    return (
      offTable(game, at) ??
      markerOutOfSight(game, who, at) ??
      first(partners, (id) => partnerViolation(game, who, id) ?? markerOutOfSight(game, id, at)) ??
      mayPayTogether(game, firing, 1, 'suppressionFire')
    );
  },
  pay(rec, { who, with: partners = [] }) {
    for (const id of firersOf(rec.game, who, partners)) payToFire(rec, id, 'suppressionFire');
  },
  begin(rec, { who, at, with: partners = [] }) {
    const range = profile(rec.game, who).suppressionFire ?? 0;
    const firers = firersOf(rec.game, who, partners).filter((id) => id === who || isFit(rec.game, id)); // R26=b: some may have been shot
    rec.record({
      event: 'markerPlaced',
      marker: { id: rec.newId(), kind: 'suppression', ...spotFields(at), owner: who, range, firers },
    });
  },
  samples(game, who) {
    const spots = spotsTowards(
      character(game, who).at ?? [0, 0],
      enemiesOf(game, who).map(({ at, level }) => onLevel(at ?? [0, 0], level)),
    );
    return startsAt(game, who, spots);
  },
  lastResort(game, who) {
    const own = [character(game, who), ...friendsOf(game, who)].map((c) => onGrid(c.at ?? [0, 0]));
    return startsAt(game, who, [...own, ...spotsAllOver(game)]);
  },
};

/** SF-1: whoever has the value on his card, or of those officers, NCOs and machine gunners alone. */
const begins = (game: Game, who: Id): boolean =>
  game.setup.ruleset.suppression.begunBy === 'symbol' || leads(game, who) || hasMachineGun(game, who);

/** SF-1 in editions where the role on the card tells. */
const leads = (game: Game, who: Id): boolean => ['officer', 'nco'].includes(cardOf(game, who).role);

/** Alone with a machine gun, with any one friend, or with two of them. */
function startsAt(game: Game, who: Id, spots: readonly Waypoint[]): readonly Start[] {
  const partners = friendsOf(game, who).map((c) => c.id);
  const alone = hasMachineGun(game, who) ? [[]] : [];
  const groups = coordinates(game, who)
    ? partners.flatMap((id, i) => partners.slice(i + 1).map((other) => [id, other]))
    : [...alone, ...partners.map((id) => [id])];
  return spots.flatMap((at) => groups.map((group): Start => ({ type: 'suppressionFire', who, at, with: group })));
}

/** A spot that two can see may lie anywhere; a patch smaller than this grid is not found. */
function spotsAllOver({ setup: { table } }: Game): readonly Point[] {
  const spots: Point[] = [];
  for (let x = 1; x < table.width; x += 2) for (let y = 1; y < table.height; y += 2) spots.push([x, y]);
  return spots;
}

/** Joining a suppression that a friend has begun: SF-3, R80. */
export const joinSuppression: Action<Join> = {
  cost: () => 1,
  may(game, who) {
    if (joinable(game, who).length === 0) return violation('SF-3', { who });
    const { barsJoining } = game.setup.ruleset.suppression;
    return mayPay(game, who, 1) ?? suppressedViolation(game, who) ?? firerViolation(game, who, barsJoining);
  },
  check(game, { who, marker }) {
    const wanted = joinable(game, who).find((m) => m.id === marker);
    if (!wanted) return violation('FLOW-UNKNOWN', { id: marker });
    const { joiningNeedsSight } = game.setup.ruleset.suppression;
    return ledViolation(game, wanted.owner, who) ?? (joiningNeedsSight ? markerOutOfSight(game, who, wanted.at) : null);
  },
  pay: (rec, { who }) => payToFire(rec, who, 'joinSuppression'),
  begin(rec, { who, marker }) {
    // paying may have ended it: a firer who joins anew can be one it could not do without
    if (suppressionMarkers(rec.game).some((m) => m.id === marker))
      rec.record({ event: 'firersJoined', marker, who: [who] });
  },
  samples: (game, who) => joinable(game, who).map(({ id }) => ({ type: 'joinSuppression', who, marker: id })),
};

/** SF-2, SF-3, R47: in editions where a leader directs the fire, he is in play and within his radius of who fires along (CMD-1). */
function ledViolation(game: Game, leader: Id, who: Id): Violation | null {
  const { suppression, command } = game.setup.ruleset;
  if (suppression.partners === 'friends') return null;
  const isLed =
    leads(game, leader) &&
    isOnTable(character(game, leader)) &&
    within(distanceBetween(game, leader, who), command.radius);
  return isLed ? null : violation('SF-2', { who, most: command.radius });
}

/** FIRE-8: with his machine gun, or else what he has used in this turn or what comes first on his card. */
function payToFire(rec: Recorder, who: Id, on: 'suppressionFire' | 'joinSuppression'): void {
  const atHand = firearms(profile(rec.game, who)).filter((weapon) => handViolation(rec.game, who, weapon) === null);
  const weapon =
    atHand.find((w) => w.machineGun) ?? atHand.find((w) => hasUsed(character(rec.game, who), w.id)) ?? atHand[0];
  pay(rec, who, 1, on, undefined, weapon?.id);
}

/** One fires at a spot with a weapon that is fired and at hand (FIRE-8), and not after what bars it in the same turn (SF-10, R90). */
function firerViolation(game: Game, who: Id, bars: 'attacks' | 'shots' | 'nothing'): Violation | null {
  const weapons = firearms(profile(game, who));
  if (weapons.length === 0) return violation('R130', { who });
  const isBarred =
    (bars === 'attacks' && character(game, who).attacked) || (bars === 'shots' && shotsFired(game, who) > 0);
  if (isBarred) return violation('SF-10', { who });
  const refused = weapons.map((weapon) => handViolation(game, who, weapon));
  return refused.every((each) => each !== null) ? (refused[0] ?? null) : null;
}

function partnerViolation(game: Game, who: Id, partner: Id): Violation | null {
  if (!findEntry(game, partner)) return violation('FLOW-UNKNOWN', { id: partner });
  if (sideOf(game, partner) !== sideOf(game, who)) return violation('FLOW-FRIEND', { enemy: partner });
  if (!isOnTable(character(game, partner))) return violation('FLOW-RESERVE', { who: partner });
  const { barsJoining } = game.setup.ruleset.suppression;
  return (
    mayPay(game, partner, 1) ??
    suppressedViolation(game, partner) ??
    firerViolation(game, partner, barsJoining) ??
    ledViolation(game, who, partner)
  );
}

function first(ids: readonly Id[], test: (id: Id) => Violation | null): Violation | null {
  for (const id of ids) {
    const found = test(id);
    if (found) return found;
  }
  return null;
}
