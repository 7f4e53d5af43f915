import { useId, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { typedFaces } from '../../play/dice.ts';
import type { History } from '../../play/history.ts';
import { lyingReady, MOST_NEXT_DICE } from '../../play/nextDice.ts';
import { useNextDice } from '../../store/nextDice.ts';

/** Dice that are laid ready for the rolls to come. `due`: how many the roll needs that is due, or 0. */
export function NextDice({ history, due }: { history: History; due: number }) {
  const t = useTranslations('ui.outcomes.next');
  const id = useId();
  const ready = useNextDice((s) => lyingReady(s.dice, history).join(' '));
  const lay = useNextDice((s) => s.lay);
  const [text, setText] = useState(ready);
  const [isRefused, setRefused] = useState(false);
  const count = ready === '' ? 0 : ready.split(' ').length;
  const enter = () => {
    const faces = typedFaces(text);
    setRefused(!faces || faces.length > MOST_NEXT_DICE);
    if (faces && faces.length <= MOST_NEXT_DICE) lay(faces);
  };
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <div className={form.row}>
        <label className={form.field} htmlFor={id}>
          {t('label')}
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            aria-invalid={isRefused}
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              setText(event.target.value);
              setRefused(false);
            }}
          />
        </label>
        <Button submit>{t('lay')}</Button>
      </div>
      {isRefused ? (
        <p id={`${id}-note`} className={form.fault} role="alert">
          {t('fault', { most: MOST_NEXT_DICE })}
        </p>
      ) : (
        <p id={`${id}-note`} className={form.hint} role="status">
          {count === 0 ? t('none') : t(count < due ? 'short' : 'ready', { count, dice: ready, due })}
        </p>
      )}
    </form>
  );
}
