import { type EditionId, rulingOptions } from '../../editions/index.ts';
import type { RulingId } from '../../engine/index.ts';
import { gapsOf, ruleText, ruleTitle, rulingOption, useTranslations } from '../../i18n/index.ts';
import { RuleTag } from '../../parts/RuleTag.tsx';
import styles from './EditionPage.module.css';

/** What the text of an edition leaves open or says twice over, and how we settle it. */
export function Gaps({ edition }: { edition: EditionId }) {
  const t = useTranslations();
  return (
    <section aria-labelledby="edition-gaps">
      <h4 id="edition-gaps">{t('ui.rulebook.page.gaps')}</h4>
      <p className={styles.note}>{t('ui.rulebook.page.gapsNote')}</p>
      <ul className={styles.rulings}>
        {gapsOf(t, edition).map(([id, gap]) => (
          <li key={id}>
            <p>
              {gap} <RuleTag rule={id} />
            </p>
            <Answers edition={edition} id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rest of what the players may settle in their own way. */
export function OtherRulings({ edition }: { edition: EditionId }) {
  const t = useTranslations();
  const told = gapsOf(t, edition).map(([id]) => id);
  const ids = [...rulingOptions(edition).keys()].filter((id) => !told.includes(id));
  return (
    <details className={styles.more}>
      <summary>{t('ui.rulebook.page.rulings', { count: ids.length })}</summary>
      <p className={styles.note}>{t('ui.rulebook.page.rulingsNote')}</p>
      <ul className={styles.rulings}>
        {ids.map((id) => (
          <li key={id}>
            <p>
              <strong>{ruleTitle(t, id, edition)}</strong> <RuleTag rule={id} />
            </p>
            <Answers edition={edition} id={id} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Our answer, then the others that may be agreed on. */
function Answers({ edition, id }: { edition: EditionId; id: RulingId }) {
  const t = useTranslations();
  return (
    <>
      <p className={styles.answer}>
        <strong>{t('ui.rulebook.page.answer')}</strong> {ruleText(t, id, edition)}
      </p>
      {(rulingOptions(edition).get(id) ?? []).map((option) => (
        <p key={option} className={styles.option}>
          {t('ui.rulebook.page.or')} {rulingOption(t, id, option)} <RuleTag rule={`${id}=${option}`} plain />
        </p>
      ))}
    </>
  );
}
