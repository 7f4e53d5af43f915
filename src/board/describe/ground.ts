import {
  bodies,
  distance,
  type Game,
  isClimbed,
  isOn,
  onTable,
  type PreparedElement,
  type Terrain,
} from '../../engine/index.ts';
import type { Speech } from './speech.ts';

/** COVER-15: do the rules tell more kinds of terrain apart than what hides wholly or in part? */
export const knowsKinds = ({ setup }: Game): boolean => setup.ruleset.movement.difficultLoss > 0;

/** The kinds an element belongs to, and what each of them means for moving and for fire (COVER-15, MOVE-8, MF-3, TC-6). */
export function kindsOf(game: Game, each: PreparedElement, speech: Speech): readonly string[] {
  const { element, height, passage } = each;
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
    ...(element.terrain.length > 0 && !element.connects ? [t('board.height', { height })] : []),
    ...(each.holes.length > 0 ? holeLines(game, each, speech) : []),
  ];
}

/** Who is in the holes of a round base, alive or dead. */
function holeLines(game: Game, each: PreparedElement, { t, names }: Speech): readonly string[] {
  const { holes } = each;
  const isLanding = each.passage !== null;
  const { baseRadius, movement } = game.setup.ruleset;
  const isIn = (at: readonly [number, number] | null) =>
    at !== null && holes.some((hole) => distance(hole, at) < baseRadius);
  const all = [...onTable(game), ...bodies(game)];
  const there = all.filter(({ at, level = 0 }) => isIn(at) && isOn(each, level)).map(({ id }) => names.thing(id));
  return [
    t('board.terrain.hole', { count: holes.length, holes: movement.holes, landing: String(isLanding) }),
    ...(there.length > 0 ? [t('board.terrain.held', { who: there.join(', '), landing: String(isLanding) })] : []),
  ];
}
