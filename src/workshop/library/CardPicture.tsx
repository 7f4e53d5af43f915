import { roleSymbol } from '../../board/index.ts';
import type { Card } from '../../engine/index.ts';
import type { OwnForce } from '../../play/library.ts';
import styles from './Library.module.css';

/** A card, small: its colour, its sign, what it is worth. What it says stands beside it. */
export function CardPicture({ card: { role, points } }: { card: Pick<Card, 'role' | 'points'> }) {
  return (
    <svg className={styles.card} viewBox="0 0 63 88" aria-hidden="true">
      <rect width="63" height="88" rx="4" fill="var(--paper)" stroke="var(--rule)" />
      <path d="M0 4a4 4 0 0 1 4-4h55a4 4 0 0 1 4 4v14H0z" fill="var(--action)" />
      <text x="57" y="14" textAnchor="end" fontSize="13" fontWeight="700" fill="var(--on-action)">
        {points}
      </text>
      <Sign role={role} at={[14, 34]} size={35} />
    </svg>
  );
}

/** So many of its cards are seen, fanned out. */
const FANNED = 5;

export function ForcePicture({ force: { cards, force } }: { force: OwnForce }) {
  const shown = force.slice(0, FANNED).flatMap((id) => cards.find((card) => card.id === id) ?? []);
  return (
    <svg className={styles.card} viewBox="-30 -50 60 60" aria-hidden="true">
      {shown.map(({ role }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice
        <g key={i} transform={`rotate(${(i - (shown.length - 1) / 2) * 18} 0 8)`}>
          <rect x="-11" y="-46" width="22" height="31" rx="2" fill="var(--paper)" stroke="var(--rule)" />
          <path d="M-11-44a2 2 0 0 1 2-2h18a2 2 0 0 1 2 2v3h-22z" fill="var(--action)" />
          <Sign role={role} at={[-7, -37]} size={14} />
        </g>
      ))}
    </svg>
  );
}

function Sign({ role, at: [x, y], size }: { role: string; at: readonly [number, number]; size: number }) {
  const outline = roleSymbol(role);
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`} fill="var(--ink)">
      {outline ? (
        <path d={outline} />
      ) : (
        <text x="12" y="18.5" textAnchor="middle" fontSize="18" fontWeight="700">
          {role.charAt(0).toUpperCase()}
        </text>
      )}
    </g>
  );
}
