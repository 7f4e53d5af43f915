import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Every control wholly in view or to be scrolled there, on top, and no words cut off. */
export async function fitsTheWindow(page: Page): Promise<void> {
  const layout = expect.poll(() => page.evaluate(layoutFaults), { message: 'faults of the layout', timeout: 3000 });
  await layout.toEqual([]);
}

/** Only what is wrong, and of what is there: sheets of other origins, which it would load first, there are none. */
const BRIEFLY = { resultTypes: ['violations' as const], preload: false };

/** Without the faults of accessibility that a machine can find. */
export async function isAccessible(page: Page): Promise<void> {
  // without frames of other origins there is no need for the slow way, which opens a page of its own each time
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options(BRIEFLY).analyze();
  expect(violations.map(inShort), 'faults of accessibility').toEqual([]);
}

/** The same of what a theme may spoil, once `isAccessible` has left its tool in the page. */
export async function isLegible(page: Page): Promise<void> {
  const violations = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Fault[] }> } };
      return (await axe.run(options)).violations;
    },
    { ...BRIEFLY, runOnly: ['color-contrast', 'link-in-text-block'] },
  );
  expect(violations.map(inShort), 'faults of colour').toEqual([]);
}

interface Fault {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

const inShort = ({ id, nodes }: Fault): string => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`;

/** Runs in the page. */
function layoutFaults(): string[] {
  const faults: string[] = [];
  const { clientWidth: width, clientHeight: height, scrollWidth } = document.documentElement;
  if (scrollWidth > width) faults.push(`the page is ${scrollWidth} wide in a window of ${width}`);

  // one may have been opened from another; a menu or a card in the hand lies over whatever it is about
  const atop = [...document.querySelectorAll('dialog[open], [role="menu"], [data-over]')].filter(isOverAll).at(-1);
  const controls = [...(atop ?? document).querySelectorAll<HTMLElement>('button, input, select, [role="application"]')];
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]') || box.width <= 1)
      continue; // hidden on purpose
    const name = `“${control.getAttribute('aria-label') ?? control.textContent}”`;
    if (control.scrollWidth > control.clientWidth + 1) faults.push(`${name} is cut off`);
    const frames = framesOf(control);
    const outer = frames.find((frame) => !holds(frame.box, box));
    if (outer && !outer.scrolls) faults.push(`${name} sticks out of what it stands in`);
    else if (!outer && !isOnTop(control, box)) faults.push(`${name} is covered by something else`);
  }
  return faults;

  /** Not under a dialog that was opened from it. */
  function isOverAll(over: Element): boolean {
    const { left, top, width: wide, height: high } = over.getBoundingClientRect();
    return over.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
  }

  /** The window, and what scrolls or cuts off its content around an element, inmost first. */
  function framesOf(element: HTMLElement): { box: DOMRect; scrolls: boolean }[] {
    const found: { box: DOMRect; scrolls: boolean }[] = [];
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(around);
      if (display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      if (around === document.body || around === document.documentElement) continue;
      found.push({ box: around.getBoundingClientRect(), scrolls: /auto|scroll/.test(overflowY) });
    }
    const pageScrolls = document.documentElement.scrollHeight > height;
    return [...found, { box: new DOMRect(0, 0, width, pageScrolls ? Number.MAX_VALUE : height), scrolls: false }];
  }

  function holds(outer: DOMRect, inner: DOMRect): boolean {
    const slack = 1;
    return (
      inner.left >= outer.left - slack &&
      inner.top >= outer.top - slack &&
      inner.right <= outer.right + slack &&
      inner.bottom <= outer.bottom + slack
    );
  }

  /** Probes the middle and near the corners; the board may have its own buttons and the result upon it. */
  function isOnTop(element: HTMLElement, { left, top, width: w, height: h }: DOMRect): boolean {
    if (element.getAttribute('role') === 'application') return true;
    const [x, y] = [Math.min(6, w / 4), Math.min(6, h / 4)];
    return [
      [w / 2, h / 2],
      [x, y],
      [w - x, y],
      [x, h - y],
      [w - x, h - y],
    ].every(([dx = 0, dy = 0]) => {
      const [px, py] = [left + dx, top + dy];
      if (px < 0 || py < 0 || px >= width || py >= height) return true; // scrolled out of the window
      const there = document.elementFromPoint(px, py);
      if (there === null) return false;
      return (
        element.contains(there) || there.contains(element) || labels(element).includes(there) || isHead(there, element)
      );
    });
  }

  /** Does it stay in its place while what the element is part of has been scrolled under it? */
  function isHead(there: Element, element: HTMLElement): boolean {
    for (let each: Element | null = there; each; each = each.parentElement) {
      if (getComputedStyle(each).position !== 'sticky') continue;
      for (let around = each.parentElement; around; around = around.parentElement) {
        if (around.scrollHeight > around.clientHeight + 1 && around.contains(element)) return true;
      }
    }
    return false;
  }

  function labels(element: HTMLElement): Element[] {
    return element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  }
}
