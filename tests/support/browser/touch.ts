import type { CDPSession, Locator } from '@playwright/test';
import type { Point } from '../../../src/engine/index.ts';
import { Table } from './table.ts';

type Pixel = readonly [x: number, y: number];

/** The table of one who has nothing but fingers. */
export class TouchTable extends Table {
  private session: CDPSession | null = null;

  override async presses(what: Locator): Promise<void> {
    await this.canAnswer();
    await what.tap();
  }

  /** A finger that is lifted is nowhere. */
  protected override async movesAway(): Promise<void> {}

  async tapAt(at: Point): Promise<void> {
    await this.page.touchscreen.tap(...(await this.pixels())(at));
  }

  /** The first tap proposes, the second one confirms. */
  override async clickAt(at: Point): Promise<void> {
    await this.canAnswer();
    await this.tapAt(at);
    await this.tapAt(at);
  }

  protected override async passes(points: readonly Point[]): Promise<void> {
    await this.passesByTapping(points, (at) => this.tapAt(at));
  }

  override async drag(from: Point, ...to: readonly Point[]): Promise<void> {
    const pixel = await this.pixels();
    await this.fingers('touchStart', pixel(from));
    for (const at of to) await this.fingers('touchMove', pixel(at));
    await this.fingers('touchEnd');
  }

  /** A finger that stays where it is. */
  async restsOn(at: Point): Promise<void> {
    await this.fingers('touchStart', (await this.pixels())(at));
  }

  async lifts(): Promise<void> {
    await this.fingers('touchEnd');
  }

  /** Two fingers, so many pixels to both sides of a place, spread or close. */
  async pinch(at: Point, from: number, to: number): Promise<void> {
    const [x, y] = (await this.pixels())(at);
    const apart = (by: number): [Pixel, Pixel] => [
      [x - by, y],
      [x + by, y],
    ];
    await this.fingers('touchStart', ...apart(from));
    for (let step = 1; step <= 5; step++) await this.fingers('touchMove', ...apart(from + ((to - from) * step) / 5));
    await this.fingers('touchEnd');
  }

  private async fingers(type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly Pixel[]): Promise<void> {
    this.session ??= await this.page.context().newCDPSession(this.page);
    const touchPoints = places.map(([x, y], id) => ({ x, y, id }));
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
