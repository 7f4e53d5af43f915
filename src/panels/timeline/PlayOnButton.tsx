import { useId } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { RuleSign } from '../../parts/RuleSign.tsx';
import { gameAt } from '../../play/history.ts';
import { mayJump } from '../../play/takeBack.ts';
import { useGameStore } from '../../store/game.ts';
import styles from './LookingBack.module.css';
import { useTrialTitle } from './useTrialTitle.ts';

/**
 * Has the game go on from a moment, as far as what was agreed on taking back allows it (TURN-13); says why where it does not. After its
 * end anything may be tried all the same, as a copy.
 */
export function PlayOnButton({ from }: { from: number }) {
  const t = useTranslations('ui.timeline.looking');
  const history = useGameStore((s) => s.history);
  const title = useTrialTitle();
  const { jump, tryOut } = useGameStore.getState();
  const note = useId();
  if (!history) return null;
  const standsHere = history.at === from;
  const refused = standsHere ? null : mayJump(history, from);
  if (refused && gameAt(history).state.outcome) {
    return (
      <div className={styles.playOn}>
        <Button describedBy={note} onClick={() => tryOut(from, title)}>
          {t('tryOut')}
        </Button>
        <p id={note} className={styles.note}>
          {t('tryOutHint')}
        </p>
      </div>
    );
  }
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
