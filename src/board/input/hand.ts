import { distance, type Game, type Id, isFreeToAct, type Point, type Violation } from '../../engine/index.ts';
import { commandPointed } from '../../pointing/commandOf.ts';
import { IDLE, type Spot } from '../../pointing/hand.ts';
import { characterAt } from '../../pointing/picking.ts';
import { grenadeOnItsWay } from '../../pointing/previews/grenade.ts';
import { clickQuestion } from '../../pointing/questions.ts';
import { type Handled, handle, type Input, isAnswering } from '../../pointing/tools/index.ts';
import { carryOut } from '../../store/carryOut.ts';
import { useGameStore } from '../../store/game.ts';
import { point, pointAway } from '../../store/pointer.ts';
import { shownGame } from '../../store/shown.ts';
import { type UiState, useUiStore } from '../../store/ui.ts';
import { reporting } from '../../store/unanswered.ts';
import { thinking } from '../../thinking/thinking.ts';
import { usePlanStore } from '../plan/planning.ts';
import { panBy, pinch, toTable, type View } from '../view/camera.ts';
import type { Gesture } from './gestures.ts';

/** Pixels around a base in which a finger, or a mouse far above the table, still means it. */
const SLACK = { touch: 22, mouse: 9 };

/** What is meant by a place of the view. */
export function spotAt(game: Game, view: View, s: Point, touch: boolean): Spot {
  const at = toTable(view, s);
  const reach = SLACK[touch ? 'touch' : 'mouse'] / view.scale;
  const who = characterAt(game, at, Math.max(0, reach - game.setup.ruleset.baseRadius));
  return touch ? { at, who, slack: reach } : { at, who };
}

/**
 * Gives an input to the tool in the hand and does what comes of it, then tells why it is refused, if it is. A click on the way
 * that is shown takes that way. Elsewhere the way is found beside the page, and the click counts once it is, if nothing
 * else has been done by then.
 */
export function act(game: Game, input: Input, then?: (refused: Violation | null) => void): void {
  const { tool, selected } = useUiStore.getState();
  if (input.input !== 'hover') giveUpClick();
  const shown = usePlanStore.getState().plan;
  const handled = handle(tool, input, { game, selected, shown, maySearch: !thinking.hasThreads });
  if (!handled.later) return carryOutHandled(game, input, handled, then);
  const isStill = (): boolean => useUiStore.getState().tool === tool && shownGame(useGameStore.getState()) === game;
  const found = (later: Handled): void => {
    if (isStill()) carryOutHandled(game, input, later, then);
  };
  giveUpClick = thinking.ask(
    clickQuestion,
    game,
    { tool, input, selected },
    reporting(clickQuestion, found, ({ why }) => {
      // without the thread the page has to stand still for once, so that the game goes on
      if (why === 'died' && isStill()) found(handle(tool, input, { game, selected }));
    }),
  );
}

/** Of the click whose way is being found: another one comes instead. */
let giveUpClick = (): void => undefined;

function carryOutHandled(
  game: Game,
  input: Input,
  handled: Handled,
  then: (refused: Violation | null) => void = () => undefined,
): void {
  const { tool, setTool, select, refuse } = useUiStore.getState();
  if (handled.select !== undefined) select(handled.select);
  else if (handled.tool !== tool) setTool(handled.tool);
  const refused = handled.command ? carryOut([handled.command, ...(handled.then ?? [])]) : handled.refusal;
  if (refused) refuse(refused, asked(game, input, handled));
  else if (input.input === 'click') refuse(null);
  then(refused ?? null);
}

/** What has been refused, as a command. */
function asked(game: Game, input: Input, { command, refused, tool }: Handled): UiState['refused'] {
  const named = command ?? refused;
  if (named) return { game, command: named };
  if (input.input === 'hover') return null;
  const { selected } = useUiStore.getState();
  const pointed = commandPointed(game, { tool, selected, pointer: input.spot.at, hovered: input.spot.who });
  return pointed && { game, command: pointed };
}

