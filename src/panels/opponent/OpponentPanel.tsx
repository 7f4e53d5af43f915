import { Check, Pause, Play, SkipForward } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Awaiting, Command, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { onDemand } from '../../parts/onDemand.tsx';
import type { Thoughts } from '../../play/opponent/index.ts';
import { strengthOf } from '../../play/players.ts';
import { fetched } from '../../store/fetched.ts';
import { useGameStore } from '../../store/game.ts';
import { askAgain, explain, hold, letItAct, playByHand, toMyTurn } from '../../store/opponent.ts';
import { useOpponent } from '../../store/opponentState.ts';
import { CHOICES, usePreferences } from '../../store/preferences.ts';
import { RoleBadge } from '../cards/RoleBadge.tsx';
import { SideMark } from '../cards/symbols.tsx';
import { useCommandWords } from '../compare/useCommandWords.ts';
import { Outlook } from '../odds/Outlook.tsx';
import prompt from '../prompt/Prompt.module.css';
import { useRollWords } from '../prompt/useRollWords.ts';
import { Coin } from '../side/Coin.tsx';
import { useWords } from '../useWords.ts';
import styles from './OpponentPanel.module.css';

const WhyChosen = onDemand(async () => (await fetched(() => import('./WhyChosen.tsx'))).WhyChosen);

/** In the place of the decision while the computer is asked: what it will do, how that is likely to end, and how fast it goes on. */
export function OpponentPanel({ game, awaiting }: { game: Game; awaiting: Awaiting }) {
  const t = useTranslations('ui.opponent');
  const tSide = useTranslations('ui.side');
  const { phase, by, command, thoughts, knowsNoBetter, explains } = useOpponent();
  const players = useGameStore((s) => s.start?.players);
  const words = useWords(game);
  const ref = useRef<HTMLElement>(null);
  // the button that was pressed last goes with its question; the keys stay with the page
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at with every step
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [game, phase]);
  const side = by ?? ('by' in awaiting && awaiting.by !== 'both' ? awaiting.by : 'a');
  const { name } = game.setup.sides[side];
  const played = t(`player.${strengthOf(players, side) ?? 'normal'}`);
  const who = command && 'who' in command ? command.who : null;
  const tokens = game.state.tokens[side];
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`${prompt.prompt} ${prompt[side]} ${styles.panel}`}
      data-region="decision"
      aria-label={t('title', { name })}
    >
      <header className={prompt.band}>
        {who === null ? (
          <span className={prompt.marks}>
            <SideMark side={side} size={26} />
          </span>
        ) : (
          <RoleBadge game={game} who={who} size={34} />
        )}
        <div className={prompt.names}>
          <strong className={prompt.name}>{who === null ? name : words.name(who)}</strong>
          <span className={prompt.decides}>
            {who === null || name === t('name') ? played : t('playsFor', { name, played })}
          </span>
        </div>
        <Coin tokens={tokens} size="large" label={tSide('tokens', { tokens })} />
      </header>
      <div className={prompt.what}>
        {phase === 'failed' ? (
          <Failed />
        ) : (
          <>
            <h2 className={prompt.title} aria-live="polite">
              {phase === 'about' ? (
                <Intended game={game} awaiting={awaiting} command={command} />
              ) : (
                <Thinking name={name} />
              )}
            </h2>
            {phase === 'about' && knowsNoBetter && <p role="status">{t('noBetter', { name })}</p>}
            {phase === 'about' && !explains && command && HARMS.includes(command.type) && (
              <Outlook
                game={game}
                of={[{ command }]}
                who={'at' in command && typeof command.at === 'string' ? command.at : undefined}
              />
            )}
            {phase === 'about' && thoughts && thoughts.others.length > 0 && <Why game={game} thoughts={thoughts} />}
            <Controls />
          </>
        )}
      </div>
    </section>
  );
}

/** Closed until it is asked for; then it stands still to be read. */
function Why({ game, thoughts }: { game: Game; thoughts: Thoughts }) {
  const t = useTranslations('ui.opponent.why');
  const [isOpen, setOpen] = useState(useOpponent.getState().explains);
  return (
    <details
      className={styles.why}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open === isOpen) return;
        setOpen(open);
        explain(open);
      }}
    >
      <summary>
        <strong>{t('title')}</strong> <span>{t('unit')}</span>
      </summary>
      {isOpen && <WhyChosen game={game} thoughts={thoughts} />}
    </details>
  );
}

/** Commands that are followed by dice which may harm somebody. */
const HARMS: readonly Command['type'][] = ['fire', 'grenade'];

const Thinking = ({ name }: { name: string }) => (
  <span className={styles.thinking}>{useTranslations('ui.opponent')('thinking', { name })}</span>
);

function Intended({ game, awaiting, command }: { game: Game; awaiting: Awaiting; command: Command | null }) {
  const say = useCommandWords(game);
  if (command) return say(command);
  return awaiting.kind === 'roll' ? <Rolls game={game} awaiting={awaiting} /> : null;
}

const Rolls = ({ game, awaiting }: { game: Game; awaiting: Extract<Awaiting, { kind: 'roll' }> }) =>
  useRollWords(game, awaiting).title;

/** How fast it goes on: at once, not before it is told to, or to the next question for somebody at the screen. */
function Controls() {
  const t = useTranslations('ui.opponent');
  const { phase, held, wait } = useOpponent();
  const pace = usePreferences((p) => p.opponentPace);
  const stands = held || pace === 'step';
  return (
    <div className={styles.controls}>
      <fieldset className={styles.paces}>
        <legend>{t('pace.title')}</legend>
        {CHOICES.opponentPace.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="pace"
              checked={pace === each}
              onChange={() => usePreferences.getState().set({ opponentPace: each })}
            />
            <span>{t(`pace.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button pressed={held} shortcut="h" onClick={() => hold(!held)}>
          <Pause size={18} aria-hidden="true" /> {t('hold')}
        </Button>
        <Button look="primary" shortcut="n" refused={phase !== 'about'} onClick={letItAct}>
          <Play size={18} aria-hidden="true" /> {t('goOn')}
          {phase === 'about' && !stands && wait !== null && (
            <span className={styles.fill} style={{ animationDuration: `${wait}ms` }} aria-hidden="true" />
          )}
        </Button>
        <Button onClick={toMyTurn}>
          <SkipForward size={18} aria-hidden="true" /> {t('toMyTurn')}
        </Button>
      </div>
    </div>
  );
}

/** It could not think: the game goes on all the same. */
function Failed() {
  const t = useTranslations('ui.opponent');
  const fault = useOpponent((s) => s.fault);
  return (
    <>
      <h2 className={prompt.title}>{t(fault?.why === 'died' ? 'silent' : 'failed')}</h2>
      <p className={prompt.unanswered} role="alert">
        {t('failedText')} <code>{fault?.message}</code>
      </p>
      <div className={prompt.answers}>
        <Button look="primary" onClick={askAgain}>
          {t('askAgain')}
        </Button>
        <Button onClick={playByHand}>
          <Check size={18} aria-hidden="true" /> {t('byHand')}
        </Button>
      </div>
    </>
  );
}
