import type { RulingId } from '../../engine/index.ts';
import { ruleTitle, rulingOption, useTranslations } from '../../i18n/index.ts';
import { useEdition } from '../../store/edition.ts';
import { useGameStore } from '../../store/game.ts';
import { RuleTag } from '../parts/Refusal.tsx';
import styles from './Log.module.css';

/** What these players have agreed on where the rules are silent, if it is not what the edition has. */
export function Agreed() {
  const t = useTranslations();
  const rulings = useGameStore((s) => s.start?.rulings);
  const edition = useEdition();
  const agreed = Object.entries(rulings ?? {}).filter(([, option]) => option !== 'a') as [RulingId, string | number][];
  if (agreed.length === 0) return null;
  return (
    <section>
      <h3 className={styles.turn}>{t('ui.log.agreed')}</h3>
      <ul>
        {agreed.map(([id, option]) => (
          <li key={id} className={styles.line}>
            <RuleTag rule={`${id}=${option}`} title={ruleTitle(t, id, edition)} /> {rulingOption(t, id, option)}
          </li>
        ))}
      </ul>
    </section>
  );
}
