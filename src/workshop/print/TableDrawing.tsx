import { outlineOf, type Point, type PreparedElement, type SceneryElement } from '../../engine/index.ts';
import type { Numbered } from './storeys.ts';
import { Words } from './Words.tsx';

interface TableDrawingProps {
  pieces: readonly Numbered[];
  /** In mm. */
  unit: number;
  /** Each piece by its number in the list. */
  numbered?: boolean;
}

/** Outlines of what stands on one level of a table, from above, from its north-western corner. */
export function TableDrawing({ pieces, unit, numbered = false }: TableDrawingProps) {
  return (
    <g>
      {pieces.map(({ each }) => (
        <Outlined key={each.id} each={each} unit={unit} />
      ))}
      {numbered &&
        pieces.map(({ each, number }) => {
          const [x, y] = each.outline.bounds.at;
          return (
            <g key={each.id}>
              <circle cx={x * unit} cy={y * unit} r={2.1} fill="#fff" stroke="#111" strokeWidth={0.15} />
              <Words x={x * unit} y={y * unit + 0.95} size={2.7} anchor="middle" bold>
                {String(number)}
              </Words>
            </g>
          );
        })}
    </g>
  );
}

/** What one sees over, goes round or goes through, as on a map: the darker the higher. */
const FILLS = ['#f1efe6', '#dcd8c8', '#bfb9a4'] as const;
const fillOf = ({ height = 0 }: SceneryElement): string => FILLS[height <= 0 ? 0 : height < 2 ? 1 : 2];

function Outlined({ each: { element, outline }, unit }: { each: PreparedElement; unit: number }) {
  const look = { fill: fillOf(element), stroke: '#222', strokeWidth: 0.25 };
  if (outline.kind === 'disk') {
    const [x, y] = outline.at;
    return <circle cx={x * unit} cy={y * unit} r={outline.radius * unit} {...look} />;
  }
  return <polygon points={outline.points.map(([x, y]) => `${x * unit},${y * unit}`).join(' ')} {...look} />;
}

/** The places by which a piece is laid out: its corners as it lies, or its middle. */
export function cornersOf(element: SceneryElement): readonly Point[] {
  const outline = outlineOf(element.shape, element.rotation);
  return outline.kind === 'disk' ? [outline.at] : outline.points;
}
