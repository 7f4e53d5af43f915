import { ChartSpline, LayoutGrid, Save, Share2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { StillBoard } from '../../board/index.ts';
import type { Game, Outcome } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import hidden from '../../parts/hidden.module.css';
import { onDemand } from '../../parts/onDemand.tsx';
import type { History } from '../../play/history.ts';
import { lessonOf } from '../../play/lesson.ts';
import { statisticsOf } from '../../play/statistics.ts';
import { fetched } from '../../store/fetched.ts';
import { useGameStore } from '../../store/game.ts';
import { useLessMotion } from '../../store/preferred.ts';
import { quickRematch } from '../../store/settingUp.ts';
import { useSharing } from '../../store/sharing.ts';
import { LessonDone } from '../lesson/LessonNote.tsx';
import { Latest } from '../log/Latest.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { Decided } from './Decided.tsx';
import styles from './Ending.module.css';
import { Evening } from './Evening.tsx';
import { LossChart } from './LossChart.tsx';
import { useResultWords } from './resultWords.ts';
import { Tallies } from './Tallies.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { Verdict } from './Verdict.tsx';

const ReviewDialog = onDemand(async () => (await fetched(() => import('../review/ReviewDialog.tsx'))).ReviewDialog);

interface EndingProps {
  game: Game;
  outcome: Outcome;
  history: History;
  /** To the table as it was left. */
  onLook: () => void;
}

/** The page after a game: who won and why, who decided it, how it went, what to play next, and the way to its review. */
export function Ending({ game, outcome, history, onLook }: EndingProps) {
  const t = useTranslations('ui.victory');
  const tReview = useTranslations('ui.opponent.review');
  const share = useTranslations('ui.share');
  const name = useTranslations('ui.start')('name');
  const { rematch, leave, saveToFile } = useGameStore.getState();
  const atOnce = useLessMotion();
  const statistics = useMemo(() => statisticsOf(history), [history]);
  const lesson = useGameStore((s) => lessonOf(s.start));
  const words = useResultWords(game, outcome, history);
  const [isReviewing, setReviewing] = useState(false);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => takeFocus(ref.current), []);
  return (
    <main className={styles.page}>
      <h1 className={hidden.hidden}>{name}</h1>
      <section ref={ref} className={styles.sheet} tabIndex={-1} data-region="result" aria-labelledby="result-title">
        <Verdict game={game} outcome={outcome} words={words} />
        {statistics.decided && <Decided game={game} by={statistics.decided} words={words} />}
        <LossChart game={game} history={history} statistics={statistics} />
        {lesson && <LessonDone id={lesson.id} />}
        <div className={styles.next}>
          <Button look="primary" onClick={() => void quickRematch('again', atOnce)}>
            {t('again')}
          </Button>
          <Button onClick={() => void quickRematch('swapped', atOnce)}>{t('swapped')}</Button>
          <Button onClick={() => rematch('again')}>{t('byRules')}</Button>
          <Button onClick={() => setReviewing(true)}>
            <ChartSpline size={18} aria-hidden="true" /> {tReview('open')}
          </Button>
        </div>
        <div className={styles.foot}>
          <Evening />
          <Button look="quiet" onClick={leave}>
            <LayoutGrid size={18} aria-hidden="true" /> {t('another')}
          </Button>
          <Button look="quiet" onClick={saveToFile}>
            <Save size={18} aria-hidden="true" /> {t('save')}
          </Button>
          <Button look="quiet" onClick={() => useSharing.getState().share({ of: 'game' })}>
            <Share2 size={18} aria-hidden="true" /> {share('open')}
          </Button>
        </div>
      </section>
      <div className={styles.table}>
        <div className={styles.board} inert>
          <StillBoard />
        </div>
        <Button onClick={onLook}>{t('look')}</Button>
      </div>
      <TurningPoints game={game} falls={statistics.falls} />
      <Tallies game={game} statistics={statistics} words={words} />
      <div className={styles.strip}>
        <Timeline history={history} />
      </div>
      <Latest game={game} />
      {isReviewing && <ReviewDialog game={game} history={history} onClose={() => setReviewing(false)} />}
    </main>
  );
}

/** From where the last decision was taken, which nothing more comes of; from nothing that somebody has turned to since. */
function takeFocus(result: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLeft = activeElement === null || activeElement === body || activeElement.closest(PLAYED_FROM) !== null;
  if (isLeft) result?.focus({ preventScroll: true });
}

const PLAYED_FROM = '[data-region="decision"], [role="application"]';
