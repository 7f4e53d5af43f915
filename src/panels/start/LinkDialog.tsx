import { useState } from 'react';
import { editionWord, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { nameOf } from '../../play/library.ts';
import { bringText } from '../../store/bringing.ts';
import { useGameStore } from '../../store/game.ts';
import { isUnsaved } from '../../store/leaving.ts';
import { type Came, type GameThatCame, useLinks } from '../../store/links.ts';
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
  const keep = async (): Promise<void> => {
    if (!came.ok) return;
    const taken = await bringText(came.text);
    if (!taken.ok) return setFault(faultOf(taken));
    done();
  };
  const change = (): void => {
    if (came.ok && came.draft) useWorkshop.getState().enterWith(came.draft);
    done();
  };
  const gameWords = ({ title, names: [a, b], edition, steps }: GameThatCame): string =>
    [title || t('ui.start.versus', { a, b }), editionWord(t, 'short', edition), t('ui.link.steps', { steps })].join(
      ' · ',
    );
  const said = fault ?? (came.ok ? null : t('ui.link.refused', { reason: faultOf(came) }));
  return (
    <Dialog title={t('ui.link.title')} onClose={done}>
      {came.ok && (
        <>
          {came.things.length > 0 && (
            <ul>
              {came.things.map((thing) => (
                <li key={JSON.stringify(thing.file)}>
                  <strong>{nameOf(thing) || t('ui.library.unnamed')}</strong> · {t(`ui.library.kind.${thing.kind}`)}
                </li>
              ))}
            </ul>
          )}
          {came.game && <p>{gameWords(came.game)}</p>}
          {!came.game && came.draft && (
            <p>{t('ui.link.draft', { name: came.draft.title || t('ui.workshop.untitled') })}</p>
          )}
          {(came.game || came.things.length > 0) && (
            <p className={form.hint}>{t(came.things.length > 0 ? 'ui.link.besideThings' : 'ui.link.beside')}</p>
          )}
        </>
      )}
      {said && (
        <p className={form.fault} role="alert">
          {said}
        </p>
      )}
      <div className={form.buttons}>
        {came.ok && came.game && (
          <Button look="primary" first onClick={() => void open()}>
            {t('ui.link.open')}
          </Button>
        )}
        {came.ok && came.draft && (
          <Button look={came.game ? 'plain' : 'primary'} first={!came.game} onClick={change}>
            {t('ui.link.toWorkshop')}
          </Button>
        )}
        {came.ok && came.things.length > 0 && (
          <Button look={came.game ? 'plain' : 'primary'} first={!came.game} onClick={() => void keep()}>
            {t('ui.library.take')}
          </Button>
        )}
        <Button onClick={done}>{t(came.ok ? 'ui.link.leave' : 'ui.start.understood')}</Button>
      </div>
    </Dialog>
  );
}
