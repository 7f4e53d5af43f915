import type { ActionCommand, Game, Id } from './model.ts';
import type { Recorder } from './recorder.ts';
import type { Violation } from './ruleIds.ts';
import type { Ruleset } from './ruleset.ts';

/** What a character can do in its own turn by a command of its own. */
export interface Action<C extends ActionCommand> {
  /** Do these rules know it at all? All do if left out; where not, `may` says by which rule. */
  exists?(rules: Ruleset): boolean;
  /** The least it costs the character's side, in AT: his own tokens and those of whoever has to join in (R47). */
  cost(game: Game, who: Id): number;
  /** Why `who`, a character of this game, cannot do it at all now; null if some command of the kind may be legal. */
  may(game: Game, who: Id): Violation | null;
  /** Is exactly this legal? `may` has been asked before. */
  check(game: Game, command: C): Violation | null;
  /** Puts the tokens on the cards, as soon as it is declared. */
  pay(rec: Recorder, command: C): void;
  /** What then happens; never reached by one who is felled or shaken between the two (R67, R72). */
  begin(rec: Recorder, command: C): void;
  /** Some commands of the kind to show or to try; not all of them need be legal. */
  samples(game: Game, who: Id): readonly C[];
  /** Tried where no sample is legal: one of these is, if any command of the kind is. */
  lastResort?(game: Game, who: Id): readonly C[];
}
