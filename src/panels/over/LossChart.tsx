import { shortName } from '../../board/index.ts';
import { type Game, type Id, losses, SIDES, type Side, sideOf } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { type History, lineTo } from '../../play/history.ts';
import type { Statistics } from '../../play/statistics.ts';
import styles from './LossChart.module.css';

interface LossChartProps {
  game: Game;
  history: History;
  statistics: Statistics;
}

/** The drawing in its own units. */
const WIDTH = 600;
const HEIGHT = 190;
const LEFT = 34;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 28;
/** Between the lines of both sides where they would lie on one another. */
const APART = 1.5;
/** Of the marks, and where a name goes beside one. */
const MARK = 6;
const NAME = 10;

/** What both sides have lost, turn by turn: a line that climbs where somebody falls. All of it stands in words beside it. */
export function LossChart({ game, history, statistics: { lossSteps, falls } }: LossChartProps) {
  const t = useTranslations('ui.victory');
  const { of, total: totalA } = losses(game, 'a', how(game));
  const total = Math.max(totalA, losses(game, 'b', how(game)).total);
  const turns = Math.max(1, game.state.turn.number);
  const x = placeOfNode(history, turns);
  const y = (lost: number): number => TOP + (1 - lost / total) * (HEIGHT - TOP - BOTTOM);
  const half = total / 2;
  const marked = named(
    falls.map(({ node, who }) => {
      const side = sideOf(game, who);
      const lost = lossSteps.findLast((step) => step.node <= node)?.lost[side] ?? 0;
      return { node, who, side, at: [x(node), y(lost)] as const, name: shortName(game, who) };
    }),
  );
  return (
    <figure className={styles.chart}>
      <figcaption>{t(`chart.${of}`)}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('chart.label')}>
        <rect x={LEFT} y={TOP} width={WIDTH - LEFT - RIGHT} height={y(half) - TOP} className={styles.beaten} />
        <path d={`M${LEFT} ${y(half)}H${WIDTH - RIGHT}`} className={styles.half} />
        <path d={`M${LEFT} ${y(0)}H${WIDTH - RIGHT}`} className={styles.axis} />
        <text x={LEFT + 4} y={y(half) - 4} className={styles.note}>
          {t('chart.half', { half })}
        </text>
        {[0, total].map((lost) => (
          <text key={lost} x={LEFT - 6} y={y(lost) + 4} textAnchor="end">
            {t('count', { count: lost })}
          </text>
        ))}
        {ticks(turns).map((turn) => (
          <text key={turn} x={LEFT + ((WIDTH - LEFT - RIGHT) * (turn - 1)) / turns} y={HEIGHT - 10} textAnchor="middle">
            {t('count', { count: turn })}
          </text>
        ))}
        {SIDES.map((side, n) => (
          <path
            key={side}
            className={styles[side]}
            d={climbing(lossSteps.map(({ node, lost }) => [x(node), y(lost[side]) + n * APART] as const))}
          />
        ))}
        {marked.map((fall) => (
          <Fall key={`${fall.node} ${fall.who}`} {...fall} />
        ))}
      </svg>
    </figure>
  );
}

const how = ({ state }: Game) => (state.outcome?.how === 'stopped' ? 'points' : undefined); // R141

/** Where a command stands: a share of the width for each turn, and within it by its place among the commands of that turn. */
function placeOfNode(history: History, turns: number): (node: number) => number {
  const width = (WIDTH - LEFT - RIGHT) / turns;
  const line = lineTo(history);
  const turnOf = (node: number): number => history.nodes[node]?.game.state.turn.number ?? 0;
  const first = new Map<number, number>();
  const count = new Map<number, number>();
  for (const [place, node] of line.entries()) {
    const turn = turnOf(node);
    if (!first.has(turn)) first.set(turn, place);
    count.set(turn, (count.get(turn) ?? 0) + 1);
  }
  const places = new Map(line.map((node, place) => [node, place]));
  return (node) => {
    const turn = turnOf(node);
    const within = ((places.get(node) ?? 0) - (first.get(turn) ?? 0)) / (count.get(turn) ?? 1);
    return LEFT + (turn === 0 ? 0 : width * (turn - 1 + within));
  };
}

function climbing(points: readonly (readonly [x: number, y: number])[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const steps = rest.map(([x, y]) => `H${x}V${y}`);
  return `M${first[0]} ${first[1]}${steps.join('')}H${WIDTH - RIGHT}`;
}

/** The turns that are numbered: not more than there is room for. */
const MOST_TICKS = 16;

function ticks(turns: number): readonly number[] {
  const every = Math.ceil(turns / MOST_TICKS);
  return Array.from({ length: turns }, (_, n) => n + 1).filter((turn) => (turn - 1) % every === 0);
}

interface Marked {
  readonly node: number;
  readonly who: Id;
  readonly side: Side;
  readonly at: readonly [x: number, y: number];
  readonly name: string;
}

/** Where a name stands beside its mark. */
interface Placed extends Marked {
  readonly text: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' };
}

/** About as wide as a letter is, and as high as a line. */
const LETTER = 7.5;
const LINE = 14;

/** Each name in the first place beside its mark where it covers no other name and no mark: above to the left, then right, then below. */
function named(marks: readonly Marked[]): readonly Placed[] {
  const taken: Box[] = marks.map(({ at: [x, y] }) => [x - MARK, y - MARK, x + MARK, y + MARK]);
  return marks.map((mark): Placed => {
    const [x, y] = mark.at;
    const wide = mark.name.length * LETTER;
    const places = [y - 4, y + LINE + 2].flatMap((base): readonly Place[] => [
      { text: { x: x - NAME, y: base, anchor: 'end' }, box: [x - NAME - wide, base - LINE, x - NAME, base] },
      { text: { x: x + NAME, y: base, anchor: 'start' }, box: [x + NAME, base - LINE, x + NAME + wide, base] },
    ]);
    const isFree = ({ box: [left, top, right, bottom] }: Place): boolean =>
      left >= LEFT &&
      right <= WIDTH &&
      bottom <= HEIGHT - BOTTOM + LINE &&
      taken.every(([l, t, r, b]) => right <= l || left >= r || bottom <= t || top >= b);
    const place = places.find(isFree) ?? places[0];
    if (place) taken.push(place.box);
    return { ...mark, text: place?.text ?? { x, y, anchor: 'end' } };
  });
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

interface Place {
  readonly text: Placed['text'];
  readonly box: Box;
}

function Fall({ side, at: [x, y], name, text }: Placed) {
  return (
    <g className={side === 'a' ? styles.markA : styles.markB}>
      {side === 'a' ? (
        <circle cx={x} cy={y} r={MARK} />
      ) : (
        <path d={`M${x} ${y - MARK - 1}l${MARK + 1} ${MARK + 1}-${MARK + 1} ${MARK + 1}-${MARK + 1}-${MARK + 1}z`} />
      )}
      <text x={text.x} y={text.y} textAnchor={text.anchor}>
        {name}
      </text>
    </g>
  );
}
