import { useTranslations } from '../../i18n/index.ts';
import { useUnanswered } from '../../store/unanswered.ts';
import styles from './Prompt.module.css';

/** What is pointed at could not be thought through, and that the game goes on; with what the browser says, for whoever looks for the fault. */
export function Unanswered() {
  const t = useTranslations('ui.prompt');
  const faults = useUnanswered((s) => s.faults);
  const [first] = faults;
  return (
    first && (
      <p className={styles.unanswered} role="alert">
        {t('unanswered')} <code>{first.message}</code>
      </p>
    )
  );
}
