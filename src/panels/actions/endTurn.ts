import type { ActionOnScreen } from './action.ts';

export const endTurn: ActionOnScreen<'endTurn'> = {
  key: 'e',
  symbol: 'endTurn',
  said: (_, t) => t('ui.actions.endTurn.said'),
};
