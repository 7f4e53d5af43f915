/** The door of the board: what panels, the workshop and the page need of it. */
export { Board } from './Board.tsx';
export { Beside } from './beside/Beside.tsx';
export type { Kept } from './beside/disks.ts';
export { Ring } from './beside/Ring.tsx';
export { Spotlight } from './beside/Spotlight.tsx';
export { useFarPlace } from './beside/useFarPlace.ts';
export {
  type Described,
  type Description,
  describePreview,
  describeStand,
  describeWay,
  inTenths,
  statesOf,
  suppressionLasts,
  useSpeech,
} from './describe/index.ts';
export type { Plan } from './plan/planning.ts';
export { PlayBoard } from './play/PlayBoard.tsx';
export { clickAt, clickOn } from './play/playerHand.ts';
export { StillBoard } from './play/StillBoard.tsx';
export { useIsMeant, usePreview, useRestedPlan } from './play/usePreview.ts';
export { isTurnedFor } from './play/useTurning.ts';
export type {
  Holding as BoardHolding,
  Looking as BoardLooking,
  Shows as BoardShows,
  Tells as BoardTells,
} from './props.ts';
export { POINTER_RESTS_MS } from './restingPointer.ts';
export { previewOfPlan } from './usePointedOut.ts';
export { BoardView } from './view/BoardView.ts';
export { toScreen, type View } from './view/camera.ts';
export { Figure, figureIn } from './view/Figure.tsx';
export { PALETTES } from './view/palette.ts';
export { FRAME as TABLE_FRAME, paintTable } from './view/picture/index.ts';
export { shortName } from './view/shortName.ts';
export { highestLevel } from './view/storeys.ts';
export { MARKS, roleSymbol, SIGNS } from './view/symbols.ts';
export { TablePicture } from './view/TablePicture.tsx';
