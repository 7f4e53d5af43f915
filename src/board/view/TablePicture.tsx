import { CATALOGUE, type Look, type ReadyTable } from '../../content/index.ts';
import { outlineOf, type SceneryElement } from '../../engine/index.ts';
import { groundColour } from './picture/ground.ts';
import styles from './TablePicture.module.css';

const LOOKS: Readonly<Record<string, Look>> = CATALOGUE;

/** A table from above, small: enough to recognise it and to see how open it is. */
export function TablePicture({ table, label }: { table: Pick<ReadyTable, 'table' | 'scenery'>; label: string }) {
  const { width, height, ground } = table.table;
  return (
    <svg
      className={styles.picture}
      style={{ background: groundColour(ground) }}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {table.scenery.map((element) => (
        <Piece key={element.id} element={element} />
      ))}
    </svg>
  );
}

function Piece({ element }: { element: SceneryElement }) {
  const paint = LOOKS[element.look]?.paint;
  const look = { fill: paint?.fill ?? '#888', stroke: paint?.edge ?? '#444', strokeWidth: 0.12 };
  const outline = outlineOf(element.shape, element.rotation);
  return outline.kind === 'disk' ? (
    <circle cx={outline.at[0]} cy={outline.at[1]} r={outline.radius} {...look} />
  ) : (
    <polygon points={outline.points.map((p) => p.join()).join(' ')} {...look} />
  );
}
