import type { ReactNode } from 'react';
import { MARKS, SIGNS } from '../../board/index.ts';
import type { Card, Side } from '../../engine/index.ts';
import { CARD, CardFace, GRID, INKS, Role } from './CardFace.tsx';
import type { Piece } from './layout.ts';
import { Words } from './Words.tsx';

/** A unit of length, in mm. */
export const UNIT = 25;

interface Person {
  readonly card: Card;
  readonly side: Side;
}

const turned = (x: number): string => `translate(${x} ${CARD.width}) rotate(-90)`;

/** A card that lies on its side. */
const lying = (x: number) => ({ x, y: 0, width: CARD.height, height: CARD.width, radius: 3 });

/** Front and back side by side, to be folded between them. */
export const foldedCard = ({ card, side }: Person): Piece => ({
  width: 2 * CARD.height,
  height: CARD.width,
  cuts: [lying(0), lying(CARD.height)],
  node: (['healthy', 'wounded'] as const).map((face, i) => (
    <g key={face} transform={turned(i * CARD.height)}>
      <CardFace card={card} face={face} side={side} />
    </g>
  )),
});

/** One face of a card alone, on its side. */
export const cardFace = ({ card, side }: Person, face: 'healthy' | 'wounded'): ReactNode => (
  <g transform={turned(0)}>
    <CardFace card={card} face={face} side={side} />
  </g>
);

export const frontOf = (person: Person): Piece => ({
  width: CARD.height,
  height: CARD.width,
  cuts: [lying(0)],
  node: cardFace(person, 'healthy'),
});

const round = (size: number, node: ReactNode): Piece => ({
  width: size,
  height: size,
  cuts: [{ x: 0, y: 0, width: size, height: size, radius: size / 2 }],
  node,
});

/** A base seen from above: whose it is, his role and name; on the back of it that he is wounded. */
export const counter = ({ card, side }: Person, size: number, isWounded: boolean): Piece =>
  round(
    size,
    <g>
      <circle cx={size / 2} cy={size / 2} r={size / 2 - 0.6} fill={isWounded ? '#fff' : INKS[side]} />
      {isWounded && (
        <circle
          cx={size / 2}
          cy={size / 2}
          r={size / 2 - 1.6}
          fill="#f7ded6"
          stroke={INKS[side]}
          strokeWidth={1.6}
          strokeDasharray="3 2"
        />
      )}
      <Role role={card.role} at={[size / 2, size * 0.4]} size={size * 0.44} fill={isWounded ? INKS[side] : '#fff'} />
      <Words
        x={size / 2}
        y={size * 0.78}
        size={size * 0.12}
        anchor="middle"
        bold
        most={size * 0.76}
        fill={isWounded ? '#111' : '#fff'}
      >
        {card.name}
      </Words>
    </g>,
  );

/** Of a figure that stands: foot, back, front and foot, folded between them. */
const FOOT = 12;
const STANDING = 34;

export function figure({ card, side }: Person, size: number): Piece {
  const height = 2 * (FOOT + STANDING);
  const face = (y: number, turn: number) => (
    <g transform={`translate(0 ${y}) rotate(${turn} ${size / 2} ${STANDING / 2})`}>
      <rect x={0.6} y={0.6} width={size - 1.2} height={STANDING - 1.2} fill={INKS[side]} />
      <Role role={card.role} at={[size / 2, STANDING * 0.42]} size={size * 0.7} fill="#fff" />
      <Words x={size / 2} y={STANDING * 0.86} size={2.9} anchor="middle" bold fill="#fff" most={size - 4}>
        {card.name}
      </Words>
    </g>
  );
  return {
    width: size,
    height,
    cuts: [{ x: 0, y: 0, width: size, height }],
    node: (
      <g>
        {[FOOT, FOOT + STANDING, FOOT + 2 * STANDING].map((y) => (
          <path key={y} d={`M0 ${y}h${size}`} stroke="#777" strokeWidth={0.15} strokeDasharray="1 1" />
        ))}
        {face(FOOT, 180)}
        {face(FOOT + STANDING, 0)}
      </g>
    ),
  };
}

interface Sign {
  readonly sign: keyof typeof MARKS | keyof typeof SIGNS;
  readonly word: string;
  readonly fill: string;
}

