import { useMemo } from 'react';
import type { Command, Game, Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { firstOpen } from './firstOpen.ts';
import { Outlook } from './Outlook.tsx';
import styles from './PointedOdds.module.css';
import { useRested } from './useRested.ts';

interface PointedOddsProps {
  game: Game;
  /** What would be done, one after the other, by clicking where the pointer is. */
  commands: readonly Command[];
  who?: Id | undefined;
  /** The two of a close combat. */
  fight?: readonly [Id, Id] | undefined;
}

/** The odds of what is pointed at, once the pointer rests. Their room is kept before, so that nothing moves when they come. */
export function PointedOdds({ game, commands, who, fight }: PointedOddsProps) {
  const t = useTranslations('ui.odds');
  const rested = useRested(JSON.stringify(commands));
  const step = useMemo(
    () => (rested === null ? null : firstOpen(game, JSON.parse(rested) as readonly Command[])),
    [game, rested],
  );
  return (
    <div className={styles.room}>
      {rested === null && <p className={styles.hint}>{t('rest')}</p>}
      {step && <Outlook game={step.game} of={[{ command: step.command }]} who={who} fight={fight} />}
    </div>
  );
}
