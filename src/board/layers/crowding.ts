import type { Character, Id } from '../../engine/index.ts';

/** So near to each other, in u, two names side by side would overlap. */
const CROWDED = { along: 2.6, across: 0.8 };

/** Every other one of those who stand side by side has its name over its base. */
export function namesAbove(characters: readonly Character[]): ReadonlySet<Id> {
  const raised = new Set<Id>();
  const placed: Character[] = [];
  for (const each of [...characters].sort((p, q) => (p.at?.[0] ?? 0) - (q.at?.[0] ?? 0))) {
    const crowded = placed.some((other) => !raised.has(other.id) && isBeside(other, each));
    if (crowded) raised.add(each.id);
    placed.push(each);
  }
  return raised;
}

const isBeside = ({ at: p }: Character, { at: q }: Character): boolean =>
  p !== null && q !== null && Math.abs(p[0] - q[0]) < CROWDED.along && Math.abs(p[1] - q[1]) < CROWDED.across;
