import { fit as fitted, type Size, toScreen } from '../../src/board/view/camera.ts';
import type { Point } from '../../src/engine/index.ts';
import { loadDice } from '../support/browser/dice.ts';
import type { Window as Driven } from './drive/window.ts';

declare global {
  interface Window {
    /** The button whose name begins so and that may be pressed: of the decision, or of the page. */
    buttonCalled(name: string): HTMLElement | null;
    /** From now on a click that comes to this is `heard`. */
    hears(element: HTMLElement): void;
    heard: boolean;
    savedFile?: Blob;
  }
}

const TABLE: Size = { width: 24, height: 24 };
/** How long anything may take that is waited for, in ms. */
const PATIENCE = 20_000;
/** How long something has to lie still before it is pressed, in ms. */
const LOOK = 100;
/** How long until what a press has done can be seen, in ms. */
const SHOWN = 500;

/** A place in the window, in CSS pixels. */
type Place = readonly [x: number, y: number];

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
      await pause(50);
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
  press(name: string): Promise<void> {
    const place = (name: string): Place | null => {
      const button = window.buttonCalled(name);
      if (!button) return null;
      button.scrollIntoView({ block: 'nearest' });
      window.hears(button);
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    return this.pressWhere(`“${name}” can be pressed`, () => this.window.run(place, name));
  }

  /** Clicks on the table, all of which is shown. */
  clickAt(at: Point): Promise<void> {
    const place = () => {
      const board = document.querySelector<HTMLElement>('[role="application"]');
      if (!board || document.documentElement.dataset.reading !== undefined) return null;
      window.hears(board);
      const { x, y } = board.getBoundingClientRect();
      return { x, y, width: board.clientWidth, height: board.clientHeight };
    };
    return this.pressWhere('the table can be clicked on', async () => {
      const board = await this.window.run(place);
      if (!board) return null;
      const [x, y] = toScreen({ ...fitted(board, TABLE), width: board.width, height: board.height, turned: false }, at);
      return [board.x + x, board.y + y];
    });
  }

  /** Presses where something is once it lies still, until the press has come to it: what is only to be read takes none. */
  private async pressWhere(what: string, place: () => Promise<Place | null>): Promise<void> {
    const end = Date.now() + PATIENCE;
    let before: Place | null = null;
    while (Date.now() < end) {
      const now = await place();
      if (now && before && now[0] === before[0] && now[1] === before[1]) {
        await this.window.click(...now);
        await pause(LOOK);
        if (await this.window.run(() => window.heard)) return;
      }
      before = now;
      await pause(LOOK);
    }
    throw new Error(`${what}: not so. The page says:\n${await this.text()}`);
  }

  private title(): Promise<string> {
    return this.window.run(() => document.querySelector('section[aria-label="Decision"] h2')?.textContent ?? '');
  }

  async deploy(who: string, at: Point): Promise<void> {
    await this.asks('Place '); // or the card of that name is pressed
    if (!(await this.title()).startsWith(`Place ${who}`)) await this.press(who);
    await this.asks(`Place ${who}`);
    await this.clickAt(at);
    await this.reads(`${who} is deployed`);
  }

  /** Takes one who stands where he was placed, unless he is in the hand already, and begins an action of his on the table. */
  async act(who: { readonly name: string; readonly at: Point }, action: string, at: Point): Promise<void> {
    // a press amid what is still being told only ends that
    for (let tries = 0; tries < 3 && !(await this.title()).startsWith(who.name); tries++) {
      await this.clickAt(who.at);
      await pause(SHOWN);
    }
    await this.asks(who.name);
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

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function findButtons(): void {
  window.hears = (element) => {
    window.heard = false;
    element.addEventListener(
      'click',
      () => {
        window.heard = true;
      },
      { once: true },
    );
  };
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
