import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Game } from '../engine/index.ts';
import { useUiStore } from '../store/ui.ts';
import { type Preview, previewOf } from './preview.ts';

/** What is being pointed at, and what would come of it. Follows every move of the pointer: for small components. */
export function usePreview(game: Game): Preview | null {
  const pointing = useUiStore(
    useShallow(({ tool, pointer, hovered, selected }) => ({ tool, pointer, hovered, selected })),
  );
  return useMemo(() => previewOf(game, pointing), [game, pointing]);
}
