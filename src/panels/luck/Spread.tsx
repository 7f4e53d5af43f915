import { useTranslations } from '../../i18n/index.ts';
import type { Rolled } from '../../play/luck.ts';
import styles from './Luck.module.css';

/** Bars lower than this are not seen. */
const LEAST = 0.002;
const HIGH = 40;

/** How likely each number of hits was, a bar each: that which came has an edge, and what is as rare is filled. */
export function Spread({ of: { chances, hits, expected } }: { of: Rolled }) {
  const t = useTranslations('ui.lines.luck');
  const shown = chances.map((chance, n) => ({ n, chance })).filter(({ n, chance }) => chance > LEAST || n === hits);
  const [first, last] = [shown[0]?.n ?? 0, shown.at(-1)?.n ?? 0];
  const wide = last - first + 1;
  const most = Math.max(...chances);
  const isTail = (n: number): boolean => (hits < expected ? n <= hits : n >= hits);
  return (
    <figure className={styles.spread}>
      <svg viewBox={`0 0 ${wide} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        {shown.map(({ n, chance }) => (
          <rect
            key={n}
            className={`${isTail(n) ? styles.tail : ''} ${n === hits ? styles.came : ''}`}
            x={n - first + 0.1}
            y={HIGH * (1 - chance / most)}
            width={0.8}
            height={(HIGH * chance) / most}
          />
        ))}
        <line x1={expected - first + 0.5} x2={expected - first + 0.5} y1={0} y2={HIGH} />
      </svg>
      <figcaption>{t('spread', { first, last, hits, expected })}</figcaption>
    </figure>
  );
}
