import { useEffect, useMemo } from 'react';
import { type Game, SIDES, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { type History, lineTo, nodeAt } from '../../play/history.ts';
import type { Review } from '../../play/review/review.ts';
import { askReview, useReviewOf } from '../../store/review.ts';
import { SideMark } from '../cards/symbols.tsx';
import { Luck } from '../luck/Luck.tsx';
import { ChanceCurve } from './ChanceCurve.tsx';
import { Moments } from './Moments.tsx';
import styles from './ReviewDialog.module.css';

interface ReviewDialogProps {
  game: Game;
  history: History;
  onClose: () => void;
}

/** A game that has been played, looked back on: what the dice gave and what the decisions cost. */
export function ReviewDialog({ game, history, onClose }: ReviewDialogProps) {
  const t = useTranslations('ui.opponent.review');
  const { review, fault, done } = useReviewOf(history);
  useEffect(() => askReview(history), [history]);
  return (
    <Dialog title={t('title')} onClose={onClose} full>
      <div className={styles.review}>
        {fault ? (
          <p role="alert">
            {t('failed')} <Button onClick={() => askReview(history)}>{t('again')}</Button>
          </p>
        ) : review ? (
          <Told game={game} history={history} review={review} />
        ) : (
          <p role="status">{t('working', { done, of: lineTo(history).length })}</p>
        )}
      </div>
    </Dialog>
  );
}

function Told({ game, history, review }: { game: Game; history: History; review: Review }) {
  return (
    <>
      <ChanceCurve game={game} history={history} review={review} />
      <Sums game={game} history={history} review={review} />
      <Moments history={history} review={review} />
      <DiceOfTheGame history={history} />
    </>
  );
}

/** Hits against those that were to be expected, whatever came of them. */
function DiceOfTheGame({ history }: { history: History }) {
  const t = useTranslations('ui.lines.luck');
  const nodes = useMemo(() => lineTo(history), [history]);
  return (
    <section aria-label={t('game')}>
      <h3>{t('game')}</h3>
      <Luck history={history} nodes={nodes} drawn />
    </section>
  );
}

/** So many points of luck more than the other side are worth a word. */
const WORTH_A_WORD = 4;

/** What each side had of the dice and gave away, in points. */
function Sums({ game, history, review }: { game: Game; history: History; review: Review }) {
  const t = useTranslations('ui.opponent.review');
  const name = (side: Side): string => game.setup.sides[side].name;
  const { luck, decisions, losses, ending, unexplained } = review;
  const lucky: Side = luck.a >= luck.b ? 'a' : 'b';
  const hints = hintsIn(history);
  const hasHints = SIDES.some((side) => hints[side] > 0);
  return (
    <section className={styles.sums}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('columns.luck')}</th>
            <th scope="col">{t('columns.decisions')}</th>
            <th scope="col">{t('columns.lost')}</th>
            <th scope="col">{t('columns.expected')}</th>
            {hasHints && <th scope="col">{t('columns.hints')}</th>}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side}>
              <th scope="row">
                <span className={styles.side}>
                  <SideMark side={side} /> {name(side)}
                </span>
              </th>
              <td>{t('points', { points: luck[side] })}</td>
              <td>{t('points', { points: -decisions[side] })}</td>
              <td>{t('lost', { points: losses[side].real })}</td>
              <td>{t('lost', { points: losses[side].expected })}</td>
              {hasHints && <td>{t('hints', { count: hints[side] })}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.verdict}>
        <strong>
          {luck[lucky] < WORTH_A_WORD
            ? t('verdict.even')
            : t('verdict.lucky', { name: name(lucky), points: luck[lucky] })}
        </strong>{' '}
        {t('fair')}
      </p>
      <p className={styles.note}>
        {t('unexplained', {
          points: Math.abs(unexplained),
          ending: Math.abs(ending),
          ended: String(game.state.outcome !== null),
        })}
      </p>
    </section>
  );
}

/** How often each side has asked what the computer would do. */
function hintsIn(history: History): Readonly<Record<Side, number>> {
  const hints = { a: 0, b: 0 };
  for (const index of lineTo(history)) {
    const node = nodeAt(history, index);
    const by = node?.remarks?.['x-hint'];
    if (by === 'a' || by === 'b') hints[by] += 1;
  }
  return hints;
}
