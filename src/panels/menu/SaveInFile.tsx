import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { canSaveAgain, saveInFile, useChosenFile } from '../../store/chosenFile.ts';
import { useGameStore } from '../../store/game.ts';

/** Saving into a file that the players choose, and again into the same one; nothing where the browser cannot. */
export function SaveInFile() {
  const t = useTranslations('ui.menu');
  const start = useGameStore((s) => s.start);
  const file = useChosenFile((chosen) => (chosen.of === start ? chosen.file : null));
  const [said, setSaid] = useState<'saved' | 'failed' | null>(null);
  if (!canSaveAgain) return null;
  const save = async (into: FileSystemFileHandle | null): Promise<void> => {
    setSaid(null);
    const how = await saveInFile(into);
    setSaid(how === 'kept' ? null : how);
  };
  return (
    <>
      {file && (
        <li>
          <Button onClick={() => void save(file)}>{t('saveAgain', { name: file.name })}</Button>
        </li>
      )}
      <li>
        <Button onClick={() => void save(null)}>{t('saveAs')}</Button>
        <p role="status" className={form.hint}>
          {said === 'saved' && t('savedIn', { name: file?.name ?? '' })}
        </p>
        {said === 'failed' && (
          <p role="alert" className={form.fault}>
            {t('saveFailed')}
          </p>
        )}
      </li>
    </>
  );
}
