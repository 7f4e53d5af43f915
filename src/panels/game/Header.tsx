import { BookOpen, Eye, Menu, History as Past, Ruler, ScrollText } from 'lucide-react';
import type { Game } from '../../engine/index.ts';
import { editionWord, useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import type { History } from '../../play/history.ts';
import { IDLE } from '../../pointing/hand.ts';
import { useGameStore } from '../../store/game.ts';
import { useRulebook } from '../../store/rulebook.ts';
import { useUiStore } from '../../store/ui.ts';
import { CharactersButton } from '../characters/CharactersButton.tsx';
import { PauseButton } from '../clock/PauseButton.tsx';
import styles from './Header.module.css';
import { HistoryButtons } from './HistoryButtons.tsx';
import { MuteButton } from './MuteButton.tsx';
import { SavedSign } from './SavedSign.tsx';

interface HeaderProps {
  game: Game;
  history: History;
  logOpen: boolean;
  onLog: () => void;
  stripOpen: boolean;
  onStrip: () => void;
  onMenu: () => void;
}

/** The strip above the board: which turn it is, taking back, log and menu. */
export function Header({ game, history, logOpen, onLog, stripOpen, onStrip, onMenu }: HeaderProps) {
  const t = useTranslations('ui.header');
  const tTimeline = useTranslations('ui.timeline');
  const lookUp = useRulebook((book) => book.lookUp);
  return (
    <header className={styles.header}>
      <div className={styles.moment}>
        <Moment game={game} />
        <PlayedBy />
      </div>
      <HistoryButtons history={history} />
      <SavedSign />
      <MuteButton />
      <PauseButton />
      <LookingTools game={game} />
      <CharactersButton game={game} />
      <IconButton look="onFrame" shortcut="l" label={t('showLog')} pressed={logOpen} onClick={onLog}>
        <ScrollText size={18} aria-hidden="true" />
        <span className={styles.long}>{t('showLog')}</span>
      </IconButton>
      <IconButton look="onFrame" label={tTimeline('title')} pressed={stripOpen} onClick={onStrip}>
        <Past size={18} aria-hidden="true" />
      </IconButton>
      <IconButton look="onFrame" shortcut="?" label={t('rules')} onClick={() => lookUp()}>
        <BookOpen size={18} aria-hidden="true" />
      </IconButton>
      <IconButton look="onFrame" label={t('menu')} onClick={onMenu}>
        <Menu size={18} aria-hidden="true" />
        <span className={styles.middling}>{t('menu')}</span>
      </IconButton>
    </header>
  );
}

/** The set-up, or the turn and whose it is; where there are rounds, the round before it. */
function Moment({ game }: { game: Game }) {
  const t = useTranslations('ui.header');
  const { number, round, side } = game.state.turn;
  const isTurn = game.state.frames[0]?.kind !== 'initiative';
  const most = game.setup.victory?.limit?.turns; // WIN-5
  const turn = (now: number): string =>
    most === undefined ? t('turn', { number: now }) : t('turnOf', { number: now, most });
  if (number === 0 && isTurn) return <p className={styles.turn}>{t('setup')}</p>;
  return (
    <p className={styles.turn}>
      {round > 0 && <span className={styles.round}>{t('round', { round })} </span>}
      <strong>{isTurn ? turn(number) : t('initiative')}</strong> {isTurn && <span>{game.setup.sides[side].name}</span>}
    </p>
  );
}

/** The edition, and the set of rules if it has a name; that there are house rules if it has none. */
function PlayedBy() {
  const t = useTranslations();
  const start = useGameStore((s) => s.start);
  if (!start) return null;
  const own = start.ruleSet || (Object.keys(start.rules).length > 0 ? t('ui.houseRules.title') : '');
  const words = (length: 'name' | 'short') =>
    [editionWord(t, length, start.edition), own].filter((part) => part !== '').join(' · ');
  return (
    <p className={styles.playedBy} title={words('name')}>
      {words('short')}
    </p>
  );
}

/** What costs nothing and may be done at any time: a tape measure, and what is seen from where. */
function LookingTools({ game }: { game: Game }) {
  const t = useTranslations('ui.header');
  const tool = useUiStore((ui) => ui.tool);
  const selected = useUiStore((ui) => ui.selected);
  const setTool = useUiStore((ui) => ui.setTool);
  const at = game.state.characters.find((c) => c.id === selected)?.at;
  const from = at && { at, who: selected };
  return (
    <>
      <IconButton
        look="onFrame"
        shortcut="d"
        label={t('measure')}
        pressed={tool.kind === 'measure'}
        onClick={() => setTool(tool.kind === 'measure' ? IDLE : { kind: 'measure' })}
      >
        <Ruler size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        look="onFrame"
        shortcut="s"
        label={t('sight')}
        pressed={tool.kind === 'sight'}
        onClick={() => setTool(tool.kind === 'sight' ? IDLE : { kind: 'sight', ...(from && { from }) })}
      >
        <Eye size={18} aria-hidden="true" />
      </IconButton>
    </>
  );
}
