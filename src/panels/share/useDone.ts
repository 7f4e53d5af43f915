import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';

interface Said {
  readonly ok: boolean;
  readonly text: string;
}

/** What came of handing something on, said anew each time; whoever changes his mind has nothing to be told. */
export function useDone(): {
  readonly said: Said | null;
  /** Does it, and says that it is done, or that it could not be. */
  readonly tell: (act: () => Promise<unknown>, done: string | null, failed?: string) => Promise<boolean>;
} {
  const t = useTranslations('ui.share');
  const [said, setSaid] = useState<Said | null>(null);
  const tell = async (act: () => Promise<unknown>, done: string | null, failed = t('failed')): Promise<boolean> => {
    setSaid(null);
    try {
      await act();
      setSaid(done === null ? null : { ok: true, text: done });
      return true;
    } catch (error) {
      const isLeft = error instanceof DOMException && error.name === 'AbortError';
      setSaid(isLeft ? null : { ok: false, text: failed });
      return isLeft;
    }
  };
  return { said, tell };
}

/** Can this device hand it on to another program? */
export const canSend = (data: ShareData): boolean =>
  'share' in navigator && (data.files === undefined || (navigator.canShare?.(data) ?? false));
