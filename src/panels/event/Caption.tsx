import { useFarEdge } from '../../board/index.ts';
import type { Point } from '../../engine/index.ts';
import type { Act } from '../../telling/index.ts';
import styles from './Caption.module.css';
import { Felt } from './Felt.tsx';
import { useTold } from './useTold.ts';

/** Over the board, at the edge that is farthest from those it is about: the dice of a step and what came of it. */
export function Caption() {
  const told = useTold();
  const places = told ? [...told.script.stamps.map(({ at }) => at), ...told.script.acts.flatMap(placesOf)] : [];
  const edge = useFarEdge(places);
  if (!told || (!told.script.roll && told.script.stamps.length === 0)) return null;
  return (
    <div className={`${styles.caption} ${styles[edge]}`}>
      <Felt told={told} form="strip" />
    </div>
  );
}

const placesOf = (act: Act): readonly Point[] =>
  'origin' in act ? [act.origin, act.to] : act.act === 'sweep' ? [...act.origins, act.to] : [act.at];
