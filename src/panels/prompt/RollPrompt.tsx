import { useState } from 'react';
import { type Awaiting, type Game, sum } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useGameStore } from '../../store/game.ts';
import { Button } from '../parts/Button.tsx';
import { Reasons } from '../parts/Reasons.tsx';
import { useWords } from '../words.ts';
import { DiceEntry } from './DiceEntry.tsx';
import styles from './Prompt.module.css';
import { PromptFrame } from './PromptFrame.tsx';

type Roll = Extract<Awaiting, { kind: 'roll' }>;

/** Dice are due: thrown by the machine, or real ones typed in. Either way can be taken at any roll. */
export function RollPrompt({ game, awaiting }: { game: Game; awaiting: Roll }) {
  const t = useTranslations('ui.prompt.roll');
  const words = useWords(game);
  const rollLive = useGameStore((s) => s.roll);
  const send = useGameStore((s) => s.send);
  const usual = useGameStore((s) => s.settings.dice);
  const [typed, setTyped] = useState(usual === 'typed');
  const { about, dice } = awaiting;
  const { a, b } = game.setup.sides;
  const order = awaiting.by === 'both' ? t('order', { a: a.name, b: b.name }) : undefined;
  return (
    <PromptFrame game={game} by={awaiting.by} title={titleOf()}>
      <p>{textOf()}</p>
      {'need' in about && <Reasons game={game} need={about.need} count={about.count} />}
      <div className={styles.answers}>
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
    </PromptFrame>
  );

  function titleOf(): string {
    switch (about.what) {
      case 'shot':
        return t('shot.title', { who: words.name(about.who), at: words.name(about.at) });
      case 'closeCombat':
        return t('closeCombat.title', { who: words.name(about.who), against: words.name(about.against) });
      case 'scatter':
      case 'burst':
        return t(`${about.what}.title`, { who: words.name(about.who) });
      case 'free':
        return t('free.title');
      default:
        return t(`${about.what}.title`);
    }
  }

  function textOf(): string {
    switch (about.what) {
      case 'shot':
      case 'closeCombat':
      case 'burst':
        return t(`${about.what}.text`, { dice, need: words.need(sum(about.need)) });
      case 'suppression':
        return t('suppression.text', { dice });
      case 'initiative':
        return t('initiative.text', { a: a.name, b: b.name, bidA: about.bids.a, bidB: about.bids.b });
      case 'free':
        return about.note === '' ? t('free.text') : about.note;
      default:
        return t(`${about.what}.text`);
    }
  }
}
