import { useRef, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { useGameStore } from '../../store/game.ts';
import { Button } from '../parts/Button.tsx';
import form from '../parts/form.module.css';
import { useOpeningFault } from './openingFault.ts';

/** Opens a game file; what is wrong with one that cannot be opened is said field by field. */
export function OpenFile({ onOpened }: { onOpened?: () => void }) {
  const t = useTranslations('ui.start');
  const open = useGameStore((s) => s.open);
  const faultOf = useOpeningFault();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const read = async (file: File): Promise<void> => {
    setFault(null);
    const opening = await open(await file.text());
    if (opening.ok) onOpened?.();
    else setFault(faultOf(opening));
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>{t('open')}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden // the button opens it; one control is enough
        aria-label={t('file')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = ''; // so that the same file can be tried again
          if (file) void read(file);
        }}
      />
      {fault ? (
        <p className={form.fault} role="alert">
          {t('fileRefused', { reason: fault })}
        </p>
      ) : (
        <p className={form.hint}>{t('openNote')}</p>
      )}
    </>
  );
}
