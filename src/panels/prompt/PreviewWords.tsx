import { TriangleAlert } from 'lucide-react';
import {
  type Description,
  describePreview,
  describeWay,
  type Plan,
  previewOfPlan,
  usePreview,
  useSpeech,
} from '../../board/index.ts';
import type { Game } from '../../engine/index.ts';
import { commandOf, type Preview } from '../../pointing/index.ts';
import { usePointerStore } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { Refusal } from '../refusal/Refusal.tsx';
import styles from './Prompt.module.css';
import { useRefusalLeaves, violationOf } from './useRefusalLeaves.ts';

/** What would come of pointing there, in words, with what to beware of and why not; until something is, what to do. */
export function PreviewWords({ game, hint }: { game: Game; hint: string }) {
  const speech = useSpeech(game);
  const preview = usePreview(game);
  const isOfWay = preview === null || preview.kind === 'move' || preview.kind === 'moveAndFire';
  const said = isOfWay ? null : describePreview(game, preview, speech);
  return <Words game={game} preview={preview} said={said} hint={hint} />;
}

/** The same of a way. */
export function WayWords({ game, plan, hint }: { game: Game; plan: Plan | null; hint: string }) {
  const speech = useSpeech(game);
  const said = plan && describeWay(plan, speech);
  return <Words game={game} preview={plan && previewOfPlan(plan)} said={said} hint={hint} />;
}

interface WordsProps {
  game: Game;
  preview: Preview | null;
  said: Description | null;
  hint: string;
}

function Words({ game, preview, said, hint }: WordsProps) {
  useRefusalLeaves(preview);
  const isAway = usePointerStore((at) => at.pointer === null);
  const byKeys = useUiStore((ui) => ui.cursor);
  const notice = useUiStore((ui) => (isAway || byKeys ? ui.notice : null));
  const refusals = useUiStore((ui) => ui.refusals);
  const refused = useUiStore((ui) => ui.refused);
  const pointed = preview && violationOf(preview);
  const violation = byKeys ? (notice ?? pointed) : (pointed ?? notice);
  const isAlert = byKeys && notice !== null; // a key's cursor rests where it is: what it is told must be read out
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
      {violation && (
        <Refusal key={isAlert ? refusals : 0} game={game} violation={violation} command={asked} alert={isAlert} />
      )}
    </>
  );
}
