import { Printer, Share2 } from 'lucide-react';
import { useTranslations } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import type { Made } from '../play/library.ts';
import { usePrinting } from '../store/printing.ts';
import { useSharing } from '../store/sharing.ts';

/** To send what has been made on, or to have it on paper. */
export function HandOn({ made, name }: { made: Made; name: string }) {
  const t = useTranslations('ui');
  const shared = { of: 'made', name, made } as const;
  return (
    <>
      <Button onClick={() => useSharing.getState().share(shared)}>
        <Share2 size={18} aria-hidden="true" /> {t('share.open')}
      </Button>
      <Button onClick={() => usePrinting.getState().print(shared)}>
        <Printer size={18} aria-hidden="true" /> {t('print.open')}
      </Button>
    </>
  );
}
