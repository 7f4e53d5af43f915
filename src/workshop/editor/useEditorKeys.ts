import { type KeyboardEvent, useEffect } from 'react';
import type { Point } from '../../engine/index.ts';
import { keyOf } from '../../store/keyOf.ts';
import { double, draftNow, erase, holdAll, mirror, nudge, TURN, turn, useEditing } from './editing.ts';
import { useLooking } from './editorHand.ts';
import { shift } from './photograph.ts';
import { allThings, thingOf } from './things.ts';
import { chooses, HAND } from './tools.ts';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** u by an arrow, and with Shift. */
const SMALL = 0.1;
const LARGE = 1;

/**
 * The board of the editor by keys alone. With something in hand the arrows move it; without, they are the board's own and move a cursor,
 * and Enter clicks. Gives what the board is to ask first; undo and redo hold on the whole page.
 */
export function useEditorKeys(showNext: () => void): (event: KeyboardEvent) => void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const { undo, redo } = useEditing.getState();
      if (key === 'z' && !event.shiftKey) undo();
      else if (key === 'y' || key === 'z') redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (event) => {
    if (event.altKey || !(event.ctrlKey || event.metaKey ? doneWithAll(event) : done(event, showNext))) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null;

function doneWithAll(event: KeyboardEvent): boolean {
  if (keyOf(event.nativeEvent) !== 'a' || event.shiftKey) return false;
  useEditing.getState().take(HAND);
  holdAll();
  return true;
}

/** Has the key done something with what is in hand? */
function done(event: KeyboardEvent, showNext: () => void): boolean {
  const state = useEditing.getState();
  const key = keyOf(event.nativeEvent);
  const isHeld = thingOf(draftNow(state), state.selected) !== null;
  if (event.key === 'Escape') {
    if (!isHeld && state.tool.kind === 'hand') return false;
    state.take(HAND);
    if (state.tool.kind === 'hand') state.select(null);
    return true;
  }
  if (key === 'g') {
    state.toggle('grid');
    return true;
  }
  if (key === 's') {
    state.take(chooses(state.tool));
    return true;
  }
  if (key === 'n') {
    showNext();
    return true;
  }
  if (state.tool.kind === 'photograph' && state.tool.by === 'shift') {
    const by = byArrow(event);
    if (by) shift(by);
    return by !== null;
  }
  const { kind } = state.tool;
  if (!isHeld || (kind !== 'hand' && kind !== 'several')) return false;
  return (kind === 'hand' && goneWith(event)) || doneWith(event, key);
}

/** While several are chosen these keys are the cursor's and the page's. */
function goneWith(event: KeyboardEvent): boolean {
  const by = byArrow(event);
  if (by) nudge(by);
  else if (event.key === 'Tab') return goOn(event.shiftKey ? -1 : 1);
  return by !== null;
}

function doneWith(event: KeyboardEvent, key: string): boolean {
  if (key === 'r') turn(event.shiftKey ? -TURN : TURN);
  else if (key === 'm') mirror(event.shiftKey ? 1 : 0);
  else if (key === 'd') double();
  else if (event.key === 'Delete' || event.key === 'Backspace') erase();
  else return false;
  return true;
}

/** How far an arrow key moves, as the table is seen. */
function byArrow({ key, shiftKey }: KeyboardEvent): Point | null {
  const way = ARROWS[key];
  if (!way) return null;
  const far = (shiftKey ? LARGE : SMALL) * (useLooking.getState().turned ? -1 : 1);
  return [way[0] * far, way[1] * far];
}

/** The next thing into the hand; after the last one the key is the page's again. */
function goOn(by: 1 | -1): boolean {
  const state = useEditing.getState();
  const all = allThings(draftNow(state));
  const next = state.selected === null ? undefined : all[all.indexOf(state.selected) + by];
  if (next === undefined) return false;
  state.select(next);
  return true;
}
