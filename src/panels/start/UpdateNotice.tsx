import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Floating } from '../../parts/Floating.tsx';
import form from '../../parts/form.module.css';
import { useGameStore } from '../../store/game.ts';
import { useUpdate } from '../../store/update.ts';
import styles from './UpdateNotice.module.css';

/** Offers a newer version where that interrupts nothing: on the start page, or in a turn while nothing else is asked and all is stored. */
export function UpdateNotice() {
  const t = useTranslations('ui.shell.update');
  const { waiting, takeOver, later } = useUpdate();
  const atEase = useGameStore((s) => s.awaiting === null || (s.awaiting.kind === 'act' && s.stored === 'saved'));
  if (!waiting || !atEase) return null;
  return (
    <Floating>
      <aside className={styles.notice} aria-labelledby="update-title">
        <div role="status">
          <h2 id="update-title" className={styles.title}>
            {t('title')}
          </h2>
          <p>{t('text')}</p>
        </div>
        <div className={form.buttons}>
          <Button look="primary" onClick={takeOver}>
            {t('take')}
          </Button>
          <Button onClick={later}>{t('later')}</Button>
        </div>
      </aside>
    </Floating>
  );
}
