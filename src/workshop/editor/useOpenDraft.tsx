import { type ReactNode, useState } from 'react';
import { say, useTranslations } from '../../i18n/index.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { readDraft } from '../../play/draft/readDraft.ts';
import type { FileFault } from '../../play/files/fault.ts';
import { withText } from '../../store/fileText.ts';
import { useEditing } from './editing.ts';
import { lookAnew } from './editorHand.ts';

type Came = { readonly refused: FileFault | null } | { readonly leftOut: readonly FileFault[] };

/** Opens whatever can be read of a file as a draft, and says what could not. */
export function useOpenDraft(): { readonly picker: (file: File) => void; readonly said: ReactNode } {
  const t = useTranslations();
  const [came, setCame] = useState<Came | null>(null);
  const open = async (file: File): Promise<void> => {
    const read = await withText(file, async (text) =>
      readDraft(text, { a: t('ui.start.defaultNames.a'), b: t('ui.start.defaultNames.b') }),
    );
    if (!read.ok) return setCame({ refused: 'fault' in read ? read.fault : null });
    lookAnew();
    useEditing.getState().lay(read.draft);
    setCame(read.leftOut.length > 0 ? { leftOut: read.leftOut } : null);
  };
  const words = ({ path, fault, data = {} }: FileFault): string =>
    t('files.at', { path: path || t('files.whole'), fault: say(t, { key: `files.faults.${fault}`, values: data }) });
  const said = came && (
    <Dialog title={t('ui.workshop.open')} onClose={() => setCame(null)}>
      {'refused' in came ? (
        <p role="alert">
          {t('ui.workshop.refused', { reason: came.refused ? words(came.refused) : t('ui.start.fileUnread') })}
        </p>
      ) : (
        <>
          <p role="alert">{t('ui.workshop.leftOut', { count: came.leftOut.length })}</p>
          <ul>
            {came.leftOut.map((fault) => (
              <li key={`${fault.path} ${fault.fault}`}>{words(fault)}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
  return { picker: (file) => void open(file), said };
}
