import type { Locator, Page } from '@playwright/test';
import type { Point } from '../../../src/engine/index.ts';
import { expect } from './game.ts';
import { Table } from './table.ts';

/** How far the arrow keys move the cursor, in tenths of u. */
const STEP = 5;

/** The table of one who has nothing but keys, and hears what is read out. */
export class KeyTable extends Table {
  /** What has just happened. */
  readonly latest: Locator = this.page.getByRole('status', { name: 'Latest events' });
  /** What is asked, and of whom. */
  readonly asked: Locator = this.page.getByRole('status', { name: 'Decision' });
  /** What lies under the cursor. */
  readonly heard: Locator = this.page.locator('p[aria-live="polite"]');
  /** Where the cursor is: the middle of the table until it has been moved. */
  private cursor: Point = [12, 12];

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Goes through the page until the control of this name has the focus, and presses it. */
  async tabTo(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    const wanted = within.getByRole('button', { name }).first();
    await expect(wanted).toBeVisible();
    for (let stops = 0; stops < 250; stops++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return this.press('Enter');
      await this.press('Tab');
    }
    throw new Error(`the Tab key never comes to ${name}`);
  }

  /** By the key that stands on it. */
  override async answers(name: string | RegExp): Promise<void> {
    const key = await this.answer(name).first().getAttribute('aria-keyshortcuts');
    if (!key) throw new Error(`there is no key for ${name}`);
    await this.canAnswer();
    await this.press(key);
  }

  /** Moves the cursor there; the board has the focus. */
  async goTo(at: Point): Promise<void> {
    await expect(this.board).toBeFocused();
    for (const axis of [0, 1] as const) {
      const tenths = Math.round((at[axis] - this.cursor[axis]) * 10);
      const key = axis === 0 ? (tenths < 0 ? 'ArrowLeft' : 'ArrowRight') : tenths < 0 ? 'ArrowUp' : 'ArrowDown';
      const fine = Math.abs(tenths) % STEP;
      await this.holdDown(key, (Math.abs(tenths) - fine) / STEP);
      await this.page.keyboard.down('Shift');
      await this.holdDown(key, fine);
      await this.page.keyboard.up('Shift');
    }
    this.cursor = at;
  }

  /** It has not been moved yet, and begins where the one stands who is in the hand. */
  begins(at: Point): void {
    this.cursor = at;
  }

  /** Until the key has come so many times. */
  private async holdDown(key: string, times: number): Promise<void> {
    for (let n = 0; n < times; n++) await this.page.keyboard.down(key);
    await this.page.keyboard.up(key);
  }

  override async clickAt(at: Point): Promise<void> {
    await this.canAnswer();
    await this.goTo(at);
    await this.press('Enter');
  }

  override async select(who: string): Promise<void> {
    await this.press('t');
    await this.tabTo(new RegExp(`${who}$`), this.dialog);
    await this.press('Escape');
    await expect(this.asked).toContainText(who);
    await this.canAnswer();
  }

  override async rollToTheEnd(...dice: readonly number[]): Promise<void> {
    await this.page.evaluate((due) => window.diceToCome.push(...due), dice);
    await this.answers(/^Roll/);
  }
}
