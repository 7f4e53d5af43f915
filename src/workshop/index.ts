/** The door of the workshop: fetched when somebody enters it. */
export { Editor } from './editor/Editor.tsx';
