import { roleSymbol } from '../../board/index.ts';
import { figureOf, type Game, type Id, sideOf } from '../../engine/index.ts';

/** A character's base from above: the sign of the role on the shape of the side, as on the board. */
export function RoleBadge({ game, who, size = 30 }: { game: Game; who: Id; size?: number }) {
  const { role } = figureOf(game, who);
  const side = sideOf(game, who);
  const outline = roleSymbol(role);
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      {side === 'a' ? (
        <circle cx="20" cy="20" r="17" fill="var(--side-a)" stroke="var(--on-side)" strokeWidth="3" />
      ) : (
        <path d="M20 1.5 38.5 20 20 38.5 1.5 20z" fill="var(--side-b)" stroke="var(--on-side)" strokeWidth="3" />
      )}
      <g
        fill="var(--on-side)"
        transform={side === 'a' ? 'translate(9.5 9.5) scale(.875)' : 'translate(11 11) scale(.75)'}
      >
        {outline ? (
          <path d={outline} />
        ) : (
          <text x="12" y="18.5" textAnchor="middle" fontSize="18" fontWeight="700">
            {role.charAt(0).toUpperCase()}
          </text>
        )}
      </g>
    </svg>
  );
}
