import { useMemo } from 'react';
import { createStore } from 'zustand';
import { type BoardHolding, type BoardShows, describePreview, useSpeech } from '../../board/index.ts';
import { type Game, isStanding } from '../../engine/index.ts';
import { previewOf } from '../../pointing/index.ts';
import { useUiStore } from '../../store/ui.ts';

/** A line of sight or a length that is held on the table. */
interface HeldLine {
  /** The hand that holds it there. */
  readonly hand: BoardShows['hand'];
  readonly words: string;
}

/** What the sight tool or the tape measure holds from one place to another, as far as it is there at that moment. */
export function useHeldLine(game: Game): HeldLine | null {
  const tool = useUiStore((ui) => ui.tool);
  const speech = useSpeech(game);
  return useMemo(() => {
    if ((tool.kind !== 'sight' && tool.kind !== 'measure') || !tool.from || !tool.to) return null;
    if ([tool.from, tool.to].some(({ who }) => who !== null && !isStanding(game, who))) return null;
    const preview = previewOf(game, { tool, selected: null, pointer: null, hovered: null, level: tool.to.level ?? 0 });
    if (preview?.kind !== 'sight' && preview?.kind !== 'measure') return null;
    const { title, lines, refused } = describePreview(game, preview, speech);
    return {
      hand: createStore<BoardHolding>(() => ({ tool, selected: null, cursor: false })),
      words: [title, ...lines, ...(refused ? [refused] : [])].join(' · '),
    };
  }, [game, tool, speech]);
}
