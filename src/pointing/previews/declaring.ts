import {
  attack,
  check,
  enemiesOf,
  type FireCommand,
  type Game,
  type Id,
  isAimDeclared,
  mostShots,
  type Violation,
} from '../../engine/index.ts';
import type { Tool } from '../hand.ts';
import { shotCommand } from './shot.ts';

type FireTool = Extract<Tool, { kind: 'fire' }>;

/** What there is to say with a shot before it is fired; what is null the edition, or the weapon, has not (FIRE-7, R15). */
export interface Declaring {
  readonly shots: { readonly chosen: number; readonly more: Violation | null } | null;
  readonly aim: { readonly chosen: boolean; readonly violation: Violation | null } | null;
  /** Of all that is chosen, in AT. */
  readonly cost: number;
}

/** What may be added to a shot at `target`, or at whoever can be shot at; null if nobody can. */
export function declaring(game: Game, tool: FireTool, target?: Id): Declaring | null {
  const { who, weapon, shots = 1, aim = false } = tool;
  const command = (at: Id, more: Partial<FireCommand> = {}) => shotCommand(who, at, { ...tool, ...more });
  const plain = (at: Id) => check(game, command(at, { shots: 1, aim: false })) === null;
  const at = target !== undefined && plain(target) ? target : enemiesOf(game, who).find(({ id }) => plain(id))?.id;
  const fired = at === undefined ? null : attack(game, who, at, { weapon }).weapon;
  if (at === undefined || !fired) return null;
  return {
    shots:
      mostShots(game, who, fired) > 1 ? { chosen: shots, more: check(game, command(at, { shots: shots + 1 })) } : null,
    aim:
      isAimDeclared(game) && fired.aim > 0 ? { chosen: aim, violation: check(game, command(at, { aim: true })) } : null,
    cost: shots + (aim ? 1 : 0),
  };
}

/** So many shots as are chosen, at least one. */
export const withShots = (tool: FireTool, shots: number): FireTool => ({ ...tool, shots: Math.max(1, shots) });
