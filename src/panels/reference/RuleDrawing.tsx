import type { ReactNode } from 'react';
import type { LedgerId, RulingId } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import styles from './RuleDrawing.module.css';

/** Rules of levels that a drawing says sooner than words, as seen from the side: a storey is 40 high, the street lies at 110. */

const STREET = 110;
const STOREY = 40;
const floorAt = (level: number): number => STREET - level * STOREY;

/** The entries that have one. */
const DRAWING_OF = {
  'MOVE-11': 'heights',
  R142: 'heights',
  'COVER-11': 'down',
  R144: 'down',
  R145: 'down',
  'FIRE-11': 'up',
  R161: 'up',
  R143: 'total',
  R146: 'floor',
  R147: 'floor',
  'MOVE-12': 'landing',
  R152: 'landing',
  R154: 'landing',
  'GREN-16': 'throw',
  'GREN-17': 'throw',
  R156: 'throw',
  R157: 'throw',
  R158: 'throw',
} as const satisfies Partial<Record<LedgerId | RulingId, DrawingName>>;

type DrawingName = 'heights' | 'down' | 'up' | 'total' | 'floor' | 'landing' | 'throw';

const hasDrawing = (id: string): id is keyof typeof DRAWING_OF => Object.hasOwn(DRAWING_OF, id);

/** The drawing of a rule or a ruling of levels, and what is to be seen in it; nothing for any other. */
export function RuleDrawing({ id }: { id: LedgerId | RulingId }) {
  const t = useTranslations('ui.rulebook.drawings');
  if (!hasDrawing(id)) return null;
  const drawing = DRAWING_OF[id];
  return (
    <figure className={styles.drawing}>
      <svg viewBox="0 0 400 124" aria-hidden="true">
        <line className={styles.street} x1={6} y1={STREET} x2={394} y2={STREET} />
        {DRAWINGS[drawing]}
      </svg>
      <figcaption>{t(drawing)}</figcaption>
    </figure>
  );
}

/** Somebody of side a or b who stands at x on a level. */
function Man({ x, level = 0, side }: { x: number; level?: number; side: 'a' | 'b' }) {
  const foot = floorAt(level);
  return (
    <g className={side === 'a' ? styles.a : styles.b}>
      <path d={`M${x - 7} ${foot}l3-15h8l3 15z`} />
      {side === 'a' ? (
        <circle cx={x} cy={foot - 20} r={5.5} />
      ) : (
        <path d={`M${x} ${foot - 27}l6.500 6.500-6.500 6.500-6.500-6.500z`} />
      )}
    </g>
  );
}

/** Eyes of one who stands there, where lines begin and end. */
const eyes = (x: number, level = 0): string => `${x} ${floorAt(level) - 18}`;

/** A line of sight, or one that is cut off. */
const Sight = ({ from, to, cut = false }: { from: string; to: string; cut?: boolean }) => (
  <path className={cut ? styles.cut : styles.open} d={`M${from}L${to}`} />
);

/** A block that hides all, some, or does not count: what it is, from x to x, so many u high above a level. */
function Block({
  x,
  width,
  high,
  level = 0,
  as,
}: Record<'x' | 'width' | 'high', number> & { level?: number; as: 'total' | 'counts' | 'not' }) {
  const height = (high * STOREY) / 3;
  return <rect className={styles[as]} x={x} y={floorAt(level) - height} width={width} height={height} />;
}

/** Floors and walls of a house from x to x; upstairs one of its walls has a window. */
function House({ x, to, window = 'left', stairs = false }: HouseProps) {
  const [open, closed] = window === 'left' ? [x, to] : [to, x];
  const head = to - 52;
  return (
    <>
      <path className={styles.wall} d={`M${open} ${STREET}V${floorAt(1) - 11}M${open} ${floorAt(2)}v12`} />
      <path className={styles.wall} d={`M${closed} ${STREET}V${floorAt(2)}`} />
      <path className={styles.window} d={`M${open} ${floorAt(1) - 11}V${floorAt(2) + 12}`} />
      <path
        className={styles.floor}
        d={`M${x - 3} ${floorAt(1)}H${stairs ? head : to}M${x - 6} ${floorAt(2)}H${to + 6}`}
      />
      {stairs && <Stairs x={head} />}
    </>
  );
}

interface HouseProps {
  readonly x: number;
  readonly to: number;
  readonly window?: 'left' | 'right';
  readonly stairs?: boolean;
}

/** Stairs from the street up to the left, their head at x. */
const Stairs = ({ x }: { x: number }) => (
  <path className={styles.stairs} d={`M${x} ${floorAt(1)}${'h8v8'.repeat(5)}`} />
);

const Level = ({ x, level }: { x: number; level: number }) => (
  <text className={styles.level} x={x} y={floorAt(level) - 4}>
    {level}
  </text>
);

