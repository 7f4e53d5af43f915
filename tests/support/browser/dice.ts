import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The dice that come up next; none may be rolled that a test has not laid there. */
    diceToCome: number[];
  }
}

/** Lets a page roll what it is told to. A die is a random byte (play/dice.ts); what asks for 12 or more at once wants a name that is not taken. */
export function loadDice(): void {
  const genuine = crypto.getRandomValues.bind(crypto);
  window.diceToCome = [];
  crypto.getRandomValues = (bytes) => {
    if (!(bytes instanceof Uint8Array) || bytes.length >= 12) return genuine(bytes);
    if (bytes.length > window.diceToCome.length) throw new Error('The scripted dice have run out.');
    bytes.set(window.diceToCome.splice(0, bytes.length).map((die) => die - 1));
    return bytes;
  };
}

/** Dice of a page that is not open yet which fall as they like, the same each time, in the place of those a test lays. */
export async function freeDice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const laid = crypto.getRandomValues.bind(crypto);
    let state = 7;
    crypto.getRandomValues = (bytes) => {
      if (!(bytes instanceof Uint8Array) || bytes.length >= 12) return laid(bytes);
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        bytes[i] = (state >>> 16) % 6;
      }
      return bytes;
    };
  });
}
