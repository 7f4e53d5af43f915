import type { Point, SceneryElement } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Folded } from '../../parts/Folded.tsx';
import { Field } from '../Field.tsx';
import styles from './InHand.module.css';
import { corneredBy, drawn, type Handle, holed, MOST_CORNERS, pointsOf } from './shapes.ts';

/** So many stand in the holes of one piece, or on its landings. */
const MOST_HOLES = 8;

interface OutlineProps {
  element: SceneryElement;
  set: (now: Partial<Omit<SceneryElement, 'id'>>) => void;
}

/** How many corners and holes a piece has. */
export function Counts({ element, set }: OutlineProps) {
  const t = useTranslations('ui.workshop.fields');
  const { shape, holes = [] } = element;
  const corners = shape.kind === 'polygon' ? shape.points.length : 0;
  const hasHoles = shape.kind === 'circle' || element.connects !== undefined || holes.length > 0;
  return (
    <>
      {corners > 0 && corners <= MOST_CORNERS && (
        <Field
          label={t('corners')}
          whole
          least={3}
          most={MOST_CORNERS}
          value={corners}
          onKeep={(count) => set(cornersOf(element, count))}
        />
      )}
      {hasHoles && (
        <Field
          label={t(element.connects ? 'landings' : 'holes')}
          whole
          least={0}
          most={MOST_HOLES}
          value={holes.length}
          onKeep={(count) => set(holed(element, count))}
        />
      )}
    </>
  );
}

/** With so many corners: one after the other comes or goes. */
function cornersOf(element: SceneryElement, count: number): Partial<Omit<SceneryElement, 'id'>> {
  let now = element;
  while (now.shape.kind === 'polygon' && now.shape.points.length !== count)
    now = { ...now, ...corneredBy(now, now.shape.points.length < count ? 1 : -1) };
  const { shape, rotation = 0, holes } = now;
  return { shape, rotation, ...(holes ? { holes } : {}) };
}

/** Where each of its corners, ends and holes lies. */
export function Points({ element, set }: OutlineProps) {
  const t = useTranslations('ui.workshop');
  const { outline, holes } = pointsOf(element);
  if (outline.length + holes.length === 0 || outline.length > MOST_CORNERS) return null;
  const rows: readonly (readonly [part: Handle['part'], at: Point, n: number])[] = [
    ...outline.map((at, n) => [element.shape.kind === 'wall' ? 'end' : 'corner', at, n] as const),
    ...holes.map((at, n) => ['hole', at, n] as const),
  ];
  return (
    <Folded summary={t('outline')}>
      <div className={styles.numbers}>
        {rows.flatMap(([part, at, n]) =>
          ([0, 1] as const).map((axis) => (
            <Field
              key={`${part} ${n} ${axis}`}
              label={t(`points.${part === 'hole' ? 'hole' : 'corner'}`, { n: n + 1, axis: axis === 0 ? 'x' : 'y' })}
              unit={t('unit.length')}
              value={at[axis]}
              onKeep={(value) => set(drawn(element, { part, n, at }, axis === 0 ? [value, at[1]] : [at[0], value]))}
            />
          )),
        )}
      </div>
    </Folded>
  );
}
