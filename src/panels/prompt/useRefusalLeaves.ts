import { useEffect } from 'react';
import type { Violation } from '../../engine/index.ts';
import type { Preview } from '../../pointing/index.ts';
import { useUiStore } from '../../store/ui.ts';

/** What was refused last is said no more once something is pointed out that may be done. */
export function useRefusalLeaves(preview: Preview | null): void {
  const mayBeDone = preview !== null && violationOf(preview) === null;
  useEffect(() => {
    if (mayBeDone && useUiStore.getState().notice) useUiStore.getState().refuse(null);
  }, [mayBeDone]);
}

/** Why what is pointed out may not be done. */
export function violationOf(preview: Preview): Violation | null {
  if (preview.kind === 'moveAndFire') return preview.move.violation;
  return 'violation' in preview ? preview.violation : null;
}
