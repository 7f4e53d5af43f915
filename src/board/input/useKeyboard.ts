import { type FocusEvent, type KeyboardEvent, useCallback } from 'react';
import { character, type Game, type Id, onGrid, type Point, type Side } from '../../engine/index.ts';
import type { Spot } from '../../pointing/hand.ts';
import { characterAt, cursorAfter, groundLevelAt, thingAfter } from '../../pointing/index.ts';
import { keyOf } from '../../store/keyOf.ts';
import type { Shows, Tells } from '../props.ts';
import { clamp, fit, toScreen, type View, zoomAbout } from '../view/camera.ts';

/** So many times nearer; 0: the whole table is seen. */
const ZOOMS: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 1 / 1.25, '0': 0 };

const DIGIT = /^[1-9]$/;

/** While the number of shots is chosen (FIRE-7), plus and minus are the panel's. */
const countsShots = ({ game, hand }: Shows, key: string): boolean =>
  (key === '+' || key === '-') &&
  game.setup.ruleset.fire.several === 'together' &&
  hand.getState().tool.kind === 'fire';

/** Where the keyboard points, or begins to: where the pointer was, at whoever is selected, in the middle of the view. */
function cursorNow({ game, hand, pointed }: Shows, view: View): Point {
  const { pointer } = pointed.getState();
  const { selected } = hand.getState();
  const stands = game.state.characters.find((c) => c.id === selected)?.at;
  return pointer ?? stands ?? onGrid(view.centre);
}

function pointTo({ game, look }: Shows, tells: Tells, at: Point, view: View): void {
  const { who, level = 0 } = spotAt(game, at, look.from.getState().level);
  tells.cursorMoved(at, who, level);
  const [x, y] = toScreen(view, at);
  const isHidden = x < 0 || y < 0 || x > view.width || y > view.height;
  if (isHidden) look.to(clamp({ centre: at, scale: view.scale }, view, game.setup.table));
}

function spotAt(game: Game, at: Point, viewed: number): Spot {
  const level = groundLevelAt(game, at, viewed);
  return { at, who: characterAt(game, at, 0, viewed), ...(level > 0 ? { level } : {}) };
}

/** Only in one's own turn do figures mean somebody: elsewhere they are answers. */
function meantBy({ awaiting, hand }: Shows): { by: Side | null; selected: Id | null } {
  return { by: awaiting.kind === 'act' ? awaiting.by : null, selected: hand.getState().selected };
}

const asksForMenu = (event: KeyboardEvent): boolean =>
  event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey) || keyOf(event) === 'q';

/**
 * The board by keys alone: a cursor to point with, which goes by steps or from character to character, Enter to click, Q for
 * the menu. (Escape is the page's: it backs out wherever the focus is.)
 */
export function useKeyboard(shows: Shows, tells: Tells | undefined, view: View | null) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!view || !tells || event.ctrlKey || event.metaKey || event.altKey || countsShots(shows, event.key)) return;
    const { game, look } = shows;
    const from = cursorNow(shows, view);
    const { table } = game.setup;
    const middle: Point = [view.width / 2, view.height / 2];
    const viewed = look.from.getState().level;
    const spot = spotAt(game, from, viewed);
    const moved = cursorAfter(event.key, from, event.shiftKey, view.turned, table);
    const level = spot.who === null ? viewed : character(game, spot.who).level;
    const next = thingAfter({ key: event.key, shift: event.shiftKey }, game, from, level, meantBy(shows));
    if (moved) {
      if (moved[0] === from[0] && moved[1] === from[1]) tells.edgeMet();
      pointTo(shows, tells, moved, view);
    } else if (next) {
      // of several who stand over one another it is he who is pointed at
      if (next.level !== viewed) look.toLevel(next.level);
      pointTo(shows, tells, next.at, view);
      const own: Spot = { ...spotAt(game, next.at, next.level), chosen: true };
      const selects = DIGIT.test(event.key) && shows.hand.getState().tool.kind === 'idle';
      // with nothing in the hand one's own figure is not only gone to
      if (selects && own.who !== shows.hand.getState().selected)
        tells.clicked(own, { by: 'keys', shift: false, place: toScreen(view, next.at) });
    } else if (event.key === 'Enter') {
      tells.clicked(spot, { by: 'keys', shift: event.shiftKey, place: toScreen(view, from) });
      pointTo(shows, tells, from, view);
    } else if (asksForMenu(event)) {
      pointTo(shows, tells, from, view);
      tells.menuAsked(spot, toScreen(view, from));
    } else if (ZOOMS[event.key] !== undefined) {
      const to = event.key === '0' ? null : zoomAbout(view, table, middle, ZOOMS[event.key] ?? 1);
      look.to(to);
      const whole = fit(view, table).scale;
      tells.zoomed((to?.scale ?? whole) / whole);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Reached by keys, it says at once what lies under the cursor. */
  const onFocus = useCallback(
    ({ currentTarget }: FocusEvent): void => {
      if (view && tells && currentTarget.matches(':focus-visible')) pointTo(shows, tells, cursorNow(shows, view), view);
    },
    [shows, tells, view],
  );

  return { onKeyDown, onFocus };
}
