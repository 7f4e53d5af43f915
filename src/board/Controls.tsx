import { Maximize, Minus, Plus, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Point, Table } from '../engine/index.ts';
import { useTranslations } from '../i18n/index.ts';
import { Tooltip } from '../parts/Tooltip.tsx';
import styles from './Board.module.css';
import type { Look } from './props.ts';
import { type Size, type View, zoomAbout } from './view/camera.ts';

const NEARER = 1.4;

/** Nearer, farther, the whole table, the other way round. */
export function Controls({ table, look, view }: { table: Table; look: Look; view: View }) {
  const t = useTranslations('board');
  const middle: Point = [view.width / 2, view.height / 2];
  const zoom = (factor: number) => () => look.to(zoomAbout(view, table, middle, factor));
  return (
    <div className={isBroad(view, table) ? styles.controls : `${styles.controls} ${styles.row}`}>
      <Control label={t('zoomIn')} onClick={zoom(NEARER)}>
        <Plus aria-hidden="true" />
      </Control>
      <Control label={t('zoomOut')} onClick={zoom(1 / NEARER)}>
        <Minus aria-hidden="true" />
      </Control>
      <Control label={t('fit')} onClick={() => look.to(null)}>
        <Maximize aria-hidden="true" />
      </Control>
      <Control label={t('turn')} onClick={look.turnRound}>
        <RotateCw aria-hidden="true" />
      </Control>
    </div>
  );
}

/** Is there room beside the fitted table, rather than below it? */
const isBroad = (view: Size, table: Size): boolean => view.width / view.height > table.width / table.height;

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip text={label}>
      <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
        {children}
      </button>
    </Tooltip>
  );
}
