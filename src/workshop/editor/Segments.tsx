import { useId } from 'react';
import styles from './InHand.module.css';

interface SegmentsProps<T extends string> {
  legend: string;
  options: readonly (readonly [value: T, label: string])[];
  chosen: T;
  onChoose: (value: T) => void;
}

/** One of a few words side by side. */
export function Segments<T extends string>({ legend, options, chosen, onChoose }: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend>{legend}</legend>
      <div>
        {options.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
