import { isSwitch } from '../../editions/index.ts';
import type { RulingId } from '../../engine/index.ts';
import { houseRule, ruleTitle, rulingOption, useTranslations } from '../../i18n/index.ts';
import { RuleTag } from '../../parts/RuleTag.tsx';
import { useEdition } from '../../store/edition.ts';
import { useGameStore } from '../../store/game.ts';
import styles from './Log.module.css';

/** What these players have agreed on that is not what the edition has: house rules, and rulings where it is silent. */
export function Agreed() {
  const t = useTranslations();
  const rulings = useGameStore((s) => s.start?.rulings);
  const rules = useGameStore((s) => s.start?.rules);
  const edition = useEdition();
  const switched = Object.entries(rules ?? {}).flatMap(([id, value]) => (isSwitch(id) ? [[id, value] as const] : []));
  const agreed = Object.entries(rulings ?? {}).filter(([, option]) => option !== 'a') as [RulingId, string | number][];
  if (switched.length + agreed.length === 0) return null;
  return (
    <section>
      <h3 className={styles.turn}>{t('ui.log.agreed')}</h3>
      <ul>
        {switched.map(([id, value]) => (
          <li key={id} className={`${styles.line} ${styles.agreed}`}>
            <RuleTag rule={`${id}=${value}`} title={ruleTitle(t, id, edition)} /> {houseRule(t, id, value)}
          </li>
        ))}
        {agreed.map(([id, option]) => (
          <li key={id} className={`${styles.line} ${styles.agreed}`}>
            <RuleTag rule={`${id}=${option}`} title={ruleTitle(t, id, edition)} /> {rulingOption(t, id, option)}
          </li>
        ))}
      </ul>
    </section>
  );
}
