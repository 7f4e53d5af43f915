import { useSpeech } from '../../board/index.ts';
import { shownLength } from '../../engine/index.ts';
import { say, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import type { Draft } from '../../play/draft/draft.ts';
import { useEditing } from './editing.ts';
import { gameShown } from './editorHand.ts';
import type { Found } from './faults.ts';
import styles from './Position.module.css';

interface FaultsProps {
  draft: Draft;
  found: readonly Found[];
  /** Which of them has been asked for. */
  shown: number | null;
  onNext: () => void;
}

/** All that is wrong with the draft, by the numbers of the pins on the table, each with what would mend it. */
export function Faults({ draft, found, shown, onNext }: FaultsProps) {
  const t = useTranslations('ui.workshop');
  const board = useTranslations('board');
  const act = useEditing((s) => s.do);
  const said = useFaultWords(draft);
  return (
    <div className={styles.faults}>
      <div className={styles.head} data-wrong={found.length > 0 || undefined}>
        <h2 className={styles.title} aria-live="polite">
          {t('faults', { count: found.length })}
        </h2>
        {found.length > 1 && (
          <Button look="quiet" shortcut="n" onClick={onNext}>
            {t('nextFault')}
          </Button>
        )}
      </div>
      {found.length > 0 && (
        <ol className={styles.list}>
          {found.map((each, n) => (
            <li
              key={`${each.fault.path} ${each.fault.fault}`}
              className={styles.fault}
              data-shown={shown === n || undefined}
            >
              <span className={styles.pin}>{n + 1}</span>
              <span>{said(each)}</span>
              {each.mend && (
                <Button onClick={() => each.mend && act(each.mend.change)}>
                  {t(`mend.${each.mend.how}`, { length: board('length', { length: shownLength(each.mend.by ?? 0) }) })}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** A fault with the names of what it is about, not their ids. */
function useFaultWords(draft: Draft): (found: Found) => string {
  const t = useTranslations();
  const { names } = useSpeech(gameShown(draft));
  return ({ fault: { path, fault, data = {} }, about, side }) => {
    if (fault === 'fewer-entries' && side) return t('ui.workshop.nobody', { name: draft.setup.sides[side].name });
    const values = typeof data.id === 'string' ? { ...data, id: names.thing(data.id) } : data;
    const what = say(t, { key: `files.faults.${fault}`, values });
    const thing = about !== null ? names.thing(about) : side ? draft.setup.sides[side].name : path || t('files.whole');
    return t('ui.workshop.fault', { thing, fault: what });
  };
}
