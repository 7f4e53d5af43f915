import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Figure, figureIn } from '../../board/index.ts';
import { entry, type Game, type Id, sideOf } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { SideMark } from '../cards/symbols.tsx';
import { useWords } from '../useWords.ts';
import styles from './FallenCard.module.css';

interface FallenCardProps {
  /** Before he fell. */
  game: Game;
  who: Id;
  /** How long it lies there, ms. */
  lasts: number;
}

/**
 * The card of one who falls: it comes from its place among those of its side, is stamped, and goes back. It only repeats what
 * the words beside it say. Where it lies is kept free in the caption; it is drawn over the page, as it leaves the board.
 */
export function FallenCard({ game, who, lasts }: FallenCardProps) {
  const t = useTranslations();
  const words = useWords(game);
  const place = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const { card: printed } = entry(game, who);
  const side = sideOf(game, who);
  const { wounded: _, ...man } = figureIn(game, who);
  useLayoutEffect(() => {
    const [free, flying] = [place.current?.getBoundingClientRect(), card.current];
    if (!free || !flying) return;
    flying.hidden = free.width === 0; // no caption here, as on a phone
    if (flying.hidden) return;
    flying.style.left = `${free.left}px`;
    flying.style.top = `${free.top}px`;
    const home = document.querySelector(`[data-card="${CSS.escape(who)}"]`)?.getBoundingClientRect();
    if (home && home.width > 0) flying.animate?.(flight(free, home), { duration: lasts, fill: 'both' });
  }, [who, lasts]);
  return (
    <>
      <div ref={place} className={styles.place} />
      {createPortal(
        <div ref={card} className={`${styles.card} ${styles[side]}`} aria-hidden="true">
          <header className={styles.band}>
            <SideMark side={side} size={18} />
            <strong>{words.name(who)}</strong>
            <span>{printed.points}</span>
          </header>
          <div className={styles.face}>
            <Figure size={56} {...man} fallen />
            <span className={styles.stamp}>{t('board.stamp.eliminated')}</span>
          </div>
        </div>,
        document.body,
      )}
    </>
  );
}

/** From its place on to the board in a fifth of the time, and back in the last quarter. */
function flight(free: DOMRect, home: DOMRect): Keyframe[] {
  const [dx, dy] = [home.left - free.left, home.top - free.top];
  const away = { transform: `translate(${dx}px, ${dy}px) scale(${home.width / free.width})`, opacity: 0 };
  const there = { transform: 'rotate(-3deg)', opacity: 1 };
  return [
    { ...away, offset: 0, easing: 'ease-out' },
    { ...there, offset: 0.2 },
    { ...there, offset: 0.76, easing: 'ease-in' },
    { ...away, offset: 1 },
  ];
}
