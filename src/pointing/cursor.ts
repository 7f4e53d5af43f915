import {
  type Character,
  charactersOf,
  type Game,
  type Id,
  isOnTable,
  levelOf,
  onGrid,
  onLevel,
  onTable,
  type Point,
  type Side,
  sideOf,
  type Table,
  type Waypoint,
} from '../engine/index.ts';

/** Keys that move the cursor, as directions of the view. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const DIGITS = [...'123456789'];

const STEP = { plain: 0.5, fine: 0.1 };

/** The cursor one step on, kept on the table; null for any other key. On a turned board the keys are turned too. */
export function cursorAfter(key: string, from: Point, fine: boolean, turned: boolean, table: Table): Point | null {
  const direction = ARROWS[key];
  if (!direction) return null;
  const step = (fine ? STEP.fine : STEP.plain) * (turned ? -1 : 1);
  const within = (x: number, most: number) => Math.min(Math.max(x, 0), most);
  return onGrid([
    within(from[0] + direction[0] * step, table.width),
    within(from[1] + direction[1] * step, table.height),
  ]);
}

/** Somebody's place on the table, or that of a thing. */
export interface Goal {
  readonly at: Point;
  readonly level: number;
}

/** Whose turn it is and who is selected, for the keys that mean somebody in particular. */
interface Meant {
  readonly by: Side | null;
  readonly selected: Id | null;
}

/**
 * Where a key takes the cursor that goes by things, those nearest to the upper left corner first; null for any other key, and where
 * there is none. Page Down and Page Up: from character to character, with Shift among the enemies; Home: whoever is selected, with
 * Shift the next marker; End: the next thing that gives cover, with Shift the one before; 1 to 9: the side's own. `level`: that of
 * whom one comes from, or the one that is viewed.
 */
export function thingAfter(
  { key, shift }: { readonly key: string; readonly shift: boolean },
  game: Game,
  from: Point,
  level: number,
  { by, selected }: Meant,
): Goal | null {
  const here = onLevel(from, level);
  const people = onTable(game).flatMap(goalOf);
  switch (key) {
    case 'PageDown':
    case 'PageUp': {
      const enemies = onTable(game).filter(({ id }) => by !== null && sideOf(game, id) !== by);
      return nextOf(shift ? enemies.flatMap(goalOf) : people, here, key === 'PageUp');
    }
    case 'Home': {
      if (shift)
        return nextOf(
          game.state.markers.map(({ at, level: on = 0 }) => ({ at, level: on })),
          here,
          false,
        );
      return (
        onTable(game)
          .filter(({ id }) => id === selected)
          .flatMap(goalOf)[0] ?? null
      );
    }
    case 'End':
      return nextOf(coversOf(game), here, shift);
    default: {
      const own = by === null ? [] : charactersOf(game, by).filter(isOnTable);
      const meant = own[DIGITS.indexOf(key)];
      return (meant && goalOf(meant)[0]) ?? null;
    }
  }
}

const goalOf = ({ at, level }: Character): readonly Goal[] => (at ? [{ at, level }] : []);

const coversOf = ({ setup }: Game): readonly Goal[] =>
  setup.elements
    .filter(({ cover }) => cover !== 'none')
    .map(({ outline, low }) => ({ at: onGrid(outline.bounds.at), level: low }));

/** The next one in reading order, or the one before; of those over one another the highest first. Beyond the last comes the first. */
function nextOf(goals: readonly Goal[], here: Waypoint, back: boolean): Goal | null {
  const all = goals
    .map((goal) => ({ goal, place: onLevel(goal.at, goal.level) }))
    .toSorted((p, q) => inReadingOrder(p.place, q.place));
  const ahead = back
    ? all.findLast(({ place }) => inReadingOrder(place, here) < 0)
    : all.find(({ place }) => inReadingOrder(place, here) > 0);
  return (ahead ?? all.at(back ? -1 : 0))?.goal ?? null;
}

const inReadingOrder = (p: Waypoint, q: Waypoint): number => p[1] - q[1] || p[0] - q[0] || levelOf(q) - levelOf(p);
