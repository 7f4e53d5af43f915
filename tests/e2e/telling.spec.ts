import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/game.ts';
import { BIRKNER, UNDER_FIRE } from '../support/browser/plan.ts';
import { played } from '../support/browser/scenes.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Words that tell how the shot at Birkner ends, wherever they stand: as text, as a name, or read out. */
const TELLS = /wounded|eliminated|\bhits?\b(?! on)|no hit|not hit|rolls [1-6]/i;

/** All that stands in the page now, seen or not: texts, and names that are read out. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
      (element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('title') ?? ''}`,
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) labels.push(texts.currentNode.nodeValue ?? '');
    return labels.join('\n');
  });

test('nothing anywhere tells the result before the dice lie; then it is told, and a key goes to the end', async ({
  page,
  table,
}) => {
  await page.clock.install();
  await played(page, UNDER_FIRE);
  await table.answers('Stay standing');
  await table.answers('Just shoot');
  const second = await page.context().newPage();
  await second.goto('/#projector');
  await expect(second.getByText(/shoots at|fires at/).first()).toBeVisible();
  const known = new Set(`${await readable(page)}\n${await readable(second)}`.split('\n'));
  const told = async (of: Page) =>
    (await readable(of)).split('\n').filter((line) => !known.has(line) && TELLS.test(line));

  await page.evaluate(() => window.diceToCome.push(5, 1));
  await page.clock.pauseAt(Date.now() + 60_000); // of both: they are of one browser
  await table.decision.getByRole('button', { name: /^Roll/ }).click();
  await expect(page.getByRole('region', { name: 'What happens' })).toBeVisible();
  for (let time = 0; time < 680; time += 34) {
    expect(await told(page), `at ${time} ms`).toEqual([]);
    expect(await told(second), `at ${time} ms, projector`).toEqual([]);
    await page.clock.runFor(34);
  }
  await page.clock.runFor(60);
  await expect(page.getByRole('figure')).toContainText('1 hit');
  await expect(table.card(BIRKNER.name)).not.toContainText('Wounded');
  await page.keyboard.press('x');
  await expect(table.card(BIRKNER.name)).toContainText('Wounded');
  await expect(table.log).toContainText(`${BIRKNER.name} is wounded`);
  await expect(page.getByRole('region', { name: 'What happens' })).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(second.getByText('Wounded').first()).toBeVisible();
});
