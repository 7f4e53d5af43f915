import { announce, announceText } from '../../store/announced.ts';
import { readOut } from './readOut.ts';

/** What has been read out since the last press that had anything read out. */
let said: readonly string[] = [];
/** Something has been pressed: what is said next is another thing. */
let isOver = true;
let isRepeating = false;

/** Notes whatever the page has readers say, until it is stopped. */
export function followSaid(): () => void {
  const observer = new MutationObserver((records) => {
    const words = records.map(readOut).filter(Boolean);
    if (words.length === 0) return;
    if (isRepeating) isRepeating = false;
    else {
      said = [...new Set(isOver ? words : [...said, ...words])];
      isOver = false;
    }
  });
  const press = (): void => {
    isOver = true;
    isRepeating = false;
  };
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  for (const each of PRESSES) window.addEventListener(each, press, true);
  return () => {
    observer.disconnect();
    for (const each of PRESSES) window.removeEventListener(each, press, true);
    said = [];
  };
}

const PRESSES = ['keydown', 'pointerdown'] as const;

/** Has it read out once more. */
export function sayAgain(): void {
  if (said.length === 0) return announce('nothingSaid');
  isRepeating = true;
  announceText(said.join(' '));
}
