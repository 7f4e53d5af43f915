import { all } from './all.ts';
import { exists } from './exists.ts';
import { choose } from './pieces.ts';
import type { SightRules } from './types.ts';
import { oneSeesAll } from './viewpoint.ts';
import { ROLE, type Workspace } from './workspace.ts';

/** The answers that cover follows from. */
export interface Judgement {
  readonly los: boolean;
  readonly seen: 'none' | 'some' | 'all';
  /** Is a part of T hidden that makes partial cover (LOS-3, R75, R76)? */
  readonly hides: boolean;
  /** Is there a line free of total cover and of all partial cover that counts (LOS-5)? */
  readonly open: boolean;
}

const NONE: Judgement = { los: false, seen: 'none', hides: false, open: false };

/** Judges what `gather` has laid out. `los`: if that is known already. */
export function judge(work: Workspace, rules: SightRules, los = hasLine(work, ROLE.BLOCKS)): Judgement {
  const { gathered } = work;
  if (!los) return NONE;
  const open = gathered.covers.length === 0 || (!gathered.isCovered && hasLine(work, ROLE.BLOCKS | ROLE.COVERS));
  const seen = isWhollySeen(work, ROLE.BLOCKS, rules) ? 'all' : 'some';
  const roles = rules.partialHides === 'part' ? ROLE.HIDES | ROLE.COVERS : ROLE.HIDES;
  const same = gathered.blocksAsHides && roles === ROLE.HIDES;
  return { los, seen, hides: same ? seen === 'some' : !isWhollySeen(work, roles, rules), open };
}

/** EXISTS: is there a line past all pieces with one of the roles? `leftOut`: indices of blockers to do without. */
export function hasLine(work: Workspace, roles: number, leftOut?: ReadonlySet<number>): boolean {
  choose(work.pieces, work.chosen, roles, leftOut);
  return exists(work);
}

/** ALL: is all of T seen past the pieces with one of the roles (LOS-4; from one point with R34=b)? */
export function isWhollySeen(
  work: Workspace,
  roles: number,
  rules: SightRules,
  leftOut?: ReadonlySet<number>,
): boolean {
  for (const over of work.gathered.overTarget) if ((over.role & roles) !== 0 && !leftOut?.has(over.index)) return false;
  choose(work.pieces, work.chosen, roles, leftOut);
  return rules.viewpoint === 'one' ? oneSeesAll(work) : all(work);
}
