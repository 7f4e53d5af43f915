import { EDITIONS, type EditionId } from '../../editions/index.ts';
import { editionWord, useTranslations } from '../../i18n/index.ts';
import { Changes } from './Changes.tsx';
import { changesOf } from './changesOf.ts';
import styles from './EditionPage.module.css';
import { Gaps, OtherRulings } from './Rulings.tsx';

const [COMPARED] = EDITIONS;

/** What is special about an edition: where its text comes from, what it changes, and what it leaves to us. */
export function EditionPage({ edition }: { edition: EditionId }) {
  const t = useTranslations();
  const { changed, otherwise } = changesOf(t, edition);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <article className={styles.page} tabIndex={0} aria-labelledby="edition-title">
      <header className={styles.head}>
        <h3 id="edition-title">{editionWord(t, 'name', edition)}</h3>
        <p>{editionWord(t, 'about', edition)}</p>
        <p className={styles.note}>
          {t('ui.rulebook.page.source', { source: editionWord(t, 'source', edition) })}{' '}
          {t('ui.rulebook.page.unofficial')}
        </p>
      </header>
      {edition === COMPARED ? (
        <p>{t('ui.rulebook.page.noChanges')}</p>
      ) : (
        <section>
          <h4>{t('ui.rulebook.page.changes', { edition: editionWord(t, 'name', COMPARED) })}</h4>
          <Changes edition={edition} compared={COMPARED} ids={changed} />
          {otherwise.length > 0 && (
            <details className={styles.more}>
              <summary>{t('ui.rulebook.page.otherwise', { count: otherwise.length })}</summary>
              <Changes edition={edition} compared={COMPARED} ids={otherwise} />
            </details>
          )}
        </section>
      )}
      <Gaps edition={edition} />
      <OtherRulings edition={edition} />
    </article>
  );
}
