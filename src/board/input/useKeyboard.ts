import { type FocusEvent, type KeyboardEvent, useCallback } from 'react';
import { type Game, onGrid, type Point } from '../../engine/index.ts';
import { characterAfter, cursorAfter } from '../../pointing/cursor.ts';
import { characterAt } from '../../pointing/picking.ts';
import { usePointerStore } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { clamp, toScreen, type View, zoomAbout } from '../view/camera.ts';
import { act } from './hand.ts';

const NEARER = 1.25;

/** While the number of shots is chosen (FIRE-7), plus and minus are the panel's. */
const countsShots = ({ setup }: Game, key: string): boolean =>
  (key === '+' || key === '-') &&
  setup.ruleset.fire.several === 'together' &&
  useUiStore.getState().tool.kind === 'fire';

/** Where the keyboard points, or begins to: where the pointer was, at whoever is selected, in the middle of the view. */
function cursorNow(game: Game, view: View): Point {
  const { pointer } = usePointerStore.getState();
  const { selected } = useUiStore.getState();
  const stands = game.state.characters.find((c) => c.id === selected)?.at;
  return pointer ?? stands ?? onGrid(view.centre);
}

function pointTo(game: Game, at: Point, view: View): void {
  const { moveCursor, setCamera } = useUiStore.getState();
  moveCursor(at, characterAt(game, at));
  const [x, y] = toScreen(view, at);
  const isHidden = x < 0 || y < 0 || x > view.width || y > view.height;
  if (isHidden) setCamera(clamp({ centre: at, scale: view.scale }, view, game.setup.table));
}

const asksForMenu = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey) || key === 'q';

/**
 * The board by keys alone: a cursor to point with, which goes by steps or from character to character, Enter to click, Q for
 * the menu. (Escape is the page's: it backs out wherever the focus is.)
 */
export function useKeyboard(game: Game, view: View | null) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!view || event.ctrlKey || event.metaKey || event.altKey || countsShots(game, event.key)) return;
    const { setCamera, setMenu } = useUiStore.getState();
    const from = cursorNow(game, view);
    const { table } = game.setup;
    const middle: Point = [view.width / 2, view.height / 2];
    const next =
      cursorAfter(event.key, from, event.shiftKey, view.turned, table) ?? characterAfter(event.key, game, from);
    const spot = { at: from, who: characterAt(game, from) };
    if (next) pointTo(game, next, view);
    else if (event.key === 'Enter') {
      act(game, { input: 'click', spot, touch: false, waypoint: event.shiftKey });
      pointTo(game, from, view);
    } else if (asksForMenu(event)) {
      pointTo(game, from, view);
      setMenu({ spot, place: toScreen(view, from) });
    } else if (event.key === '+' || event.key === '=') setCamera(zoomAbout(view, table, middle, NEARER));
    else if (event.key === '-') setCamera(zoomAbout(view, table, middle, 1 / NEARER));
    else if (event.key === '0') setCamera(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Reached by keys, it says at once what lies under the cursor. */
  const onFocus = useCallback(
    ({ currentTarget }: FocusEvent): void => {
      if (view && currentTarget.matches(':focus-visible')) pointTo(game, cursorNow(game, view), view);
    },
    [game, view],
  );

  return { onKeyDown, onFocus };
}
