/** Plain fields and stripes by which factions are told apart: of our own, like no badge that was ever worn. */
const FIELDS: Readonly<Record<string, string>> = {
  soviet: 'M0 24L24 0v9L9 24z',
  german: 'M0 5h24v5H0zM0 15h24v5H0z',
  us: 'M0 12l12-9 12 9v6l-12-9-12 9z',
  british: 'M0 0h12v12H0zM12 12h12v12H12z',
};

/** A faction's field; one that nobody has drawn has a plain bar. */
export function Emblem({ faction, size = 26 }: { faction: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-1 -1 26 26" aria-hidden="true">
      <path d={FIELDS[faction] ?? 'M9 0h6v24H9z'} fill="currentColor" />
      <rect width="24" height="24" rx="3" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
