import { useId, useState } from 'react';
import form from '../../parts/form.module.css';
import { typedWhole } from '../../parts/typedNumber.ts';
import styles from './NumberField.module.css';

interface NumberFieldProps {
  label: string;
  /** NaN: what has been typed is none. */
  value: number;
  /** Said under the field; left out if all is well. */
  fault?: string | undefined;
  onChange: (value: number) => void;
  /** The label after the field, for one that belongs to the line above. */
  beside?: boolean;
}

/** A whole number to type. What is no number stays in the field until it is one, or the value comes from elsewhere. */
export function NumberField({ label, value, fault, onChange, beside = false }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  const isTyped = Object.is(typedWhole(typed), value);
  return (
    <div>
      <label className={`${form.field} ${form.number} ${beside ? styles.beside : ''}`} htmlFor={id}>
        {label}
        <input
          id={id}
          inputMode="numeric"
          value={isTyped ? typed : String(value)}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(typedWhole(event.target.value));
          }}
        />
      </label>
      {fault !== undefined && (
        <p id={`${id}-fault`} className={form.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
