import type { CDPSession, Locator } from '@playwright/test';
import type { Point } from '../../../src/engine/index.ts';
import { Table } from './table.ts';

type Pixel = readonly [x: number, y: number];

/** The table of one who has nothing but a pen. It hovers as well, and its tip comes down where it points. */
export class PenTable extends Table {
  private session: CDPSession | null = null;

  override async presses(what: Locator): Promise<void> {
    await this.canAnswer();
    await what.click({ trial: true }); // scrolled to, and nothing over it
    const box = await what.boundingBox();
    if (!box) throw new Error('it is not to be seen');
    await this.tap([box.x + box.width / 2, box.y + box.height / 2]);
  }

  override async clickAt(at: Point): Promise<void> {
    await this.canAnswer();
    await this.tap((await this.pixels())(at));
  }

  protected override async passes(points: readonly Point[]): Promise<void> {
    await this.passesByTapping(points, (at) => this.clickAt(at));
  }

  override async pointAt(at: Point): Promise<void> {
    await this.pen('mouseMoved', (await this.pixels())(at));
  }

  override async drag(from: Point, ...to: readonly Point[]): Promise<void> {
    const pixel = await this.pixels();
    await this.pen('mouseMoved', pixel(from));
    await this.pen('mousePressed', pixel(from));
    for (const at of to) await this.pen('mouseMoved', pixel(at), true);
    await this.pen('mouseReleased', pixel(to.at(-1) ?? from));
  }

  protected override async movesAway(): Promise<void> {
    await this.pen('mouseMoved', [1, 1]);
  }

  private async tap(at: Pixel): Promise<void> {
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const) await this.pen(type, at);
  }

  private async pen(
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
    [x, y]: Pixel,
    down = type === 'mousePressed',
  ) {
    this.session ??= await this.page.context().newCDPSession(this.page);
    const button = type === 'mouseMoved' && !down ? 'none' : 'left';
    await this.session.send('Input.dispatchMouseEvent', {
      ...{ type, x, y, button, buttons: down ? 1 : 0, pointerType: 'pen' },
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  }
}
