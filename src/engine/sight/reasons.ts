import type { RuleId } from '../ruleIds.ts';
import type { ClearestLine } from './covers.ts';
import type { Reasons } from './gather.ts';
import { hasLine, isWhollySeen, type Judgement } from './judge.ts';
import type { Blocker, Counted, SetAside, Sight, SightQuestion } from './types.ts';
import { type Curves, type Pieces, ROLE, type Workspace } from './workspace.ts';

/** Which blockers decide the answer, under which rule, and why each other one does not. */
export function explain(
  work: Workspace,
  question: SightQuestion,
  judgement: Judgement,
  clearest: ClearestLine | null,
  aside: Reasons,
): Pick<Sight, 'counted' | 'setAside'> {
  const deciding = decidingBlockers(work, question, judgement, clearest);
  const counted: Counted[] = [];
  for (const [index, rule] of deciding) counted.push({ id: (question.blockers[index] as Blocker).id, rule });
  for (const index of work.gathered.taken) {
    if (!deciding.has(index)) aside.set(index, whyNot(work, index, question));
  }
  const setAside = [...aside]
    .sort(([a], [b]) => a - b)
    .map(([index, why]) => ({ id: (question.blockers[index] as Blocker).id, why }));
  return { counted, setAside };
}

function decidingBlockers(
  work: Workspace,
  question: SightQuestion,
  judgement: Judgement,
  clearest: ClearestLine | null,
): Map<number, RuleId> {
  const { rules } = question;
  if (!judgement.los)
    return barrier(
      work,
      ROLE.BLOCKS,
      (leftOut) => !hasLine(work, ROLE.BLOCKS, leftOut),
      () => 'LOS-2',
    );
  const order = rules.counting === 'nearest' ? toTarget : offAxis;
  const deciding = new Map<number, RuleId>();
  const add = (more: Map<number, RuleId>) => {
    for (const [index, rule] of more) if (!deciding.has(index)) deciding.set(index, rule);
  };
  const ruleOf = (index: number) => coverRule(question.blockers[index] as Blocker);
  if (judgement.hides) {
    const roles = rules.partialHides === 'part' ? ROLE.HIDES | ROLE.COVERS : ROLE.HIDES;
    add(
      barrier(
        work,
        roles,
        (leftOut) => !isWhollySeen(work, roles, rules, leftOut),
        (i) => (question.blockers[i]?.cover === 'total' ? 'LOS-3' : ruleOf(i)),
        order,
      ),
    );
  }
  if (clearest) add(new Map(clearest.counted.map(({ index }) => [index, ruleOf(index)])));
  else if (!judgement.open && !judgement.hides) {
    const roles = ROLE.BLOCKS | ROLE.COVERS;
    // R55: total cover that hides nothing by itself still narrows the lines that must avoid both.
    add(
      barrier(
        work,
        roles,
        (leftOut) => !hasLine(work, roles, leftOut),
        (i) => (question.blockers[i]?.cover === 'total' ? 'R55' : ruleOf(i)),
        order,
      ),
    );
  }
  return deciding;
}

const coverRule = (blocker: Blocker): RuleId =>
  blocker.character ? 'COVER-7' : blocker.roundBase ? 'COVER-8' : 'LOS-5';

/**
 * A smallest set of blockers that answers alike: each is taken away in turn, those farthest from the middle of the
 * corridor first, or from whatever else is told, and stays away if the answer holds without it. What is necessary always
 * remains.
 */
function barrier(
  { gathered, curves, pieces }: Workspace,
  roles: number,
  holds: (leftOut: ReadonlySet<number>) => boolean,
  rule: (index: number) => RuleId,
  howFar: (curves: Curves, pieces: Pieces, index: number) => number = offAxis,
): Map<number, RuleId> {
  const owners = new Set<number>();
  for (let p = 0; p < pieces.count; p++)
    if (((pieces.role[p] as number) & roles) !== 0) owners.add(pieces.owner[p] as number);
  for (const over of gathered.overTarget) if ((over.role & roles) !== 0) owners.add(over.index);
  const leftOut = new Set<number>();
  for (const index of [...owners].sort((a, b) => howFar(curves, pieces, b) - howFar(curves, pieces, a) || b - a)) {
    leftOut.add(index);
    if (!holds(leftOut)) leftOut.delete(index);
  }
  return new Map([...owners].filter((index) => !leftOut.has(index)).map((index) => [index, rule(index)]));
}

/** How far from the line of the centres a blocker's part between the bases begins. */
function offAxis(curves: Curves, pieces: Pieces, index: number): number {
  let least = Number.POSITIVE_INFINITY;
  let above = false;
  let below = false;
  for (let p = 0; p < pieces.count; p++) {
    if (pieces.owner[p] !== index) continue;
    const stop = (pieces.end[p] as number) + ((pieces.arc[p] as number) >= 0 ? 1 : 0);
    for (let c = pieces.first[p] as number; c < stop; c++) {
      const y = curves.y[c] as number;
      if (y >= 0) above = true;
      if (y <= 0) below = true;
      least = Math.min(least, Math.abs(y));
    }
  }
  return above && below ? 0 : least;
}

/** How far a blocker's part between the bases stays from the target, along the line of the centres; less than 0, but in order. */
function toTarget(curves: Curves, pieces: Pieces, index: number): number {
  let farthest = 0;
  for (let p = 0; p < pieces.count; p++) {
    if (pieces.owner[p] !== index) continue;
    const stop = pieces.end[p] as number;
    for (let c = pieces.first[p] as number; c < stop; c++) farthest = Math.max(farthest, curves.x[c] as number);
    const arc = pieces.arc[p] as number;
    if (arc >= 0) farthest = Math.max(farthest, (curves.x[arc] as number) + Math.abs(curves.radius[arc] as number));
  }
  return -farthest;
}

function whyNot(work: Workspace, index: number, question: SightQuestion): SetAside {
  const { gathered, pieces } = work;
  const isBetween =
    pieces.owner.subarray(0, pieces.count).includes(index) || gathered.overTarget.some((over) => over.index === index);
  if (!isBetween) return 'not-between';
  return hidesAlone(work, index, question) ? 'redundant' : 'passed-by';
}

/** Would the blocker give cover, or break the line of sight, if it were the only one? */
function hidesAlone(work: Workspace, index: number, { rules }: SightQuestion): boolean {
  const others = new Set(work.gathered.taken.filter((other) => other !== index));
  if (!hasLine(work, ROLE.BLOCKS | ROLE.COVERS, others)) return true;
  const roles = rules.partialHides === 'part' ? ROLE.HIDES | ROLE.COVERS : ROLE.HIDES;
  return !isWhollySeen(work, roles, rules, others);
}
