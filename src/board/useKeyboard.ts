import { type KeyboardEvent, useState } from 'react';
import { type Game, onGrid, type Point } from '../engine/index.ts';
import { useUiStore } from '../store/ui.ts';
import { clamp, toScreen, type View, zoomAbout } from './camera.ts';
import { cursorAfter } from './cursor.ts';
import { act } from './hand.ts';
import { characterAt } from './picking.ts';

const NEARER = 1.25;

/** While the number of shots is chosen (FIRE-7), plus and minus are the panel's. */
const countsShots = ({ setup }: Game, key: string): boolean =>
  (key === '+' || key === '-') &&
  setup.ruleset.fire.several === 'together' &&
  useUiStore.getState().tool.kind === 'fire';

/**
 * The board by keys alone: a cursor to point with, Enter to click. (Escape is the page's: it backs out wherever the focus
 * is.) `cursor` says whether keys did the last pointing.
 */
export function useKeyboard(game: Game, view: View | null) {
  const [cursor, setCursor] = useState(false);
  const { table } = game.setup;

  const pointTo = (at: Point, view: View): void => {
    setCursor(true);
    useUiStore.getState().point(at, characterAt(game, at));
    const [x, y] = toScreen(view, at);
    const hidden = x < 0 || y < 0 || x > view.width || y > view.height;
    if (hidden) useUiStore.getState().setCamera(clamp({ centre: at, scale: view.scale }, view, table));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!view || event.ctrlKey || event.metaKey || event.altKey || countsShots(game, event.key)) return;
    const { pointer, selected, setCamera } = useUiStore.getState();
    const stands = game.state.characters.find((c) => c.id === selected)?.at;
    const from = pointer ?? stands ?? onGrid(view.centre);
    const middle: Point = [view.width / 2, view.height / 2];
    const next = cursorAfter(event.key, from, event.shiftKey, view.turned, table);
    if (next) pointTo(next, view);
    else if (event.key === 'Enter') {
      act(game, {
        input: 'click',
        spot: { at: from, who: characterAt(game, from) },
        touch: false,
        waypoint: event.shiftKey,
      });
      pointTo(from, view);
    } else if (event.key === '+' || event.key === '=') setCamera(zoomAbout(view, table, middle, NEARER));
    else if (event.key === '-') setCamera(zoomAbout(view, table, middle, 1 / NEARER));
    else if (event.key === '0') setCamera(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { cursor, onKeyDown, mouseTookOver: () => setCursor(false) };
}
