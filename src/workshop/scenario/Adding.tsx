import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import styles from './Scenarios.module.css';

interface AddingProps {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  onAdd: (value: string) => void;
}

/** One of many is chosen, and then added: arrows and letters go through a list, and each of them would add what it comes by. */
export function Adding({ label, options, onAdd }: AddingProps) {
  const [wanted, setWanted] = useState('');
  const chosen = options.some(([value]) => value === wanted) ? wanted : options[0]?.[0];
  return (
    <div className={styles.adding}>
      <select
        className={form.control}
        aria-label={label}
        value={chosen}
        onChange={({ target }) => setWanted(target.value)}
      >
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <Button onClick={() => chosen !== undefined && onAdd(chosen)}>
        <Plus size={18} aria-hidden="true" /> {label}
      </Button>
    </div>
  );
}
