import { Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { canRedo, type History, lineTo, START } from '../../play/history.ts';
import { mayUndo } from '../../play/takeBack.ts';
import { announce } from '../../store/announced.ts';
import { useGameStore } from '../../store/game.ts';
import { looksBack, standing } from '../../store/gameState.ts';
import { useUiStore } from '../../store/ui.ts';
import { useTellMoment } from '../timeline/useMomentWords.ts';
import styles from './Header.module.css';

/** Taking back and bringing back, as far as the game's setting goes (TURN-13), with the reason where it does not. */
export function HistoryButtons({ history }: { history: History }) {
  const t = useTranslations('ui.history');
  const tell = useTellMoment();
  const said = useTranslations('ui.said');
  const isBack = useGameStore(looksBack);
  const looking = useTranslations('ui.timeline.looking');
  const atStart = history.at === START;
  const players = useGameStore((s) => s.start?.players);
  const dice = useGameStore((s) => s.settings.dice);
  const refused = atStart ? null : mayUndo(history, players, dice);
  const mayRedo = canRedo(history) && !isBack;
  const whyNoUndo = isBack ? looking('undoRefused') : atStart ? t('nothingToUndo') : refused ? t(history.takeBack) : '';
  const whyNoRedo = mayRedo ? '' : isBack ? looking('undoRefused') : t('nothingToRedo');
  return (
    <div className={styles.history}>
      <IconButton
        look="onFrame"
        label={t('undo')}
        shortcut="u"
        refused={whyNoUndo !== ''}
        describedBy="undo-note"
        why={whyNoUndo}
        onClick={() => saying('undone', useGameStore.getState().undo)}
        onRefused={() => useUiStore.getState().refuse(refused)}
      >
        <Undo2 size={18} aria-hidden="true" />
        <span className={styles.word}>{t('undo')}</span>
      </IconButton>
      <span className={styles.redo}>
        <IconButton
          look="onFrame"
          label={t('redo')}
          shortcut="y"
          refused={!mayRedo}
          describedBy="redo-note"
          why={whyNoRedo}
          onClick={() => saying('redone', useGameStore.getState().redo)}
        >
          <Redo2 size={18} aria-hidden="true" />
        </IconButton>
      </span>
      <p id="undo-note" hidden>
        {whyNoUndo}
      </p>
      <p id="redo-note" hidden>
        {whyNoRedo}
      </p>
    </div>
  );

  /** Does it and says what it was: all steps between where the game stood and where it stands now. */
  function saying(say: 'undone' | 'redone', act: () => void): void {
    act();
    const { history: now } = standing(useGameStore.getState());
    if (!now || now.at === history.at) return;
    const [longer, shorter] = say === 'undone' ? [history, now] : [now, history];
    const steps = lineTo(longer).filter((node) => !lineTo(shorter).includes(node));
    const told = steps.flatMap((node) => tell(longer, node));
    announce(say, { what: told.length > 0 ? told.join(' ') : said('untold') });
  }
}
