import { Dices } from 'lucide-react';
import { useState } from 'react';
import { type Awaiting, type Game, isStanding, type Modifier, type RollAbout, sum } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { onDemand } from '../../parts/onDemand.tsx';
import { ShotFrame } from '../../parts/ShotFrame.tsx';
import { lessonOf } from '../../play/lesson.ts';
import { lyingReady } from '../../play/nextDice.ts';
import { fetched } from '../../store/fetched.ts';
import { useGameStore } from '../../store/game.ts';
import { useNextDice } from '../../store/nextDice.ts';
import { Chance } from '../odds/Chance.tsx';
import { Outlook } from '../odds/Outlook.tsx';
import { Reasons } from '../refusal/Reasons.tsx';
import { useWords } from '../useWords.ts';
import { DiceEntry } from './DiceEntry.tsx';
import prompt from './Prompt.module.css';
import { PromptFrame } from './PromptFrame.tsx';
import styles from './RollPrompt.module.css';
import { SetOff } from './SetOff.tsx';
import { shotSizes } from './shotSizes.ts';
import { Tied } from './Tied.tsx';
import { useRollWords } from './useRollWords.ts';

const OutcomesDialog = onDemand(
  async () => (await fetched(() => import('../outcomes/OutcomesDialog.tsx'))).OutcomesDialog,
);

type Roll = Extract<Awaiting, { kind: 'roll' }>;

/** Rolls that may harm somebody; the others have no odds to show. */
const HARMS: ReadonlySet<RollAbout['what']> = new Set([
  'shot',
  'closeCombat',
  'scatter',
  'burst',
  'burstTie',
  'suppression',
]);

/** Dice are due: thrown by the machine, or real ones typed in. Either way can be taken at any roll. */
export function RollPrompt({ game, awaiting }: { game: Game; awaiting: Roll }) {
  const t = useTranslations('ui.prompt.roll');
  const rollLive = useGameStore((s) => s.roll);
  const send = useGameStore((s) => s.send);
  const usual = useGameStore((s) => s.settings.dice);
  const [typed, setTyped] = useState(usual === 'typed');
  const { about, by, dice } = awaiting;
  const harms = HARMS.has(about.what);
  const { title, text, order } = useRollWords(game, awaiting);
  const rolls = 'who' in about && typeof about.who === 'string' ? about.who : null;
  const subject = rolls !== null && isStanding(game, rolls) ? rolls : null;
  return (
    <PromptFrame game={game} by={by} title={title} who={subject}>
      <SetOff game={game} />
      <Tied />
      <p>{text}</p>
      <div className={styles.halves}>
        <div className={styles.odds}>
          {harms && (
            <Outlook
              game={game}
              who={about.what === 'shot' ? about.at : undefined}
              fight={about.what === 'closeCombat' ? [about.who, about.against] : undefined}
              because={'need' in about && <Reasons game={game} need={about.need} count={about.count} />}
            />
          )}
          {about.what === 'shockTest' && (
            <Chance
              game={game}
              who={about.who}
              what={about.because === null ? 'recovers' : 'panics'}
              chance={about.because === null ? holds(about.most) : 1 - holds(about.most)}
            />
          )}
        </div>
        <div className={styles.odds}>
          <Shots game={game} about={about} />
          <div className={styles.roll}>
            {typed ? (
              <DiceEntry count={dice} order={order} onRoll={send} />
            ) : (
              <div className={prompt.main}>
                <Button look="primary" shortcut="r" onClick={rollLive}>
                  <Dices size={20} aria-hidden="true" /> {t('roll', { dice })}
                </Button>
              </div>
            )}
            <Button look="quiet" onClick={() => setTyped(!typed)}>
              {typed ? t('useLive') : t('useTyped')}
            </Button>
            <TryOutcomes game={game} awaiting={awaiting} />
          </div>
        </div>
      </div>
    </PromptFrame>
  );
}

/** Where everything may be taken back, the dice may be chosen, and every outcome be tried. */
function TryOutcomes({ game, awaiting }: { game: Game; awaiting: Roll }) {
  const t = useTranslations('ui.outcomes');
  const history = useGameStore((s) => s.history);
  const isLesson = useGameStore((s) => lessonOf(s.start) !== null);
  const ready = useNextDice((s) => (history ? lyingReady(s.dice, history).join(' ') : ''));
  const [isOpen, setOpen] = useState(false);
  if (history?.takeBack !== 'freely' || isLesson) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {ready === '' ? t('open') : t('lying', { dice: ready })}
      </Button>
      {isOpen && <OutcomesDialog game={game} history={history} awaiting={awaiting} onClose={() => setOpen(false)} />}
    </>
  );
}

/** PSY-1: the share of the faces of a die that are not too high. */
const holds = (most: readonly Modifier[]): number => Math.min(6, Math.max(0, sum(most))) / 6;

/** R14: which of the dice belong to which of several shots. */
function Shots({ game, about }: { game: Game; about: RollAbout }) {
  const words = useWords(game);
  const shots = about.what === 'shot' ? shotSizes(about) : [];
  if (shots.length < 2) return null;
  return (
    <p className={styles.shots}>
      {shots.map((dice, shot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shot is known by its place alone
        <ShotFrame key={shot} shot={shot}>
          {words.dice(dice)}
        </ShotFrame>
      ))}
    </p>
  );
}
