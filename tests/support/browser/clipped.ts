import type { Page } from '@playwright/test';

/** What of the words on the screen is cut off, lies over another thing, or is too small to be read; nothing: as it should be. */
export const clippedWords = (page: Page): Promise<string[]> => page.evaluate(faults);

/** Runs in the page. */
function faults(): string[] {
  /** In CSS pixels of a table of 16 px; digits on coins and on the strip may be smaller. */
  const LEAST = 11.4;
  const found: string[] = [];
  const board = document.querySelector('[role="application"]');
  // a dialog lies over the page on purpose
  const room = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.querySelector('main');
  const texts = [
    ...(room ?? document).querySelectorAll<HTMLElement>(':is(h2, h3, p, span, strong, dd, dt, button, li)'),
  ]
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    .filter(isShown);

  for (const each of texts) {
    const style = getComputedStyle(each);
    if (!each.closest('[role="slider"], [role="img"], [class*="coin"]') && Number.parseFloat(style.fontSize) < LEAST)
      found.push(`${named(each)} is written in ${style.fontSize}`);
    const box = each.getBoundingClientRect();
    if (board?.parentElement?.contains(each)) continue;
    for (let around: HTMLElement | null = each; around && around !== document.body; around = around.parentElement) {
      const { display, overflowX, overflowY, webkitLineClamp } = getComputedStyle(around);
      if (display === 'contents') continue; // has no box of its own
      if (webkitLineClamp !== 'none') break; // shortened on purpose: all of it is one press away
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
      if (overflowX === 'visible' && overflowY === 'visible' && around !== document.documentElement) continue;
      const frame = around.getBoundingClientRect();
      if (frame.width <= 1 || frame.height <= 1) break; // is for the ear alone
      const inside = around === each ? around.scrollWidth <= around.clientWidth + 1 : box.right <= frame.right + 1;
      if (!inside || box.bottom > frame.bottom + 1 || box.left < frame.left - 1 || box.top < frame.top - 1) {
        found.push(`${named(each)} is cut off by ${named(around)}`);
        break;
      }
    }
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      if (!scrolls(each)) found.push(`${named(each)} is out of the window`);
    }
  }

  const parts = [
    ...document.querySelectorAll<HTMLElement>('main > *, main > header > *, section[aria-label] > header > *'),
  ]
    .filter(isShown)
    .filter((each) => getComputedStyle(each).position !== 'fixed');
  for (const [i, one] of parts.entries()) {
    for (const other of parts.slice(i + 1)) {
      if (one.parentElement === other.parentElement && overlap(one, other))
        found.push(`${named(one)} lies over ${named(other)}`);
    }
  }

  // what is asked may lie beside the figure it is about, and comes up over the foot of the table on a phone
  const table = board?.getBoundingClientRect();
  for (const control of document.querySelectorAll<HTMLElement>('main button')) {
    if (
      !table ||
      !isShown(control) ||
      document.querySelector('dialog[open]') ||
      control.closest('[aria-hidden="true"], [data-sheet]')
    )
      continue;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (left < table.right - 1 && right > table.left + 1 && top < table.bottom - 1 && bottom > table.top + 1)
      found.push(`${named(control)} lies on the table`);
  }
  return [...new Set(found)];

  function isShown(each: HTMLElement): boolean {
    const { width, height } = each.getBoundingClientRect();
    return width > 1 && height > 1 && each.checkVisibility({ visibilityProperty: true });
  }

  function scrolls(each: HTMLElement): boolean {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight > clientHeight + 1 && each.getBoundingClientRect().right <= innerWidth + 1) return true;
    for (let around = each.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return true;
    }
    return false;
  }

  function overlap(one: HTMLElement, other: HTMLElement): boolean {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  }

  function named(each: HTMLElement): string {
    const words = (each.textContent ?? '').trim().slice(0, 40);
    return `<${each.tagName.toLowerCase()} ${each.className}> “${words}”`;
  }
}
