import { Link } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { SOME_CUT, TOO_LONG } from '../../play/share/link.ts';
import { useGameStore } from '../../store/game.ts';
import { linkOf } from '../../store/links.ts';

/** The whole game as a link, into the clipboard; how long it is decides where it can be sent. */
export function CopyLink() {
  const t = useTranslations('ui.link');
  const [said, setSaid] = useState<{ readonly ok: boolean; readonly text: string } | null>(null);
  const copy = async (): Promise<void> => {
    const { start, history } = useGameStore.getState();
    const link = start && history && (await linkOf(start, history).catch(() => null));
    if (!link) return setSaid({ ok: false, text: t('none') });
    const { length } = link;
    if (length > TOO_LONG) return setSaid({ ok: false, text: t('tooLong') });
    const copied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    if (!copied) return setSaid({ ok: false, text: t('notCopied') });
    setSaid({ ok: true, text: t(length > SOME_CUT ? 'copiedLong' : 'copied', { length }) });
  };
  return (
    <>
      <div className={form.row}>
        <Button onClick={() => void copy()}>
          <Link size={18} aria-hidden="true" /> {t('copy')}
        </Button>
      </div>
      <p aria-live="polite" className={said?.ok === false ? form.fault : form.hint}>
        {said?.text}
      </p>
    </>
  );
}
