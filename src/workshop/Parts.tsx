import { Button } from '../parts/Button.tsx';
import styles from './Parts.module.css';

interface PartsProps<Part extends string> {
  label: string;
  parts: readonly Part[];
  shown: Part;
  titleOf: (part: Part) => string;
  onShow: (part: Part) => void;
}

/** Which part of a room is seen, in a window that has no room for all of them. */
export function Parts<Part extends string>({ label, parts, shown, titleOf, onShow }: PartsProps<Part>) {
  return (
    <nav className={styles.parts} aria-label={label}>
      {parts.map((each) => (
        <Button key={each} look="onFrame" pressed={each === shown} onClick={() => onShow(each)}>
          {titleOf(each)}
        </Button>
      ))}
    </nav>
  );
}
