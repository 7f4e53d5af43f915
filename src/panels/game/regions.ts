/** The parts of the page that one goes to by keys, in the order in which F6 does. */
const REGIONS = {
  decision: 'section[data-region="decision"]',
  board: '[role="application"], section[data-region="result"]',
  header: 'main header button',
} as const;

type Region = keyof typeof REGIONS;

const ALL = Object.keys(REGIONS) as readonly Region[];

/** The result lies over the board, which can then not be reached. */
const elementOf = (region: Region): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(REGIONS[region])].find((each) => !each.closest('[inert]')) ?? null;

export function focusOn(region: Region): void {
  elementOf(region)?.focus();
}

/** F6 goes on from the part that has the focus to the next one that is there, with Shift back. */
export function focusOnNext(back: boolean): void {
  const there = ALL.filter((region) => elementOf(region) !== null);
  const now = there.findIndex((region) => elementOf(region)?.contains(document.activeElement));
  const next = now < 0 ? there.at(back ? -1 : 0) : there.at((now + (back ? -1 : 1)) % there.length);
  if (next) focusOn(next);
}
