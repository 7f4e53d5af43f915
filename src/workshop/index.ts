import { onDemand } from '../parts/onDemand.tsx';
import { fetched } from '../store/fetched.ts';

/** The door of the workshop: fetched when somebody enters it, or brings something for it along. */
export { Bringing } from './library/Bringing.tsx';
export { Workshop } from './Workshop.tsx';

/** The page for what goes on paper, fetched when it is opened. */
export const PrintDialog = onDemand(
  async () => (await fetched(() => import('./print/PrintDialog.tsx'))).PrintDialog,
  null,
);
