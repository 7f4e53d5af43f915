import { announce, announceText } from '../../store/announced.ts';

/** What is not a word to be read: what does something says its own name, and the rest is for the eye. */
const LEFT_OUT = 'button, input, select, [role="status"], [aria-hidden="true"], [hidden], thead, svg, style';

/** Reads out all that stands where is decided, who, what would come of what is pointed at, and how likely it is; or how the game has ended. */
export function readDecision(): void {
  const region = document.querySelector<HTMLElement>('[data-region="decision"], [data-region="result"]');
  if (!region) return announce('notNow', { key: 'Alt Enter' });
  const parts: string[] = [];
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.replaceAll(/\s+/g, ' ').trim();
    const element = node.parentElement;
    if (!words || !element || element.closest(LEFT_OUT)) continue;
    const named = element.closest('[aria-label]:not(section, table)');
    const name = named && region.contains(named) ? named.getAttribute('aria-label') : null;
    parts.push(name ?? [columnOf(element), words].filter(Boolean).join(' '));
  }
  announceText([...new Set(parts)].join('. '));
}

/** What heads the column of a cell. */
function columnOf(element: Element): string {
  const cell = element.closest('td');
  if (!cell) return '';
  const heads = cell.closest('table')?.querySelector('thead tr')?.children;
  return heads?.[[...(cell.parentElement?.children ?? [])].indexOf(cell)]?.textContent?.trim() ?? '';
}
