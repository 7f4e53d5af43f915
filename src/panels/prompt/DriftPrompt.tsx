import type { Awaiting, Game, Point } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { useGameStore } from '../../store/game.ts';
import { point, pointAway } from '../../store/pointer.ts';
import { useWords } from '../useWords.ts';
import { PreviewWords } from './PreviewWords.tsx';
import styles from './Prompt.module.css';
import { PromptFrame } from './PromptFrame.tsx';

interface DriftPromptProps {
  game: Game;
  awaiting: Extract<Awaiting, { kind: 'drift' }>;
}

const WAYS: Readonly<Record<'stay' | 'north' | 'east' | 'south' | 'west', Point>> = {
  stay: [0, 0],
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** GREN-6: the opponent moves the marker of a scattered grenade, on the table or by one of the buttons. */
export function DriftPrompt({ game, awaiting: { by, who, from, most, exactly } }: DriftPromptProps) {
  const t = useTranslations('ui.prompt.drift');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  return (
    <PromptFrame game={game} by={by} title={t('title', { who: words.name(who) })}>
      <div className={styles.answers}>
        {(Object.keys(WAYS) as (keyof typeof WAYS)[]).map((way) => {
          const [x, y] = WAYS[way];
          const to: Point = [from[0] + x * most, from[1] + y * most];
          return (
            <span key={way} onPointerEnter={() => point(to, null)} onPointerLeave={pointAway}>
              <Button onClick={() => send({ type: 'drift', to })}>{t(way, { most })}</Button>
            </span>
          );
        })}
      </div>
      {/* below: its length follows the pointer, and must not move an answer from under it */}
      <PreviewWords game={game} hint={t('text', { most, exactly: String(exactly) })} />
    </PromptFrame>
  );
}
