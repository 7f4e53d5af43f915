import type { LessonId } from '../../content/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { beginLesson } from '../../store/lesson.ts';

/** Puts a lesson on the table, from its beginning. */
export function useBeginLesson(): (id: LessonId) => void {
  const t = useTranslations('ui.lesson');
  const names = useTranslations('ui.start.defaultNames');
  return (id) => beginLesson(id, { a: names('a'), b: names('b') }, t(`titles.${id}`));
}
