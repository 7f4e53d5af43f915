/** Silhouettes of our own for the kinds of weapon a card can have, muzzle to the right, on a grid of 64 × 16. */
const OUTLINES: Readonly<Record<string, string>> = {
  rifle: 'M1 8l9-2.2h12l1.5-1h6l1 1H44l1 .5h18v1.4H45l-1 1H27l-1.5 3h-2l-.5-2.8H15L4 13 1 12z',
  smg: 'M6 6h12l1-1.2h14l1 1.2h12v2h-9l-1 1h-5v6h-3.5V9H26l-2 4.5h-3L22 9h-7L8 12.5 6 11.5z',
  lmg: 'M1 7l8-1.8h13L23.5 4H31l1 1.2h13V6h17v1.6H52l3 7h-1.6L50.5 8l-3.2 6.6h-1.6L49 7.6H40l-1 1.2H27l-2 4h-2.5l.5-3.5h-9L3 13 1 12z',
  frag: 'M6 3h4v2h14c1 0 2 .8 2 3s-1 3-2 3H10v2H6zM27 6.5h20v3H27z',
  concussion: 'M4 3.5h9v9H4zM13 6.6h30v2.8H13zM43 6h3v4h-3z',
  smoke: 'M4 4h15v8H4zM19 6.5h4v3h-4zM26 7a4 4 0 0 1 6-3.4A5 5 0 0 1 41 4a4 4 0 1 1 1 8H30a3.5 3.5 0 0 1-4-5z',
  pistol: 'M22 4h20v4H31l-1 2h-2l-2 5h-5l2-7z',
};

export function WeaponOutline({ kind }: { kind: string }) {
  return (
    <svg viewBox="0 0 64 16" width="64" height="16" aria-hidden="true" preserveAspectRatio="xMinYMid meet">
      <path d={OUTLINES[kind] ?? OUTLINES.rifle} fill="currentColor" />
    </svg>
  );
}
