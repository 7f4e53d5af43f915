/**
 * The brute-force judge of sight: cover from the answers of BruteScene, for the rules where whole elements or the target
 * are near. Shares no code with the engine.
 */
import type { Blocker, SightQuestion, SightRules } from '../../../src/engine/sight/index.ts';
import { BruteScene, distanceTo } from './bruteScene.ts';

export interface Judgement {
  readonly los: boolean;
  readonly seen: 'none' | 'some' | 'all';
  readonly cover: 'total' | 'partial' | 'open';
  readonly sure: boolean;
}

/** The whole answer by brute force, for the rules where the near rule is about whole elements or about the target. */
export function referenceSight({ from, to, blockers, rules }: SightQuestion): Judgement {
  const between = blockers.filter((b) => b.id !== from.id && b.id !== to.id && b.cover !== 'none');
  const gap = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]) - from.radius - to.radius;
  const close = rules.nearRule.startsWith('target') && gap <= rules.near + 1e-9;
  const near = (b: Blocker) => distanceTo(b, from.at[0], from.at[1]) - from.radius <= rules.near + 1e-9;
  const total = between.filter((b) => b.cover === 'total');
  const hides = total.filter((b) =>
    close ? rules.closeTargetHides : rules.nearTotalHides || rules.nearRule === 'target' || !near(b),
  );
  const counts = between.filter((b) => b.cover === 'partial' && counted(b, rules, close, near, from));
  const scene = (list: readonly Blocker[]) =>
    new BruteScene(
      from,
      to,
      list.map((blocker) => ({ blocker })),
    );
  const blocked = scene(total);
  const los = blocked.exists();
  if (!los.yes) return { los: false, seen: 'none', cover: 'total', sure: los.sure };
  const seenAll = blocked.all();
  const hidden =
    hides.length === total.length && rules.partialHides === 'all'
      ? seenAll
      : scene(rules.partialHides === 'part' ? [...hides, ...counts] : hides).all();
  const open = counts.length === 0 ? los : scene([...total, ...counts]).exists();
  return {
    los: true,
    seen: seenAll.yes ? 'all' : 'some',
    cover: hidden.yes && open.yes ? 'open' : 'partial',
    sure: los.sure && seenAll.sure && hidden.sure && open.sure,
  };
}

function counted(
  b: Blocker,
  rules: SightRules,
  close: boolean,
  near: (b: Blocker) => boolean,
  from: SightQuestion['from'],
): boolean {
  if (close || (b.character && !rules.charactersCover)) return false;
  if (rules.nearRule === 'target') return distanceTo(b, from.at[0], from.at[1]) - from.radius > -1e-6;
  return !near(b);
}
