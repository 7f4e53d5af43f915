import { GraduationCap } from 'lucide-react';
import { LESSONS, type LessonId } from '../../content/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './Lessons.module.css';
import { useBeginLesson } from './useBeginLesson.ts';

/** The guided first game, and the short lessons. `onBegin`: what stands in their way is to be put away. */
export function Lessons({ onBegin }: { onBegin?: () => void }) {
  const t = useTranslations('ui.lesson');
  const beginLesson = useBeginLesson();
  const [first, ...others] = LESSONS;
  const begin = (id: LessonId): void => {
    onBegin?.();
    beginLesson(id);
  };
  return (
    <section className={styles.lessons} aria-label={t('lessons')}>
      <Button onClick={() => begin(first.id)}>
        <GraduationCap size={18} aria-hidden="true" /> {t('showMe')}
      </Button>
      {others.map(({ id }) => (
        <Button key={id} look="quiet" onClick={() => begin(id)}>
          {t(`titles.${id}`)}
        </Button>
      ))}
    </section>
  );
}
