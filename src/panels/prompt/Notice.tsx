import { useEffect, useRef } from 'react';
import type { Game } from '../../engine/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { Refusal } from '../refusal/Refusal.tsx';

/** Why the last thing asked of the board is refused, made anew each time so that it is read out each time; brought into view where the decision has more to say than it has room. */
export function Notice({ game }: { game: Game }) {
  const notice = useUiStore((ui) => ui.notice);
  const refusals = useUiStore((ui) => ui.refusals);
  const refused = useUiStore((ui) => ui.refused);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [notice]);
  if (!notice) return null;
  const command = refused?.game === game ? refused.command : null;
  return (
    <div ref={ref}>
      <Refusal key={refusals} game={game} violation={notice} command={command} alert />
    </div>
  );
}
