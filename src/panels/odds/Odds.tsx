import type { Game, Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../../parts/hidden.module.css';
import { useWords } from '../useWords.ts';
import { type Asked, DUE } from './asked.ts';
import styles from './Odds.module.css';
import bar from './OddsBar.module.css';
import { OddsRows } from './OddsRows.tsx';
import { FATES } from './useTold.ts';

interface OddsProps {
  game: Game;
  of?: readonly Asked[] | undefined;
  /** Whose chances these are; those of everyone in danger if left out. */
  who?: Id | undefined;
}

/** The exact chances of what comes of a command, or of one and another, before it is given; or of what is due. */
export function Odds({ game, of = DUE, who }: OddsProps) {
  const t = useTranslations('ui.odds');
  const words = useWords(game);
  return (
    <div className={styles.odds}>
      <div className={styles.legend} aria-hidden="true">
        {FATES.map((fate) => (
          <span key={fate}>
            <span className={`${styles.sign} ${bar[fate]}`} /> {t(fate)}
          </span>
        ))}
      </div>
      <table aria-label={who === undefined ? t('title') : t('titleOf', { who: words.name(who) })}>
        <thead className={hidden.hidden}>
          <tr>
            <th scope="col">{t('case')}</th>
            {FATES.map((fate) => (
              <th key={fate} scope="col">
                {t(fate)}
              </th>
            ))}
          </tr>
        </thead>
        {of.map((asked) => (
          <OddsRows key={JSON.stringify(asked)} game={game} asked={asked} who={asked.who ?? who} />
        ))}
      </table>
    </div>
  );
}
