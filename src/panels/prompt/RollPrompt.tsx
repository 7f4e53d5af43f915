import { useState } from 'react';
import type { Awaiting, Game, RollAbout } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { ShotFrame } from '../../parts/ShotFrame.tsx';
import { useGameStore } from '../../store/game.ts';
import { Odds } from '../odds/Odds.tsx';
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
  const { about, dice } = awaiting;
  const harms = HARMS.has(about.what);
  const { title, text, order } = useRollWords(game, awaiting);
  return (
    <PromptFrame game={game} by={awaiting.by} title={title}>
      <SetOff game={game} />
      <Tied />
      <p>{text}</p>
      <div className={`${styles.roll} ${harms ? styles.withOdds : ''}`}>
        {'need' in about && <Reasons game={game} need={about.need} count={about.count} />}
        <div className={`${prompt.answers} ${styles.answers}`}>
          {typed ? (
            <DiceEntry count={dice} order={order} onRoll={send} />
          ) : (
            <Button look="primary" shortcut="r" onClick={rollLive}>
              {t('roll', { dice })}
            </Button>
          )}
          <Button look="quiet" onClick={() => setTyped(!typed)}>
            {typed ? t('useLive') : t('useTyped')}
          </Button>
        </div>
        {harms && (
          <div className={styles.odds}>
            <Shots game={game} about={about} />
            <Odds game={game} who={about.what === 'shot' ? about.at : undefined} />
          </div>
        )}
      </div>
    </PromptFrame>
  );
}

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
