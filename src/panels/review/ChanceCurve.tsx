import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { gameAt, type History, lineTo } from '../../play/history.ts';
import type { Review } from '../../play/review/review.ts';
import styles from './ChanceCurve.module.css';

/** In pixels; it is as wide as its place, so that words and signs keep their size. */
const USUAL_WIDTH = 860;
const HEIGHT = 180;
const LEFT = 44;
const RIGHT = 12;
const TOP = 8;
const BOTTOM = 24;

/** Who was likely to win, step by step: side a's share from below, side b's from above, and where the turns begin. */
export function ChanceCurve({ game, history, review }: { game: Game; history: History; review: Review }) {
  const t = useTranslations('ui.opponent.review');
  const { steps, dearest, luckiest } = review;
  const drawing = useRef<SVGSVGElement>(null);
  const width = useWidth(drawing);
  const line = lineTo(history);
  const first = steps[0]?.at ?? 0;
  const last = steps.at(-1)?.at ?? 1;
  const x = (at: number): number => LEFT + ((width - LEFT - RIGHT) * (at - first)) / Math.max(1, last - first);
  const y = (chance: number): number => TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
  const chanceAt = (at: number): number => steps.find((step) => step.at === at)?.chance ?? 0.5;
  const points = steps.map(({ at, chance }) => `${x(at)} ${y(chance)}`).join('L');
  const turns = steps.flatMap(({ at }, i) => {
    const turn = gameAt(history, line[at]).state.turn.number;
    const before = i === 0 ? 0 : gameAt(history, line[at - 1]).state.turn.number;
    return turn === before ? [] : [{ at, turn }];
  });
  const { a, b } = game.setup.sides;
  const percent = Math.round(100 * (steps.at(-1)?.chance ?? 0.5));
  return (
    <figure className={styles.curve}>
      <figcaption>{t('chance')}</figcaption>
      <svg
        ref={drawing}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t('chanceOf', { a: a.name, b: b.name, turns: turns.length, percent })}
      >
        <rect x={LEFT} y={TOP} width={width - LEFT - RIGHT} height={HEIGHT - TOP - BOTTOM} className={styles.b} />
        {steps.length > 0 && <path d={`M${x(first)} ${y(0)}L${points}L${x(last)} ${y(0)}Z`} className={styles.a} />}
        <path d={`M${LEFT} ${y(0.5)}H${width - RIGHT}`} className={styles.even} />
        {[0, 0.5, 1].map((share) => (
          <text key={share} x={LEFT - 6} y={y(share) + 5} textAnchor="end">
            {t('percent', { percent: 100 * share })}
          </text>
        ))}
        {turns.map(({ at, turn }) => (
          <text key={at} x={x(at)} y={HEIGHT - 6} textAnchor="middle">
            {turn}
          </text>
        ))}
        <text x={LEFT + 8} y={y(0) - 8} className={styles.name}>
          {a.name}
        </text>
        <text x={LEFT + 8} y={y(1) + 18} className={styles.name}>
          {b.name}
        </text>
        {dearest.map(({ at }) => (
          <path key={at} d={`M${x(at)} ${y(chanceAt(at)) - 6}l6 10h-12z`} className={styles.mark} />
        ))}
        {luckiest.map(({ at }) => (
          <rect key={at} x={x(at) - 5} y={y(chanceAt(at)) - 5} width={10} height={10} rx={2} className={styles.mark} />
        ))}
      </svg>
    </figure>
  );
}

function useWidth(drawing: RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    const element = drawing.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [drawing]);
  return width;
}
