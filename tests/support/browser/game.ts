import { test as base, expect, type Page } from '@playwright/test';
import { loadDice } from './dice.ts';
import { Table } from './table.ts';

/** Browser tests of the game: each fails when the page throws or complains, and rolls the dice it is told to. */

export const test = base.extend<{ table: Table }>({
  page: async ({ page }, use) => {
    const complaints = await prepare(page);
    await use(page);
    expect(complaints, 'what the page complained about').toEqual([]);
  },
  table: async ({ page }, use) => use(new Table(page)),
});

export { expect };

/** Loads the dice of a page that is not open yet and listens to its complaints, which are in the list returned. */
export async function prepare(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return; // as the configuration asks
    if (message.text().includes('was preloaded using link preload')) return; // had by an earlier page of the same tab
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.addInitScript(loadDice);
  return complaints;
}
