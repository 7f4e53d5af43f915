/** The door of the board: what panels and the page need of it. */
export { actionsOf } from './actionsOf.ts';
export { Board } from './Board.tsx';
export { carryOut } from './carryOut.ts';
export { moveLines, moveTitle } from './describe.ts';
export { type MovePreview, movePreview } from './movePreview.ts';
export {
  type DeployPreview,
  deployPreview,
  type MeasurePreview,
  measurePreview,
  type Preview,
  previewOf,
  type ShotPreview,
  type SightPreview,
  shotPreview,
  sightPreview,
} from './preview.ts';
export { shortName } from './shortName.ts';
export { roleSymbol } from './symbols.ts';
export { usePlan, usePreview } from './usePreview.ts';
