import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './Prompt.module.css';

interface AnswerProps {
  label: string;
  /** In AT. */
  cost: number;
  /** What the dice will have to show, or how many there will be, after this answer. */
  effect: string;
  shortcut: string;
  look: 'primary' | 'plain';
  onClick: () => void;
}

/** One answer to a question that costs something either way: its price and what it leads to stand on the button. */
export function Answer({ label, cost, effect, shortcut, look, onClick }: AnswerProps) {
  const t = useTranslations('ui.prompt');
  return (
    <Button look={look} shortcut={shortcut} onClick={onClick}>
      <span className={styles.answer}>
        <span>
          {label} <span className={styles.cost}>{t('cost', { cost })}</span>
        </span>
        <span className={styles.effect}>{effect}</span>
      </span>
    </Button>
  );
}
