import type { ActionCommand, ActionType, Command, Game, Id, Side } from './model.ts';
import type { Recorder } from './recorder.ts';
import type { Violation } from './ruleIds.ts';
import type { Ruleset } from './ruleset.ts';

/** What a character can do in its own turn by a command of its own. */
export interface Action<C extends ActionCommand> {
  /** Do these rules know it at all? All do if left out; where not, `may` says by which rule. */
  exists?(rules: Ruleset): boolean;
  /** The least it costs the character's side, in AT: his own tokens and those of whoever has to join in (R47). */
  cost(game: Game, who: Id): number;
  /**
   * Why `who`, a character of this game, cannot do it at all now; null if some command of the kind may be legal. Of several reasons
   * the one that bars what is `asked` for, where something is.
   */
  may(game: Game, who: Id, asked?: C): Violation | null;
  /** Is exactly this legal? `may` has been asked before. */
  check(game: Game, command: C): Violation | null;
  /** Puts the tokens on the cards, as soon as it is declared. */
  pay(rec: Recorder, command: C): void;
  /**
   * What then happens; never reached by one who is felled or shaken between the two (R67, R72). `offered`: the opportunity
   * markers that have had their offer in this action already (R54).
   */
  begin(rec: Recorder, command: C, offered: readonly Id[]): void;
  /** Can he still do it by then? Whoever is fit can if this is left out. */
  canGoOn?(game: Game, who: Id): boolean;
  /** Some commands of the kind to show or to try; not all of them need be legal. */
  samples(game: Game, who: Id): readonly C[];
  /** Tried where no sample is legal: one of these is, if any command of the kind is. */
  lastResort?(game: Game, who: Id): readonly C[];
}

export type ActionTable = { readonly [T in ActionType]: Action<Extract<ActionCommand, { type: T }>> };

/** One action of one character: may it be done, and if not, why. */
export interface CharacterAction {
  readonly action: ActionType;
  readonly who: Id;
  readonly cost: number;
  readonly violation: Violation | null;
  /** Legal commands, to show or to try; empty exactly if `violation` says why there is none. */
  readonly samples: readonly Command[];
}

/** All actions there are, of whatever family, for those who offer them and let them begin. */
export interface Actions {
  has(command: Command): command is ActionCommand;
  /** Those that the rules of a game know. */
  in(game: Game): readonly ActionType[];
  of(game: Game, type: ActionType, who: Id): CharacterAction;
  /** R06: is there anything a side could spend a token on? */
  anyLegal(game: Game, side: Side): boolean;
  /** Is this legal, of a character of `side` in its turn? */
  check(game: Game, side: Side, command: Command): Violation | null;
  /** Paid at once; what it sets off (R26, R72) and what it does are for its frame, when what the payment ended is settled. */
  declare(rec: Recorder, command: Command): void;
  /** A paid action takes effect, unless the one who does it was felled or shaken meanwhile (R67, R72). */
  begin(rec: Recorder, command: ActionCommand, offered: readonly Id[]): void;
}
