import { expect, type Locator, type Page } from '@playwright/test';
import { fit as fitted, type Size, toScreen } from '../../../src/board/view/camera.ts';
import type { Point } from '../../../src/engine/index.ts';
import { translator } from '../../../src/i18n/everyLanguage.ts';
import type { Translator } from '../../../src/i18n/index.ts';

/** The table of a running game as two people use it: places in u, everything else by its name on the screen, in any language. */
export class Table {
  readonly page: Page;
  readonly board: Locator;
  /** The decision that is due. */
  readonly decision: Locator;
  readonly log: Locator;
  /** The dice as they lie after the last roll. */
  readonly dice: Locator;
  /** The menu, or whatever else stands in the way of the game. */
  readonly dialog: Locator;
  private readonly size: Size;
  private readonly t: Translator;

  constructor(page: Page, size: Size = { width: 24, height: 24 }, t: Translator = translator('en')) {
    this.page = page;
    this.size = size;
    this.t = t;
    this.board = page.getByRole('application', { name: t('board.label') });
    this.decision = page.getByRole('region', { name: t('ui.prompt.decision') });
    this.log = page.getByRole('region', { name: t('ui.log.title') });
    this.dice = page.getByRole('figure').getByRole('img');
    this.dialog = page.getByRole('dialog');
  }

  side(player: string): Locator {
    return this.page.getByRole('region', { name: this.t('ui.side.of', { name: player }) });
  }

  tokens(player: string): Locator {
    return this.side(player).getByRole('img', { name: /action tokens?$/ });
  }

  card(who: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name: who, exact: true }) });
  }

  /** The words beside the pointer. */
  tooltip(about: string): Locator {
    return this.page.locator('[aria-hidden="true"]').filter({ has: this.page.locator('strong', { hasText: about }) });
  }

  /** The answer that is called so, or begins so: its key and its price stand behind. */
  answer(name: string | RegExp): Locator {
    const begins = typeof name === 'string' ? new RegExp(`^${name.replaceAll(/[^\w\s]/g, '\\$&')}`) : name;
    return this.decision.getByRole('button', { name: begins });
  }

  /** The rows of the odds that are shown with the decision. */
  odds(): Locator {
    return this.decision.getByRole('row').filter({ has: this.page.getByRole('rowheader') });
  }

  async asks(title: string | RegExp): Promise<void> {
    await expect(this.decision.getByRole('heading', { level: 2 })).toHaveText(title);
  }

  /** Presses what is on the page beside the board. */
  async presses(what: Locator): Promise<void> {
    await what.waitFor(); // with it comes the question that is only to be read for a moment
    await this.canAnswer();
    await what.click();
  }

  async answers(name: string | RegExp): Promise<void> {
    await this.presses(this.answer(name));
  }

  /** A question of the other side takes no answer for a moment: it is only to be read. The hand goes away from where it answered the last. */
  async canAnswer(): Promise<void> {
    const reading = this.page.locator('html[data-reading]');
    if ((await reading.count()) > 0) await this.movesAway();
    await expect(reading).toHaveCount(0);
  }

  protected async movesAway(): Promise<void> {
    await this.page.mouse.move(1, 1);
  }

  async clickAt(at: Point): Promise<void> {
    await this.canAnswer();
    await this.page.mouse.click(...(await this.pixel(at)));
  }

  /** By the right button: what can be done there. */
  async asksFor(at: Point): Promise<void> {
    await this.page.mouse.click(...(await this.pixel(at)), { button: 'right' });
  }

  async pointAt(at: Point): Promise<void> {
    await this.page.mouse.move(...(await this.pixel(at)));
  }

  /** Presses on the first place, and drags from one to the next without letting go. */
  async holds(from: Point, ...to: readonly Point[]): Promise<void> {
    await this.pointAt(from);
    await this.page.mouse.down();
    for (const at of to) await this.page.mouse.move(...(await this.pixel(at)), { steps: 8 });
  }

  async lets(): Promise<void> {
    await this.page.mouse.up();
  }

  async drag(from: Point, ...to: readonly Point[]): Promise<void> {
    await this.holds(from, ...to);
    await this.lets();
  }

  /** Takes someone of the deciding side into the hand, by the card. */
  async select(who: string): Promise<void> {
    const card = this.card(who).getByRole('button', { name: who, exact: true });
    if ((await card.getAttribute('aria-pressed')) !== 'true') await this.presses(card);
    await expect(this.decision.getByRole('heading', { level: 2 })).toContainText(who);
  }

  /** Places whoever is named on the table. */
  async deploy(who: string, at: Point): Promise<void> {
    await this.answers(who);
    await this.asks(this.t('ui.prompt.deploy.place', { who }));
    await this.clickAt(at);
    const values = { who, storeys: 'no', level: 0 };
    const told = [this.t('events.deployed.plain', values), this.t('events.deployed.inCover', values)];
    await expect(this.log).toContainText(new RegExp(told.join('|')));
  }

  /** The last point is where the move ends; those before are set as way-points. */
  async move(who: string, ...points: readonly Point[]): Promise<void> {
    await this.select(who);
    await this.answers(new RegExp(`^${this.t('ui.actions.move.label')} \\d`));
    if (points.length > 1) await this.passes(points.slice(0, -1));
    await this.clickAt(points.at(-1) as Point);
  }

  /** Sets way-points. */
  protected async passes(points: readonly Point[]): Promise<void> {
    await this.page.keyboard.down('Shift');
    for (const at of points) await this.clickAt(at);
    await this.page.keyboard.up('Shift');
  }

  /** The same for those who have no keys. */
  protected async passesByTapping(points: readonly Point[], tap: (at: Point) => Promise<void>): Promise<void> {
    await this.answers('Add waypoints');
    for (const at of points) await tap(at);
    await this.answers('Add waypoints');
  }

  /** Shoots at the one who stands there. */
  async fire(who: string, at: Point): Promise<void> {
    await this.select(who);
    await this.answers(new RegExp(`^${this.t('ui.actions.fire.label')} \\d`));
    await this.clickAt(at);
  }

  /** Rolls exactly these dice, as many as are due. */
  async roll(...dice: readonly number[]): Promise<void> {
    await this.rollToTheEnd(...dice);
    await expect(this.dice).toHaveAccessibleName(dice.join(', '));
  }

  /** The same for a roll after which the game is over, and the dice gone from the page. */
  async rollToTheEnd(...dice: readonly number[]): Promise<void> {
    await this.page.evaluate((due) => window.diceToCome.push(...due), dice);
    await this.answers(this.t('ui.prompt.roll.roll', { dice: dice.length }));
    expect(await this.page.evaluate(() => window.diceToCome), 'dice laid ready and not rolled').toEqual([]);
  }

  async openMenu(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.dialog.getByRole('button', { name: entry }).click();
  }

  /** Where points of the table are on the page, while the whole table is shown. */
  async pixels(): Promise<(at: Point) => [x: number, y: number]> {
    const box = await this.board.boundingBox();
    if (!box) throw new Error('there is no board');
    // the board measures itself in whole pixels
    const inside = await this.board.evaluate(({ clientWidth: width, clientHeight: height }) => ({ width, height }));
    const view = { ...fitted(inside, this.size), ...inside, turned: false };
    return (at) => {
      const [x, y] = toScreen(view, at);
      return [box.x + x, box.y + y];
    };
  }

  private async pixel(at: Point): Promise<[x: number, y: number]> {
    return (await this.pixels())(at);
  }
}
