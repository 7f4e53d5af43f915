import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { EDITIONS, isEdition } from '../../editions/index.ts';
import { editionWord, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import { useEdition } from '../../store/edition.ts';
import { type Place, useRulebook } from '../../store/rulebook.ts';
import { EditionPage } from '../editions/EditionPage.tsx';
import { LookUp } from './LookUp.tsx';
import styles from './Rulebook.module.css';

/** Entries to be looked up, and what is special about the edition. */
export function RulebookDialog({ place }: { place: Place }) {
  const t = useTranslations();
  const id = useId();
  const inUse = useEdition();
  const { places, edition: chosen, lookUp, readEdition, setEdition, goBack, close } = useRulebook();
  const edition = chosen ?? inUse;
  return (
    <Dialog title={t('ui.rulebook.title')} onClose={close} tall>
      <div className={styles.book}>
        <div className={styles.bar}>
          {(['look-up', 'edition'] as const).map((kind) => (
            <Button
              key={kind}
              pressed={place.kind === kind}
              onClick={() => {
                if (place.kind !== kind) (kind === 'edition' ? readEdition : lookUp)();
              }}
            >
              {t(`ui.rulebook.tabs.${kind}`)}
            </Button>
          ))}
          {places.length > 1 && (
            <Button look="quiet" onClick={goBack}>
              <ArrowLeft size={18} aria-hidden="true" /> {t('ui.rulebook.back')}
            </Button>
          )}
          <label className={styles.edition} htmlFor={id}>
            {t('ui.rulebook.edition')}
            <select
              id={id}
              className={form.control}
              value={edition}
              onChange={({ target }) => {
                if (isEdition(target.value)) setEdition(target.value);
              }}
            >
              {EDITIONS.map((each) => (
                <option key={each} value={each}>
                  {editionWord(t, 'name', each)}
                </option>
              ))}
            </select>
          </label>
        </div>
        {place.kind === 'edition' ? (
          <EditionPage key={edition} edition={edition} />
        ) : (
          <LookUp edition={edition} shown={place.entry} />
        )}
      </div>
    </Dialog>
  );
}
