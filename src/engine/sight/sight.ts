import { type ClearestLine, clearestLine } from './covers.ts';
import { countsOnce, gatherPartial, gatherTotal, type Reasons } from './gather.ts';
import { hasLine, isWhollySeen, type Judgement, judge } from './judge.ts';
import { explain } from './reasons.ts';
import type { Sight, SightQuestion } from './types.ts';
import { lineWitness, witnessOf } from './witness.ts';
import { pooled, ROLE, type Workspace } from './workspace.ts';

/** What an answer should carry besides the bare facts. Both cost more than the facts. */
export interface Want {
  /** Fill in `counted` and `setAside`. */
  readonly reasons?: boolean;
  /** Fill in `witness` (and the reasons). */
  readonly witness?: boolean;
  /** Of the witness, the free line alone. */
  readonly line?: boolean;
}

/**
 * Can `from` see `to`, and is `to` in cover (LOS-2 … LOS-5, LOS-13, COVER-6 … COVER-9)? Lengths in u. Without `want` the
 * lists of reasons are empty. Bases that overlap see each other and nothing is in between.
 */
export function sight(question: SightQuestion, want: Want = {}): Sight {
  const work = pooled;
  const aside: Reasons | undefined = want.reasons || want.witness ? new Map() : undefined;
  if (!gatherTotal(work, question, aside)) return { los: true, seen: 'all', cover: 'open', covers: 0, ...NO_REASONS };
  const sees = !work.gathered.isShut && hasLine(work, ROLE.BLOCKS);
  // Without line of sight partial cover matters only to the reasons.
  if (sees || aside) gatherPartial(work, question, aside);
  const judgement = judge(work, question.rules, sees);
  const { cover, covers, clearest } = coverOf(work, question, judgement);
  const { los, seen } = judgement;
  const reasons = aside ? explain(work, question, judgement, clearest, aside) : NO_REASONS;
  const answer: Sight = { los, seen, cover, covers, ...reasons };
  if (want.witness) return { ...answer, witness: witnessOf(work, question, judgement, reasons.counted, clearest) };
  return want.line ? { ...answer, witness: lineWitness(work, judgement, clearest) } : answer;
}

const NO_REASONS = { counted: [], setAside: [] };

interface Cover {
  readonly cover: Sight['cover'];
  readonly covers: number;
  /** Where covers are counted one by one: the line that meets the fewest. */
  readonly clearest: ClearestLine | null;
}

function coverOf(work: Workspace, question: SightQuestion, { los, hides, open }: Judgement): Cover {
  if (!los) return { cover: 'total', covers: 0, clearest: null };
  if (open) return { cover: hides ? 'partial' : 'open', covers: hides ? 1 : 0, clearest: null };
  if (countsOnce(question.rules)) return { cover: 'partial', covers: 1, clearest: null };
  // LOS-13: a target lit in part is behind one cover, whatever hides the other part; smoke adds to it all the same.
  const clearest = clearestLine(work, question, question.rules.laser && hides ? 1 : 0);
  // Standing partly behind total cover is one more (R37).
  const behind =
    !question.rules.laser &&
    hides &&
    (question.rules.partialHides === 'all' || !isWhollySeen(work, ROLE.HIDES, question.rules));
  return { cover: 'partial', covers: clearest.covers + (behind ? 1 : 0), clearest };
}
