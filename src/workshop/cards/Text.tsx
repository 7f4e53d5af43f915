import { useState } from 'react';
import { LONGEST_NAME } from '../../play/library.ts';
import styles from './Cards.module.css';

interface TextProps {
  label: string;
  value: string;
  onKeep: (value: string) => void;
}

/** Kept by Enter or when it is left, given back by Escape. */
export function Text({ label, value, onKeep }: TextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const keep = (): void => {
    const next = typed?.trim() ?? '';
    if (next !== '' && next !== value) onKeep(next);
    setTyped(null);
  };
  return (
    <label className={styles.text}>
      <span>{label}</span>
      <input
        value={typed ?? value}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
    </label>
  );
}
