import { useId } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import form from '../../parts/form.module.css';
import styles from './BidField.module.css';

interface BidFieldProps {
  label: string;
  text: string;
  most: number;
  /** What was typed is no bid: it is said why. */
  refused: boolean;
  masked?: boolean;
  /** The field that has the focus when its dialog opens. */
  first?: boolean;
  onType: (text: string) => void;
}

/** React keeps the attribute to itself, and showModal asks for it. */
const asFirst = (field: HTMLInputElement | null): void => field?.setAttribute('autofocus', '');

/** Where a bid is typed, in figures alone. Not a password to the browser, which would offer to keep it. */
export function BidField({ label, text, most, refused, masked = false, first = false, onType }: BidFieldProps) {
  const t = useTranslations('ui.prompt.bids');
  const id = useId();
  return (
    <div className={`${form.field} ${form.number}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={first ? asFirst : null}
        className={`${styles.bid} ${masked ? styles.masked : ''}`}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={refused}
        aria-describedby={refused ? `${id}-fault` : undefined}
        onChange={({ target: { value } }) => /^\d*$/.test(value) && onType(value)}
      />
      {refused && (
        <p id={`${id}-fault`} className={form.fault} role="alert">
          {t('fault', { most })}
        </p>
      )}
    </div>
  );
}
