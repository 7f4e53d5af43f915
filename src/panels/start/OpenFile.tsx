import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { FileButton } from '../../parts/FileButton.tsx';
import { FileRefused } from '../../parts/FileRefused.tsx';
import form from '../../parts/form.module.css';
import type { Failed } from '../../parts/openingFault.ts';
import { takeFiles, takeText } from '../../store/bringing.ts';
import { withText } from '../../store/fileText.ts';

/** Opens a game file; what is wrong with one that cannot be opened is said field by field. */
export function OpenFile({ onOpened }: { onOpened?: () => void }) {
  const t = useTranslations('ui.start');
  const [failed, setFailed] = useState<Failed | null>(null);
  const read = async (file: File): Promise<void> => {
    setFailed(null);
    const opening = await withText(file, takeText);
    if (opening.ok) onOpened?.();
    else setFailed(opening);
  };
  const readAll = async (files: readonly File[]): Promise<void> => {
    setFailed(null);
    const answers = await takeFiles(files);
    if (answers.some(({ is }) => is === 'table')) onOpened?.();
  };
  return (
    <>
      <FileButton label={t('file')} onFile={(file) => void read(file)} onSeveral={(files) => void readAll(files)}>
        {t('open')}
      </FileButton>
      {failed && (
        <div className={form.fault} role="alert">
          <FileRefused failed={failed} />
        </div>
      )}
    </>
  );
}
