import { distance, type Game, type Id, type Point } from '../../engine/index.ts';
import type { Spot } from '../../pointing/hand.ts';
import { characterAt, groundLevelAt } from '../../pointing/index.ts';
import type { Look, Tells } from '../props.ts';
import { panBy, pinch, toTable, type View } from '../view/camera.ts';
import type { Gesture } from './gestures.ts';

/** Pixels around a base in which a finger, or a mouse far above the table, still means it. */
const SLACK = { touch: 22, mouse: 9 };

/** Milliseconds and pixels within which two taps are one double tap. */
const DOUBLE = { apart: 500, astray: 24 };

const reachOf = (view: View, touch: boolean): number => SLACK[touch ? 'touch' : 'mouse'] / view.scale;

/** What is meant by a place of the view. */
export function spotAt(game: Game, view: View, s: Point, touch: boolean, viewed = 0): Spot {
  const at = toTable(view, s);
  const reach = reachOf(view, touch);
  const who = characterAt(game, at, Math.max(0, reach - game.setup.ruleset.baseRadius), viewed);
  const level = groundLevelAt(game, at, viewed);
  return { at, who, ...(level > 0 ? { level } : {}), ...(touch ? { slack: reach } : {}) };
}

/** Told who was carried to a place of the table where he may not be put. */
export type RefusedDrop = (game: Game, who: Id, at: Point) => void;

/** What a gesture is about. */
interface Over {
  readonly game: Game;
  readonly view: View;
  readonly look: Look;
  /** Nobody: gestures move the table, or mean nothing. */
  readonly tells: Tells | undefined;
  readonly onRefusedDrop?: RefusedDrop;
  /** When it was made, in ms. */
  readonly now: number;
}

/** A tap, and what was seen where it fell. */
interface Tap {
  readonly at: Point;
  readonly view: View;
  readonly level: number;
  readonly made: number;
}

/**
 * Pointing with mouse, pen and fingers. Knows whether the drag that goes on carries something or the table, and what was tapped last:
 * the first tap may have moved the view, and the second of a quick hand means what lay there before.
 */
export class PointingHand {
  private carrying = false;
  private tapped: Tap | null = null;

  private tap(at: Point, { view, look, now }: Over): Tap {
    const last = this.tapped;
    const isSecond = last && now - last.made <= DOUBLE.apart && distance(last.at, at) <= DOUBLE.astray;
    return isSecond ? { ...last, at, made: now } : { at, view, level: look.from.getState().level, made: now };
  }

  perform(gesture: Gesture, over: Over): void {
    const { game, view, look, tells, onRefusedDrop } = over;
    if (gesture.gesture !== 'click' && gesture.gesture !== 'away') this.tapped = null;
    const { table } = game.setup;
    const spotOf = (s: Point, touch: boolean) => spotAt(game, view, s, touch, look.from.getState().level);
    switch (gesture.gesture) {
      case 'hover':
        return tells?.pointed(spotOf(gesture.at, false));
      case 'away':
        return tells?.pointedAway();
      case 'click': {
        const { at, touch, shift } = gesture;
        this.tapped = touch ? this.tap(at, over) : null;
        if (this.tapped) {
          const spot = spotAt(game, this.tapped.view, at, true, this.tapped.level);
          return tells?.clicked(spot, { by: 'touch', shift, place: at });
        }
        return tells?.clicked(spotOf(at, touch), { by: touch ? 'touch' : 'mouse', shift, place: at });
      }
      case 'menu':
        return tells?.menuAsked(spotOf(gesture.at, gesture.touch), gesture.at);
      case 'dragBegan': {
        const { from, middle, touch, shift } = gesture;
        const spot = spotOf(from, touch);
        this.carrying = !middle && (tells?.lifted(spot, reachOf(view, touch), shift) ?? false);
        return undefined;
      }
      case 'dragged':
        if (this.carrying) return tells?.pointed(spotOf(gesture.at, false));
        return look.to(panBy(view, table, gesture.by));
      case 'dropped': {
        if (!this.carrying) return undefined;
        this.carrying = false;
        const spot = spotOf(gesture.at, false);
        return tells?.dropped(spot, gesture.touch, (who) => onRefusedDrop?.(game, who, spot.at));
      }
      case 'dragLost':
        if (this.carrying) tells?.dragLost();
        this.carrying = false;
        return undefined;
      case 'pinched':
        return look.to(pinch(view, table, gesture.before, gesture.after));
    }
  }
}
