import styles from './Licences.module.css';
import { LICENCES } from './licences.ts';

/** Whose work is in the game, and under which licence each part of it is. */
export function Licences() {
  return (
    <ul className={styles.list}>
      {LICENCES.map(({ of, licence, text }) => (
        <li key={of}>
          <details>
            <summary>
              {of} · {licence}
            </summary>
            <pre className={styles.text}>{text}</pre>
          </details>
        </li>
      ))}
    </ul>
  );
}
