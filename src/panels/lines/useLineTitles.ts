import { useTranslations } from '../../i18n/index.ts';
import type { History } from '../../play/history.ts';
import { nameOf, partingOf } from '../../play/lines.ts';
import { useTellMoment } from '../timeline/useMomentWords.ts';

/** What lines are called in one row each: by the name that players have given them, else by what sets them apart. */
export function useLineTitles(history: History, tips: readonly number[]): readonly string[] {
  const t = useTranslations('ui.lines');
  const tell = useTellMoment();
  return tips.map((tip, i) => {
    const what = nameOf(history, tip) ?? tell(history, partingOf(history, tip) ?? tip).join(' ');
    return t('entry', { line: i + 1, what });
  });
}
