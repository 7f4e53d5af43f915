import { GraduationCap, Play } from 'lucide-react';
import { useEffect } from 'react';
import { StillBoard } from '../../board/index.ts';
import { type Awaiting, type Game, losses, SIDES, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Loading } from '../../parts/Loading.tsx';
import { runShow, somebodyThere } from '../../store/clubTable.ts';
import { useGameStore } from '../../store/game.ts';
import { runOpponent } from '../../store/opponent.ts';
import { useLessMotion } from '../../store/preferred.ts';
import { realTimer } from '../../store/telling.ts';
import { RoleBadge } from '../cards/RoleBadge.tsx';
import { SideMark } from '../cards/symbols.tsx';
import { Felt } from '../event/Felt.tsx';
import { useTold } from '../event/useTold.ts';
import { useBeginLesson } from '../lesson/useBeginLesson.ts';
import { aimOf } from '../side/aimOf.ts';
import { LossBar } from '../side/LossBar.tsx';
import { Door } from '../start/Door.tsx';
import { usePlayNow } from '../start/usePlayNow.ts';
import styles from './ClubScreen.module.css';
import { useCaption } from './useCaption.ts';

/** How much larger than their bases characters are painted for those who stand round the table. */
const ENLARGED = 1.35;

/**
 * The game shown to those who look on: the computer plays itself, slowly and in silence, and says what it does. Whatever is
 * touched leads back to the start page; two doors lead on at once.
 */
export function ClubScreen() {
  const t = useTranslations('ui.club');
  const factions = useTranslations('ui.club.sides');
  const game = useGameStore((s) => s.game);
  const awaiting = useGameStore((s) => s.awaiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once; another language has its names in the next game
  useEffect(() => runShow((faction) => factions(faction as 'soviet')), []);
  useEffect(() => runOpponent(realTimer, 'slow'), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Tab' || (event.target instanceof HTMLButtonElement && PRESSES.includes(event.key))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      somebodyThere();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it is no control: whatever is touched, and any key, wakes the page
    <main className={styles.screen} onClick={somebodyThere}>
      <div className={styles.board}>{game ? <StillBoard enlarged={ENLARGED} /> : <Loading />}</div>
      <div className={styles.beside}>
        <header className={styles.head}>
          <h1 className={styles.name}>{t('title')}</h1>
          <p>{t('line')}</p>
        </header>
        {game && awaiting && <Course game={game} awaiting={awaiting} />}
        <Doors />
        <p className={styles.touch}>{t('touch')}</p>
      </div>
    </main>
  );
}

const PRESSES = ['Enter', ' '];

/** How both sides stand, the dice that lie, and what is done. */
function Course({ game, awaiting }: { game: Game; awaiting: Awaiting }) {
  const told = useTold();
  const { says, teaches, who } = useCaption(game, awaiting);
  return (
    <>
      <div className={styles.scores}>
        {SIDES.map((side) => (
          <Score key={side} game={game} side={side} />
        ))}
      </div>
      <div className={styles.felt}>{told && <Felt told={told} form="large" />}</div>
      <div className={styles.caption}>
        {who !== null && <RoleBadge game={game} who={who} size={56} />}
        <div>
          <p className={styles.says}>{says}</p>
          <p className={styles.teaches}>{teaches}</p>
        </div>
      </div>
    </>
  );
}

function Score({ game, side }: { game: Game; side: Side }) {
  const t = useTranslations('ui.hotseat.projector');
  const { of, lost, total } = losses(game, side);
  return (
    <section className={`${styles.score} ${styles[side]}`}>
      <h2>
        <SideMark side={side} size={24} /> {game.setup.sides[side].name}
      </h2>
      <p>
        {t(`lost.${of}`, { lost, total })}
        <LossBar lost={lost} total={total} breaksAt={aimOf(game) ? Math.ceil(total / 2) : null} />
      </p>
    </section>
  );
}

function Doors() {
  const t = useTranslations('ui');
  const playNow = usePlayNow();
  const beginLesson = useBeginLesson();
  const atOnce = useLessMotion();
  const leading = (then: () => void) => (): void => {
    somebodyThere();
    then();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps what is pressed in it from the page
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div className={styles.doors} onClick={(event) => event.stopPropagation()}>
      <Door
        main
        icon={Play}
        title={t('start.playNow')}
        note={t('club.playNowNote')}
        onClick={leading(() => playNow(atOnce))}
      />
      <Door
        icon={GraduationCap}
        title={t('lesson.showMe')}
        note={t('club.showMeNote')}
        onClick={leading(() => beginLesson('firstGame'))}
      />
    </div>
  );
}
