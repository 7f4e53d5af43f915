import type { ComponentType } from 'react';
import type { Command, Game } from '../../engine/index.ts';
import type { Translator } from '../../i18n/index.ts';
import type { Tool } from '../../pointing/hand.ts';
import type { Words } from '../useWords.ts';
import type { ActionOnScreen, Offered } from './action.ts';
import { clearBody } from './clearBody.tsx';
import { endTurn } from './endTurn.ts';
import { fire } from './fire.tsx';
import { grenade } from './grenade.tsx';
import { joinSuppression } from './joinSuppression.tsx';
import { move } from './move.tsx';
import { moveAndFire } from './moveAndFire.tsx';
import { opportunityFire } from './opportunityFire.tsx';
import { recover } from './recover.tsx';
import { suppressionFire } from './suppressionFire.tsx';
import { switchWeapon } from './switchWeapon.tsx';
import { takeCover } from './takeCover.ts';

export type { Offered } from './action.ts';

/** Every action, in the order in which the buttons stand. */
const actions: { readonly [A in Offered]: ActionOnScreen<A> } = {
  move,
  fire,
  moveAndFire,
  grenade,
  opportunityFire,
  suppressionFire,
  joinSuppression,
  takeCover,
  switchWeapon,
  clearBody,
  recover,
  endTurn,
};

export const OFFERED = Object.keys(actions) as readonly Offered[];

export const isOffered = (kind: string): kind is Offered => Object.hasOwn(actions, kind);

/** What the screen knows of an action, whatever its commands and its tool are. */
export const onScreen = (action: Offered): ActionOnScreen<Offered> => actions[action] as ActionOnScreen<Offered>;

/** The panel of the tool in the hand, if it is an action's and that has one. */
export function panelOf({ kind }: Tool): ComponentType<{ game: Game; tool: Tool }> | null {
  const panel = isOffered(kind) ? onScreen(kind).Panel : null;
  return (panel as ComponentType<{ game: Game; tool: Tool }> | undefined) ?? null;
}

/** An action's command in a few words. */
export const sayAction = (command: Extract<Command, { type: Offered }>, t: Translator, words: Words): string =>
  onScreen(command.type).said(command, t, words);
