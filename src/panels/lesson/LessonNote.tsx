import { GraduationCap } from 'lucide-react';
import { LESSONS } from '../../content/index.ts';
import { awaiting, type Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import hidden from '../../parts/hidden.module.css';
import { type Due, lessonOf } from '../../play/lesson.ts';
import { useGameStore } from '../../store/game.ts';
import { doIt, useLessonDue } from '../../store/lesson.ts';
import { Notice } from '../prompt/Notice.tsx';
import styles from './LessonNote.module.css';
import { useBeginLesson } from './useBeginLesson.ts';
import { useLessonThing, useLessonWords } from './useLessonWords.ts';

/** What a lesson asks for now, said beside the decision; and once it is done, where to go on. */
export function LessonNote({ game }: { game: Game }) {
  const lesson = useGameStore((s) => lessonOf(s.start));
  const due = useLessonDue();
  if (!lesson) return null;
  return due ? <Step game={game} due={due} id={lesson.id} /> : <LessonDone id={lesson.id} />;
}

function Step({ game, due, id }: { game: Game; due: Due; id: string }) {
  const t = useTranslations('ui.lesson');
  const says = useLessonWords(game, due);
  const isOnBoard = useLessonThing(game, due) !== null;
  const { say } = due.step;
  return (
    <section className={styles.lesson} aria-label={t(`titles.${id}` as 'titles.firstGame')}>
      <p className={styles.head}>
        <GraduationCap size={16} aria-hidden="true" /> <strong>{t(`titles.${id}` as 'titles.firstGame')}</strong>
        <span>{t('step', { n: Math.min(due.done + 1, due.of), of: due.of })}</span>
      </p>
      <p className={isOnBoard ? hidden.hidden : styles.says} role="status">
        {says}
      </p>
      {isAnswer(game) && <Notice game={game} />}
      <div className={styles.buttons}>
        {say !== undefined && <Button onClick={doIt}>{t('doIt')}</Button>}
        <Button look="quiet" onClick={useGameStore.getState().leave}>
          {t('leave')}
        </Button>
      </div>
    </section>
  );
}

/** Questions whose answers are never refused but in a lesson, and which have no place to say so. */
function isAnswer(game: Game): boolean {
  const question = awaiting(game);
  return question.kind === 'choose' && ['aim', 'takeCover'].includes(question.about.what);
}

/** A lesson is over: the next one, or back to the start page. */
export function LessonDone({ id }: { id: string }) {
  const t = useTranslations('ui.lesson');
  const beginLesson = useBeginLesson();
  const next = LESSONS[LESSONS.findIndex((lesson) => lesson.id === id) + 1];
  return (
    <section className={styles.lesson} aria-label={t(`titles.${id}` as 'titles.firstGame')}>
      <p className={styles.says} role="status">
        {t('done')}
      </p>
      <div className={styles.buttons}>
        {next && (
          <Button look="primary" onClick={() => beginLesson(next.id)}>
            {t('next', { title: t(`titles.${next.id}`) })}
          </Button>
        )}
        <Button onClick={useGameStore.getState().leave}>{t('toStart')}</Button>
      </div>
    </section>
  );
}
