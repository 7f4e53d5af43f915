import { useFarPlace } from '../../board/index.ts';
import type { Point } from '../../engine/index.ts';
import type { Act } from '../../telling/index.ts';
import styles from './Caption.module.css';
import { FallenCard } from './FallenCard.tsx';
import { Felt } from './Felt.tsx';
import { useTold } from './useTold.ts';

/** Over the board, at the edge that is farthest from where it strikes: the dice of a step and what came of it. */
export function Caption() {
  const told = useTold();
  const strikes = told?.script.acts.map(strikesAt) ?? [];
  const places = strikes.length > 0 ? strikes : (told?.script.stamps.map(({ at }) => at) ?? []);
  const { edge, side } = useFarPlace(places);
  if (!told || (!told.script.roll && told.script.stamps.length === 0)) return null;
  const { script, phase, speed } = told;
  const fallen =
    speed === null || phase !== 'shown' ? [] : script.stamps.filter(({ word }) => word === 'eliminated').slice(0, MOST);
  return (
    <div className={`${styles.caption} ${styles[edge]}`}>
      <Felt told={told} form="strip" />
      {fallen.length > 0 && (
        <div className={`${styles.fallen} ${styles[side]}`}>
          {fallen.map(({ who }) => (
            <FallenCard
              key={who}
              game={script.step.before}
              who={who}
              lasts={(script.end - script.strike) / (speed ?? 1)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const strikesAt = (act: Act): Point => ('to' in act ? act.to : act.at);

/** So many cards of the fallen lie beside each other at most. */
const MOST = 2;
