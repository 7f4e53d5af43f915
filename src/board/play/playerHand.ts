import {
  distance,
  flattened,
  type Game,
  type Id,
  isFreeToAct,
  levelOf,
  type Violation,
  type Waypoint,
} from '../../engine/index.ts';
import { IDLE, type Spot, type Tool } from '../../pointing/hand.ts';
import {
  commandPointed,
  grenadeOnItsWay,
  type Handled,
  handle,
  type Input,
  isAnswering,
  stackAt,
} from '../../pointing/index.ts';
import { clickQuestion } from '../../pointing/questions.ts';
import { announce } from '../../store/announced.ts';
import { carryOut } from '../../store/carryOut.ts';
import { useGameStore } from '../../store/game.ts';
import { point, pointAway } from '../../store/pointer.ts';
import { isStray } from '../../store/presses.ts';
import { shownGame } from '../../store/shown.ts';
import { type UiState, useUiStore } from '../../store/ui.ts';
import { reporting } from '../../store/unanswered.ts';
import { thinking } from '../../thinking/thinking.ts';
import { usePlanStore } from '../plan/planning.ts';
import type { Tells } from '../props.ts';

/** So many over one another are asked for by name; of two the second click means the other. By keys each is gone to by itself. */
const MANY = 3;

const shownHere = (): Game | null => shownGame(useGameStore.getState());

/** What is done to the board of the game that is on, given to the tool in the hand. */
export const playerHand: Tells = {
  pointed({ at, who, level }) {
    act({ input: 'hover' });
    point(at, who, level);
  },
  pointedAway: pointAway,
  clicked(spot, { by, shift, place }) {
    const { addingWaypoints, tool, setMenu } = useUiStore.getState();
    if (isAnswering(tool) && isStray()) return;
    const game = shownHere();
    const among = game && tool.kind === 'idle' && by !== 'keys' ? stackAt(game, spot) : [];
    if (among.length >= MANY) return setMenu({ spot, place, among });
    // a finger does not hover: what it touched last is what it points at, without a place to follow
    if (by === 'touch') point(null, tool.kind === 'idle' ? spot.who : null);
    const waypoint = shift || (addingWaypoints && by !== 'keys');
    act({ input: 'click', spot, touch: by === 'touch', waypoint });
  },
  /** A character who may act is carried, and a grenade that scatters; with the measure in the hand that is drawn out. */
  lifted(spot, reach) {
    const { tool, setTool } = useUiStore.getState();
    const { at, who } = spot;
    const game = shownHere();
    if (!game) return false;
    if (tool.kind === 'measure') {
      setTool({ kind: 'measure', from: spot });
      return true;
    }
    if (tool.kind === 'drift') {
      const grenade = grenadeOnItsWay(game);
      return grenade !== null && distance(flattened(grenade.at), at) <= game.setup.ruleset.markerRadius + reach;
    }
    const carries = tool.kind === 'idle' || tool.kind === 'move' || (tool.kind === 'moveAndFire' && tool.who === who);
    if (!carries || !isFreeToAct(game, who)) return false;
    setTool(tool.kind === 'moveAndFire' ? { ...tool, waypoints: [] } : { kind: 'move', who, waypoints: [] });
    return true;
  },
  dropped(spot, touch, goesBack) {
    const { tool } = useUiStore.getState();
    act({ input: 'drop', spot }, (refused) => {
      if (refused && (tool.kind === 'move' || tool.kind === 'moveAndFire')) goesBack(tool.who);
    });
    if (touch) pointAway();
  },
  dragLost() {
    const { tool, setTool } = useUiStore.getState();
    if (!isAnswering(tool) && tool.kind !== 'measure') setTool(IDLE);
  },
  menuAsked: (spot, place) => useUiStore.getState().setMenu({ spot, place }),
  cursorMoved: (at, who, level) => useUiStore.getState().moveCursor(at, who, level),
  edgeMet: () => announce('edge'),
  zoomed: (share) => announce('zoomed', { share }),
  cursorLeft: () => useUiStore.getState().leaveCursor(),
};

/**
 * Gives an input to the tool in the hand and does what comes of it, then tells why it is refused, if it is. A click on the way
 * that is shown takes that way. Elsewhere the way is found beside the page, and the click counts once it is: a quick hand may
 * have taken the next tool by then, but not backed out.
 */
export function act(input: Input, then?: (refused: Violation | null) => void): void {
  const game = shownHere();
  if (!game) return;
  const { tool, selected } = useUiStore.getState();
  if (input.input !== 'hover') {
    if (searched?.isKept() && (searched.isWaypoint || tool !== searched.tool))
      return void searched.next.push(() => act(input, then));
    giveUpClick();
  }
  const shown = usePlanStore.getState().plan;
  const handled = handle(tool, input, { game, selected, shown, maySearch: !thinking.hasThreads });
  if (!handled.later) return carryOutHandled(game, input, handled, then);
  const isKept = (): boolean => {
    const now = useUiStore.getState();
    const isBackedOut = now.tool !== tool && now.tool.kind === 'idle' && now.selected === selected;
    return shownHere() === game && !isBackedOut;
  };
  const next: (() => void)[] = [];
  const isWaypoint = input.input === 'click' && input.waypoint;
  searched = { tool, isWaypoint, isKept, next };
  const found = (later: Handled): void => {
    searched = null;
    if (isKept()) {
      const { tool: held } = useUiStore.getState();
      const { select: _, ...rest } = later;
      // what has been taken into the hand since then stays there
      carryOutHandled(game, input, held === tool ? later : { ...rest, tool: held }, then);
    }
    for (const act of next) act();
  };
  giveUpClick = thinking.ask(
    clickQuestion,
    game,
    { tool, input, selected },
    reporting(clickQuestion, found, ({ why }) => {
      // without the thread the page has to stand still for once, so that the game goes on
      if (why === 'died' && isKept()) found(handle(tool, input, { game, selected }));
    }),
  );
}

/**
 * A click whose way is being found. After a way-point, or with another tool in the hand, what is done next waits for it, or a
 * quick hand would lose it; another click with the same tool comes instead.
 */
let searched: {
  readonly tool: Tool;
  readonly isWaypoint: boolean;
  readonly isKept: () => boolean;
  readonly next: (() => void)[];
} | null = null;

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
  const pointed = commandPointed(game, {
    tool,
    selected,
    pointer: input.spot.at,
    hovered: input.spot.who,
    level: input.spot.level ?? 0,
  });
  return pointed && { game, command: pointed };
}

/** A click on one of those who stand over one another at a spot, chosen by name. */
export const clickOn = (spot: Spot, who: Id): void =>
  act({ input: 'click', spot: { ...spot, who, chosen: true }, touch: false, waypoint: false });

/** A click of the mouse on a place that is named instead of pointed at. */
export const clickAt = (place: Waypoint): void =>
  act({
    input: 'click',
    spot: { at: flattened(place), level: levelOf(place), who: null },
    touch: false,
    waypoint: false,
  });
