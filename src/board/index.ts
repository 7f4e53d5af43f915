/** The door of the board: what panels and the page need of it. */
export { actionsOf } from '../pointing/actionsOf.ts';
export { commandOf } from '../pointing/commandOf.ts';
export type { Preview } from '../pointing/preview.ts';
export { pointables } from '../pointing/previews/answers.ts';
export { declaring, withShots } from '../pointing/previews/declaring.ts';
export { handOverPreview } from '../pointing/previews/handOver.ts';
export { lacksSpot, whenToShoot } from '../pointing/previews/moveAndFire.ts';
export { shotPreview } from '../pointing/previews/shot.ts';
export { joinPreview, partnersOf } from '../pointing/previews/suppression.ts';
export { withPartner } from '../pointing/tools/index.ts';
export { Beside, type Kept } from './beside/Beside.tsx';
export {
  type Described,
  type Description,
  describePreview,
  describeWay,
  statesOf,
  suppressionLasts,
  useSpeech,
} from './describe/index.ts';
export type { Plan } from './plan/planning.ts';
export { PlayBoard } from './play/PlayBoard.tsx';
export { clickAt } from './play/playerHand.ts';
export { StillBoard } from './play/StillBoard.tsx';
export { useIsMeant, usePreview, useRestedPlan } from './play/usePreview.ts';
export { POINTER_RESTS_MS } from './restingPointer.ts';
export { previewOfPlan } from './usePointedOut.ts';
export { PALETTES } from './view/palette.ts';
export { groundColour } from './view/picture/ground.ts';
export { FRAME as TABLE_FRAME, paintTable } from './view/picture/index.ts';
export { shortName } from './view/shortName.ts';
export { roleSymbol } from './view/symbols.ts';
