import { create } from 'zustand';

/** What the address of a window that follows another ends in. */
export const PROJECTOR = '#projector';

/** Is the game in this window shown large, for those who look on? */
export const useProjector = create<{ readonly on: boolean; toggle(): void }>()((set) => ({
  on: false,
  toggle: () => set(({ on }) => ({ on: !on })),
}));

/** Opens a window that follows this one; false where the browser does not let it. */
export const openProjector = (): boolean =>
  window.open(
    `${location.pathname}${location.search}${PROJECTOR}`,
    'take-cover-projector',
    'popup,width=1280,height=720',
  ) !== null;
