/** The door of the board: what panels and the page need of it. */
export { actionsOf } from './actionsOf.ts';
export { Beside, type Kept } from './Beside.tsx';
export { Board } from './Board.tsx';
export { carryOut } from './carryOut.ts';
export { commandOf } from './commandOf.ts';
export {
  type Described,
  type Description,
  describePreview,
  describeWay,
  statesOf,
  suppressionLasts,
  useSpeech,
} from './describe/index.ts';
export { PALETTES } from './palette.ts';
export { groundColour } from './picture/ground.ts';
export { FRAME as TABLE_FRAME, paintTable } from './picture/index.ts';
export type { Plan } from './plan/planning.ts';
export type { Preview } from './preview.ts';
export { pointables } from './previews/answers.ts';
export { declaring, withShots } from './previews/declaring.ts';
export { handOverPreview } from './previews/handOver.ts';
export { lacksSpot, wayPreview, whenToShoot } from './previews/moveAndFire.ts';
export { shotPreview } from './previews/shot.ts';
export { joinPreview, partnersOf } from './previews/suppression.ts';
export { REST } from './rest.ts';
export { StillBoard } from './StillBoard.tsx';
export { shortName } from './shortName.ts';
export { roleSymbol } from './symbols.ts';
export { withPartner } from './tools/index.ts';
export { previewOfPlan, useIsMeant, usePreview, useRestedPlan } from './usePreview.ts';
