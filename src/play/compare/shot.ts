import {
  attack,
  type Command,
  findCharacter,
  type Game,
  type Id,
  isOnTable,
  type ShotFrame,
} from '../../engine/index.ts';
import { rounded } from '../rounded.ts';
import type { Answers } from './answers.ts';

/** The shot a command is about: the one it declares, or the one it is an answer to. */
type Shot = Pick<ShotFrame, 'who' | 'at' | 'via' | 'shots' | 'aimed'> & { readonly weapon: Id | undefined };

function shotIn({ setup, state }: Game, command: Command): Shot | null {
  const frame = state.frames.at(-1);
  switch (command.type) {
    case 'fire': {
      const { who, at, weapon, shots = 1, aim = false } = command;
      const { fire, aim: aiming } = setup.ruleset;
      // what cannot be declared so is told as it would be rolled all the same (FIRE-7, R15)
      const together = fire.several === 'together' ? shots : 1;
      const aimed = aim && aiming.declared === 'with-shot';
      return { who, at, weapon, via: viaOf(frame?.kind), shots: together, aimed };
    }
    case 'moveAndFire': {
      const { who, at, weapon } = command;
      return at === undefined ? null : { who, at, weapon, via: 'moveAndFire', shots: 1, aimed: false };
    }
    case 'aim':
    case 'pass':
    case 'takeCover':
    case 'roll':
      return frame?.kind === 'shot' ? { ...frame, aimed: frame.aimed || command.type === 'aim' } : null;
    default:
      return null;
  }
}

function viaOf(frame?: string): ShotFrame['via'] {
  if (frame === 'opportunity') return 'opportunityFire';
  return frame === 'moveAndFire' ? 'moveAndFire' : 'fire';
}

export interface AttackTold extends Partial<Pick<Answers, 'need' | 'count'>>, Pick<Answers, 'sight' | 'range'> {
  readonly at: Id;
}

/** Sight, range, number and dice of the shot in a command; numbers only where there is a line of sight and a weapon. */
export function attackIn(game: Game, command: Command): AttackTold | null {
  const shot = shotIn(game, command);
  if (!shot || ![shot.who, shot.at].every((id) => stands(game, id)) || shot.who === shot.at) return null;
  const { sight, distance, range, need, count, weapon } = attack(game, shot.who, shot.at, shot);
  const { los, seen, cover, covers, counted } = sight;
  return {
    at: shot.at,
    sight: { los, seen, cover, covers, counted },
    range: { distance: rounded(distance), range },
    ...(los && weapon ? { need, count } : {}),
  };
}

function stands(game: Game, id: Id): boolean {
  const found = findCharacter(game, id);
  return found !== undefined && isOnTable(found);
}
