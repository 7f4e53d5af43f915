/** Where the focus goes when what had it is gone: into the dialog that is open, to what is decided, to the head of the page. */
const HOMES = [
  'dialog[open] button',
  'section[data-region="decision"]',
  'section[data-region="result"]',
  '[role="application"]',
  '[data-home]',
];

/** When it is looked where the focus is, in ms after the last press: what closes gives it back by itself, and a page takes a while to come. */
const LOOKED_AT = [100, 600];

/** No press leaves the focus on the body of the page, where keys mean nothing and Tab begins anew, until it is stopped. */
export function keepFocus(): () => void {
  const waits = new Set<ReturnType<typeof setTimeout>>();
  const stopWaiting = (): void => {
    for (const wait of waits) clearTimeout(wait);
    waits.clear();
  };
  const pressed = ({ target, type }: Event): void => {
    const isControl =
      target instanceof Element && target.closest('button, a, summary, dialog, [role="menuitem"]') !== null;
    const hadFocus = document.activeElement !== document.body;
    if (type === 'click' ? !isControl : !hadFocus) return;
    stopWaiting(); // for an earlier press: it would look while what this one closes gives the focus back
    for (const ms of LOOKED_AT) {
      const wait = setTimeout(() => {
        waits.delete(wait);
        toHome();
      }, ms);
      waits.add(wait);
    }
  };
  window.addEventListener('keydown', pressed, true);
  window.addEventListener('click', pressed, true);
  return () => {
    window.removeEventListener('keydown', pressed, true);
    window.removeEventListener('click', pressed, true);
    stopWaiting();
  };
}

/** Puts a focus that is nowhere where it is at home; for what comes later than the last look, too. */
export function toHome(): void {
  if (document.activeElement !== document.body) return;
  const home = HOMES.flatMap((each) => [...document.querySelectorAll<HTMLElement>(each)]).find(
    (each) => !each.closest('[inert]'),
  );
  home?.focus({ preventScroll: true });
}
