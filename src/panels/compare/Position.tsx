import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Column } from '../../play/compare/compare.ts';
import { useWords } from '../useWords.ts';
import { Because } from './Because.tsx';
import styles from './Comparing.module.css';

/** In the place of all answers: why this edition cannot have the position. */
export function Cannot({ column: { of, cannot }, rows }: { column: Column; rows: number }) {
  const t = useTranslations('ui.compare');
  if (!cannot || of === 'own') return null;
  return (
    <td className={styles.cannot} rowSpan={rows}>
      <p>{t(`cannot.${cannot.what}`)}</p>
      <Because because={cannot.because} edition={of} />
    </td>
  );
}

/** What of the position means nothing in this edition. */
export function Without({ game, column: { of, without } }: { game: Game; column: Column }) {
  const t = useTranslations('ui.compare');
  const words = useWords(game);
  if (of === 'own') return null;
  return without.map(({ what, who, because }) => (
    <div key={what} className={styles.without}>
      {t(`without.${what}`, { who: who.map(words.name).join(', ') })}
      <Because because={[because]} edition={of} />
    </div>
  ));
}
