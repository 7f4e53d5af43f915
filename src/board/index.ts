/** The door of the board: what panels and the page need of it. */
export { Board } from './Board.tsx';
export {
  type DeployPreview,
  deployPreview,
  type MeasurePreview,
  type MovePreview,
  measurePreview,
  movePreview,
  type Preview,
  previewOf,
  type ShotPreview,
  type SightPreview,
  shotPreview,
  sightPreview,
} from './preview.ts';
export { usePreview } from './usePreview.ts';
