import type { Point } from '../geometry/vector.ts';
import { dropGrenades } from '../grenades/dropped.ts';
import type { BodyFrame, Game, Id, ShockTestFrame, WoundCause } from '../model.ts';
import { holeOn } from '../movement/index.ts';
import { nearestFriends } from '../nerve/nerves.ts';
import { levelField } from '../place.ts';
import type { Recorder } from '../recorder.ts';
import { character, entry, reinforcementOf, sideOf } from '../table.ts';

/** What a wound brings with it that has to be asked, in that order: whoever deals it hands this to `ask`. */
export type Aftermath = readonly (ShockTestFrame | BodyFrame)[];

/** It interrupts what goes on: what is asked first is innermost. One's own frame has made its step by then. */
export function ask(rec: Recorder, aftermath: Aftermath): void {
  for (const frame of aftermath.toReversed()) rec.push(frame);
}

/** One wound: WOUND-1 the card is turned and the shock marker placed, WOUND-4 a second one eliminates. No effect on the fallen. */
export function wound(rec: Recorder, who: Id, cause: WoundCause): Aftermath {
  const c = character(rec.game, who);
  if (c.out) return [];
  if (c.wounded || isReinforcement(rec.game, who)) return eliminate(rec, who, cause);
  const shaken = shake(rec.game, who);
  rec.record({ event: 'wounded', who, cause });
  return shaken;
}

/** WOUND-4: out of the game at once, whatever the card showed; REIN-3: the first of two is, and not his card. No effect on the fallen. */
export function eliminate(rec: Recorder, who: Id, cause: WoundCause): Aftermath {
  const { out, at, level, firstFell } = character(rec.game, who);
  const reinforcement = isReinforcement(rec.game, who);
  if (out || (reinforcement && at === null)) return [];
  const shaken = shake(rec.game, who);
  const before = rec.game;
  rec.record({ event: reinforcement && firstFell === 0 ? 'firstFell' : 'eliminated', who, cause });
  dropGrenades(rec, who, before);
  return at ? [...shaken, ...leaveBody(rec, who, at, level, cause)] : shaken;
}

/** WOUND-5, R36: the body of one who stood at `at`, where bodies stay; of one felled in a hole it is asked whether it does. */
function leaveBody(rec: Recorder, who: Id, at: Point, level: number, cause: WoundCause): Aftermath {
  if (rec.game.setup.ruleset.wounds.bodies === 'removed') return [];
  const id = rec.newId();
  rec.record({ event: 'markerPlaced', marker: { id, kind: 'body', at, ...levelField(level), of: who } });
  return cause !== 'closeCombat' && holeOn(rec.game.setup.elements, at, level) ? [{ kind: 'body', marker: id }] : [];
}

const isReinforcement = (game: Game, who: Id): boolean => reinforcementOf(game, entry(game, who)) !== null;

/** PSY-1: the friend nearest to where he stands is to test his nerves. */
function shake(game: Game, because: Id): Aftermath {
  if (game.setup.ruleset.wounds.psychology === 'none') return [];
  const who = nearestFriends(game, because);
  return who.length > 0 ? [{ kind: 'shockTest', who, because, help: 0 }] : [];
}

/** WOUND-2: takes away the shock markers whose time is over at the start or the end of this turn or round. */
export function endShock(rec: Recorder, moment: 'start' | 'end', of: 'turn' | 'round'): void {
  const { until, of: whose } = rec.game.setup.ruleset.wounds.shock;
  if (until !== moment || (whose === 'round') !== (of === 'round')) return;
  const { number, side } = rec.game.state.turn;
  for (const c of rec.game.state.characters) {
    if (!c.shock) continue;
    const isOwners = whose === 'ownersTurn' || whose === 'ownersSecondTurn';
    const turns = whose === 'ownersSecondTurn' ? 2 : 0; // an own turn and another one of the other side
    const isNew = c.shockSince + turns >= number && (until === 'start' || isOwners);
    const isOthers = isOwners && sideOf(rec.game, c.id) !== side;
    if (of === 'round' || !(isNew || isOthers)) rec.record({ event: 'shockEnded', who: c.id });
  }
}
