import { losses, SIDES, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Step } from '../../telling/index.ts';
import { aimOf } from '../side/aimOf.ts';
import { LossBar } from '../side/LossBar.tsx';
import styles from './EventPanel.module.css';

/** How much a side has lost now that has lost somebody, and where it is beaten. */
export function Losses({ step: { before, after } }: { step: Step }) {
  const t = useTranslations('ui.side');
  const hit = SIDES.filter((side) => losses(after, side).lost > losses(before, side).lost);
  const aim = aimOf(after);
  return hit.map((side: Side) => {
    const { lost, total, of } = losses(after, side);
    const half = Math.ceil(total / 2);
    return (
      <div key={side} className={styles.losses}>
        <p>
          <strong>{after.setup.sides[side].name}</strong> {t(`lost.${of}`, { lost, total })}
        </p>
        {aim && <p>{t(aim === 'losesAtLead' ? aim : 'losesAt', { half })}</p>}
        <LossBar lost={lost} total={total} breaksAt={aim ? half : null} />
      </div>
    );
  });
}
