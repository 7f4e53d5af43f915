import { useEffect, useState } from 'react';
import type { EditionId } from '../../editions/index.ts';
import type { Comparison } from '../../play/compare/compare.ts';
import { comparisonQuestion } from '../../play/questions.ts';
import type { Subject } from '../../store/compare.ts';
import { thinking } from '../../thinking/thinking.ts';

interface Found {
  readonly of: Subject;
  /** null: not even what the editions say. */
  readonly comparison: Comparison | null;
  /** `done`: all reasons have been found; `failed`: no more will be. */
  readonly how: 'asking' | 'done' | 'failed';
}

/** What all editions say, as far as it is known by now; null at the beginning. */
export function useComparison(subject: Subject, edition: EditionId): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    setFound(null);
    const { game, command } = subject;
    return thinking.ask(
      comparisonQuestion,
      game,
      { command, edition },
      {
        part: (comparison) => setFound({ of: subject, comparison, how: 'asking' }),
        answer: (comparison) => setFound({ of: subject, comparison, how: 'done' }),
        failed: () => setFound((by) => ({ of: subject, comparison: by?.comparison ?? null, how: 'failed' })),
      },
    );
  }, [subject, edition]);
  return found?.of === subject ? found : null;
}
