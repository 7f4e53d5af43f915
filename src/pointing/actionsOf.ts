import { actionsLeft, character, type Game, type Id, profile } from '../engine/index.ts';

/** A character's actions in this turn: what is left, of how many by its card and how many more by Command. */
export interface Actions {
  readonly left: number;
  readonly own: number;
  readonly command: number;
}

export function actionsOf(game: Game, who: Id): Actions {
  const left = actionsLeft(game, who);
  const own = profile(game, who).actions;
  // none left: what Command gave is used up
  const command = left === 0 ? 0 : Math.max(0, left + character(game, who).spent - own);
  return { left, own, command };
}
