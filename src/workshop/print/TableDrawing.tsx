import { outlineOf, type Point, type SceneryElement, type Setup } from '../../engine/index.ts';
import { Words } from './Words.tsx';

interface TableDrawingProps {
  table: Pick<Setup, 'table' | 'scenery'>;
  /** In mm. */
  unit: number;
  /** Each piece by its number in the list. */
  numbered?: boolean;
}

/** Outlines of what stands on a table, from above, from its north-western corner. */
export function TableDrawing({ table: { scenery }, unit, numbered = false }: TableDrawingProps) {
  return (
    <g>
      {scenery.map((element) => (
        <Outlined key={element.id} element={element} unit={unit} />
      ))}
      {numbered &&
        scenery.map((element, i) => {
          const [x, y] = middleOf(element);
          return (
            <g key={element.id}>
              <circle cx={x * unit} cy={y * unit} r={2.1} fill="#fff" stroke="#111" strokeWidth={0.15} />
              <Words x={x * unit} y={y * unit + 0.95} size={2.7} anchor="middle" bold>
                {String(i + 1)}
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

function Outlined({ element, unit }: { element: SceneryElement; unit: number }) {
  const outline = outlineOf(element.shape, element.rotation);
  const look = { fill: fillOf(element), stroke: '#222', strokeWidth: 0.25 };
  if (outline.kind === 'disk') {
    const [x, y] = outline.at;
    return <circle cx={x * unit} cy={y * unit} r={outline.radius * unit} {...look} />;
  }
  return <polygon points={outline.points.map(([x, y]) => `${x * unit},${y * unit}`).join(' ')} {...look} />;
}

const middleOf = (element: SceneryElement): Point => outlineOf(element.shape, element.rotation).bounds.at;

/** The places by which a piece is laid out: its corners as it lies, or its middle. */
export function cornersOf(element: SceneryElement): readonly Point[] {
  const outline = outlineOf(element.shape, element.rotation);
  return outline.kind === 'disk' ? [outline.at] : outline.points;
}