/** Told who was carried to a place of the table where he may not be put. */
export type RefusedDrop = (game: Game, who: Id, at: Point) => void;

/** Pointing with mouse, pen and fingers. Knows whether the drag that goes on carries something or the table. */
export class PointingHand {
  private carrying = false;

  perform(gesture: Gesture, game: Game, view: View, onRefusedDrop?: RefusedDrop): void {
    const ui = useUiStore.getState();
    const { table } = game.setup;
    switch (gesture.gesture) {
      case 'hover':
        return this.hover(game, view, gesture.at);
      case 'away':
        return pointAway();
      case 'click':
        return this.click(gesture, game, view);
      case 'menu':
        return ui.setMenu({ spot: spotAt(game, view, gesture.at, gesture.touch), place: gesture.at });
      case 'dragBegan':
        return this.begin(gesture, game, view);
      case 'dragged':
        if (this.carrying) return this.hover(game, view, gesture.at);
        return ui.setCamera(panBy(view, table, gesture.by));
      case 'dropped': {
        if (!this.carrying) return undefined;
        this.carrying = false;
        const spot = spotAt(game, view, gesture.at, false);
        const { tool } = ui;
        act(game, { input: 'drop', spot }, (refused) => {
          if (refused && (tool.kind === 'move' || tool.kind === 'moveAndFire'))
            onRefusedDrop?.(game, tool.who, spot.at);
        });
        if (gesture.touch) pointAway();
        return undefined;
      }
      case 'dragLost':
        if (this.carrying && !isAnswering(ui.tool) && ui.tool.kind !== 'measure') ui.setTool(IDLE);
        this.carrying = false;
        return undefined;
      case 'pinched':
        return ui.setCamera(pinch(view, table, gesture.before, gesture.after));
    }
  }

  private hover(game: Game, view: View, s: Point): void {
    const spot = spotAt(game, view, s, false);
    act(game, { input: 'hover' });
    point(spot.at, spot.who);
  }

  private click({ at, touch, shift }: Extract<Gesture, { gesture: 'click' }>, game: Game, view: View): void {
    const { addingWaypoints, tool } = useUiStore.getState();
    const spot = spotAt(game, view, at, touch);
    // a finger does not hover: what it touched last is what it points at, without a place to follow
    if (touch) point(null, tool.kind === 'idle' ? spot.who : null);
    act(game, { input: 'click', spot, touch, waypoint: shift || addingWaypoints });
  }

  /**
   * A drag that begins on a character who may act, or on a grenade that scatters, carries it, one with the measure in the
   * hand draws that out; any other drags the table.
   */
  private begin({ from, middle, touch }: Extract<Gesture, { gesture: 'dragBegan' }>, game: Game, view: View): void {
    const { tool, setTool } = useUiStore.getState();
    const spot = spotAt(game, view, from, touch);
    const { at, who } = spot;
    if (tool.kind === 'measure') {
      this.carrying = !middle;
      if (this.carrying) setTool({ kind: 'measure', from: spot });
      return;
    }
    if (tool.kind === 'drift') {
      const grenade = grenadeOnItsWay(game);
      const reach = game.setup.ruleset.markerRadius + SLACK[touch ? 'touch' : 'mouse'] / view.scale;
      this.carrying = !middle && grenade !== null && distance(grenade.at, at) <= reach;
      return;
    }
    const carries = tool.kind === 'idle' || tool.kind === 'move' || (tool.kind === 'moveAndFire' && tool.who === who);
    this.carrying = !middle && who !== null && carries && isFreeToAct(game, who);
    if (!this.carrying || who === null) return;
    setTool(tool.kind === 'moveAndFire' ? { ...tool, waypoints: [] } : { kind: 'move', who, waypoints: [] });
  }
}

/** A click of the mouse on a place that is named instead of pointed at. */
export const clickAt = (game: Game, at: Point): void =>
  act(game, { input: 'click', spot: { at, who: null }, touch: false, waypoint: false });
