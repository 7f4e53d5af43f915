import { useEffect, useRef } from 'react';
import { endingOf, type Game, losses, type Outcome, SIDES } from '../../engine/index.ts';
import { say, useTranslations } from '../../i18n/index.ts';
import { narrate } from '../../i18n/narrate.ts';
import { Button } from '../../parts/Button.tsx';
import { RuleSign } from '../../parts/RuleSign.tsx';
import { nodeAt } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { SideMark } from '../cards/symbols.tsx';
import { useWords } from '../useWords.ts';
import { Evening } from './Evening.tsx';
import styles from './Result.module.css';

interface ResultProps {
  game: Game;
  outcome: Outcome;
  onLook: () => void;
}

/** Who has won and by which rule, what it cost both sides, and what to play next. */
export function Result({ game, outcome, onLook }: ResultProps) {
  const t = useTranslations();
  const words = useWords(game);
  const { rematch, leave } = useGameStore.getState();
  const { winner } = outcome;
  const history = useGameStore((s) => s.history);
  const last = history ? (nodeAt(history, history.at)?.events ?? []) : [];
  const met = last.filter((event) => event.event === 'conditionMet'); // WIN-5
  const ref = useRef<HTMLElement>(null);
  useEffect(() => takeFocus(ref.current), []);
  return (
    <section ref={ref} className={styles.result} tabIndex={-1} data-region="result" aria-labelledby="result-title">
      <h2 id="result-title" className={styles.title}>
        {winner && <SideMark side={winner} size={40} />}
        {winner ? t('ui.victory.wins', { name: game.setup.sides[winner].name }) : t('ui.victory.draw')}
      </h2>
      <p className={styles.how}>
        {say(t, narrate(endingOf(game, outcome), words.names))} <RuleSign rule={outcome.rule} />
      </p>
      {met.map((event) => (
        <p key={event.by} className={styles.how}>
          {say(t, narrate(event, words.names))}
        </p>
      ))}
      <p className={styles.rule}>{words.ruleText(outcome.rule)}</p>
      <dl className={styles.lost}>
        {SIDES.map((side) => {
          const { of, lost, total } = losses(game, side, outcome.how === 'stopped' ? 'points' : undefined); // R141
          return (
            <div key={side}>
              <dt>
                <SideMark side={side} /> {t('ui.victory.lost', { name: game.setup.sides[side].name })}
              </dt>
              <dd>
                <meter min={0} max={total} value={lost} />
                {t(`ui.victory.lostOf.${of}`, { lost, total })}
              </dd>
            </div>
          );
        })}
      </dl>
      <Evening />
      <div className={styles.buttons}>
        <Button look="primary" onClick={() => rematch('again')}>
          {t('ui.victory.again')}
        </Button>
        <Button look="primary" onClick={() => rematch('swapped')}>
          {t('ui.victory.swapped')}
        </Button>
        <Button onClick={leave}>{t('ui.victory.another')}</Button>
        <Button look="quiet" onClick={onLook}>
          {t('ui.victory.look')}
        </Button>
      </div>
    </section>
  );
}

/** From where the last decision was taken, which nothing more comes of; from nothing that somebody has turned to since. */
function takeFocus(result: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLeft = activeElement === null || activeElement === body || activeElement.closest(PLAYED_FROM) !== null;
  if (isLeft) result?.focus({ preventScroll: true });
}

const PLAYED_FROM = '[data-region="decision"], [role="application"]';
