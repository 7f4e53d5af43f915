import { EDITIONS, type EditionId, isSwitch, rulesetOf, rulingOptions, rulingsOf } from '../../editions/index.ts';
import type { LedgerId, RulingId } from '../../engine/index.ts';
import { editionWord, houseRule, ruleText, rulingOption, useTranslations } from '../../i18n/index.ts';
import { RuleTag } from '../../parts/RuleTag.tsx';
import { useGameStore } from '../../store/game.ts';
import styles from './EntryView.module.css';
import { Examples } from './Examples.tsx';
import type { Entry } from './entries.ts';
import { Related } from './Related.tsx';
import { RuleDrawing } from './RuleDrawing.tsx';

/** One entry: what it says in this edition, what else might be agreed on, what others say, and what to read beside it. */
export function EntryView({ entry, edition }: { entry: Entry; edition: EditionId }) {
  const t = useTranslations('ui.rulebook');
  return (
    <article className={styles.entry} aria-labelledby="rulebook-entry">
      <p className={styles.kind}>
        {t(`kinds.${entry.kind}`)} {entry.kind !== 'word' && <RuleTag rule={entry.id} plain />}
      </p>
      <h3 id="rulebook-entry">{entry.title}</h3>
      {entry.kind === 'word' && (
        <>
          {entry.also !== '' && <p className={styles.note}>{t('also', { names: entry.also })}</p>}
          <p className={styles.text}>{entry.text}</p>
        </>
      )}
      {entry.kind !== 'word' && knowsLevels(edition) && <RuleDrawing id={entry.id} />}
      {entry.kind === 'rule' && <RuleText id={entry.id} edition={edition} />}
      {entry.kind === 'ruling' && <RulingText id={entry.id} edition={edition} />}
      <Related entry={entry} edition={edition} />
      {entry.kind !== 'word' && <Examples id={entry.id} edition={edition} />}
    </article>
  );
}

const knowsLevels = (edition: EditionId): boolean => rulesetOf(edition).levels.inPlay;

function RuleText({ id, edition }: { id: LedgerId; edition: EditionId }) {
  const t = useTranslations();
  const start = useGameStore((s) => s.start);
  const text = ruleText(t, id, edition);
  const switched = start?.edition === edition && isSwitch(id) ? start.rules[id] : undefined;
  const elsewhere = EDITIONS.filter((each) => ruleText(t, id, each) !== text);
  return (
    <>
      {switched !== undefined && (
        <p className={styles.agreed}>
          {houseRule(t, id, switched)} <em>{t('ui.rulebook.agreed')}</em>
        </p>
      )}
      <p className={switched === undefined ? styles.text : styles.overruled}>{text}</p>
      {elsewhere.length > 0 && (
        <section>
          <h4>{t('ui.rulebook.elsewhere')}</h4>
          <dl className={styles.elsewhere}>
            {elsewhere.map((each) => (
              <div key={each}>
                <dt>{editionWord(t, 'short', each)}</dt>
                <dd>{ruleText(t, id, each)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

function RulingText({ id, edition }: { id: RulingId; edition: EditionId }) {
  const t = useTranslations();
  const start = useGameStore((s) => s.start);
  const arisesIn = EDITIONS.filter((each) => rulingsOf(each).includes(id));
  const options = rulingOptions(edition).get(id) ?? [];
  const agreed = start?.edition === edition ? (start.rulings[id] ?? 'a') : null;
  return (
    <>
      {!arisesIn.includes(edition) && (
        <p className={styles.note}>{t('ui.rulebook.notHere', { edition: editionWord(t, 'name', edition) })}</p>
      )}
      <p className={agreed === null || agreed === 'a' ? styles.text : styles.overruled}>{ruleText(t, id, edition)}</p>
      {id === 'R39' && <p className={styles.note}>{t('ui.rulebook.baseOption')}</p>}
      {typeof agreed === 'number' && (
        <p className={styles.agreed}>
          {rulingOption(t, id, agreed)} <em>{t('ui.rulebook.agreed')}</em>
        </p>
      )}
      {options.length > 0 && (
        <section>
          <h4>{t('ui.rulebook.options')}</h4>
          <ul className={styles.options}>
            {options.map((option) => (
              <li key={option} className={option === agreed ? styles.chosen : undefined}>
                <RuleTag rule={`${id}=${option}`} plain /> {rulingOption(t, id, option)}{' '}
                {option === agreed && <em>{t('ui.rulebook.agreed')}</em>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {arisesIn.length > 0 && (
        <p className={styles.note}>
          {t('ui.rulebook.arisesIn', { editions: arisesIn.map((each) => editionWord(t, 'short', each)).join(', ') })}
        </p>
      )}
    </>
  );
}
