import { Play } from 'lucide-react';
import { type Awaiting, awaiting } from '../../engine/index.ts';
import { say, useTranslations } from '../../i18n/index.ts';
import { isAside, narrate } from '../../i18n/narrate.ts';
import { Button } from '../../parts/Button.tsx';
import { gameAt, type History, lineTo, nodeAt } from '../../play/history.ts';
import { gameBefore } from '../../play/lines.ts';
import type { DecisionStep, Review, RollStep } from '../../play/review/review.ts';
import { SideMark } from '../cards/symbols.tsx';
import { useCommandWords } from '../compare/useCommandWords.ts';
import { watch } from '../over/watch.ts';
import { useRollWords } from '../prompt/useRollWords.ts';
import { useWords } from '../useWords.ts';
import styles from './Moments.module.css';

type Roll = Extract<Awaiting, { kind: 'roll' }>;

/** The decisions that cost most and the rolls that changed most, each with a button to see it. */
export function Moments({ history, review: { dearest, luckiest } }: { history: History; review: Review }) {
  const t = useTranslations('ui.opponent.review');
  const line = lineTo(history);
  return (
    <div className={styles.moments}>
      <section>
        <h3>{t('dearest')}</h3>
        {dearest.length === 0 && <p>{t('noDear')}</p>}
        <ol>
          {dearest.map((step) => (
            <Decided key={step.at} history={history} node={line[step.at] ?? 0} step={step} />
          ))}
        </ol>
      </section>
      <section>
        <h3>{t('luckiest')}</h3>
        {luckiest.length === 0 && <p>{t('noLuck')}</p>}
        <ol>
          {luckiest.map((step) => (
            <Rolled key={step.at} history={history} node={line[step.at] ?? 0} step={step} />
          ))}
        </ol>
      </section>
    </div>
  );
}

function Decided({ history, node, step }: { history: History; node: number; step: DecisionStep }) {
  const t = useTranslations('ui.opponent.review');
  const before = gameBefore(history, node);
  const saying = useCommandWords(before);
  const cost = t('cost', { points: -step.cost, percent: -Math.round(100 * step.chances) });
  return (
    <Moment history={history} node={node} side={step.by} worth={cost} what={saying(step.command)}>
      {t('rather', { what: saying(step.rather) })}
    </Moment>
  );
}

function Rolled({ history, node, step: { luck, chances, dice } }: { history: History; node: number; step: RollStep }) {
  const t = useTranslations('ui.opponent.review');
  const tLog = useTranslations();
  const before = gameBefore(history, node);
  const words = useWords(before);
  const { title } = useRollWords(before, awaiting(before) as Roll);
  const told = nodeAt(history, node)?.events.filter((each) => !isAside(each)) ?? [];
  const isTold = told.some(({ event }) => event !== 'rolled');
  const result = told
    .slice(0, told[0]?.event === 'rolled' ? 2 : 1)
    .map((event) => say(tLog, narrate(event, words.names)));
  // of half an exchange nothing is told before the other half
  const what = isTold ? result.join(' ') : t('rolled', { what: title, dice: dice.join(', ') });
  const side = luck > 0 ? 'a' : 'b';
  const { name } = gameAt(history).setup.sides[side];
  const percent = Math.round(100 * Math.abs(chances));
  const worth = t('luckFor', { points: Math.abs(luck), percent, name });
  return <Moment history={history} node={node} side={side} worth={worth} what={what} />;
}

interface MomentProps {
  history: History;
  node: number;
  side: 'a' | 'b';
  worth: string;
  what: string;
  children?: string;
}

function Moment({ history, node, side, worth, what, children }: MomentProps) {
  const t = useTranslations('ui.opponent.review');
  const turn = gameBefore(history, node).state.turn.number;
  return (
    <li className={styles.moment}>
      <SideMark side={side} />
      <span className={styles.what}>
        <span className={styles.turn}>{t('turn', { turn })}</span> {what}
        {children && <span className={styles.rather}>{children}</span>}
      </span>
      <strong className={styles.worth}>{worth}</strong>
      <Button look="quiet" label={t('watch', { what })} onClick={() => watch(node)}>
        <Play size={18} aria-hidden="true" />
      </Button>
    </li>
  );
}
