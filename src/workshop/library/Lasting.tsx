import { useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { isLasting, makeLasting } from '../../store/lasting.ts';
import styles from './Library.module.css';

/** Whether the browser promises to keep what is stored, and the wish that it should. */
export function Lasting() {
  const t = useTranslations('ui.library.lasting');
  const [lasts, setLasts] = useState<boolean | null>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    void isLasting().then(setLasts);
  }, []);
  if (lasts === null) return null;
  return (
    <p className={`${form.hint} ${styles.lasting}`} role="status">
      {t(lasts ? 'yes' : isAsked ? 'refused' : 'no')}
      {!lasts && !isAsked && (
        <Button
          onClick={async () => {
            setLasts(await makeLasting());
            setAsked(true);
          }}
        >
          {t('ask')}
        </Button>
      )}
    </p>
  );
}
