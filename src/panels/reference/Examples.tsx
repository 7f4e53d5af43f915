import { useEffect, useState } from 'react';
import type { EditionId } from '../../editions/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { type ListedCase, useCases } from '../../store/cases.ts';
import { fetched } from '../../store/fetched.ts';
import { useRulebook } from '../../store/rulebook.ts';
import { useCaseTitles } from '../cases/useCaseTitles.ts';
import styles from './EntryView.module.css';

/** The cases of a rule or a ruling, as an edition has it: each opens on the board. They are fetched when one is looked up. */
export function Examples({ id, edition }: { id: string; edition: EditionId }) {
  const t = useTranslations('ui.caseRoom');
  const titleOf = useCaseTitles();
  const [cases, setCases] = useState<readonly ListedCase[]>([]);
  useEffect(() => {
    let isWanted = true;
    fetched(() => import('../../store/exampleCases.ts')).then(
      ({ examplesOf }) => isWanted && setCases(examplesOf(id, edition)),
      () => {}, // the entry is as good without
    );
    return () => {
      isWanted = false;
    };
  }, [id, edition]);
  if (cases.length === 0) return null;
  return (
    <section>
      <h4>{t('examples')}</h4>
      <ul className={styles.related}>
        {cases.map(({ name, title }) => (
          <li key={name}>
            <Button look="quiet" onClick={() => showCases(id, name)}>
              {titleOf(title)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All there are, from the contents of the book. */
export function AllCases() {
  const t = useTranslations('ui.caseRoom');
  return (
    <div className={form.buttons}>
      <Button onClick={() => showCases(null, null)}>{t('open')}</Button>
    </div>
  );
}

/** They take the book's place. */
function showCases(about: string | null, name: string | null): void {
  useRulebook.getState().close();
  useCases.getState().show(about, name);
}
