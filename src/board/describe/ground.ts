import {
  bodies,
  distance,
  type Game,
  isClimbed,
  onTable,
  type PreparedElement,
  type Terrain,
} from '../../engine/index.ts';
import type { Speech } from './speech.ts';

/** COVER-15: do the rules tell more kinds of terrain apart than what hides wholly or in part? */
export const knowsKinds = ({ setup }: Game): boolean => setup.ruleset.movement.difficultLoss > 0;

/** The kinds an element belongs to, and what each of them means for moving and for fire (COVER-15, MOVE-8, MF-3, TC-6). */
export function kindsOf(
  game: Game,
  { element, height, holes, passage }: PreparedElement,
  speech: Speech,
): readonly string[] {
  const { t } = speech;
  const { movement, moveAndFire, takeCover } = game.setup.ruleset;
  const values: Readonly<Record<Terrain, Record<string, string | number>>> = {
    sheltering: {},
    protecting: { cost: movement.crossingCost },
    concealing: { crossed: String(movement.concealing === 'crossed'), cost: movement.crossingCost },
    impassable: {},
    difficult: { lost: movement.difficultLoss, fires: String(moveAndFire.difficultGround) },
  };
  // TC-6, R153
  const isBarred = passage !== null && !takeCover.whileClimbing && isClimbed(movement, passage.kind);
  return [
    ...element.terrain.map((kind) => t(`board.terrain.${kind}`, values[kind])),
    ...(element.connects ? [t('board.terrain.connects', { cover: String(!isBarred) })] : []),
    ...(element.terrain.length > 0 ? [t('board.height', { height })] : []),
    ...(holes.length > 0 ? holeLines(game, holes, passage !== null, speech) : []),
  ];
}

/** Who is in the holes of a round base, alive or dead. */
function holeLines(
  game: Game,
  holes: PreparedElement['holes'],
  isLanding: boolean,
  { t, names }: Speech,
): readonly string[] {
  const { baseRadius, movement } = game.setup.ruleset;
  const isIn = (at: readonly [number, number] | null) =>
    at !== null && holes.some((hole) => distance(hole, at) < baseRadius);
  const there = [...onTable(game).filter(({ at }) => isIn(at)), ...bodies(game).filter(({ at }) => isIn(at))].map(
    ({ id }) => names.thing(id),
  );
  return [
    t('board.terrain.hole', { count: holes.length, holes: movement.holes, landing: String(isLanding) }),
    ...(there.length > 0 ? [t('board.terrain.held', { who: there.join(', '), landing: String(isLanding) })] : []),
  ];
}
