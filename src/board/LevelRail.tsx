import { ChevronDown, ChevronUp, Layers2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Game, onTable, SIDES, type Side, sideOf } from '../engine/index.ts';
import { useTranslations } from '../i18n/index.ts';
import { shortcutNow } from '../parts/Button.tsx';
import hidden from '../parts/hidden.module.css';
import { useSpeech } from './describe/index.ts';
import styles from './LevelRail.module.css';
import type { Shows } from './props.ts';
import { shortName } from './view/shortName.ts';
import { highestLevel } from './view/storeys.ts';

/** So many steps are shown at once: the level that is viewed, and those next to it. */
const MOST_STEPS = 3;

/**
 * Which level is viewed, and who is on each of them: one step for a level, the highest at the top. Only where the table has storeys.
 * Looking costs nothing and changes nothing in the hand.
 */
export function LevelRail({ shows }: { shows: Shows }) {
  const t = useTranslations('board.level');
  const { game, look } = shows;
  const { names } = useSpeech(game);
  const level = useStore(look.from, (looking) => looking.level);
  const highest = highestLevel(game.setup);
  const first = Math.max(0, Math.min(level - 1, highest + 1 - MOST_STEPS));
  const steps = Array.from({ length: Math.min(MOST_STEPS, highest + 1) }, (_, i) => first + i).reverse();
  const nameOf = (step: number): string =>
    t('step', {
      level: step,
      a: countOn(game, 'a', step),
      b: countOn(game, 'b', step),
      sideA: names.side('a'),
      sideB: names.side('b'),
    });
  return (
    <fieldset className={styles.rail} aria-label={t('title')} data-only-looks>
      <p className={styles.title} aria-hidden="true">
        {t('title')}
      </p>
      <Turn label={t('up')} shortcut="." to={level < highest ? level + 1 : null} look={look}>
        <ChevronUp size={18} aria-hidden="true" />
      </Turn>
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          className={styles.step}
          aria-pressed={step === level}
          aria-label={nameOf(step)}
          onClick={() => look.toLevel(step)}
          // two fingers make no click
          onPointerDown={({ pointerType, isPrimary }) => pointerType === 'touch' && !isPrimary && look.toLevel(step)}
        >
          <Layers2 size={20} aria-hidden="true" />
          <span className={styles.number}>{step}</span>
          {SIDES.map((side) => (
            <span key={side} className={styles.count}>
              <span className={`${styles.mark} ${styles[side]}`} />
              {countOn(game, side, step)}
            </span>
          ))}
        </button>
      ))}
      <Turn label={t('down')} shortcut="," to={level > 0 ? level - 1 : null} look={look}>
        <ChevronDown size={18} aria-hidden="true" />
      </Turn>
    </fieldset>
  );
}

interface TurnProps {
  label: string;
  shortcut: string;
  /** null: there is none. */
  to: number | null;
  look: Shows['look'];
  children: ReactNode;
}

function Turn({ label, shortcut, to, look, children }: TurnProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      aria-keyshortcuts={shortcutNow(shortcut)}
      title={`${label} ( ${shortcut} )`}
      disabled={to === null}
      onClick={() => to !== null && look.toLevel(to)}
    >
      {children}
    </button>
  );
}

const countOn = (game: Game, side: Side, level: number): number =>
  onTable(game).filter((c) => c.level === level && sideOf(game, c.id) === side).length;

/** How long the word at the switch stands there, in ms. */
const NOTED_MS = 2000;

/** Says to whose level the view has gone by itself, for a moment; each change of the level is read out once. */
export function LevelNote({ shows: { game, look } }: { shows: Shows }) {
  const t = useTranslations('board.level');
  const level = useStore(look.from, (looking) => looking.level);
  const followed = useStore(look.from, (looking) => looking.followed);
  const [noted, setNoted] = useState(followed);
  useEffect(() => {
    if (!followed) return undefined;
    const later = setTimeout(() => setNoted(followed), NOTED_MS);
    return () => clearTimeout(later);
  }, [followed]);
  const words = followed ? t('followed', { who: shortName(game, followed.who), level: followed.level }) : null;
  return (
    <>
      <p className={hidden.hidden} role="status">
        {words ?? t('viewed', { level })}
      </p>
      {words !== null && followed !== noted && (
        <p className={styles.note} aria-hidden="true">
          {words}
        </p>
      )}
    </>
  );
}
