/** The parts of the page that one goes to by keys, in the order in which F6 does. */
const REGIONS = {
  decision: 'section[data-region="decision"]',
  board: '[role="application"], section[data-region="result"]',
  header: 'main header button',
  log: '[data-region="log"]',
} as const;

type Region = keyof typeof REGIONS;

const ALL = Object.keys(REGIONS) as readonly Region[];

/** What lies under something else cannot be reached, nor what is not shown. */
const isThere = (element: HTMLElement): boolean =>
  !element.closest('[inert]') && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** The result lies over the board, which can then not be reached. */
const elementOf = (region: Region): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(REGIONS[region])].find(isThere) ?? null;

export function focusOn(region: Region): void {
  elementOf(region)?.focus();
}

/** F6 goes on from the part that has the focus to the next one that is there, with Shift back. */
export function focusOnNext(back: boolean): void {
  const there = ALL.filter((region) => elementOf(region) !== null);
  const now = there.findIndex((region) => isIn(region, document.activeElement));
  const next = now < 0 ? there.at(back ? -1 : 0) : there.at((now + (back ? -1 : 1)) % there.length);
  if (next) focusOn(next);
}

/** Of the header any button counts. */
const isIn = (region: Region, focused: Element | null): boolean =>
  region === 'header' ? focused?.matches(REGIONS.header) === true : (elementOf(region)?.contains(focused) ?? false);
