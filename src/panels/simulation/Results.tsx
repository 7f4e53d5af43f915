import { Circle, Diamond } from 'lucide-react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { wilson } from '../../play/simulate/intervals.ts';
import type { Figure, Report } from '../../play/simulate/report.ts';
import { type Measure, measuresOf } from './measures.ts';
import styles from './Simulation.module.css';

interface ResultsProps {
  game: Game;
  report: Report;
  /** What each set of rules is called. */
  names: readonly string[];
  /** A game of the number is asked for. */
  onExample: (number: number) => void;
}

/** What the games came to: each figure with its bounds, and in words whether the rules make a difference. */
export function Results({ game, report, names, onExample }: ResultsProps) {
  const t = useTranslations('ui.simulation');
  const titleOf = useTitles(game);
  const compares = report.rules.length > 1;
  const half = Math.round(report.games / 2);
  const stopped = report.rules.reduce((sum, { cutOff }) => sum + cutOff, 0);
  const [, upper] = wilson(half, report.games);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.results} tabIndex={0} aria-label={t('verdict')}>
      <p className={styles.legend}>
        {names.map((name, i) => (
          <span key={name} className={LOOKS[i]}>
            <Sign of={i} /> {name}
          </span>
        ))}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('measure')}</th>
            <th scope="col">{t('bounds')}</th>
            {compares && <th scope="col">{t('verdict')}</th>}
          </tr>
        </thead>
        <tbody>
          {measuresOf(report).map((measure) => (
            <tr key={measure.of}>
              <th scope="row">{titleOf(measure)}</th>
              <td>
                {measure.figures.map((figure, i) => (
                  <Bar
                    key={names[i]}
                    figure={figure}
                    measure={measure}
                    place={i}
                    title={titleOf(measure)}
                    onExample={i === 0 ? onExample : null}
                  />
                ))}
              </td>
              {compares && (
                <td>
                  <Verdict measure={measure} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {stopped > 0 && <p>{t('stopped', { count: stopped })}</p>}
      <p>{t('sure', { games: report.games, points: upper - half / Math.max(1, report.games) })}</p>
    </section>
  );
}

/** The first set of rules, and the one beside it: shape and colour. */
const LOOKS = [styles.first, styles.second];
const SIGNS = [Circle, Diamond];

function Sign({ of }: { of: number }) {
  const Shape = SIGNS[of] ?? Circle;
  return <Shape size={14} fill="currentColor" aria-hidden="true" />;
}

function useTitles({ setup }: Game): (measure: Measure) => string {
  const t = useTranslations('ui.simulation');
  return ({ what, side }) => {
    const name = side ? setup.sides[side].name : '';
    switch (what) {
      case 'wins':
      case 'lost':
      case 'fire':
        return t(what, { name });
      default:
        return t(what);
    }
  };
}

interface BarProps {
  figure: Figure;
  measure: Measure;
  /** Of which set of rules. */
  place: number;
  title: string;
  onExample: ((number: number) => void) | null;
}

/** A figure with its bounds, on an axis and in words; a click opens a game of it. */
function Bar({ figure, measure: { isShare, most, example, turns }, place, title, onExample }: BarProps) {
  const t = useTranslations('ui.simulation');
  const { is, from, to } = figure;
  const turn = turns?.[place];
  const at = (value: number): number => (100 * value) / most;
  const inTurn = ({ is, from, to }: Figure): string =>
    from === null || to === null ? t('inTurn', { is }) : t('inTurns', { is, from, to });
  const inside = (
    <>
      <span className={LOOKS[place]}>
        <Sign of={place} />
      </span>
      <svg
        className={`${styles.axis} ${LOOKS[place]}`}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line className={styles.base} x1={0} x2={100} y1={5} y2={5} />
        {from !== null && to !== null && (
          <>
            <line className={styles.bar} x1={at(from)} x2={at(to)} y1={5} y2={5} />
            <line className={styles.dot} x1={at(is)} x2={at(is)} y1={5} y2={5} />
          </>
        )}
      </svg>
      <span>
        {from === null || to === null ? t('unknown') : t(isShare ? 'share' : 'mean', { is, from, to })}
        {turn && <small className={styles.turn}>{inTurn(turn)}</small>}
      </span>
    </>
  );
  if (example === null || !onExample) return <div className={styles.row}>{inside}</div>;
  return (
    <button
      type="button"
      className={styles.row}
      title={t('example', { what: title })}
      onClick={() => onExample(example)}
    >
      {inside}
    </button>
  );
}

function Verdict({ measure: { difference, isShare } }: { measure: Measure }) {
  const t = useTranslations('ui.simulation');
  if (!difference) return null;
  const { is, from, to, shown, turnsRound } = difference;
  if (from === null || to === null) return t('unknown');
  const by = t(isShare ? 'share' : 'mean', { is, from, to });
  if (!shown) return t('same', { by });
  return (
    <>
      <p className={styles.shown}>{t(is > 0 ? 'more' : 'less', { by })}</p>
      {turnsRound && <p>{t('turnsRound')}</p>}
    </>
  );
}
