import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { type History, nodeAt, remarked } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import styles from './LookingBack.module.css';

/** As long as a note of a file may be, in characters. */
const LONGEST_NOTE = 2000;

/** What somebody has written beside a step, and the way to write it. Nothing of the game changes. */
export function StepNote({ history, at }: { history: History; at: number }) {
  const t = useTranslations('ui.timeline.looking');
  const { write } = useGameStore.getState();
  const node = nodeAt(history, at);
  const [text, setText] = useState<string | null>(null);
  if (!node) return null; // nothing has been played yet that could be written about
  const note = node.remarks?.note ?? '';
  if (text === null) {
    return (
      <>
        {note !== '' && <blockquote className={styles.remark}>{note}</blockquote>}
        <div>
          <Button look="quiet" onClick={() => setText(note)}>
            {t(note === '' ? 'write' : 'change')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <form
      className={form.field}
      onSubmit={(event) => {
        event.preventDefault();
        const kept = text.trim();
        write((now) => remarked(now, at, { note: kept === '' ? null : kept }));
        setText(null);
      }}
    >
      <textarea
        aria-label={t('note')}
        rows={3}
        maxLength={LONGEST_NOTE}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that asked for it
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <Button submit>{t('keepNote')}</Button>
    </form>
  );
}
