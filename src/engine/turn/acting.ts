import type { Action, Actions, ActionTable } from '../action.ts';
import { ACTION_TYPES } from '../commands.ts';
import type { ActionCommand, ActionType, Command, Game, Id } from '../model.ts';
import { violation } from '../ruleIds.ts';
import type { Ruleset } from '../ruleset.ts';
import { charactersOf, findEntry, sideOf } from '../table.ts';
import { isFit } from '../wounds/fit.ts';

/** What a turn is made of: the actions of these families, offered, paid for and begun. */
export function actionsFrom(table: ActionTable): Actions {
  /** Pairs a command with its own action, which the compiler cannot follow through an index. */
  const actionOf = (type: ActionType) => table[type] as unknown as Action<ActionCommand>;
  const known = new WeakMap<Ruleset, readonly ActionType[]>();

  const actions: Actions = {
    has: (command): command is ActionCommand => Object.hasOwn(table, command.type),

    in({ setup: { ruleset } }) {
      const found = known.get(ruleset) ?? ACTION_TYPES.filter((type) => actionOf(type).exists?.(ruleset) ?? true);
      known.set(ruleset, found);
      return found;
    },

    of(game, type, who) {
      const action = actionOf(type);
      const base = { action: type, who, cost: action.cost(game, who) } as const;
      const barred = action.may(game, who);
      if (barred) return { ...base, violation: barred, samples: [] };
      const tried = action.samples(game, who).map((command) => ({ command, refused: action.check(game, command) }));
      const legal = tried.filter((t) => !t.refused).map((t) => t.command);
      const samples = legal.length > 0 ? legal : lastResort(game, action, who);
      const refused = samples.length > 0 ? null : (tried[0]?.refused ?? violation('FLOW-UNKNOWN'));
      return { ...base, violation: refused, samples };
    },

    anyLegal: (game, side) =>
      charactersOf(game, side).some((c) => actions.in(game).some((type) => isPossible(game, actionOf(type), c.id))),

    check(game, side, command) {
      if (!actions.has(command)) return violation('FLOW-PENDING');
      if (!findEntry(game, command.who)) return violation('FLOW-UNKNOWN', { id: command.who });
      if (sideOf(game, command.who) !== side) return violation('FLOW-TURN', { by: side });
      const action = actionOf(command.type);
      return action.may(game, command.who, command) ?? action.check(game, command);
    },

    declare(rec, command) {
      if (!actions.has(command)) return;
      actionOf(command.type).pay(rec, command);
      rec.push({ kind: 'action', command, actors: actorsOf(command), offered: [] });
    },

    begin(rec, command, offered) {
      const action = actionOf(command.type);
      const canGoOn = action.canGoOn ?? isFit;
      if (canGoOn(rec.game, command.who)) action.begin(rec, command, offered);
      else rec.record({ event: 'actionLost', who: command.who });
    },
  };
  return actions;
}

/** Everyone who pays for an action and acts in it, each once: R47, PSY-3. */
const actorsOf = (command: ActionCommand): Id[] =>
  'with' in command ? [...new Set([command.who, ...(command.with ?? [])])] : [command.who];

function lastResort(game: Game, action: Action<ActionCommand>, who: Id): readonly Command[] {
  const found = action.lastResort?.(game, who).find((command) => !action.check(game, command));
  return found ? [found] : [];
}

function isPossible(game: Game, action: Action<ActionCommand>, who: Id): boolean {
  if (action.may(game, who)) return false;
  return (
    action.samples(game, who).some((command) => !action.check(game, command)) ||
    lastResort(game, action, who).length > 0
  );
}
