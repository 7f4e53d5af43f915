/** The door of the board: what panels and the page need of it. */
export { Board } from './Board.tsx';
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
export { roleSymbol } from './symbols.ts';
export { usePreview } from './usePreview.ts';
