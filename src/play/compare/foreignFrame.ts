import {
  type CloseCombatFrame,
  type Frame,
  type Game,
  isSetOffBy,
  profile,
  type Ruleset,
  type ShotFrame,
  shotsFired,
  totalPoints,
} from '../../engine/index.ts';

/**
 * The value of other rules (`part.name`) by which a frame of the game could not have come about; null where it could. What
 * a rule would only have asked or settled otherwise is for misfit.ts to find.
 */
export function foreignLeaf(own: Game, rules: Ruleset, place: number): string | null {
  const frame = own.state.frames[place] as Frame;
  const { ruleset } = own.setup;
  switch (frame.kind) {
    case 'setup':
      return strangeStep(own, rules, frame);
    case 'turn':
      if (frame.step === 'reinforcements' && !rules.setup.reinforcements) return 'setup.reinforcements';
      return frame.step === 'smoke' && rules.grenades.smokeRadius === null ? 'grenades.smokeRadius' : null;
    case 'initiative':
      return rules.turn.rounds ? null : 'turn.rounds';
    case 'opportunity': {
      const below = own.state.frames[place - 1];
      return below?.kind === 'action' && !isSetOffBy(rules, below.command.type) ? 'opportunity.trigger' : null;
    }
    case 'movement':
    case 'moveAndFire':
      return frame.shootAt !== null && rules.moveAndFire.shot !== 'anywhere' ? 'moveAndFire.shot' : null;
    case 'shot':
      return strangeShot(own, rules, frame);
    case 'closeCombat': {
      const hasHit = frame.rolled.some((die) => die >= ruleset.closeCombat.toHit);
      if (frame.priority !== priorityOf(own, rules, frame)) return 'closeCombat.priority';
      const tells = ({ closeCombat }: Ruleset) => closeCombat.exchange !== 'simultaneous';
      return hasHit && tells(rules) !== tells(ruleset) ? 'closeCombat.exchange' : null;
    }
    case 'shockTest':
      return rules.wounds.psychology === 'panic' ? null : 'wounds.psychology';
    case 'takeHole':
      return rules.closeCombat.winnerTakesHole ? null : 'closeCombat.winnerTakesHole';
    case 'body':
      return rules.wounds.bodies === 'stay' ? null : 'wounds.bodies';
    case 'grenade':
      return frame.step === 'drift' && !rules.grenades.scatter.includes(frame.drift) ? 'grenades.scatter' : null;
    case 'burst':
      if ((frame.step === 'cover' || frame.step === 'ownCover') && !rules.grenades.coverReaction)
        return 'grenades.coverReaction';
      return frame.step === 'wounds' && rules.grenades.wounds !== ruleset.grenades.wounds ? 'grenades.wounds' : null;
    default:
      return null;
  }
}

/** H2H-3: whose weapon would have come first, by other rules; in the middle of an exchange cards may have been turned. */
function priorityOf(own: Game, { closeCombat }: Ruleset, frame: CloseCombatFrame): CloseCombatFrame['priority'] {
  if (closeCombat.priority === own.setup.ruleset.closeCombat.priority) return frame.priority;
  if (!closeCombat.priority) return null;
  const [attacker, defender] = [frame.attacker, frame.defender].map((who) => profile(own, who).h2hPriority);
  return attacker === defender ? null : attacker ? 'attacker' : 'defender';
}

/** SETUP-5, TURN-2, R62: the steps of the set-up, and in what order. */
function strangeStep(own: Game, { setup, grenades }: Ruleset, frame: Extract<Frame, { kind: 'setup' }>): string | null {
  const [a, b] = [totalPoints(own, 'a'), totalPoints(own, 'b')];
  const wasRolled = frame.step === 'orderRoll' || (frame.first === 'a' ? a < b : frame.first === 'b' && b < a);
  if (wasRolled && setup.deployFirst === 'points' && a !== b) return 'setup.deployFirst';
  const isMission = own.setup.type === 'mission' && (frame.step === 'objectives' || frame.step === 'deploy');
  if (isMission && setup.objectives !== own.setup.ruleset.setup.objectives) return 'setup.objectives';
  if (frame.step === 'equip' && grenades.extra === null) return 'grenades.extra';
  return frame.step === 'firstTurnRoll' && setup.firstTurn !== 'roll' ? 'setup.firstTurn' : null;
}

/** FIRE-7, FIRE-9, AIM-1, AIM-2: how many shots are rolled for, and when and to which of them Aim is added. */
function strangeShot(own: Game, { fire, aim }: Ruleset, frame: ShotFrame): string | null {
  const { via, step, aimed, shots } = frame;
  if (shots > 1 && fire.several !== 'together') return 'fire.several';
  if (aimed && via === 'moveAndFire' && !aim.withMoveAndFire) return 'aim.withMoveAndFire';
  const every = profile(own, frame.who).weapons.find(({ id }) => id === frame.weapon)?.aimEveryShot ?? false;
  const isFirst = via !== 'fire' || shotsFired(own, frame.who) <= shots;
  if (aimed && !isFirst && (aim.shots === 'first' || (aim.shots === 'card' && !every))) return 'aim.shots';
  const isLater = via === 'fire' && (step === 'aim' || step === 'coverAgain');
  const isBefore = via === 'fire' && aimed && step === 'cover';
  return (isLater && aim.declared !== 'after-cover') || (isBefore && aim.declared !== 'with-shot')
    ? 'aim.declared'
    : null;
}
