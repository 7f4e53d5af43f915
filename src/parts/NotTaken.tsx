import { useCallback, useState } from 'react';
import { useTranslations } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import floating from './Floating.module.css';
import { Floating } from './Floating.tsx';
import { useBrought } from './useBrought.ts';

/** On a page that can open nothing: what is dropped on it or pasted into it is refused, in these words. */
export function NotTaken({ says }: { says: string }) {
  const t = useTranslations('ui.start');
  const [isTold, setTold] = useState(false);
  useBrought(useCallback(() => setTold(true), []));
  if (!isTold) return null;
  return (
    <Floating>
      <p role="alert" className={floating.notice}>
        {says}
        <Button look="quiet" onClick={() => setTold(false)}>
          {t('understood')}
        </Button>
      </p>
    </Floating>
  );
}
