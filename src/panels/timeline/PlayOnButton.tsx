import { useId } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { RuleSign } from '../../parts/RuleSign.tsx';
import { mayJump } from '../../play/takeBack.ts';
import { useGameStore } from '../../store/game.ts';
import styles from './LookingBack.module.css';

/** Has the game go on from a moment, as far as what was agreed on taking back allows it (TURN-13); says why where it does not. */
export function PlayOnButton({ from }: { from: number }) {
  const t = useTranslations('ui.timeline.looking');
  const history = useGameStore((s) => s.history);
  const jump = useGameStore((s) => s.jump);
  const note = useId();
  if (!history) return null;
  const standsHere = history.at === from;
  const refused = standsHere ? null : mayJump(history, from);
  return (
    <div className={styles.playOn}>
      <Button refused={standsHere || refused !== null} describedBy={note} onClick={() => jump(from)}>
        {t('playOn')}
      </Button>
      <p id={note} className={styles.note}>
        {standsHere ? t('standsHere') : refused ? t(`stays.${history.takeBack}`) : t('playOnHint')}{' '}
        {refused && <RuleSign rule={refused.rule} />}
      </p>
    </div>
  );
}
