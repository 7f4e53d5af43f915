import { useState } from 'react';
import { editionWord, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { useGameStore } from '../../store/game.ts';
import { isUnsaved } from '../../store/leaving.ts';
import { type Came, useLinks } from '../../store/links.ts';
import { useWorkshop } from '../../store/workshop.ts';

/** What has come by a link: it is opened if somebody wants it, beside the other games. */
export function LinkDialog() {
  const came = useLinks((s) => s.came);
  return came && <Shown came={came} />;
}

function Shown({ came }: { came: Came }) {
  const t = useTranslations();
  const faultOf = useOpeningFault();
  const { done } = useLinks.getState();
  const [fault, setFault] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    if (!came.ok) return;
    if (isUnsaved(useGameStore.getState())) return setFault(t('ui.library.unsaved'));
    const opening = await useGameStore.getState().open(came.text);
    if (!opening.ok) return setFault(faultOf(opening));
    useWorkshop.getState().leave();
    done();
  };
  const said = fault ?? (came.ok ? null : t('ui.link.refused', { reason: faultOf(came) }));
  return (
    <Dialog title={t('ui.link.title')} onClose={done}>
      {came.ok && (
        <>
          <p>
            <strong>{came.title || t('ui.start.versus', { a: came.names[0], b: came.names[1] })}</strong>
            {' · '}
            {editionWord(t, 'short', came.edition)} · {t('ui.link.steps', { steps: came.steps })}
          </p>
          <p className={form.hint}>{t('ui.link.beside')}</p>
        </>
      )}
      {said && (
        <p className={form.fault} role="alert">
          {said}
        </p>
      )}
      <div className={form.buttons}>
        {came.ok && (
          <Button look="primary" first onClick={() => void open()}>
            {t('ui.link.open')}
          </Button>
        )}
        <Button onClick={done}>{t(came.ok ? 'ui.link.leave' : 'ui.start.understood')}</Button>
      </div>
    </Dialog>
  );
}
