import { useTranslations } from '../../i18n/index.ts';
import { type Cut, SHEET, type Sheet } from './layout.ts';
import { Words } from './Words.tsx';

/** By how much a printer has to be corrected: 1 where its bars measure 100 mm. */
export interface Correction {
  readonly across: number;
  readonly along: number;
}

interface SheetDrawingProps {
  sheet: Sheet;
  /** Which of how many. */
  number: number;
  of: number;
  title: string;
  /** Left out: as large as there is room. */
  correction?: Correction;
  /** So much paper is left free beside it, in mm. */
  left?: number;
}

/** What a bar measures, in mm. */
export const BAR = 100;
const BARS = { x: 2, y: 245, top: 132 } as const;

/** A side of a sheet in mm: what is on it, and the bars by which one sees that it has been printed in its true size. */
export function SheetDrawing({ sheet, number, of, title, correction, left = 0 }: SheetDrawingProps) {
  const t = useTranslations('ui.print');
  const { width, height } = SHEET;
  const beside = sheet.isBack ? 3.5 : width - 3.5;
  const { across, along } = correction ?? { across: 1, along: 1 };
  const size = correction && { width: `${left + width * across}mm`, height: `${height * along}mm` };
  return (
    <svg
      viewBox={`${-left / across} 0 ${width + left / across} ${height}`}
      preserveAspectRatio="none"
      textRendering="geometricPrecision"
      fontFamily="'Public Sans Variable', sans-serif"
      role="img"
      aria-label={t('sheet', { number, of })}
      {...size}
    >
      {sheet.pieces.map(({ x, y, node, cuts }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change their order
        <g key={i} transform={`translate(${x} ${y})`}>
          {node}
          {cuts.map((cut) => (
            <CutLine key={`${cut.x} ${cut.y}`} cut={cut} at={[x, y]} />
          ))}
        </g>
      ))}
      <path d={`M${BARS.x} ${BARS.y}h${BAR}`} stroke="#111" strokeWidth={0.3} data-bar="across" />
      <path d={`M${BARS.x} ${BARS.y - 2}v4M${BARS.x + BAR} ${BARS.y - 2}v4`} stroke="#111" strokeWidth={0.2} />
      <path d={`M${beside} ${BARS.top}v${BAR}`} stroke="#111" strokeWidth={0.3} data-bar="along" />
      <path d={`M${beside - 2} ${BARS.top}h4M${beside - 2} ${BARS.top + BAR}h4`} stroke="#111" strokeWidth={0.2} />
      <Words x={BARS.x} y={BARS.y - 3} size={2.6} most={BAR}>
        {t('bar')}
      </Words>
      <Words x={BARS.x + BAR + 4} y={BARS.y - 2} size={2.6} bold most={68}>
        {t('trueSize')}
      </Words>
      <Words x={BARS.x + BAR + 4} y={BARS.y + 2} size={2.4} most={68}>
        {`${title} · ${t('sheet', { number, of })}`}
      </Words>
    </svg>
  );
}

function CutLine({ cut, at: [left, top] }: { cut: Cut; at: readonly [number, number] }) {
  const { x, y, width, height, radius = 0 } = cut;
  const line = {
    fill: 'none',
    stroke: '#111',
    strokeWidth: 0.2,
    'data-cut': [left + x, top + y, width, height].join(),
  };
  if (radius === width / 2) return <circle cx={x + radius} cy={y + radius} r={radius} {...line} />;
  return <rect x={x} y={y} width={width} height={height} rx={radius} {...line} />;
}
