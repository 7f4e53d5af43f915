/**
 * Role symbols of our own on a grid of 24, filled, bold enough for a base of 24 pixels. Those who shoot carry their
 * rounds: one for a rifle, three for a submachine gun, a belt for a machine gun.
 */
const round = (x: number, width: number, top: number, bottom: number): string => {
  const shoulder = top + (bottom - top) * 0.34;
  const r = x + width;
  return `M${x} ${bottom}V${shoulder}Q${x} ${top + 2} ${x + width / 2} ${top}Q${r} ${top + 2} ${r} ${shoulder}V${bottom}Z`;
};

const ROLES: Readonly<Record<string, string>> = {
  nco: 'M3 10 12 3.5 21 10v4.2L12 7.7 3 14.2zM3 17 12 10.5 21 17v4.2L12 14.7 3 21.2z',
  officer: 'M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z',
  rifleman: round(8.2, 7.6, 2, 22),
  smg: round(2.5, 5, 6, 20) + round(9.5, 5, 3, 20) + round(16.5, 5, 6, 20),
  lmg: `${round(1.5, 4, 4, 17)}${round(7.2, 4, 4, 17)}${round(12.9, 4, 4, 17)}${round(18.6, 4, 4, 17)}M1 18.6h22v3H1z`,
  scout:
    'M21.5 2.5C10 3 3.5 8 3.5 15c0 1 .1 2 .4 2.8C7 13.5 11 10 15.5 8.2 11.5 11 7 15.5 4.5 21.5h2.8c.4-1 .9-2 1.4-2.8C16 19.5 21.5 13.5 21.5 2.5z',
  sniper:
    'M10.8 1h2.4v4.2a7 7 0 0 1 5.6 5.6H23v2.4h-4.2a7 7 0 0 1-5.6 5.6V23h-2.4v-4.2a7 7 0 0 1-5.6-5.6H1v-2.4h4.2a7 7 0 0 1 5.6-5.6zM12 9.5a2.5 2.5 0 1 0 .01 0z',
  medic: 'M9 2.5h6V9h6.5v6H15v6.5H9V15H2.5V9H9z',
};

const ALIKE: Readonly<Record<string, string>> = { mg: 'lmg', leader: 'nco', sergeant: 'nco', marksman: 'sniper' };

/** The outline of a role's symbol; null for roles nobody has drawn, which get their first letter. */
export const roleSymbol = (role: string): string | null => ROLES[role] ?? ROLES[ALIKE[role] ?? ''] ?? null;

/** Small signs of a character's state, on the same grid. */
export const SIGNS = {
  wounded: 'M12 2C8 8 5.5 11.5 5.5 15.2a6.5 6.5 0 0 0 13 0C18.5 11.5 16 8 12 2z',
  shock: 'M14 1.5 4.5 13.8h6L8.8 22.5 19.5 9.6H13z',
  panicking: 'M10.3 2h3.4l-.6 12.5h-2.2zM12 16.6a2.5 2.5 0 1 1-.01 0z',
  watching:
    'M1 12C4.5 6.4 8 4 12 4s7.5 2.4 11 8c-3.5 5.6-7 8-11 8S4.5 17.6 1 12zM12 7a5 5 0 1 0 .01 0zM12 9.8a2.2 2.2 0 1 0 .01 0z',
  firing:
    'M12 1l2.3 6.5L20.5 4.5l-3 6.2L24 13l-6.5 2.3 3 6.2-6.2-3L12 24l-2.3-5.5-6.2 3 3-6.2L0 13l6.5-2.3-3-6.2 6.2 3z',
  suppressed: 'M3.5 18.5h17v3.5h-17zM10 2h4v7h5.5L12 17.5 4.5 9H10z',
} as const;

/** What lies on the table, as lines on the same grid: those of the cards (panels/cards/symbols.tsx), a flag, a grenade. */
export const MARKS = {
  opportunity:
    'M19 12a7 7 0 1 1-14 0a7 7 0 1 1 14 0M12 2v5M12 17v5M2 12h5M17 12h5M13.4 12a1.4 1.4 0 1 1-2.8 0a1.4 1.4 0 1 1 2.8 0',
  suppression:
    'M12 2l2 6.2 5.6-3.3-3.3 5.6L22 12l-5.7 1.5 3.3 5.6-5.6-3.3L12 22l-2-6.2-5.6 3.3 3.3-5.6L2 12l5.7-1.5-3.3-5.6L10 8.2z',
  objective: 'M6.5 21.5v-18h12l-3.5 4.75 3.5 4.75h-12',
  grenade: 'M18 15a6.2 6.2 0 1 1-12.4 0a6.2 6.2 0 1 1 12.4 0M9.8 8.6v-4h4v4M13.8 5.2l4.5 2.3V12',
} as const;
