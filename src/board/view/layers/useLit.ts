import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Id } from '../../../engine/index.ts';
import { litOf } from '../../motion/cast.ts';
import type { Shows } from '../../props.ts';

/** Whom the step is about that is being told; nobody while none is. */
export function useLit({ telling: table }: Pick<Shows, 'telling'>): readonly Id[] {
  const script = useStore(table, ({ telling }) => telling?.script ?? null);
  const isShown = useStore(table, ({ telling }) => telling?.phase === 'shown');
  return useMemo(() => (script ? litOf(script, isShown) : NOBODY), [script, isShown]);
}

const NOBODY: readonly Id[] = [];
