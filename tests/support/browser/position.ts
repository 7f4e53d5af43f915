import type { Page } from '@playwright/test';
import type { Game } from '../../../src/engine/index.ts';
import { gameText } from '../../../src/play/files/writeGame.ts';
import { begin } from '../../../src/play/history.ts';
import { GAME_SETTINGS, type Settings } from '../../../src/play/settings.ts';
import { type Given, given } from '../builders/given.ts';
import { openFile, toStartPage } from './files.ts';

/** The file of a game in the middle of a turn, as `given` puts it on the table. */
export function positionFile(position: Given, settings: Settings): string {
  const game: Game = given(position);
  const { elements: _, roster: __, ...setup } = game.setup;
  const start = {
    title: '',
    edition: position.edition ?? 'tactic-2.2',
    rulings: position.rulings ?? {},
    rules: position.rules ?? {},
    ruleSet: '',
    setup,
    position: game.state,
    settings,
    extras: {},
  };
  return gameText(start, begin(game, settings.takeBack));
}

/** From the start page into that game. */
export async function openPosition(page: Page, position: Given, change: Partial<Settings> = {}): Promise<void> {
  await toStartPage(page);
  await openFile(page, positionFile(position, { ...GAME_SETTINGS, ...change }));
}