export const marker = ({ sign, word, fill }: Sign, size: number): Piece => {
  const scale = (size * 0.5) / GRID;
  const move = `translate(${size * 0.25} ${size * 0.14}) scale(${scale})`;
  return round(
    size,
    <g>
      <circle cx={size / 2} cy={size / 2} r={size / 2 - 0.6} fill={fill} />
      {sign in MARKS ? (
        <path d={MARKS[sign as keyof typeof MARKS]} transform={move} fill="none" stroke="#fff" strokeWidth={2} />
      ) : (
        <path d={SIGNS[sign as keyof typeof SIGNS]} transform={move} fill="#fff" />
      )}
      <Words x={size / 2} y={size * 0.8} size={size * 0.11} anchor="middle" bold fill="#fff" most={size * 0.72}>
        {word}
      </Words>
    </g>,
  );
};

/** An action token: square, so that no hand mistakes it for a base. */
const TOKEN = 16;

export const token = (word: string): Piece => ({
  width: TOKEN,
  height: TOKEN,
  cuts: [{ x: 0, y: 0, width: TOKEN, height: TOKEN, radius: 2 }],
  node: (
    <Words x={TOKEN / 2} y={TOKEN / 2 + 2} size={5.6} anchor="middle" bold>
      {word}
    </Words>
  ),
});

/** A round scenic base, with the holes into which bases go. */
export const cover = (radius: number, holes: readonly (readonly [number, number])[], base: number): Piece =>
  round(
    2 * radius,
    <g>
      <circle cx={radius} cy={radius} r={radius} fill="#e7e2cf" />
      {holes.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={radius + x}
          cy={radius + y}
          r={base}
          fill="#fff"
          stroke="#555"
          strokeWidth={0.2}
        />
      ))}
    </g>,
  );

/** A piece of the ruler, in u: from one number to another. */
const WIDE = 15;
export const PIECE_OF_RULER = 6;

export function ruler(from: number): Piece {
  const width = PIECE_OF_RULER * UNIT;
  const ticks = Array.from({ length: PIECE_OF_RULER * 10 + 1 }, (_, i) => i);
  return {
    width,
    height: WIDE,
    cuts: [{ x: 0, y: 0, width, height: WIDE }],
    node: (
      <g>
        <path
          d={ticks.map((i) => `M${(i * UNIT) / 10} 0v${i % 10 === 0 ? 6 : i % 5 === 0 ? 4 : 2}`).join('')}
          stroke="#111"
          strokeWidth={0.15}
          fill="none"
        />
        {ticks
          .filter((i) => i % 10 === 0)
          .map((i) => (
            <Words
              key={i}
              x={i === 0 ? 1 : i === ticks.length - 1 ? width - 1 : (i * UNIT) / 10}
              y={11}
              size={4}
              bold
              anchor={i === 0 ? 'start' : i === ticks.length - 1 ? 'end' : 'middle'}
            >
              {`${from + i / 10}u`}
            </Words>
          ))}
      </g>
    ),
  };
}

/** A circle to lay about a place; a quarter of one that is larger than the paper. */
export function template(radius: number, word: string, most: number): Piece | null {
  const r = radius * UNIT;
  const isWhole = 2 * r <= most;
  if (r > most) return null;
  const size = isWhole ? 2 * r : r;
  return {
    width: size,
    height: size,
    cuts: isWhole
      ? [{ x: 0, y: 0, width: size, height: size, radius: r }]
      : [{ x: 0, y: 0, width: size, height: size }],
    node: (
      <g>
        {isWhole ? (
          <path d={`M${r - 3} ${r}h6M${r} ${r - 3}v6`} stroke="#111" strokeWidth={0.2} />
        ) : (
          <path d={`M0 0A${r} ${r} 0 0 1 ${r} ${r}`} fill="none" stroke="#111" strokeWidth={0.3} />
        )}
        <Words
          x={isWhole ? r : 3}
          y={size - (isWhole ? r * 0.4 : 4)}
          size={3.4}
          anchor={isWhole ? 'middle' : 'start'}
          most={size * 0.7}
        >
          {word}
        </Words>
      </g>
    ),
  };
}
