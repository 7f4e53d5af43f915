import { Maximize, Minus, Plus, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { findCharacter, type Point } from '../engine/index.ts';
import { useTranslations } from '../i18n/index.ts';
import { Tooltip } from '../parts/Tooltip.tsx';
import styles from './Controls.module.css';
import { MiniMap } from './MiniMap.tsx';
import type { Shows } from './props.ts';
import { actionIn, fit, type View, zoomAbout } from './view/camera.ts';
import { askedOf } from './view/layers/Pieces.tsx';

const NEARER = 1.4;

interface ControlsProps {
  shows: Shows;
  view: View;
}

/** Farther, nearer to where something is done, the whole table, the other way round; from nearer also where on the table one looks. */
export function Controls({ shows, view }: ControlsProps) {
  const t = useTranslations('board');
  const { game, look } = shows;
  const { table } = game.setup;
  const share = view.scale / fit(view, table).scale;
  const zoom = (factor: number) => () => look.to(zoomAbout(view, table, actionIn(view, placesOfAction(shows)), factor));
  return (
    <div className={styles.controls}>
      <Control label={t('zoomOut')} className={styles.near} onClick={zoom(1 / NEARER)}>
        <Minus aria-hidden="true" />
      </Control>
      <output className={`${styles.share} ${styles.near}`}>{t('share', { share })}</output>
      <Control label={t('zoomIn')} className={styles.near} onClick={zoom(NEARER)}>
        <Plus aria-hidden="true" />
      </Control>
      <Control label={t('fit')} onClick={() => look.to(null)}>
        <Maximize aria-hidden="true" />
      </Control>
      <Control label={t('turn')} className={styles.turn} onClick={look.turnRound}>
        <RotateCw aria-hidden="true" />
      </Control>
      {share > 1.01 && <MiniMap game={game} view={view} onLook={look.to} />}
    </div>
  );
}

/** Where those stand who are in the hand, or else whom the decision is about. */
function placesOfAction({ game, awaiting, hand }: Shows): readonly Point[] {
  const { selected } = hand.getState();
  const about = selected !== null ? [selected] : askedOf(awaiting);
  return about.map((id) => findCharacter(game, id)?.at ?? null).filter((at) => at !== null);
}

interface ControlProps {
  label: string;
  className?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

function Control({ label, className = '', onClick, children }: ControlProps) {
  return (
    <Tooltip text={label}>
      <button type="button" className={`${styles.control} ${className}`} aria-label={label} onClick={onClick}>
        {children}
      </button>
    </Tooltip>
  );
}
