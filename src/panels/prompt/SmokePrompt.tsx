import type { Awaiting, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { useGameStore } from '../../store/game.ts';
import { point, pointAway } from '../../store/pointer.ts';
import { PreviewWords } from './PreviewWords.tsx';
import styles from './Prompt.module.css';
import { PromptFrame } from './PromptFrame.tsx';

interface SmokePromptProps {
  game: Game;
  awaiting: Extract<Awaiting, { kind: 'smoke' }>;
}

/** GREN-15: where the second screen is laid, on the table or upon the first one. */
export function SmokePrompt({ game, awaiting: { by, from, most } }: SmokePromptProps) {
  const t = useTranslations('ui.prompt.smoke');
  const send = useGameStore((s) => s.send);
  return (
    <PromptFrame game={game} by={by} title={t('title')}>
      <div className={styles.answers}>
        <span onPointerEnter={() => point(from, null)} onPointerLeave={pointAway}>
          <Button onClick={() => send({ type: 'smoke', at: from })}>{t('upon')}</Button>
        </span>
      </div>
      {/* below: its length follows the pointer, and must not move an answer from under it */}
      <PreviewWords game={game} hint={t('text', { most })} />
    </PromptFrame>
  );
}
