import { useId } from 'react';
import form from '../../parts/form.module.css';

interface ChoicesProps<T extends string> {
  legend: string;
  options: readonly (readonly [value: T, label: string])[];
  chosen: T;
  onChoose: (value: T) => void;
}

/** One of a few, as radio buttons. */
export function Choices<T extends string>({ legend, options, chosen, onChoose }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={form.legend}>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value} className={form.radio}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
