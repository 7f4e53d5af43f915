import { type KeyboardEvent, useId, useState } from 'react';
import { useLocale } from '../i18n/index.ts';
import { typedNumber, written } from '../parts/typedNumber.ts';
import styles from './Field.module.css';

interface FieldProps {
  label: string;
  value: number;
  onKeep: (value: number) => void;
  unit?: string;
  least?: number;
  most?: number;
  /** Whole numbers only: its arrows step by 1. */
  whole?: boolean;
}

/**
 * A number that is kept when Enter is pressed or the field left, and given back by Escape. Arrows step it by 0.1, with Shift by 1. What
 * is none, or out of bounds, is not kept.
 */
export function Field({ label, value, onKeep, unit, least = -1000, most = 1000, whole = false }: FieldProps) {
  const id = useId();
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const number = typed === null ? value : typedNumber(typed);
  const isWrong = Number.isNaN(number) || number < least || number > most || (whole && !Number.isInteger(number));
  const keep = (): void => {
    if (typed !== null && !isWrong && number !== value) onKeep(number);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const up = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') keep();
    else if (event.key === 'Escape') setTyped(null);
    else if (up !== undefined) {
      const step = whole || event.shiftKey ? 1 : 0.1;
      const next = Math.round(((Number.isNaN(number) ? value : number) + up * step) * 100) / 100;
      setTyped(null);
      if (next >= least && next <= most) onKeep(next);
      event.preventDefault();
    } else return;
    event.stopPropagation();
  };
  return (
    <label className={styles.field} htmlFor={id}>
      <span>{label}</span>
      <span className={styles.box}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? written(value, locale)}
          aria-invalid={isWrong || undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={keep}
          onKeyDown={onKeyDown}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
    </label>
  );
}
