import type { Weapon } from '../cards.ts';
import type { Awaiting, Game, Id, ShotFrame } from '../model.ts';
import { attack, shotsFired, sum, takesCoverBy } from '../modifiers.ts';
import type { Procedure } from '../procedure.ts';
import type { Recorder } from '../recorder.ts';
import { sightBetween } from '../sightlines.ts';
import { pinnedViolation } from '../suppression/refusals.ts';
import { distanceBetween, profile, sideOf, within } from '../table.ts';
import { mayPay, pay } from '../turn/budget.ts';
import { ask, eliminate, wound } from '../wounds/wounds.ts';
import { climbingViolation } from './climbing.ts';
import { isHeadShot } from './headShot.ts';
import { aimableShot } from './shots.ts';

/** One shot: declared, Take Cover?, Aim?, Take Cover again?, dice, wound (FIRE-3 to 5, FIRE-9, AIM-1, TC). */
export const shot: Procedure<ShotFrame> = {
  awaits(game, frame): Awaiting | null {
    switch (frame.step) {
      case 'cover':
      case 'coverAgain':
        return mayReact(game, frame) ? coverQuestion(game, frame) : null;
      case 'aim':
        return mayAim(game, frame) ? aimQuestion(game, frame) : null;
      case 'roll': {
        const { need, count } = attack(game, frame.who, frame.at, frame);
        if (sum(count) === 0) return null; // R69: no die is left upwards, and none came from Aim
        return {
          kind: 'roll',
          by: sideOf(game, frame.who),
          dice: sum(count),
          about: { what: 'shot', who: frame.who, at: frame.at, need, count },
        };
      }
    }
  },

  check: () => null,

  answer(rec, frame, command) {
    switch (command.type) {
      case 'takeCover':
        takeCover(rec, frame);
        return rec.step(next(rec.game, frame));
      case 'aim':
        pay(rec, frame.who, 1, 'aim');
        rec.record({ event: 'aimed', who: frame.who, dice: aimDice(rec.game, frame) });
        return rec.step(next(rec.game, { ...frame, aimed: true }));
      case 'pass':
        rec.record(
          frame.step === 'aim'
            ? { event: 'declined', by: sideOf(rec.game, frame.who), what: 'aim' }
            : { event: 'declined', by: sideOf(rec.game, frame.at), what: 'takeCover' },
        );
        return rec.step(next(rec.game, frame));
      case 'roll':
        return resolve(rec, frame, command.dice);
    }
  },

  run(rec, frame) {
    if (frame.step === 'roll') resolve(rec, frame, []);
    else rec.step(next(rec.game, frame));
  },
};

/** FIRE-9: after Aim the target has another chance; where Aim comes with the declaration (R15), its first one. */
function next(game: Game, frame: ShotFrame): ShotFrame {
  const later = game.setup.ruleset.aim.declared === 'after-cover';
  switch (frame.step) {
    case 'cover':
      return { ...frame, step: later ? 'aim' : 'roll' };
    case 'aim':
      return { ...frame, step: frame.aimed || !later ? 'coverAgain' : 'roll' };
    default:
      return { ...frame, step: 'roll' };
  }
}

/** The tokens of the shots are on the card, that of Aim is not. */
export function beginShot(rec: Recorder, who: Id, at: Id, weapon: Id, shots: number, aimed: boolean): void {
  rec.record({ event: 'fireDeclared', who, at, weapon, shots });
  const frame: ShotFrame = { kind: 'shot', who, at, weapon, via: 'fire', shots, aimed: false, step: 'cover' };
  if (aimed) {
    pay(rec, who, 1, 'aim');
    rec.record({ event: 'aimed', who, dice: aimDice(rec.game, frame) });
  }
  rec.push({ ...frame, aimed });
}

/** TC-1, TC-4, TC-7, R40: may the target take cover now, and would it be of any use? */
function mayReact(game: Game, frame: ShotFrame): boolean {
  if (frame.via === 'opportunityFire') return false; // OF-5
  if (pinnedViolation(game, frame.at) || climbingViolation(game, frame.at)) return false; // R29, TC-6
  const distance = distanceBetween(game, frame.who, frame.at);
  if (within(distance, game.setup.ruleset.takeCover.close) || mayPay(game, frame.at, 1)) return false;
  return takesCoverBy(game, frame.who, frame.at, { sight: sightBetween(game, frame.who, frame.at), distance }) === null;
}

const coverQuestion = (game: Game, { who, at, weapon }: ShotFrame): Awaiting => ({
  kind: 'choose',
  by: sideOf(game, at),
  about: { what: 'takeCover', who: at, shooter: who, weapon },
  options: [
    { command: { type: 'takeCover', who: at }, cost: 1 },
    { command: { type: 'pass' }, cost: 0 },
  ],
});

const weaponOf = (game: Game, { who, weapon }: ShotFrame): Weapon | undefined =>
  profile(game, who).weapons.find((w) => w.id === weapon);

const aimDice = (game: Game, frame: ShotFrame): number => weaponOf(game, frame)?.aim ?? 0;

/** AIM-1, R70: a token, an action, and a weapon that gains by it. */
function mayAim(game: Game, frame: ShotFrame): boolean {
  if (frame.via === 'moveAndFire' && !game.setup.ruleset.aim.withMoveAndFire) return false; // AIM-2
  if (frame.aimed || aimDice(game, frame) <= 0 || mayPay(game, frame.who, 1)) return false;
  const weapon = weaponOf(game, frame);
  return aimableShot(game, weapon, shotsFired(game, frame.who) - (frame.shots - 1)); // Aim is for the first of those together
}

const aimQuestion = (game: Game, frame: ShotFrame): Awaiting => ({
  kind: 'choose',
  by: sideOf(game, frame.who),
  about: { what: 'aim', who: frame.who, at: frame.at, weapon: frame.weapon, dice: aimDice(game, frame) },
  options: [
    { command: { type: 'aim' }, cost: 1 },
    { command: { type: 'pass' }, cost: 0 },
  ],
});

/** TC-2: from everybody, or from this shooter. */
function takeCover(rec: Recorder, { who: shooter, at: who }: ShotFrame): void {
  pay(rec, who, 1, 'takeCover');
  const fromAll = rec.game.setup.ruleset.takeCover.against === 'all';
  rec.record(fromAll ? { event: 'tookCover', who } : { event: 'tookCover', who, from: shooter });
}

/** FIRE-4: hits make one wound, of however many shots they are (FIRE-7). */
function resolve(rec: Recorder, frame: ShotFrame, dice: readonly number[]): void {
  const { who, at, weapon } = frame;
  const fired = attack(rec.game, who, at, frame);
  const { need, count } = fired;
  const hits = dice.filter((d) => d >= sum(need)).length;
  const canBe = hits > 0 || rec.game.setup.ruleset.fire.headShotBeyondSix; // R13
  const headShot = canBe && isHeadShot(rec.game, fired, dice);
  rec.record({ event: 'shot', shots: frame.shots, who, at, weapon, via: frame.via, dice, need, count, hits, headShot });
  rec.pop();
  if (headShot) ask(rec, eliminate(rec, at, 'headShot'));
  else if (hits > 0) ask(rec, wound(rec, at, 'shot'));
}
