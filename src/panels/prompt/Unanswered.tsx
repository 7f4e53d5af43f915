import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useStillUnanswered } from '../../store/unanswered.ts';
import styles from './Prompt.module.css';

/** What is pointed at could not be thought through, and that the game goes on; with what the browser says, for whoever looks for the fault. */
export function Unanswered({ game }: { game: Game }) {
  const t = useTranslations('ui.prompt');
  const [first] = useStillUnanswered(game);
  return (
    first && (
      <p className={styles.unanswered} role="alert">
        {t('unanswered')} <code>{first.message}</code>
      </p>
    )
  );
}
