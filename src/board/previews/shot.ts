import {
  type Attack,
  type Awaiting,
  attack,
  check,
  type FireCommand,
  type Game,
  type Id,
  type ShotFrame,
  sideOf,
  type Violation,
} from '../../engine/index.ts';
import { isStanding } from '../decides.ts';

export interface ShotPreview {
  readonly who: Id;
  readonly at: Id;
  readonly attack: Attack;
  /** Why it cannot be fired now: the target, the tokens, the turn. */
  readonly violation: Violation | null;
  readonly command: FireCommand;
}

export function shotPreview(game: Game, who: Id, at: Id, weapon?: Id): ShotPreview | null {
  if (!areFoes(game, who, at)) return null;
  const command: FireCommand = { type: 'fire', who, at, ...(weapon === undefined ? {} : { weapon }) };
  return {
    who,
    at,
    command,
    attack: attack(game, who, at, { weapon, witness: true }),
    violation: check(game, command),
  };
}

/** A shot that is offered: its command as it stands, its numbers as they are for such a shot. */
export function offeredShot(game: Game, command: FireCommand, via: ShotFrame['via']): ShotPreview | null {
  const { who, at, weapon } = command;
  if (!areFoes(game, who, at)) return null;
  const numbers = attack(game, who, at, { weapon, via, witness: true });
  return { who, at, command, attack: numbers, violation: numbers.violation };
}

const areFoes = (game: Game, who: Id, at: Id): boolean =>
  isStanding(game, who) && isStanding(game, at) && sideOf(game, who) !== sideOf(game, at);

/** The shot that is being decided about or rolled for, so that everybody sees who fires at whom. */
export function shotInQuestion(game: Game, question: Awaiting): ShotPreview | null {
  if (question.kind !== 'choose' && question.kind !== 'roll') return null;
  const { about } = question;
  const frame = game.state.frames.at(-1);
  const via = frame?.kind === 'shot' ? frame.via : 'fire';
  switch (about.what) {
    case 'takeCover':
      return offeredShot(game, { type: 'fire', who: about.shooter, at: about.who, weapon: about.weapon }, via);
    case 'aim':
      return offeredShot(game, { type: 'fire', who: about.who, at: about.at, weapon: about.weapon }, via);
    case 'shot':
      return offeredShot(game, { type: 'fire', who: about.who, at: about.at }, via);
    default:
      return null;
  }
}
