import {
  attack,
  distance,
  type Game,
  type Id,
  isOn,
  isStanding,
  type Point,
  sideOf,
  toOutline,
} from '../engine/index.ts';

/** A short note for where the keys point. */
export interface Tone {
  /** -1: left, 1: right. */
  readonly pan: number;
  readonly hertz: number;
  readonly times: 1 | 2;
}

/** What is pointed at, and by whom: null where nobody is selected. */
interface Pointed {
  readonly who: Id | null;
  readonly at: Point;
  readonly hovered: Id | null;
  readonly level: number;
}

/** As far as that, in u, a tone goes on to one side, or up and down. */
const FAR = 12;
const MIDDLE = 440;
const UNSEEN = 110;
/** So near to an outline a base stands beside it, in u on top of its radius. */
const BESIDE = 0.3;

/**
 * West is left, east is right, north is higher; from whoever is selected, or the middle of the table. Twice: there is cover, where it points
 * or for the enemy there; low: that enemy is not seen.
 */
export function toneOf(game: Game, { who, at, hovered, level }: Pointed): Tone {
  const { width, height } = game.setup.table;
  const stands = game.state.characters.find(({ id }) => id === who)?.at;
  const [x, y] = stands ?? [width / 2, height / 2];
  const aside = (far: number): number => Math.max(-1, Math.min(1, far / FAR));
  const pan = aside(at[0] - x);
  const hertz = MIDDLE * 2 ** aside(y - at[1]);
  const isShot = who !== null && hovered !== null && isStanding(game, who) && isStanding(game, hovered);
  if (isShot && sideOf(game, who) !== sideOf(game, hovered)) {
    const { sight } = attack(game, who, hovered);
    if (!sight.los) return { pan, hertz: UNSEEN, times: 1 };
    return { pan, hertz, times: sight.cover === 'open' ? 1 : 2 };
  }
  return { pan, hertz, times: givesCover(game, at, level) ? 2 : 1 };
}

const givesCover = ({ setup }: Game, at: Point, level: number): boolean =>
  setup.elements.some(
    (element) =>
      isOn(element, level) &&
      (element.cover !== 'none'
        ? toOutline(at, element.outline) <= setup.ruleset.baseRadius + BESIDE
        : element.holes.some((hole) => distance(hole, at) < setup.ruleset.baseRadius)),
  );
