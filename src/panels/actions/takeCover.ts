import type { ActionOnScreen } from './action.ts';

/** TC-1: where it may be taken only when one is shot at, it is an answer and no action. */
export const takeCover: ActionOnScreen<'takeCover'> = {
  key: 'c',
  symbol: 'takeCover',
  hiddenFor: ['TC-1'],
  said: ({ who }, t, words) => t('ui.actions.takeCover.said', { who: words.name(who) }),
};
