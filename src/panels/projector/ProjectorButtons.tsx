import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { openProjector, useProjector } from '../../store/projector.ts';

export const PROJECTOR_KEY = 'q';

/** A second window for a projector, or the large view in this one. */
export function ProjectorButtons({ onChosen }: { onChosen: () => void }) {
  const t = useTranslations('ui.hotseat.projector');
  const toggle = useProjector((s) => s.toggle);
  const [blocked, setBlocked] = useState(false);
  const open = (): void => {
    if (openProjector()) onChosen();
    else setBlocked(true);
  };
  return (
    <>
      <li>
        <Button onClick={open}>{t('open')}</Button>
        <p className={blocked ? form.fault : form.hint} role={blocked ? 'alert' : undefined}>
          {blocked ? t('blocked') : t('openNote')}
        </p>
      </li>
      <li>
        <Button
          onClick={() => {
            toggle();
            onChosen();
          }}
        >
          {t('here')}
        </Button>
      </li>
    </>
  );
}
