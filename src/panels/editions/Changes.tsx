import type { EditionId } from '../../editions/index.ts';
import type { LedgerId } from '../../engine/index.ts';
import { editionWord, ruleText, ruleTitle, useTranslations } from '../../i18n/index.ts';
import { RuleTag } from '../../parts/RuleTag.tsx';
import styles from './EditionPage.module.css';

interface ChangesProps {
  edition: EditionId;
  compared: EditionId;
  ids: readonly LedgerId[];
}

/** Rule by rule, what two editions say. */
export function Changes({ edition, compared, ids }: ChangesProps) {
  const t = useTranslations();
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('ui.rulebook.page.rule')}</th>
          <th scope="col">{editionWord(t, 'short', edition)}</th>
          <th scope="col">{editionWord(t, 'short', compared)}</th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => (
          <tr key={id}>
            <th scope="row">
              {ruleTitle(t, id, edition)} <RuleTag rule={id} />
            </th>
            <td>{ruleText(t, id, edition)}</td>
            <td className={styles.note}>{ruleText(t, id, compared)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
