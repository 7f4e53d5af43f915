/** Fingers, pens and buttons of mice that are down, anywhere on the page. */
const down = new Set<number>();

/** Follows what is held down; gives a way to stop. */
export function followHeldDown(): () => void {
  const press = ({ pointerId }: PointerEvent): void => void down.add(pointerId);
  const lift = ({ pointerId }: PointerEvent): void => void down.delete(pointerId);
  window.addEventListener('pointerdown', press, { capture: true });
  for (const type of ENDS) window.addEventListener(type, lift, { capture: true });
  return () => {
    window.removeEventListener('pointerdown', press, { capture: true });
    for (const type of ENDS) window.removeEventListener(type, lift, { capture: true });
    down.clear();
  };
}

const ENDS = ['pointerup', 'pointercancel'] as const;

/** Does something once nothing is held down, at once if nothing is. Gives a way to leave it undone. */
export function onceNothingIsHeld(act: () => void): () => void {
  const lifted = (): void => {
    if (down.size > 0) return;
    stop();
    act();
  };
  const stop = (): void => {
    for (const type of ENDS) window.removeEventListener(type, lifted);
  };
  for (const type of ENDS) window.addEventListener(type, lifted);
  lifted();
  return stop;
}
