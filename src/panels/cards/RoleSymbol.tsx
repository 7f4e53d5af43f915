import { roleSymbol } from '../../board/index.ts';

/** The sign of a role, the same as on the character's base; a role without one gets its first letter. */
export function RoleSymbol({ role, size = 18 }: { role: string; size?: number }) {
  const outline = roleSymbol(role);
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {outline ? (
        <path d={outline} />
      ) : (
        <text x="12" y="18" textAnchor="middle" fontSize="18" fontWeight="700">
          {role.charAt(0).toUpperCase()}
        </text>
      )}
    </svg>
  );
}
