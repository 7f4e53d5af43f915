import { Save, Send } from 'lucide-react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { printed } from '../../play/files/writeGame.ts';
import type { Made } from '../../play/library.ts';
import { download } from '../../store/download.ts';
import { canSend, useDone } from './useDone.ts';

/** A file whose name says what it is. */
export function AsFile({ name, file }: { name: string; file: Made['file'] }) {
  const t = useTranslations('ui.share');
  const { said, tell } = useDone();
  const text = (): string => printed({ ...file });
  const data = (): ShareData => ({ files: [new File([text()], name, { type: 'application/json' })] });
  return (
    <div className={form.form}>
      <p>{name}</p>
      <div className={form.buttons}>
        <Button
          look="primary"
          first
          onClick={() => void tell(async () => download(name, text()), t('saved', { name }))}
        >
          <Save size={18} aria-hidden="true" /> {t('saveFile')}
        </Button>
        {canSend(data()) && (
          <Button onClick={() => void tell(() => navigator.share(data()), null)}>
            <Send size={18} aria-hidden="true" /> {t('send')}
          </Button>
        )}
      </div>
      <p role="status" className={said?.ok === false ? form.fault : undefined}>
        {said?.text}
      </p>
      <p className={form.hint}>{t('file')}</p>
    </div>
  );
}
