import { useMemo, useState } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { History } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { Die } from '../parts/Die.tsx';
import styles from './DiceTray.module.css';
import { lastRoll } from './lastRoll.ts';

/** The dice as they lie after the last roll. They tumble in when they have just been thrown; a click lays them down. */
export function DiceTray({ game, history }: { game: Game; history: History }) {
  const t = useTranslations('ui.dice');
  const roll = useMemo(() => lastRoll(history), [history]);
  const fresh = useGameStore((s) => s.lastStep?.events.some((event) => event.event === 'rolled') ?? false);
  const [skipped, setSkipped] = useState<number | null>(null);
  if (!roll) return null;
  const who = roll.by === 'both' ? t('both') : game.setup.sides[roll.by].name;
  const hits = roll.hits.filter(Boolean).length;
  return (
    <figure className={styles.tray} key={roll.node} onPointerDown={() => setSkipped(roll.node)}>
      <figcaption className={styles.caption}>{t('last', { who })}</figcaption>
      <div className={styles.dice} role="img" aria-label={roll.dice.join(', ')}>
        {roll.dice.map((die, i) => (
          <Die
            // biome-ignore lint/suspicious/noArrayIndexKey: the dice of one roll never change their order
            key={i}
            value={die}
            hit={roll.hits[i] ?? false}
            rolling={fresh && skipped !== roll.node}
            delay={i * 60}
          />
        ))}
      </div>
      {roll.counted && <strong className={styles.hits}>{t('hits', { hits })}</strong>}
    </figure>
  );
}
