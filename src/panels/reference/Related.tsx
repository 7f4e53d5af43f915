import { type EditionId, rulingsOf } from '../../editions/index.ts';
import { relatedTo } from '../../editions/register/related.ts';
import { WORD_RULES } from '../../editions/register/words.ts';
import type { RuleId } from '../../engine/index.ts';
import { type Messages, ruleTitle, useTranslations } from '../../i18n/index.ts';
import { RuleTag } from '../../parts/RuleTag.tsx';
import styles from './EntryView.module.css';
import type { Entry } from './entries.ts';

const rulesOfWord: Readonly<Record<keyof Messages['glossary'], readonly RuleId[]>> = WORD_RULES;

/** What to read beside an entry; rulings as far as the edition has their question. */
export function Related({ entry, edition }: { entry: Entry; edition: EditionId }) {
  const t = useTranslations();
  const related = entry.kind === 'word' ? rulesOfWord[entry.id] : relatedTo(entry.id);
  const arising: readonly string[] = rulingsOf(edition);
  const there = related.filter((id) => !id.startsWith('R') || id.startsWith('REIN') || arising.includes(id));
  if (there.length === 0) return null;
  return (
    <section>
      <h4>{t(entry.kind === 'word' ? 'ui.rulebook.word' : 'ui.rulebook.related')}</h4>
      <ul className={styles.related}>
        {there.map((id) => (
          <li key={id}>
            <RuleTag rule={id} /> {ruleTitle(t, id, edition)}
          </li>
        ))}
      </ul>
    </section>
  );
}
