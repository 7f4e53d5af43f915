import { useTranslations } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import form from '../parts/form.module.css';
import { NotTaken } from '../parts/NotTaken.tsx';
import { useGameStore } from '../store/game.ts';
import styles from './start/StartPage.module.css';

interface FailureProps {
  error: Error;
  again: () => void;
  /** How often it could not be drawn: after the first time trying again means the whole page. */
  times: number;
}

/** Shown instead of a page that could not be drawn: the game itself is safe, and can be saved from here. */
export function Failure({ error, again, times }: FailureProps) {
  const t = useTranslations('ui.failure');
  const hasGame = useGameStore((s) => s.history !== null);
  const { saveToFile, leave } = useGameStore.getState();
  return (
    <main className={styles.page}>
      <div className={styles.sheet} role="alert">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <div className={form.buttons}>
          {hasGame && (
            <Button look="primary" onClick={saveToFile}>
              {t('save')}
            </Button>
          )}
          {times > 1 ? (
            <Button onClick={() => location.reload()}>{t('anew')}</Button>
          ) : (
            <Button onClick={again}>{t('again')}</Button>
          )}
          <Button
            onClick={() => {
              leave();
              again();
            }}
          >
            {t('start')}
          </Button>
        </div>
        <p className={form.hint}>{t('fault', { message: error.message })}</p>
      </div>
      <NotTaken says={t('notHere')} />
    </main>
  );
}
