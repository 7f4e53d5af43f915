import { useEffect, useRef } from 'react';
import { usePreview } from '../../board/index.ts';
import type { Game, Violation } from '../../engine/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { Refusal } from '../refusal/Refusal.tsx';
import { useRefusalLeaves } from './useRefusalLeaves.ts';

/** Why the last thing asked of the board is refused, made anew each time so that it is read out each time; brought into view where the decision has more to say than it has room. */
export function Notice({ game }: { game: Game }) {
  const notice = useUiStore((ui) => ui.notice);
  return notice && <Refused game={game} notice={notice} />;
}

function Refused({ game, notice }: { game: Game; notice: Violation }) {
  const refusals = useUiStore((ui) => ui.refusals);
  const refused = useUiStore((ui) => ui.refused);
  const ref = useRef<HTMLDivElement>(null);
  useRefusalLeaves(usePreview(game));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time anew
  useEffect(() => ref.current?.scrollIntoView?.({ block: 'nearest' }), [notice]);
  const command = refused?.game === game ? refused.command : null;
  return (
    <div ref={ref}>
      <Refusal key={refusals} game={game} violation={notice} command={command} alert />
    </div>
  );
}
