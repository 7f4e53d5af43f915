import { useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import loading from '../../parts/Loading.module.css';
import { withText } from '../../store/fileText.ts';
import { useGameStore } from '../../store/game.ts';
import { useOpeningFault } from './openingFault.ts';

/** A game file that is dropped anywhere on the page is opened; the page itself never gives way to it. */
export function DroppedFile() {
  const t = useTranslations('ui.start');
  const faultOf = useOpeningFault();
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      setFault(null);
      void withText(file, useGameStore.getState().open).then((opening) => {
        if (!opening.ok) setFault(faultOf(opening));
      });
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [faultOf]);
  if (!fault) return null;
  return (
    <p role="alert" className={loading.missing}>
      {t('fileRefused', { reason: fault })}
      <Button look="quiet" onClick={() => setFault(null)}>
        {t('understood')}
      </Button>
    </p>
  );
}
