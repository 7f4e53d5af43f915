import { ChevronLeft, ChevronRight, History as Past, SkipForward } from 'lucide-react';
import { useEffect } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { gameAt, type History, lineTo } from '../../play/history.ts';
import { announce } from '../../store/announced.ts';
import { useGameStore } from '../../store/game.ts';
import { Notice } from '../prompt/Notice.tsx';
import styles from './LookingBack.module.css';
import { MomentButtons } from './MomentButtons.tsx';
import { PlayOnButton } from './PlayOnButton.tsx';
import { StepNote } from './StepNote.tsx';
import { useChapterWords, useMomentWords } from './useMomentWords.ts';
import { useStepping } from './useStepping.ts';

interface LookingBackProps {
  /** The game as it is shown. */
  game: Game;
  history: History;
  at: number;
}

/** Stands in the place of the decision while the table shows another moment: which one, and the ways from there. */
export function LookingBack({ game, history, at }: LookingBackProps) {
  const t = useTranslations('ui.timeline');
  const chapter = useChapterWords(history, at);
  const told = useMomentWords(history, at);
  const { lookAway } = useGameStore.getState();
  const { place, last, goTo } = useStepping(history);
  const isPast = lineTo(history).includes(at) || at < 0;
  const what = [chapter, ...told].join('. ');
  useEffect(() => {
    const isSaid = document.activeElement?.getAttribute('role') === 'slider'; // the strip says its moments itself
    if (!isSaid) announce('past', { what });
  }, [what]);
  return (
    <section className={styles.lookingBack} data-region="decision" tabIndex={-1} aria-label={t('looking.title')}>
      <h2 className={styles.title}>
        <Past size={20} aria-hidden="true" /> {t(isPast ? 'looking.title' : 'looking.ahead')}
      </h2>
      <div className={styles.steps}>
        <IconButton label={t('back')} refused={place === 0} onClick={() => goTo(place - 1)}>
          <ChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('forward')} refused={place === last} onClick={() => goTo(place + 1)}>
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.what} tabIndex={0}>
        <p className={styles.chapter}>{chapter}</p>
        {told.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <StepNote key={at} history={history} at={at} />
        <p className={styles.note}>{t('looking.text')}</p>
      </div>
      <div className={styles.ways}>
        <Notice game={game} />
        <Button look="primary" shortcut="Escape" onClick={lookAway}>
          <SkipForward size={18} aria-hidden="true" /> {t('looking.toNow')}
        </Button>
        <PlayOnButton from={at} />
        <MomentButtons history={history} at={at} withoutCopy={gameAt(history).state.outcome !== null} />
      </div>
    </section>
  );
}
