import {
  type Attack,
  type Awaiting,
  attack,
  check,
  type FireCommand,
  type Game,
  type Id,
  isStanding,
  type ShotFrame,
  sideOf,
  type Violation,
} from '../../engine/index.ts';

export interface ShotPreview {
  readonly who: Id;
  readonly at: Id;
  readonly attack: Attack;
  /** Why it cannot be fired now: the target, the tokens, the turn. */
  readonly violation: Violation | null;
  readonly command: FireCommand;
}

/** What is said with a shot: the weapon, how many at once (FIRE-7), Aim where it is declared with them (R15). */
export type Declared = Pick<FireCommand, 'weapon' | 'shots' | 'aim'>;

/** One plain shot needs no more words than that. */
export function shotCommand(who: Id, at: Id, { weapon, shots = 1, aim = false }: Declared): FireCommand {
  return {
    type: 'fire',
    who,
    at,
    ...(weapon === undefined ? {} : { weapon }),
    ...(shots === 1 ? {} : { shots }),
    ...(aim ? { aim } : {}),
  };
}

export function shotPreview(game: Game, who: Id, at: Id, declared: Declared = {}): ShotPreview | null {
  if (!areFoes(game, who, at)) return null;
  const command = shotCommand(who, at, declared);
  return { who, at, command, attack: numbersOf(game, command), violation: check(game, command) };
}

function numbersOf(
  game: Game,
  { who, at, weapon, shots = 1, aim = false }: FireCommand,
  via?: ShotFrame['via'],
): Attack {
  return attack(game, who, at, { weapon, shots, aimed: aim, witness: true, ...(via ? { via } : {}) });
}

/** A shot that is offered: its command as it stands, its numbers as they are for such a shot. */
export function offeredShot(game: Game, command: FireCommand, via: ShotFrame['via']): ShotPreview | null {
  const { who, at } = command;
  if (!areFoes(game, who, at)) return null;
  const numbers = numbersOf(game, command, via);
  return { who, at, command, attack: numbers, violation: numbers.violation };
}

const areFoes = (game: Game, who: Id, at: Id): boolean =>
  isStanding(game, who) && isStanding(game, at) && sideOf(game, who) !== sideOf(game, at);

/** The shot that is being decided about or rolled for, so that everybody sees who fires at whom. */
export function shotInQuestion(game: Game, question: Awaiting): ShotPreview | null {
  const frame = game.state.frames.at(-1);
  if (frame?.kind !== 'shot' || (question.kind !== 'choose' && question.kind !== 'roll')) return null;
  const { who, at, weapon, shots, aimed, via } = frame;
  return offeredShot(game, shotCommand(who, at, { weapon, shots, aim: aimed }), via);
}
