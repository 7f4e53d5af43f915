import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Die } from '../../parts/Die.tsx';
import { ShotFrame } from '../../parts/ShotFrame.tsx';
import type { History } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { useLessMotion } from '../../store/preferred.ts';
import styles from './DiceTray.module.css';
import { type LastRoll, lastRoll } from './lastRoll.ts';

/**
 * The dice as they lie after the last roll. They tumble in when the computer has just thrown them; a click on them or any key
 * lays them down. Nothing waits for it. Real dice that were typed in have rolled already.
 */
export function DiceTray({ game, history }: { game: Game; history: History }) {
  const t = useTranslations('ui.dice');
  const tNeed = useTranslations('ui.hotseat.dice');
  const roll = useMemo(() => lastRoll(history), [history]);
  const fresh = useGameStore((s) => s.lastStep?.events.some((event) => event.event === 'rolled') ?? false);
  const less = useLessMotion();
  const [skipped, setSkipped] = useState<number | null>(null);
  const rolling = roll !== null && fresh && !less && roll.source !== 'typed' && skipped !== roll.node;
  useSkipping(rolling, () => setSkipped(roll?.node ?? null));
  if (!roll) return null;
  const who = roll.by === 'both' ? t('both') : game.setup.sides[roll.by].name;
  const hits = roll.hits.filter(Boolean).length;
  return (
    <figure className={styles.tray} key={roll.node} onPointerDown={() => setSkipped(roll.node)}>
      <figcaption className={styles.caption}>{t('last', { who })}</figcaption>
      <div
        className={`${styles.dice} ${roll.dice.length > MANY ? styles.many : ''}`}
        role="img"
        aria-label={read(roll)}
      >
        {roll.byShot.map((places, shot) => {
          const dice = places.map((place) => (
            <Die
              key={place}
              value={roll.dice[place] ?? 0}
              hit={roll.hits[place] ?? false}
              rolling={rolling}
              delay={Math.min(place * 60, 360)}
            />
          ));
          return roll.byShot.length > 1 ? (
            <ShotFrame key={places[0]} shot={shot}>
              {dice}
            </ShotFrame>
          ) : (
            dice
          );
        })}
      </div>
      {roll.counted && (
        <span>
          <strong className={styles.hits}>{t('hits', { hits })}</strong>
          {roll.need !== null && roll.need <= 6 && <>, {tNeed('need', { need: roll.need })}</>}
        </span>
      )}
    </figure>
  );

  function read({ byShot, dice }: LastRoll): string {
    if (byShot.length === 1) return dice.join(', ');
    const said = byShot.map((places) => places.map((place) => dice[place]).join(', '));
    return said.map((each, shot) => t('ofShot', { shot: shot + 1, dice: each })).join('; ');
  }
}

/** Any key but those that only go along with others. */
function useSkipping(rolling: boolean, skip: () => void): void {
  const skipNow = useEffectEvent(skip);
  useEffect(() => {
    if (!rolling) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (!['Shift', 'Control', 'Alt', 'Meta'].includes(key)) skipNow();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [rolling]);
}

/** More dice than this lie smaller in the tray. */
const MANY = 6;
