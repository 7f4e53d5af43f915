import { Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { RuleSign } from '../../parts/RuleSign.tsx';
import { canRedo, type History, START } from '../../play/history.ts';
import { mayUndo } from '../../play/takeBack.ts';
import { useGameStore } from '../../store/game.ts';
import { looksBack } from '../../store/gameState.ts';
import styles from './Header.module.css';

/** Taking back and bringing back, as far as the game's setting goes (TURN-13), with the reason where it does not. */
export function HistoryButtons({ history }: { history: History }) {
  const t = useTranslations('ui.history');
  const { undo, redo } = useGameStore.getState();
  const isBack = useGameStore(looksBack);
  const looking = useTranslations('ui.timeline.looking');
  const atStart = history.at === START;
  const refused = atStart ? null : mayUndo(history);
  const mayRedo = canRedo(history) && !isBack;
  return (
    <div className={styles.history}>
      <IconButton
        look="onFrame"
        label={t('undo')}
        shortcut="u"
        refused={isBack || atStart || refused !== null}
        describedBy="undo-note"
        onClick={undo}
      >
        <Undo2 size={18} aria-hidden="true" />
        <span className={styles.middling}>{t('undo')}</span>
      </IconButton>
      <IconButton
        look="onFrame"
        label={t('redo')}
        shortcut="y"
        refused={!mayRedo}
        describedBy="redo-note"
        onClick={redo}
      >
        <Redo2 size={18} aria-hidden="true" />
        <span className={styles.long}>{t('redo')}</span>
      </IconButton>
      <p id="undo-note" className={styles.note}>
        {isBack ? looking('undoRefused') : atStart ? t('nothingToUndo') : refused ? t(history.takeBack) : ''}
      </p>
      {!isBack && refused && <RuleSign rule={refused.rule} />}
      <p id="redo-note" hidden>
        {mayRedo ? '' : isBack ? looking('undoRefused') : t('nothingToRedo')}
      </p>
    </div>
  );
}
