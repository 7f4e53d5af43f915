import styles from './Coin.module.css';

interface CoinProps {
  tokens: number;
  size?: 'small' | 'middle' | 'large';
  /** Left out where words beside it say it. */
  label?: string;
}

/** Action tokens as a coin with their number. */
export function Coin({ tokens, size = 'small', label }: CoinProps) {
  const classes = `${styles.coin} ${size === 'small' ? '' : styles[size]}`;
  return label === undefined ? (
    <span className={classes} aria-hidden="true">
      {tokens}
    </span>
  ) : (
    <span className={classes} role="img" aria-label={label}>
      {tokens}
    </span>
  );
}
