import { CaretsToAxisDashedHorizontal, CaretsToAxisDashedVertical } from 'lucide-react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { mirror } from './editing.ts';
import styles from './InHand.module.css';

/** What is in hand, mirrored. */
export function Mirrors() {
  const t = useTranslations('ui.workshop.mirror');
  return (
    <div className={styles.deeds}>
      <Button onClick={() => mirror(0)}>
        <CaretsToAxisDashedVertical size={16} aria-hidden="true" />
        {t('across')}
      </Button>
      <Button onClick={() => mirror(1)}>
        <CaretsToAxisDashedHorizontal size={16} aria-hidden="true" />
        {t('down')}
      </Button>
    </div>
  );
}
