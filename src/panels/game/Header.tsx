import { BookOpen, Eye, Menu, Ruler, ScrollText, Users } from 'lucide-react';
import type { Game } from '../../engine/index.ts';
import { editionWord, useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import type { History } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { useRulebook } from '../../store/rulebook.ts';
import { countsForNothing } from '../../store/trial.ts';
import { useUiStore } from '../../store/ui.ts';
import { PauseButton } from '../clock/PauseButton.tsx';
import styles from './Header.module.css';
import { HistoryButtons } from './HistoryButtons.tsx';
import { MuteButton } from './MuteButton.tsx';
import { SavedSign } from './SavedSign.tsx';
import { useLookingTools } from './useLookingTools.ts';

interface HeaderProps {
  game: Game;
  history: History;
  /** Takes the place for the buttons that change the view of the table. */
  onViewPlace: (place: HTMLElement | null) => void;
  onMenu: () => void;
}

/** The strip over the page: which turn it is; what is done with the table; the pages beside it. What has no room is in the menu. */
export function Header({ game, history, onViewPlace, onMenu }: HeaderProps) {
  const t = useTranslations('ui.header');
  const lookUp = useRulebook((book) => book.lookUp);
  const drawer = useUiStore((ui) => ui.drawer);
  const draw = useUiStore((ui) => ui.draw);
  return (
    <header className={styles.header}>
      <div className={styles.moment}>
        <Moment game={game} />
        <PlayedBy />
      </div>
      <div className={styles.tools}>
        <HistoryButtons history={history} />
        <LookingTools game={game} />
        <div ref={onViewPlace} className={styles.view} />
      </div>
      <div className={styles.pages}>
        <SavedSign />
        <PauseButton />
        <MuteButton />
        <span className={styles.forces}>
          <IconButton look="onFrame" label={t('forces')} pressed={drawer === 'forces'} onClick={() => draw('forces')}>
            <Users size={18} aria-hidden="true" />
          </IconButton>
        </span>
        <IconButton look="onFrame" label={t('showLog')} pressed={drawer === 'log'} onClick={() => draw('log')}>
          <ScrollText size={18} aria-hidden="true" />
          <span className={styles.word}>{t('showLog')}</span>
        </IconButton>
        <span className={styles.rules}>
          <IconButton look="onFrame" shortcut="?" label={t('rules')} onClick={() => lookUp()}>
            <BookOpen size={18} aria-hidden="true" />
            <span className={styles.long}>{t('rules')}</span>
          </IconButton>
        </span>
        <IconButton look="onFrame" label={t('menu')} onClick={onMenu}>
          <Menu size={18} aria-hidden="true" />
          <span className={styles.word}>{t('menu')}</span>
        </IconButton>
      </div>
    </header>
  );
}

/** The set-up, or the turn; where there are rounds, the round before it. */
function Moment({ game }: { game: Game }) {
  const t = useTranslations('ui.header');
  const { number, round } = game.state.turn;
  const isTurn = game.state.frames[0]?.kind !== 'initiative';
  const most = game.setup.victory?.limit?.turns; // WIN-5
  const turn = (now: number): string =>
    most === undefined ? t('turn', { number: now }) : t('turnOf', { number: now, most });
  if (number === 0 && isTurn)
    return (
      <span className={styles.turn}>
        <strong>{t('setup')}</strong>
      </span>
    );
  return (
    <span className={styles.turn}>
      {round > 0 && <span className={styles.round}>{t('round', { round })} </span>}
      <strong>{isTurn ? turn(number) : t('initiative')}</strong>
    </span>
  );
}

/** What is tried out is called; the edition, and the set of rules; that there are house rules if it has no name. */
function PlayedBy() {
  const t = useTranslations();
  const start = useGameStore((s) => s.start);
  if (!start) return null;
  const own = start.ruleSet || (Object.keys(start.rules).length > 0 ? t('ui.houseRules.title') : '');
  const title = countsForNothing(start) ? start.title : '';
  const words = (length: 'name' | 'short') =>
    [title, editionWord(t, length, start.edition), own].filter((part) => part !== '').join(' · ');
  return (
    <p className={styles.playedBy} title={words('name')}>
      {words('short')}
    </p>
  );
}

/** What costs nothing and may be done at any time: a tape measure, and what is seen from where. */
function LookingTools({ game }: { game: Game }) {
  const t = useTranslations('ui.header');
  const { inHand, measure, sight } = useLookingTools(game);
  return (
    <div className={styles.looking}>
      <IconButton look="onFrame" shortcut="d" label={t('measure')} pressed={inHand === 'measure'} onClick={measure}>
        <Ruler size={18} aria-hidden="true" />
        <span className={styles.long}>{t('measure')}</span>
      </IconButton>
      <IconButton look="onFrame" shortcut="s" label={t('sight')} pressed={inHand === 'sight'} onClick={sight}>
        <Eye size={18} aria-hidden="true" />
        <span className={styles.long}>{t('sight')}</span>
      </IconButton>
    </div>
  );
}
