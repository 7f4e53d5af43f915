import type { ReactNode } from 'react';

/** The game's own symbols, drawn on a grid of 24 in the colour of the text around them. Words always stand beside them. */
const SYMBOLS = {
  level: <path d="M3 20h4.5v-4.5h4.5v-4.5h4.5V6.5H21" />,
  move: (
    <path d="M9 3c2 0 3 1.4 2.9 3.4l-.5 4.2 5.8 3.5c2.2 1.3 3.3 2.4 3.3 4.9V20H5.6c0-3 .3-4.6.7-7.3L7 7 6.6 3.5zM5.4 21.2h15.2" />
  ),
  fire: (
    <>
      <path d="M5 20.5V10c0-3.2 1-5.2 2.5-7 1.5 1.8 2.5 3.8 2.5 7v10.5z" />
      <path d="M14 20.5V10c0-3.2 1-5.2 2.5-7 1.5 1.8 2.5 3.8 2.5 7v10.5z" />
      <path d="M5 16.5h5M14 16.5h5" />
    </>
  ),
  takeCover: (
    <>
      <path d="M3 15c0-6 3.8-10 9-10s9 4 9 10c-3 .9-15 .9-18 0z" />
      <path d="M3 15l-1 2.5M21 15l1 2.5M8.5 16v2.5M15.5 16v2.5" />
    </>
  ),
  h2h: (
    <>
      <path d="M4 4l11 11M20 4L9 15" />
      <path d="M13 17.5l4.5-4.5M11 17.5L6.5 13M16 16l4 4M8 16l-4 4" />
    </>
  ),
  actions: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 6.8l1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5z" />
    </>
  ),
  command: <path d="M4 9l8-5 8 5M4 14.5l8-5 8 5M4 20l8-5 8 5" />,
  camouflage: (
    <>
      <path d="M20 4C10 4 4.5 8.5 4.5 14.5c0 1.5.4 3 1.2 4C13 19.5 20 14 20 4z" />
      <path d="M3 21c2-5 5.5-8.5 10-10.5" />
    </>
  ),
  moveAndFire: (
    <>
      <path d="M3 12h9M8.5 7.5L13 12l-4.5 4.5" />
      <path d="M16 19V9.5c0-2.5.9-4.2 2.250-5.7 1.35 1.5 2.250 3.2 2.250 5.7V19z" />
    </>
  ),
  opportunityFire: (
    <>
      <circle cx="12" cy="12" r="7" />
      <circle cx="12" cy="12" r="1.5" />
      <path d="M12 2v5M12 17v5M2 12h5M17 12h5" />
    </>
  ),
  suppressionFire: (
    <path d="M12 2l2 6.2 5.6-3.3-3.3 5.6L22 12l-5.7 1.5 3.3 5.6-5.6-3.3L12 22l-2-6.2-5.6 3.3 3.3-5.6L2 12l5.7-1.5-3.3-5.6L10 8.2z" />
  ),
  panicking: (
    <path d="M20 11a8 8 0 1 1-16 0a8 8 0 1 1 16 0M9 8.5v1.5M15 8.5v1.5M9 15.5c1-2.5 5-2.5 6 0M7 20.5L5.5 22.5M17 20.5l1.5 2" />
  ),
  shock: <path d="M13.5 2L5 13.5h6L9.5 22 19 9.5h-6.5z" />,
  wounded: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <path d="M12 7.5v9M7.5 12h9" />
    </>
  ),
  grenade: (
    <path d="M18 15a6.2 6.2 0 1 1-12.400 0a6.200 6.200 0 1 1 12.400 0M9.800 8.600v-4h4v4M13.800 5.200l4.5 2.300V12" />
  ),
  permitted: <path d="M4 13l5 5L20 6" />,
  out: <path d="M5 5l14 14M19 5L5 19" />,
  endTurn: <path d="M4 12a8 8 0 0 1 14-5.3V3M18 3v4.5h-4.5M20 12a8 8 0 0 1-14 5.3V21M6 21v-4.5h4.5" />,
} as const satisfies Record<string, ReactNode>;

export type SymbolName = keyof typeof SYMBOLS;

export function GameSymbol({ name, size = 18 }: { name: SymbolName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SYMBOLS[name]}
    </svg>
  );
}

/** The two sides are told apart by shape as well as colour: a is a disc, b a diamond, as on the board. */
export function SideMark({ side, size = 18 }: { side: 'a' | 'b'; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {side === 'a' ? (
        <circle cx="12" cy="12" r="9" fill="var(--side-a)" stroke="var(--on-side)" strokeWidth="2.5" />
      ) : (
        <path d="M12 1.5L22.5 12 12 22.5 1.5 12z" fill="var(--side-b)" stroke="var(--on-side)" strokeWidth="2.5" />
      )}
    </svg>
  );
}
