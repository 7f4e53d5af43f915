import { type Frame, type Game, type Ruleset, type ShotFrame, shotsFired, totalPoints } from '../../engine/index.ts';

/**
 * The value of other rules (`part.name`) by which a frame of the game could not have come about; null where it could. What
 * a rule would only have asked or settled otherwise is for misfit.ts to find.
 */
export function strangeLeaf(own: Game, rules: Ruleset, place: number): string | null {
  const frame = own.state.frames[place] as Frame;
  const { ruleset } = own.setup;
  switch (frame.kind) {
    case 'setup':
      return strangeStep(own, rules, frame);
    case 'initiative':
      return rules.turn.rounds ? null : 'turn.rounds';
    case 'opportunity': {
      const onActing = own.state.frames[place - 1]?.kind === 'action';
      return onActing && rules.opportunity.trigger !== 'acting' ? 'opportunity.trigger' : null;
    }
    case 'movement':
    case 'moveAndFire':
      return frame.shootAt !== null && rules.moveAndFire.shot !== 'anywhere' ? 'moveAndFire.shot' : null;
    case 'shot':
      return strangeShot(own, rules, frame);
    case 'closeCombat': {
      const hasHit = frame.rolled.some((die) => die >= ruleset.closeCombat.toHit);
      const tells = ({ closeCombat }: Ruleset) => closeCombat.exchange !== 'simultaneous';
      return hasHit && tells(rules) !== tells(ruleset) ? 'closeCombat.exchange' : null;
    }
    case 'grenade':
      return frame.step === 'drift' && !rules.grenades.scatter.includes(frame.drift) ? 'grenades.scatter' : null;
    case 'burst':
      return frame.step === 'wounds' && rules.grenades.wounds !== ruleset.grenades.wounds ? 'grenades.wounds' : null;
    default:
      return null;
  }
}

/** SETUP-5, TURN-2, R62: the steps of the set-up, and in what order. */
function strangeStep(own: Game, { setup }: Ruleset, frame: Extract<Frame, { kind: 'setup' }>): string | null {
  const [a, b] = [totalPoints(own, 'a'), totalPoints(own, 'b')];
  const wasRolled = frame.step === 'orderRoll' || (frame.first === 'a' ? a < b : frame.first === 'b' && b < a);
  if (wasRolled && setup.deployFirst === 'points' && a !== b) return 'setup.deployFirst';
  const isMission = own.setup.type === 'mission' && (frame.step === 'objectives' || frame.step === 'deploy');
  if (isMission && setup.objectives !== own.setup.ruleset.setup.objectives) return 'setup.objectives';
  return frame.step === 'firstTurnRoll' && setup.firstTurn !== 'roll' ? 'setup.firstTurn' : null;
}

/** FIRE-7, FIRE-9, AIM-1, AIM-2: how many shots are rolled for, and when and to which of them Aim is added. */
function strangeShot(own: Game, { fire, aim }: Ruleset, frame: ShotFrame): string | null {
  const { via, step, aimed, shots } = frame;
  if (shots > 1 && fire.several !== 'together') return 'fire.several';
  if (aimed && via === 'moveAndFire' && !aim.withMoveAndFire) return 'aim.withMoveAndFire';
  if (aimed && aim.shots === 'first' && via === 'fire' && shotsFired(own, frame.who) > shots) return 'aim.shots';
  const isLater = via === 'fire' && (step === 'aim' || step === 'coverAgain');
  const isBefore = via === 'fire' && aimed && step === 'cover';
  return (isLater && aim.declared !== 'after-cover') || (isBefore && aim.declared !== 'with-shot')
    ? 'aim.declared'
    : null;
}
