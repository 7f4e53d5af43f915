const LIVE = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';

/** The words that a change of the page has a reader say; those that are taken away are not. Empty: none. */
export function readOut({ type, target, addedNodes }: MutationRecord): string {
  const added = type === 'characterData' ? [target] : [...addedNodes];
  const words = added.map((node) => {
    if (!node.textContent?.trim()) return '';
    const element = node instanceof Element ? node : node.parentElement;
    const live = element?.closest(LIVE) ? node : element?.querySelector(LIVE);
    return live?.textContent?.trim() ?? '';
  });
  return words.filter(Boolean).join(' ');
}
