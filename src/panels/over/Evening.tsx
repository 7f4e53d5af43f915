import { useTranslations } from '../../i18n/index.ts';
import { scoreOf, useEvening } from '../../store/evening.ts';
import styles from './Evening.module.css';

/** How many games each of the two has won this evening. */
export function Evening() {
  const t = useTranslations('ui.victory');
  const { wins, draws } = scoreOf(useEvening((s) => s.results));
  if (wins.length === 0) return null; // a game that was over when it was opened
  return (
    <div className={styles.evening}>
      <h3>{t('evening')}</h3>
      <ul>
        {wins.map(([name, count]) => (
          <li key={name}>
            {name}: {t('games', { wins: count })}
          </li>
        ))}
        {draws > 0 && <li>{t('draws', { draws })}</li>}
      </ul>
    </div>
  );
}
