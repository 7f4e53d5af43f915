/** The door of the workshop: fetched when somebody enters it, or brings something for it along. */
export { Bringing } from './library/Bringing.tsx';
export { Workshop } from './Workshop.tsx';
