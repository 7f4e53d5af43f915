import styles from './Portrait.module.css';

interface PortraitProps {
  /** What the card has: a data URL. */
  src: string;
  /** The name on the card. */
  name: string;
  /** Of each side, in CSS pixels. */
  size: number;
}

/** The portrait or symbol that somebody has given a card. */
export const Portrait = ({ src, name, size }: PortraitProps) => (
  <img className={styles.portrait} src={src} alt={name} width={size} height={size} draggable={false} />
);
