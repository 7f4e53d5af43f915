import type { ReactNode } from 'react';
import styles from './ShotFrame.module.css';

interface ShotFrameProps {
  /** Which of several that are rolled together, from 0. */
  shot: number;
  children: ReactNode;
}

/** R14: what belongs to one of several shots, in a frame with its number and a colour of its own. */
export function ShotFrame({ shot, children }: ShotFrameProps) {
  return (
    <span className={`${styles.frame} ${styles[`shot${shot % COLOURS}`]}`}>
      <span className={styles.number}>{shot + 1}</span>
      {children}
    </span>
  );
}

const COLOURS = 5;
