import { roleSymbol } from '../../board/index.ts';
import type { Card } from '../../engine/index.ts';
import type { OwnForce } from '../../play/library.ts';
import styles from './Library.module.css';

/** A card, small: its colour, its sign, what it is worth. What it says stands beside it. */
export function CardPicture({ card: { name, role, points, portrait } }: { card: Card }) {
  return (
    <svg className={styles.card} viewBox="0 0 63 88" role="img" aria-label={name} aria-hidden={!portrait}>
      <rect width="63" height="88" rx="4" fill="var(--paper)" stroke="var(--rule)" />
      <path d="M0 4a4 4 0 0 1 4-4h55a4 4 0 0 1 4 4v14H0z" fill="var(--action)" />
      <text x="57" y="14" textAnchor="end" fontSize="13" fontWeight="700" fill="var(--on-action)">
        {points}
      </text>
      {portrait ? (
        <>
          <Sign role={role} at={[4, 2]} size={14} on="var(--on-action)" />
          <image href={portrait} x="4" y="22" width="55" height="62" preserveAspectRatio="xMidYMid slice" />
        </>
      ) : (
        <Sign role={role} at={[14, 34]} size={35} />
      )}
    </svg>
  );
}

/** So many of its cards are seen, fanned out. */
const FANNED = 5;

export function ForcePicture({ force: { cards, force } }: { force: OwnForce }) {
  const shown = force.slice(0, FANNED).flatMap((id) => cards.find((card) => card.id === id) ?? []);
  return (
    <svg className={styles.card} viewBox="-30 -50 60 60" aria-hidden="true">
      {shown.map(({ role, portrait }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice
        <g key={i} transform={`rotate(${(i - (shown.length - 1) / 2) * 18} 0 8)`}>
          <rect x="-11" y="-46" width="22" height="31" rx="2" fill="var(--paper)" stroke="var(--rule)" />
          <path d="M-11-44a2 2 0 0 1 2-2h18a2 2 0 0 1 2 2v3h-22z" fill="var(--action)" />
          {portrait ? (
            <image href={portrait} x="-10" y="-40" width="20" height="24" preserveAspectRatio="xMidYMid slice" />
          ) : (
            <Sign role={role} at={[-7, -37]} size={14} />
          )}
        </g>
      ))}
    </svg>
  );
}

interface SignProps {
  role: string;
  at: readonly [number, number];
  size: number;
  on?: string;
}

function Sign({ role, at: [x, y], size, on = 'var(--ink)' }: SignProps) {
  const outline = roleSymbol(role);
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`} fill={on}>
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
