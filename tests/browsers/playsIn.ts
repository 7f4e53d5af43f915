import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { BUILD } from '../support/browser/build.ts';
import { AHORN, BIRKNER, DEPLOYED, KLENOV, POSTS, SOSNIN, TANNER, UNDER_FIRE, WON } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { type Served, serveCopy } from '../support/browser/served.ts';
import type { Browser } from './drive/window.ts';
import { Hands } from './hands.ts';

const COVER = `Does ${BIRKNER.name} take cover?`;
const AIM = `Does ${SOSNIN.name} aim at ${BIRKNER.name}?`;

/** Plays in a browser that is not Chromium. Where it is not installed (null) all of that is left out, which `scripts/test.mjs` says. */
export function playsIn(name: string, browser: Browser | null): void {
  describe.skipIf(!browser)(name, () => {
    if (browser) plays(browser);
  });
}

function plays(browser: Browser): void {
  let served: Served;
  let hands: Hands;
  beforeAll(async () => {
    served = await serveCopy();
    hands = new Hands(await browser.start());
  });
  afterAll(async () => {
    await browser.stop();
    await served.cut();
  });
  /** The start page, whatever the test before has left on the table. */
  const start = async (): Promise<void> => {
    await hands.open(served.address);
    await hands.window.run(() => sessionStorage.clear());
    await hands.open(served.address);
  };

  test('a skirmish by clicks', async () => {
    await start();
    await hands.press('Set up by the rules');
    await hands.asks('Roll-off');
    await hands.roll(6, 3);
    await hands.asks('Choose your table edge');
    await hands.press('North edge');
    await hands.asks('Who deploys first?');
    await hands.roll(2, 5);
    for (const { name, at } of POSTS.slice(0, 2)) await hands.deploy(name, at);

    await start();
    await hands.openFile('game.json', savedGame(DEPLOYED));
    await hands.asks('Your turn');
    await hands.act(SOSNIN, 'Fire', BIRKNER.at);
    await hands.asks(COVER);
    await hands.press('Take cover');
    await hands.asks(AIM);
    await hands.press('Aim');
    await hands.roll(5, 2, 1);
    await hands.reads('Gleb Sosnin rolls 5, 2, 1 against Otto Birkner, 5+ to hit: a hit.');
    await hands.act(SOSNIN, 'Fire', AHORN.at);
    await hands.press('Stay standing');
    await hands.press('Just shoot');
    await hands.roll(6, 6);
    await hands.reads('Kaspar Ahorn is eliminated by a head shot.');
    await hands.act(KLENOV, 'Move', [10.2, 14.54]);
    await hands.reads('Maksim Klenov moves');
    await hands.press('End turn');
    await hands.reads('Player 1 ends the turn.');

    await start();
    await hands.openFile('game.json', savedGame(WON.slice(0, -2)));
    await hands.asks(`${KLENOV.name} strikes at ${TANNER.name}`);
    await hands.roll(5, 6, 1, 1);
    await hands.asks(`${TANNER.name} strikes at`);
    await hands.roll(1, 1, 1);
    await hands.reads('Player 2 has lost half of its force or more.');
  });

  test('a game from a file; a reload in a prompt; and the game in a file again', async () => {
    await start();
    await hands.openFile('game.json', savedGame(UNDER_FIRE));
    await hands.asks(COVER);
    await hands.reload();
    await hands.asks(COVER);
    await hands.press('Take cover');
    await hands.asks(AIM);
    await hands.reload();
    await hands.asks(AIM);

    const text = await hands.savedFile('Save to file');
    await start();
    await hands.openFile('again.json', text);
    await hands.asks(AIM);
    await hands.press('Just shoot');
    await hands.roll(5, 1);
    await hands.reads('Otto Birkner is wounded.');
  });

  test('a file that is none is refused in words, and the page goes on', async () => {
    await start();
    await hands.openFile('letter.json', 'Dear Sosnin');
    await hands.reads('This file cannot be opened');
    await hands.press('Play now');
  });

  test('the single file, from a disk', async () => {
    await hands.open(pathToFileURL(join(BUILD, 'take-cover.html')).href);
    await hands.openFile('game.json', savedGame(UNDER_FIRE));
    await hands.asks(COVER);
    await hands.press('Stay standing');
    await hands.asks(AIM);
    await hands.press('Just shoot');
    await hands.roll(5, 1);
    await hands.reads('Otto Birkner is wounded.');
  });

  if (!browser.keeps) return;

  test('killed in the middle of a shot, it has lost nothing', async () => {
    await start();
    await hands.openFile('game.json', savedGame(UNDER_FIRE));
    await hands.asks(COVER);
    await hands.press('Take cover');
    await hands.asks(AIM);
    await hands.press('Menu');
    await hands.reads('Saved in this browser');
    hands = new Hands(await browser.kill());
    await hands.open(served.address);
    await hands.press('Continue');
    await hands.asks(AIM);
    await hands.reads('Otto Birkner takes cover');
  });

  test('without a network it plays on, and is there again', async () => {
    await start();
    await hands.until('the page is kept', () => navigator.serviceWorker.controller?.state === 'activated');
    await served.cut();
    await hands.reload();
    await hands.openFile('game.json', savedGame(UNDER_FIRE));
    await hands.asks(COVER);
    await hands.press('Take cover');
    await hands.asks(AIM);
    await hands.reload();
    await hands.asks(AIM);
  });
}
