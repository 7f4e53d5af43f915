import { useEffect, useState } from 'react';
import { PlayBoard } from '../../board/index.ts';
import type { Awaiting, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import hidden from '../../parts/hidden.module.css';
import { onDemand } from '../../parts/onDemand.tsx';
import { gameAt, type History } from '../../play/history.ts';
import { lessonOf } from '../../play/lesson.ts';
import { fetched } from '../../store/fetched.ts';
import { useGameStore } from '../../store/game.ts';
import { runLesson, useLessonDue } from '../../store/lesson.ts';
import { runOpponent, useComputersTurn } from '../../store/opponent.ts';
import { useShownAwaiting, useShownHistory } from '../../store/shown.ts';
import { countsForNothing } from '../../store/trial.ts';
import { useUiStore } from '../../store/ui.ts';
import { CardInHand } from '../cards/CardInHand.tsx';
import { CharacterMenu } from '../characters/CharacterMenu.tsx';
import { CharacterTable } from '../characters/CharacterTable.tsx';
import { placesSubject } from '../characters/placesSubject.ts';
import { ClockSays } from '../clock/ClockSays.tsx';
import { PauseScreen } from '../clock/PauseScreen.tsx';
import { Comparing } from '../compare/Comparing.tsx';
import { Caption } from '../event/Caption.tsx';
import { EventPanel } from '../event/EventPanel.tsx';
import { useSkipping } from '../event/useSkipping.ts';
import { useTelling } from '../event/useTold.ts';
import { LessonBubble } from '../lesson/LessonBubble.tsx';
import { LastLine } from '../log/LastLine.tsx';
import { Latest } from '../log/Latest.tsx';
import { Log } from '../log/Log.tsx';
import { Decision } from '../opponent/Decision.tsx';
import { BoardPrompt } from '../prompt/BoardPrompt.tsx';
import { SeatChange } from '../seats/SeatChange.tsx';
import { Forces } from '../side/Forces.tsx';
import { LookingBack } from '../timeline/LookingBack.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { Announcer } from './Announcer.tsx';
import { BrokenNotice } from './BrokenNotice.tsx';
import styles from './GameScreen.module.css';
import { Header } from './Header.tsx';
import { LeftOutNotice } from './LeftOutNotice.tsx';
import { LostNotice } from './LostNotice.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { useCovered } from './useCovered.ts';
import { useTableKeys } from './useTableKeys.ts';

const GameMenu = onDemand(async () => (await fetched(() => import('../menu/GameMenu.tsx'))).GameMenu);
const Places = onDemand(async () => (await fetched(() => import('../characters/Places.tsx'))).Places);
const Ending = onDemand(async () => (await fetched(() => import('../over/Ending.tsx'))).Ending);

interface GameScreenProps {
  game: Game;
  awaiting: Awaiting;
  history: History;
}

/**
 * A table with a game on it: the board, both forces, and the column of the decision, the log and the course of the game. The
 * areas are as large in one moment of the game as in the next, so that nothing moves under the eyes or the pointer.
 */
export function GameScreen({ game, awaiting, history }: GameScreenProps) {
  const t = useTranslations('ui');
  const broken = useGameStore((s) => s.broken);
  const drawer = useUiStore((ui) => ui.drawer);
  const closeDrawer = useUiStore((ui) => ui.closeDrawer);
  const [menuOpen, setMenuOpen] = useState(false);
  const [board, setBoard] = useState<HTMLElement | null>(null);
  const [decision, setDecision] = useState<HTMLElement | null>(null);
  const foot = useCovered(board, decision);
  const [viewPlace, setViewPlace] = useState<HTMLElement | null>(null);
  const [turnedTo, setTurnedTo] = useState<{ readonly game: Game; readonly result: boolean } | null>(null);
  const isTried = useGameStore(({ start }) => countsForNothing(start) && !lessonOf(start));
  const shownHistory = useShownHistory(history);
  const shown = gameAt(shownHistory);
  const asked = useShownAwaiting() ?? awaiting;
  const isBack = shownHistory !== history;
  const openMenu = () => {
    useGameStore.getState().lookAway(); // what is in the menu is about the game as it stands
    setMenuOpen(true);
  };
  useTableKeys();
  useEffect(() => runOpponent(), []);
  useEffect(() => runLesson(), []);
  useSkipping();
  const telling = useTelling();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is asked next is asked behind the drawer
  useEffect(closeDrawer, [awaiting]);
  const isLesson = useLessonDue()?.step.say !== undefined && !isBack;
  const isOver = awaiting.kind === 'over';
  const isComputers = useComputersTurn(game, awaiting);
  const isQuestion = !['act', 'deploy', 'over'].includes(awaiting.kind) && !isBack && !telling && !isComputers;
  // what was only tried out ends on the table
  const isResultWanted = turnedTo?.game === game ? turnedTo.result : !isTried;
  const result = isOver && isResultWanted && !isBack ? awaiting.outcome : null;
  const classes = [
    styles.screen,
    isOver && styles.review,
    drawer === 'log' && styles.drawn,
    drawer === 'forces' && styles.cards,
    isLesson && !drawer && styles.lesson,
  ];
  if (result)
    return (
      <>
        <Ending game={game} outcome={result} history={history} onLook={() => setTurnedTo({ game, result: false })} />
        <Announcer game={game} />
      </>
    );
  return (
    <main className={classes.filter(Boolean).join(' ')} data-drawer={drawer ?? undefined}>
      <h1 className={hidden.hidden}>{t('start.name')}</h1>
      <SkipLinks game={shown} history={shownHistory} />
      <Header game={shown} history={history} onViewPlace={setViewPlace} onMenu={openMenu} />
      <div className={styles.forces}>
        <Forces game={shown} awaiting={asked} />
      </div>
      <div ref={setBoard} className={`${styles.board} ${isBack ? styles.back : ''}`}>
        <PlayBoard controlsIn={viewPlace} foot={foot}>
          {!isBack && !telling && !isComputers && <BoardPrompt game={game} awaiting={awaiting} />}
          {!isBack && !telling && <LessonBubble game={game} />}
          <Caption />
        </PlayBoard>
        <CharacterMenu game={shown} />
        <ClockSays game={game} />
        <SeatChange history={history} />
      </div>
      <div className={styles.column}>
        <div
          ref={setDecision}
          className={styles.decision}
          inert={drawer === 'log'}
          data-sheet={isQuestion || undefined}
        >
          {telling ? (
            <EventPanel told={telling} />
          ) : isBack ? (
            <LookingBack game={shown} history={history} at={shownHistory.at} />
          ) : (
            <Decision game={game} awaiting={awaiting} />
          )}
          {!isBack && isOver && (
            <Button onClick={() => setTurnedTo({ game, result: true })}>{t('victory.show')}</Button>
          )}
        </div>
        {drawer === 'log' && (
          <button type="button" className={styles.wayBack} aria-label={t('log.toDecision')} onClick={closeDrawer} />
        )}
        <div className={styles.log}>
          <Log game={game} history={history} />
        </div>
        <CardInHand game={shown} />
      </div>
      <div className={styles.last}>
        <LastLine history={shownHistory} />
      </div>
      <div className={styles.strip}>
        <Timeline history={history} />
      </div>
      <Latest game={shown} />
      <Announcer game={shown} />
      <PauseScreen game={game} awaiting={awaiting} />
      {broken && <BrokenNotice game={game} broken={broken} />}
      <LostNotice />
      <LeftOutNotice />
      <Comparing game={game} />
      <Characters game={shown} />
      <PlacesOf game={game} />
      {menuOpen && <GameMenu game={game} onClose={() => setMenuOpen(false)} />}
    </main>
  );
}

/** The table of characters, from its key or from the menu. */
function Characters({ game }: { game: Game }) {
  const awaiting = useShownAwaiting();
  const isOpen = useUiStore((ui) => ui.listsCharacters);
  const listCharacters = useUiStore((ui) => ui.listCharacters);
  if (!isOpen || !awaiting) return null;
  return <CharacterTable game={game} awaiting={awaiting} onClose={() => listCharacters(false)} />;
}

/** The places worth choosing with what is in the hand. */
function PlacesOf({ game }: { game: Game }) {
  const tool = useUiStore((ui) => ui.tool);
  const selected = useUiStore((ui) => ui.selected);
  const isOpen = useUiStore((ui) => ui.listsPlaces);
  const { listPlaces } = useUiStore.getState();
  const subject = isOpen ? placesSubject(game, tool, selected) : null;
  return subject && <Places game={game} subject={subject} onClose={() => listPlaces(false)} />;
}
