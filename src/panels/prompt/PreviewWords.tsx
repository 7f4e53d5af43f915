import { TriangleAlert } from 'lucide-react';
import { commandOf, describePreview, describeWay, usePlan, usePreview, useSpeech } from '../../board/index.ts';
import type { Game, Violation } from '../../engine/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { Refusal } from '../parts/Refusal.tsx';
import styles from './Prompt.module.css';

/** What would come of pointing there, in words, with what to beware of and why not; until something is, what to do. */
export function PreviewWords({ game, hint }: { game: Game; hint: string }) {
  const speech = useSpeech(game);
  const preview = usePreview(game);
  const plan = usePlan(game);
  const isAway = useUiStore((ui) => ui.pointer === null);
  const notice = useUiStore((ui) => (isAway ? ui.notice : null));
  const refused = useUiStore((ui) => ui.refused);
  const said = plan
    ? describeWay(plan, speech)
    : preview && preview.kind !== 'move' && preview.kind !== 'moveAndFire'
      ? describePreview(game, preview, speech)
      : null;
  const violation = violationOf(preview) ?? notice;
  // what follows the pointer cannot be clicked
  const asked = !isAway ? null : preview ? commandOf(game, preview) : refused?.game === game ? refused.command : null;
  return (
    <>
      {said ? (
        <p>
          <strong>{said.title}</strong>
          {said.lines.map((line) => ` · ${line}`).join('')}
        </p>
      ) : (
        <p className={styles.hint}>{hint}</p>
      )}
      {said?.warnings?.map((what) => (
        <p key={what} className={styles.warning}>
          <TriangleAlert aria-hidden="true" /> {what}
        </p>
      ))}
      {violation && <Refusal game={game} violation={violation} command={asked} />}
    </>
  );
}

function violationOf(preview: ReturnType<typeof usePreview>): Violation | null {
  if (!preview) return null;
  if (preview.kind === 'moveAndFire') return preview.move.violation;
  return 'violation' in preview ? preview.violation : null;
}
