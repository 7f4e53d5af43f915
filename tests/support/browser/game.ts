import { test as base, expect, type Page } from '@playwright/test';
import { Table } from './table.ts';

/** Browser tests of the game: each fails when the page throws or complains, and rolls the dice it is told to. */

declare global {
  interface Window {
    /** The dice that come up next; none may be rolled that a test has not laid there. */
    diceToCome: number[];
  }
}

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
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.addInitScript(loadDice);
  return complaints;
}

/** A die is a random byte (play/dice.ts); what asks for 12 or more at once wants a name that is not taken. */
function loadDice(): void {
  const genuine = crypto.getRandomValues.bind(crypto);
  window.diceToCome = [];
  crypto.getRandomValues = (bytes) => {
    if (!(bytes instanceof Uint8Array) || bytes.length >= 12) return genuine(bytes);
    if (bytes.length > window.diceToCome.length) throw new Error('The scripted dice have run out.');
    bytes.set(window.diceToCome.splice(0, bytes.length).map((die) => die - 1));
    return bytes;
  };
}
