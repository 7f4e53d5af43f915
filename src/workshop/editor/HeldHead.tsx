import { Copy, Trash2 } from 'lucide-react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { double, erase } from './editing.ts';
import styles from './InHand.module.css';

/** What is in hand, by name, and how it is doubled or taken away. */
export function HeldHead({ name }: { name: string }) {
  const t = useTranslations('ui.workshop');
  return (
    <div className={styles.band}>
      <h2>{name}</h2>
      <Button look="onFrame" label={t('double')} onClick={double}>
        <Copy size={16} aria-hidden="true" />
      </Button>
      <Button look="onFrame" label={t('remove')} onClick={erase}>
        <Trash2 size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
