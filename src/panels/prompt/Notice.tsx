import type { Game } from '../../engine/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { Refusal } from '../parts/Refusal.tsx';

/** Why the last thing asked of the board is refused. */
export function Notice({ game }: { game: Game }) {
  const notice = useUiStore((ui) => ui.notice);
  const refused = useUiStore((ui) => ui.refused);
  const command = refused?.game === game ? refused.command : null;
  return notice && <Refusal game={game} violation={notice} command={command} alert />;
}
