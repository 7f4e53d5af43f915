import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { type Awaiting, awaiting, type Game } from '../../../src/engine/index.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { IntlProvider } from '../../../src/i18n/index.ts';
import { begin, type History } from '../../../src/play/history.ts';
import { GAME_SETTINGS, type Settings } from '../../../src/play/settings.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { useUiStore } from '../../../src/store/ui.ts';

/** Around what speaks with the words of the product. */
export const Speaking = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={en} timeZone="UTC">
    {children}
  </IntlProvider>
);

/** Renders with the words of the product. */
export const show = (element: ReactElement) => render(element, { wrapper: Speaking });

/** Puts a game on the table as it is, stored nowhere. */
export function lay(game: Game, settings: Partial<Settings> = {}): OnTable {
  const agreed = { ...GAME_SETTINGS, ...settings };
  useUiStore.getState().reset();
  useGameStore.setState({
    game,
    awaiting: awaiting(game),
    history: begin(game, agreed.takeBack),
    lastStep: null,
    looking: null,
    start: null,
    settings: agreed,
  });
  return onTable();
}

export interface OnTable {
  readonly game: Game;
  readonly awaiting: Awaiting;
  readonly history: History;
}

/** The game that stands on the table now. */
export function onTable(): OnTable {
  const { game, awaiting, history } = useGameStore.getState();
  if (!game || !awaiting || !history) throw new Error('there is no game on the table');
  return { game, awaiting, history };
}