const DRAWINGS: Readonly<Record<DrawingName, ReactNode>> = {
  heights: (
    <>
      <path className={styles.line} d={`M6 ${floorAt(1)}H394M6 ${floorAt(2)}H394`} />
      <Level x={10} level={0} />
      <Level x={10} level={1} />
      <Level x={10} level={2} />
      {[3, 3.9, 4, 6, 7].map((high, i) => (
        <g key={high}>
          <Block x={50 + i * 68} width={44} high={high} as={high === 3.9 ? 'not' : 'counts'} />
          <text x={72 + i * 68} y={STREET - 6}>
            {high}u
          </text>
        </g>
      ))}
    </>
  ),
  down: (
    <>
      <House x={60} to={150} window="right" />
      <Man x={128} level={1} side="b" />
      <Block x={216} width={14} high={1.2} as="not" />
      <Block x={300} width={14} high={1.2} as="counts" />
      <Man x={336} side="a" />
      <Sight from={eyes(136, 1)} to={eyes(328)} />
      <Mark x={162} y={floorAt(1) - 24} sign="–" />
      <Mark x={223} y={STREET - 28} sign="–" />
      <Mark x={307} y={STREET - 30} sign="+1" />
    </>
  ),
  up: (
    <>
      <House x={250} to={340} />
      <Man x={272} level={1} side="b" />
      <Man x={60} side="a" />
      <Block x={150} width={14} high={1.2} as="not" />
      <Sight from={eyes(68)} to={eyes(264, 1)} />
      <Mark x={157} y={STREET - 28} sign="–" />
      <Mark x={240} y={floorAt(1) - 26} sign="+1" />
      <Dice x={20} y={STREET - 78} />
    </>
  ),
  total: (
    <>
      <House x={20} to={96} window="right" />
      <House x={304} to={380} />
      <Man x={76} level={1} side="b" />
      <Man x={326} level={1} side="a" />
      <Block x={180} width={16} high={3} as="total" />
      <Man x={232} side="a" />
      <Sight from={eyes(84, 1)} to={eyes(318, 1)} />
      <Sight from={eyes(84, 1)} to={eyes(224)} cut />
    </>
  ),
  floor: (
    <>
      <House x={90} to={300} stairs />
      <Man x={228} level={1} side="b" />
      <Man x={150} side="a" />
      <Man x={276} side="a" />
      <Sight from={eyes(220, 1)} to={eyes(158)} cut />
      <Sight from={eyes(236, 1)} to={eyes(270)} />
    </>
  ),
  landing: (
    <>
      <path className={styles.floor} d={`M60 ${floorAt(2)}H150`} />
      <path className={styles.stairs} d={`M150 ${floorAt(2)}${'h10v8'.repeat(5)}h34${'h10v8'.repeat(5)}`} />
      <Man x={217} level={1} side="a" />
      <path
        className={styles.open}
        d={`M300 ${STREET - 6}L236 ${floorAt(1) - 4}M198 ${floorAt(1) - 14}L140 ${floorAt(2) - 8}`}
      />
      <Man x={118} level={2} side="a" />
      <Man x={320} side="a" />
    </>
  ),
  throw: (
    <>
      <House x={180} to={290} />
      <Man x={60} side="a" />
      <path className={styles.thrown} d={`M66 ${STREET - 24}Q130 ${floorAt(2) - 16} 214 ${floorAt(1) - 4}`} />
      <Burst x={214} y={floorAt(1) - 6} />
      <path className={styles.thrown} d={`M290 ${floorAt(2) - 4}Q330 ${floorAt(2) - 10} 336 ${STREET - 6}`} />
      <Burst x={336} y={STREET - 8} />
      <text x={122} y={STREET - 4}>
        ≤ 5u
      </text>
    </>
  ),
};

/** Where a grenade bursts. */
function Burst({ x, y }: { x: number; y: number }) {
  const star = `M${x} ${y - 11}l3 7 7-3-3 7 7 3-7 3 3 7-7-3-3 7-3-7-7 3 3-7-7-3 7-3-3-7 7 3z`;
  return <path className={styles.burst} d={star} />;
}

function Mark({ x, y, sign }: { x: number; y: number; sign: string }) {
  return (
    <text x={x} y={y}>
      {sign}
    </text>
  );
}

/** Three dice, one of them taken away. */
function Dice({ x, y }: { x: number; y: number }) {
  return (
    <>
      {[0, 1, 2].map((i) => (
        <rect
          key={i}
          className={i === 2 ? styles.gone : styles.die}
          x={x + i * 22}
          y={y}
          width={17}
          height={17}
          rx={3}
        />
      ))}
      <path className={styles.cut} d={`M${x + 42} ${y - 3}l21 23`} />
    </>
  );
}
