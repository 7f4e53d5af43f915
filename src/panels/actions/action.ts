import type { ComponentType } from 'react';
import type { ActionType, Command, Game, Id, RuleId } from '../../engine/index.ts';
import type { Translator } from '../../i18n/index.ts';
import type { Tool } from '../../pointing/hand.ts';
import type { SymbolName } from '../cards/symbols.tsx';
import type { Words } from '../useWords.ts';

/** What a side may do in its own turn with a button of its own. */
export type Offered = ActionType | 'endTurn';

/** All that the screen has to know of an action. What it is called stands under `ui.actions.<action>.label`. */
export interface ActionOnScreen<A extends Offered> {
  /** Presses its button. */
  readonly key: string;
  readonly symbol: SymbolName;
  /**
   * Refused for one of these reasons it has no button at all: card or edition does not have it, or there is nothing to do it
   * with. Left out: it always has one.
   */
  readonly hiddenFor?: readonly RuleId[];
  /** What is taken into the hand. Left out, or null: nothing is to be chosen, and the first of its `samples` is done at once. */
  tool?(game: Game, who: Id, samples: readonly Command[]): Tool | null;
  /** What that tool has to say and to ask beside the buttons. Left out: nothing. */
  readonly Panel?: ComponentType<PanelProps<A>>;
  /** Such a command in a few words. */
  said(command: Extract<Command, { type: A }>, t: Translator, words: Words): string;
}

export interface PanelProps<K extends Offered> {
  readonly game: Game;
  readonly tool: Extract<Tool, { kind: K }>;
}
