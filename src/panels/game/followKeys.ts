import { POINTER_RESTS_MS } from '../../board/index.ts';
import { ACTION_TYPES, type ActionType, type Id } from '../../engine/index.ts';
import { keyName } from '../../parts/Button.tsx';
import type { Tool } from '../../pointing/hand.ts';
import { announce, announceText } from '../../store/announced.ts';
import { keyOf } from '../../store/keyOf.ts';
import { usePointerStore } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { noteKey, pressedByKey } from './pressedKey.ts';
import { readOut } from './readOut.ts';

/** So long after a key something has been said of it at the latest, in ms: what lies under the cursor is when that rests. */
const HEARD_WITHIN = POINTER_RESTS_MS + 150;

/** What says by itself what its keys do. */
const OWN_WORDS = 'input, select, textarea, [contenteditable], [role="slider"], [role="menu"], dialog';

const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Tab'];

interface KeyWords {
  name(id: Id): string;
  action(type: ActionType): string;
}

/**
 * No key of the table is mute, until it is stopped: what it has taken in hand is named, if what has been read out does not name it. Where
 * the focus has stayed and nothing has been read out, the button that the key has pressed is named with what it is now, or whom the
 * key has selected, or that it does nothing here.
 */
export function followKeys(words: KeyWords): () => void {
  let stop = (): void => undefined;
  const onKey = (event: KeyboardEvent): void => {
    const key = nameOf(event);
    const button = buttonPressed(event);
    if (key === null && !button) return;
    stop();
    noteKey(button);
    const focused = document.activeElement;
    const before = useUiStore.getState();
    const { pointer } = usePointerStore.getState();
    let heard = '';
    const hears = (records: readonly MutationRecord[]): void => {
      heard += records.map(readOut).join(' ').trim();
    };
    const observer = new MutationObserver(hears);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    const wait = setTimeout(() => {
      hears(observer.takeRecords());
      stop();
      if (document.querySelector('dialog[open]')) return;
      const { selected, tool } = useUiStore.getState();
      const taken = tool.kind === before.tool.kind ? '' : inHand(tool.kind, words);
      if (taken !== '' && !heard.includes(taken)) return announceText(`${taken}.`);
      // where the cursor has gone the board says so, however long a way there takes to find
      const isElsewhere = usePointerStore.getState().pointer?.join() !== pointer?.join();
      if (heard !== '' || isElsewhere || document.activeElement !== focused) return;
      const isMeant = selected !== before.selected || event.key === 'Enter'; // chosen again
      if (selected !== null && isMeant && !button) announce('selected', { who: words.name(selected) });
      else sayKey(key ?? '');
    }, HEARD_WITHIN);
    stop = () => {
      observer.disconnect();
      clearTimeout(wait);
    };
  };
  window.addEventListener('keydown', onKey, true);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    stop();
  };
}

/** What a key of the table is called; null for any other. What is focused has keys of its own: of those only signs are the table's. */
function nameOf(event: KeyboardEvent): string | null {
  const { target, ctrlKey, metaKey, altKey, key } = event;
  if (ctrlKey || metaKey || altKey || event.defaultPrevented || MODIFIERS.includes(key)) return null;
  if (!(target instanceof Element) || target.closest(OWN_WORDS) || document.querySelector('dialog[open]')) return null;
  const sign = keyOf(event);
  const isSign = [...sign].length === 1 && sign !== ' ';
  const isBoard = target.getAttribute('role') === 'application';
  return isSign || key === 'Escape' || key === 'F6' || (isBoard && key !== ' ') ? keyName(isSign ? sign : key) : null;
}

/** The button that Enter or the space bar presses, if no reader says by itself what becomes of it. */
function buttonPressed({ key, target }: KeyboardEvent): HTMLButtonElement | null {
  if (key !== 'Enter' && key !== ' ') return null;
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.matches('[aria-pressed], [aria-expanded]') || button?.closest(OWN_WORDS) ? null : button;
}

/** What is in the hand now, as the button that took it is called, without the dot of a short word; '' of what no key has taken. */
function inHand(kind: Tool['kind'], words: KeyWords): string {
  const action = ACTION_TYPES.find((type) => type === kind);
  if (action) return words.action(action).replace(/\.$/, '');
  const button = pressedByKey();
  return button?.matches('[aria-pressed="true"]') ? calledAs(button) : '';
}

function sayKey(key: string): void {
  const button = pressedByKey();
  if (!button?.isConnected) return key === '' ? undefined : announce('notNow', { key });
  const what = calledAs(button);
  const isOn = button.getAttribute('aria-pressed');
  if (button.getAttribute('aria-disabled') === 'true') announce('refused', { what, why: whyNot(button) });
  else if (isOn === null) announceText(`${what}.`);
  else announce(isOn === 'true' ? 'on' : 'off', { what });
}

const whyNot = (button: HTMLButtonElement): string =>
  (button.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
    .join(' ');

/** Its name; of its words without those for the eye alone. */
function calledAs(button: HTMLButtonElement): string {
  const label = button.getAttribute('aria-label');
  if (label !== null) return label;
  const copy = button.cloneNode(true) as HTMLElement;
  for (const each of copy.querySelectorAll('[aria-hidden="true"]')) each.remove();
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
