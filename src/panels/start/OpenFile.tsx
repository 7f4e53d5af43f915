import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { FileButton } from '../../parts/FileButton.tsx';
import form from '../../parts/form.module.css';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { takeText } from '../../store/bringing.ts';
import { withText } from '../../store/fileText.ts';

/** Opens a game file; what is wrong with one that cannot be opened is said field by field. */
export function OpenFile({ onOpened }: { onOpened?: () => void }) {
  const t = useTranslations('ui.start');
  const faultOf = useOpeningFault();
  const [fault, setFault] = useState<string | null>(null);
  const read = async (file: File): Promise<void> => {
    setFault(null);
    const opening = await withText(file, takeText);
    if (opening.ok) onOpened?.();
    else setFault(faultOf(opening));
  };
  return (
    <>
      <FileButton label={t('file')} onFile={(file) => void read(file)}>
        {t('open')}
      </FileButton>
      {fault && (
        <p className={form.fault} role="alert">
          {t('fileRefused', { reason: fault })}
        </p>
      )}
    </>
  );
}
