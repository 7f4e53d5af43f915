import { fit as fitted, type Size, toScreen } from '../../src/board/view/camera.ts';
import type { Point } from '../../src/engine/index.ts';
import { loadDice } from '../support/browser/dice.ts';
import type { Window as Driven } from './drive/window.ts';

declare global {
  interface Window {
    /** The button whose name begins so and that may be pressed: of the decision, or of the page. */
    buttonCalled(name: string): HTMLElement | null;
    savedFile?: Blob;
  }
}

const TABLE: Size = { width: 24, height: 24 };
/** How long anything may take that is waited for, in ms. */
const PATIENCE = 30_000;
/** How long one looks before one presses, in ms. */
const LOOK = 400;

/** Two hands at the table of a window, who find everything by its name on the screen. */
export class Hands {
  readonly window: Driven;

  constructor(window: Driven) {
    this.window = window;
  }

  async open(address: string): Promise<void> {
    await this.window.open(address);
    await this.settled();
  }

  async reload(): Promise<void> {
    await this.window.reload();
    await this.settled();
  }

  /** The page stands, and rolls what it is told to. */
  private async settled(): Promise<void> {
    await this.until(
      'the page stands',
      () => document.querySelector('main h1, main h2, [role="application"]') !== null,
    );
    await this.window.run(loadDice);
    await this.window.run(findButtons);
  }

  /** Until it is so in the page; errors name what was waited for and what the page says instead. */
  async until<Given extends readonly unknown[]>(
    what: string,
    is: (...given: Given) => boolean | Promise<boolean>,
    ...given: Given
  ): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!(await this.window.run(is, ...given).catch(() => false))) {
      if (Date.now() > end) throw new Error(`${what}: not so. The page says:\n${await this.text()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  text(): Promise<string> {
    return this.window.run(() => document.body.textContent ?? '');
  }

  async reads(words: string): Promise<void> {
    const is = (words: string) => document.body.textContent?.includes(words) === true;
    await this.until(`“${words}” is read`, is, words);
  }

  /** The decision has this title. */
  async asks(title: string): Promise<void> {
    const is = (title: string) =>
      document.querySelector('section[aria-label="Decision"] h2')?.textContent?.startsWith(title) === true;
    await this.until(`“${title}” is asked`, is, title);
  }

  /** Presses the button whose name begins so, once it may be pressed. */
  async press(name: string): Promise<void> {
    const place = (name: string) => {
      const button = window.buttonCalled(name);
      button?.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = button?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
      return [x + width / 2, y + height / 2] as const;
    };
    await this.untilHeard(async () => {
      await this.until(`“${name}” may be pressed`, (name) => window.buttonCalled(name) !== null, name);
      return this.window.run(place, name);
    });
  }

  /** Clicks on the table, all of which is shown. */
  async clickAt(at: Point): Promise<void> {
    await this.untilHeard(async () => {
      await this.until('the question may be answered', () => !document.documentElement.dataset.reading);
      const [left, top, width, height] = await this.window.run(() => {
        const board = document.querySelector('[role="application"]');
        const { x = 0, y = 0 } = board?.getBoundingClientRect() ?? {};
        return [x, y, board?.clientWidth ?? 0, board?.clientHeight ?? 0] as const;
      });
      const [x, y] = toScreen({ ...fitted({ width, height }, TABLE), width, height, turned: false }, at);
      return [left + x, top + y];
    });
  }

  /** A question that has just come takes no press: what nothing comes of is pressed again, as people do. */
  private async untilHeard(place: () => Promise<readonly [number, number]>): Promise<void> {
    const before = await this.window.run(whatCounts);
    for (let tries = 0; tries < 5; tries++) {
      await new Promise((resolve) => setTimeout(resolve, LOOK));
      await this.window.click(...(await place()));
      for (const end = Date.now() + 2000; Date.now() < end; )
        if ((await this.window.run(whatCounts)) !== before) return;
    }
  }

  async deploy(who: string, at: Point): Promise<void> {
    await this.asks('Place '); // or the card of that name is pressed
    await this.press(who);
    await this.asks(`Place ${who}`);
    await this.clickAt(at);
    await this.reads(`${who} is deployed`);
  }

  /** Takes who stands there, unless he is in the hand already, and begins an action of his on the table. */
  async act(who: string, from: Point, action: string, at: Point): Promise<void> {
    const title = () => document.querySelector('section[aria-label="Decision"] h2')?.textContent ?? '';
    if (!(await this.window.run(title)).startsWith(who)) await this.clickAt(from);
    await this.asks(who);
    await this.press(action);
    await this.clickAt(at);
  }

  /** Gives the page a file to read, as its own dialog would. */
  async openFile(name: string, text: string): Promise<void> {
    const there = () => document.querySelector('input[type="file"]') !== null;
    await this.until('a file can be opened', there);
    await this.window.run(
      (name, text) => {
        const input = document.querySelector<HTMLInputElement>('input[type="file"]');
        const chosen = new DataTransfer();
        chosen.items.add(new File([text], name, { type: 'application/json' }));
        if (!input) return;
        input.files = chosen.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
      name,
      text,
    );
  }

  /** What the page saves by that entry of the menu, as a text. */
  async savedFile(entry: string): Promise<string> {
    await this.window.run(() => {
      const genuine = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        window.savedFile = blob as Blob;
        return genuine(blob);
      };
    });
    await this.press('Menu');
    await this.press(entry);
    await this.until('a file is saved', () => window.savedFile !== undefined);
    return this.window.run(() => window.savedFile?.text() ?? '');
  }

  async roll(...dice: readonly number[]): Promise<void> {
    await this.window.run((dice) => void window.diceToCome.push(...dice), dice);
    await this.press('Roll');
  }
}

/** What a press changes: pages, dialogs, the question and its answers, the log; not what is said beside the pointer. */
const whatCounts = (): string =>
  [
    'main h1',
    '[role="dialog"]',
    'section[aria-label="Decision"] h2',
    'section[aria-label="Decision"] button',
    'section[aria-label="Log"]',
  ]
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .map(({ textContent }) => textContent)
    .join();

function findButtons(): void {
  window.buttonCalled = (name) => {
    const scopes = ['dialog[open], [role="dialog"]', 'section[aria-label="Decision"]', 'body'];
    for (const scope of scopes.flatMap((selector) => [...document.querySelectorAll(selector)])) {
      for (const button of scope.querySelectorAll<HTMLElement>('button, summary, [role="menuitem"]')) {
        const called = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
        const mayBe = !(button as HTMLButtonElement).disabled && button.getBoundingClientRect().width > 0;
        if (mayBe && called.startsWith(name) && !document.documentElement.dataset.reading) return button;
      }
    }
    return null;
  };
}
