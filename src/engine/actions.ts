import type { Action } from './action.ts';
import { fire } from './fire/action.ts';
import { switchWeapon } from './fire/switchWeaponAction.ts';
import { takeCover } from './fire/takeCoverAction.ts';
import { grenade } from './grenades/action.ts';
import type { ActionCommand, ActionType, Command, Game, Id, Side } from './model.ts';
import { clearBody } from './moving/clearBodyAction.ts';
import { move } from './moving/moveAction.ts';
import { moveAndFire } from './moving/moveAndFireAction.ts';
import { recover } from './nerve/action.ts';
import { opportunityFire } from './opportunity/action.ts';
import { setOffByActing } from './opportunity/triggers.ts';
import type { Recorder } from './recorder.ts';
import { type Violation, violation } from './ruleIds.ts';
import type { Ruleset } from './ruleset.ts';
import { joinSuppression, suppressionFire } from './suppression/action.ts';
import { charactersOf, findEntry, sideOf } from './table.ts';

const all: { readonly [T in ActionType]: Action<Extract<ActionCommand, { type: T }>> } = {
  move,
  moveAndFire,
  fire,
  grenade,
  opportunityFire,
  suppressionFire,
  joinSuppression,
  takeCover,
  switchWeapon,
  clearBody,
  recover,
};

export const ACTION_TYPES = Object.keys(all) as readonly ActionType[];

const known = new WeakMap<Ruleset, readonly ActionType[]>();

/** The actions that the rules of a game know: looked up once for each ruleset. */
export function actionsIn({ setup: { ruleset } }: Game): readonly ActionType[] {
  const found = known.get(ruleset) ?? ACTION_TYPES.filter((type) => actionOf(type).exists?.(ruleset) ?? true);
  known.set(ruleset, found);
  return found;
}

/** Pairs a command with its own action, which the compiler cannot follow through an index. */
const actionOf = (type: ActionType): Action<ActionCommand> => all[type] as unknown as Action<ActionCommand>;

export const isAction = (command: Command): command is ActionCommand => Object.hasOwn(all, command.type);

/** Everyone who pays for an action and acts in it, each once: R47, PSY-3. */
const actorsOf = (command: ActionCommand): Id[] =>
  'with' in command ? [...new Set([command.who, ...(command.with ?? [])])] : [command.who];

export interface CharacterAction {
  readonly action: ActionType;
  readonly who: Id;
  readonly cost: number;
  readonly violation: Violation | null;
  /** Legal commands, to show or to try; empty exactly if `violation` says why there is none. */
  readonly samples: readonly Command[];
}

export const actions = {
  check(game: Game, side: Side, command: Command): Violation | null {
    if (!isAction(command)) return violation('FLOW-PENDING');
    if (!findEntry(game, command.who)) return violation('FLOW-UNKNOWN', { id: command.who });
    if (sideOf(game, command.who) !== side) return violation('FLOW-TURN', { by: side });
    const action = actionOf(command.type);
    return action.may(game, command.who) ?? action.check(game, command);
  },

  /** Paid at once; then the offers it sets off (R26, R72), then what it does. */
  declare(rec: Recorder, command: Command): void {
    if (!isAction(command)) return;
    actionOf(command.type).pay(rec, command);
    rec.push({ kind: 'action', command });
    for (const target of actorsOf(command).reverse()) {
      const markers = setOffByActing(rec.game, target, command.type);
      if (markers.length > 0) rec.push({ kind: 'opportunity', target, markers });
    }
  },

  begin(rec: Recorder, command: ActionCommand): void {
    actionOf(command.type).begin(rec, command);
  },
};

/** One action of one character: may it be done, and if not, why. */
export function characterAction(game: Game, type: ActionType, who: Id): CharacterAction {
  const action = actionOf(type);
  const base = { action: type, who, cost: action.cost(game, who) } as const;
  const barred = action.may(game, who);
  if (barred) return { ...base, violation: barred, samples: [] };
  const tried = action.samples(game, who).map((command) => ({ command, refused: action.check(game, command) }));
  const legal = tried.filter((t) => !t.refused).map((t) => t.command);
  const samples = legal.length > 0 ? legal : lastResort(game, action, who);
  return { ...base, violation: samples.length > 0 ? null : (tried[0]?.refused ?? violation('FLOW-UNKNOWN')), samples };
}

function lastResort(game: Game, action: Action<ActionCommand>, who: Id): readonly ActionCommand[] {
  const found = action.lastResort?.(game, who).find((command) => !action.check(game, command));
  return found ? [found] : [];
}

/** R06: is there anything a side could spend a token on? */
export const anyActionLegal = (game: Game, side: Side): boolean =>
  charactersOf(game, side).some((c) => actionsIn(game).some((type) => isPossible(game, type, c.id)));

function isPossible(game: Game, type: ActionType, who: Id): boolean {
  const action = actionOf(type);
  if (action.may(game, who)) return false;
  return (
    action.samples(game, who).some((command) => !action.check(game, command)) ||
    lastResort(game, action, who).length > 0
  );
}
