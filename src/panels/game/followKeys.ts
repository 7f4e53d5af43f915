import { POINTER_RESTS_MS } from '../../board/index.ts';
import { ACTION_TYPES, type ActionType, type Id } from '../../engine/index.ts';
import { keyName } from '../../parts/Button.tsx';
import { announce, announceText } from '../../store/announced.ts';
import { keyOf } from '../../store/keyOf.ts';
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
 * No key of the table is mute, until it is stopped: where the focus has stayed and nothing on the page has been read out, the
 * button that the key has pressed is named with what it is now, or whom the key has selected or what it has taken in hand, or that
 * it does nothing here.
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
    let isHeard = false;
    const hears = (records: readonly MutationRecord[]): void => {
      isHeard ||= records.some((each) => readOut(each) !== '');
    };
    const observer = new MutationObserver(hears);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    const wait = setTimeout(() => {
      hears(observer.takeRecords());
      stop();
      if (isHeard || document.activeElement !== focused || document.querySelector('dialog[open]')) return;
      const { selected, tool } = useUiStore.getState();
      const action = ACTION_TYPES.find((type) => type === tool.kind && type !== before.tool.kind);
      if (selected !== null && selected !== before.selected) announce('selected', { who: words.name(selected) });
      else if (action) announceText(`${words.action(action)}.`);
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

function sayKey(key: string): void {
  const button = pressedByKey();
  if (!button?.isConnected) return key === '' ? undefined : announce('notNow', { key });
  const what = button.getAttribute('aria-label') ?? wordsOf(button);
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

/** Without what is for the eye alone. */
function wordsOf(button: HTMLButtonElement): string {
  const copy = button.cloneNode(true) as HTMLElement;
  for (const each of copy.querySelectorAll('[aria-hidden="true"]')) each.remove();
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
