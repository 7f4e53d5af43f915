import { create } from 'zustand';
import type { Game, Waypoint } from '../../engine/index.ts';
import type { Pointed } from '../../pointing/hand.ts';
import {
  type Danger,
  endOf,
  pointedPlace,
  type ShotPreview,
  type ShownWay,
  type SightLine,
  type WayTool,
} from '../../pointing/index.ts';
import { dangerQuestion, type WayAnswer, wayQuestion } from '../../pointing/questions.ts';
import { useGameStore } from '../../store/game.ts';
import { usePointerStore } from '../../store/pointer.ts';
import { shownGame } from '../../store/shown.ts';
import { type UiState, useUiStore } from '../../store/ui.ts';
import { reporting } from '../../store/unanswered.ts';
import { Newest } from '../../thinking/newest.ts';

/** The way that is pointed out, thought through. */
export interface Plan extends ShownWay {
  readonly lines: readonly SightLine[];
  readonly shots: readonly ShotPreview[];
  readonly danger: readonly Danger[];
}

export const usePlanStore = create<{ readonly plan: Plan | null }>()(() => ({ plan: null }));

interface Wanted {
  readonly game: Game;
  readonly tool: WayTool;
  readonly end: Waypoint;
  readonly sightLines: boolean;
}

function wantedOf(game: Game | null, { tool, sightLines }: UiState, { pointer, level }: Pointed): Wanted | null {
  if (!game || (tool.kind !== 'move' && tool.kind !== 'moveAndFire')) return null;
  const end = endOf(tool, pointer && pointedPlace(pointer, level));
  return end && { game, tool, end, sightLines };
}

const same = (one: Wanted | null, two: Wanted | null): boolean =>
  one === two ||
  (one !== null &&
    two !== null &&
    one.game === two.game &&
    one.tool === two.tool &&
    one.end.join() === two.end.join() &&
    one.sightLines === two.sightLines);

/** Follows the pointer with the plan of the move in the hand, never making it wait. Gives a way to stop. */
export function followWithPlans(): () => void {
  const newest = new Newest();
  let wanted: Wanted | null = null;
  const look = (): void => {
    const now = wantedOf(shownGame(useGameStore.getState()), useUiStore.getState(), usePointerStore.getState());
    if (same(now, wanted)) return;
    wanted = now;
    if (now) plan(newest, now, () => wanted);
    else {
      newest.forget();
      if (usePlanStore.getState().plan) usePlanStore.setState({ plan: null });
    }
  };
  const stops = [usePointerStore.subscribe(look), useUiStore.subscribe(look), useGameStore.subscribe(look)];
  look();
  return () => {
    for (const stop of stops) stop();
    newest.forget();
    usePlanStore.setState({ plan: null });
  };
}

/**
 * How long a way waits for the danger on it, in ms. What comes together is drawn and put into words once; later than that,
 * or once the pointer is elsewhere, the way is shown without it.
 */
const TOGETHER = 50;

function plan(newest: Newest, asked: Wanted, wanted: () => Wanted | null): void {
  const { game, tool, end, sightLines } = asked;
  const show = (shown: Plan): void => {
    if (wanted()?.tool === tool) usePlanStore.setState({ plan: shown });
  };
  const found = (answer: WayAnswer | null): void => {
    if (!answer) return;
    const plan: Plan = { game, tool, pointedAt: end, ...answer, danger: [] };
    if (wanted() !== asked) return show(plan);
    const late = setTimeout(show, TOGETHER, plan);
    const way = answer.move.violation ? [] : answer.move.drawn;
    const withDanger = (danger: readonly Danger[]): void => {
      clearTimeout(late);
      if (danger.length > 0 || usePlanStore.getState().plan !== plan) show({ ...plan, danger });
    };
    newest.ask(
      dangerQuestion,
      game,
      { who: tool.who, way },
      reporting(dangerQuestion, withDanger, () => withDanger([])),
    );
  };
  newest.ask(
    wayQuestion,
    game,
    { tool, end, sightLines },
    reporting(wayQuestion, found, () => {
      if (wanted() === asked) usePlanStore.setState({ plan: null });
    }),
  );
}
