import { flattened, pathLength } from '../../engine/index.ts';
import type { ActionOnScreen } from './action.ts';
import { MovePanel } from './move.tsx';

export const moveAndFire: ActionOnScreen<'moveAndFire'> = {
  key: 'x',
  symbol: 'moveAndFire',
  hiddenFor: ['TURN-8', 'R130'],
  tool: (_, who) => ({ kind: 'moveAndFire', who, waypoints: [], target: null }),
  Panel: MovePanel,
  said({ who, path, at }, t, words) {
    const values = { who: words.name(who), length: pathLength(path.map(flattened)) };
    return at === undefined
      ? t('ui.actions.moveAndFire.said', values)
      : t('ui.actions.moveAndFire.saidFirst', { ...values, at: words.name(at) });
  },
};
