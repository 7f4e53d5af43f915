import { useId, useState } from 'react';
import type { Command } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { typedDice } from '../../play/dice.ts';
import styles from './DiceEntry.module.css';

interface DiceEntryProps {
  count: number;
  /** Whose die is which, where that matters. */
  order?: string | undefined;
  onRoll: (command: Command) => void;
}

/** Real dice, typed in by the players. */
export function DiceEntry({ count, order, onRoll }: DiceEntryProps) {
  const t = useTranslations('ui.dice');
  const id = useId();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const enter = () => {
    const typed = typedDice(text, count);
    setRefused(!typed.ok);
    if (typed.ok) onRoll(typed.command);
  };
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <label htmlFor={id}>{t('typed', { count })}</label>
      <input
        id={id}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        // biome-ignore lint/a11y/noAutofocus: the dice have been thrown, and typing them is all there is to do
        autoFocus
        aria-invalid={refused}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          setText(event.target.value);
          setRefused(false);
        }}
      />
      <Button submit look="primary">
        {t('enter')}
      </Button>
      <p id={`${id}-note`} className={refused ? styles.fault : styles.note} role={refused ? 'alert' : undefined}>
        {refused ? t('fault', { count }) : (order ?? t('hint'))}
      </p>
    </form>
  );
}
