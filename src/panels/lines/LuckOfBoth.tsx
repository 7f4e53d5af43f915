import { useTranslations } from '../../i18n/index.ts';
import type { Aligned } from '../../play/difference.ts';
import type { History } from '../../play/history.ts';
import { Luck } from '../luck/Luck.tsx';
import styles from './TwoLines.module.css';

/** How kind the dice were to each side on either line since they part, to their ends. */
export function LuckOfBoth({ history, lines }: { history: History; lines: Aligned }) {
  const t = useTranslations('ui.lines');
  return (
    <section className={styles.luck} aria-label={t('luck.title')}>
      <h3>{t('luck.title')}</h3>
      {(['a', 'b'] as const).map((which) => (
        <div key={which} className={styles.ofOne}>
          <b className={`${styles.letter} ${styles[which]}`}>{t(`letter.${which}`)}</b>
          <Luck history={history} nodes={lines[which]} />
        </div>
      ))}
    </section>
  );
}
