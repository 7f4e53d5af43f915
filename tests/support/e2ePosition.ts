import type { Page } from '@playwright/test';
import type { Game } from '../../src/engine/index.ts';
import { gameText } from '../../src/play/files/writeGame.ts';
import { begin } from '../../src/play/history.ts';
import { GAME_SETTINGS } from '../../src/play/settings.ts';
import { openFile } from './e2eFiles.ts';
import { type Given, given } from './given.ts';

/** The file of a game in the middle of a turn, as `given` puts it on the table. */
function positionFile(position: Given): string {
  const game: Game = given(position);
  const { elements: _, blockers: __, roster: ___, ...setup } = game.setup;
  const start = {
    title: '',
    edition: position.edition ?? 'tactic-2.2',
    rulings: position.rulings ?? {},
    setup,
    position: game.state,
    settings: GAME_SETTINGS,
    extras: {},
  };
  return gameText(start, begin(game, start.settings.takeBack));
}

/** From the start page into that game. */
export async function openPosition(page: Page, position: Given): Promise<void> {
  await page.goto('/');
  await openFile(page, positionFile(position));
}
