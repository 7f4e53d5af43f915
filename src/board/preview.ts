import {
  type Attack,
  type Awaiting,
  attack,
  awaiting,
  type Base,
  baseAt,
  baseOf,
  type Command,
  check,
  deployFault,
  distance,
  type FireCommand,
  findCharacter,
  type Game,
  gap,
  type Id,
  isOnTable,
  onGrid,
  onTable,
  type Point,
  type Sight,
  sideOf,
  sightFrom,
  standFault,
  unit,
  type Violation,
} from '../engine/index.ts';
import type { Spot, UiState } from '../store/ui.ts';
import { endOf, type MovePreview, movePreview } from './movePreview.ts';
import { holeAt } from './picking.ts';

/** What would happen: pure answers that the board draws and the panels put into words. Lengths in u. */

type Pointing = Pick<UiState, 'tool' | 'pointer' | 'hovered' | 'selected'>;

export interface ShotPreview {
  readonly who: Id;
  readonly at: Id;
  readonly attack: Attack;
  /** Why it cannot be fired now: the target, the tokens, the turn. */
  readonly violation: Violation | null;
  readonly command: FireCommand;
}

export function shotPreview(game: Game, who: Id, at: Id, weapon?: Id): ShotPreview | null {
  if (!stand(game, who) || !stand(game, at) || sideOf(game, who) === sideOf(game, at)) return null;
  const command: FireCommand = { type: 'fire', who, at, ...(weapon === undefined ? {} : { weapon }) };
  return {
    who,
    at,
    command,
    attack: attack(game, who, at, { weapon, witness: true }),
    violation: check(game, command),
  };
}

const stand = (game: Game, id: Id): boolean => {
  const found = findCharacter(game, id);
  return found !== undefined && isOnTable(found);
};

export interface SightPreview {
  readonly from: Spot;
  readonly to: Spot;
  readonly sight: Sight;
  readonly distance: number;
  /** Why no base could stand at one of the ends, where no character does. */
  readonly nobody: Violation | null;
}

/** Line of sight between two characters, or wherever bases of the same size might stand. */
export function sightPreview(game: Game, from: Spot, to: Spot): SightPreview | null {
  const [base, aim] = [baseFor(game, from), baseFor(game, to)];
  if (distance(base.at, aim.at) < base.radius + aim.radius) return null; // overlapping bases have no lines between them
  return {
    from,
    to,
    distance: gap(base, aim),
    sight: sightFrom(game, base, aim, { witness: true }),
    nobody: placeFault(game, from) ?? placeFault(game, to),
  };
}

/** The base of the one who stands there, or of one who might. */
export const baseFor = (game: Game, { at, who }: Spot): Base =>
  who !== null && stand(game, who) ? baseOf(game, who) : baseAt(game, at);

/** Why no base may stand there beside all who are on the table; null where somebody does. */
export function placeFault(game: Game, { at, who }: Spot): Violation | null {
  if (who !== null) return null;
  const { table, elements, ruleset } = game.setup;
  const friends = onTable(game).map(({ id }) => baseOf(game, id));
  const scene = { table, elements, friends, enemies: [], radius: ruleset.baseRadius };
  return standFault(scene, ruleset.movement, at);
}

export interface MeasurePreview {
  readonly from: Spot;
  readonly to: Spot;
  /** From edge to edge of bases; a spot of the table has no size. */
  readonly distance: number;
  /** Where that distance is measured. */
  readonly ends: readonly [Point, Point];
}

export function measurePreview(game: Game, from: Spot, to: Spot): MeasurePreview {
  const [a, b] = [from, to].map(({ at, who }) =>
    who !== null && stand(game, who) ? baseOf(game, who) : { at, radius: 0 },
  );
  const [p, q] = [a as { at: Point; radius: number }, b as { at: Point; radius: number }];
  const [x, y] = unit([q.at[0] - p.at[0], q.at[1] - p.at[1]]);
  return {
    from,
    to,
    distance: Math.max(0, gap(p, q)),
    ends: [
      [p.at[0] + x * p.radius, p.at[1] + y * p.radius],
      [q.at[0] - x * q.radius, q.at[1] - y * q.radius],
    ],
  };
}

export interface DeployPreview {
  readonly who: Id;
  readonly at: Point;
  readonly violation: Violation | null;
  readonly command: Command;
}

export function deployPreview(game: Game, who: Id, at: Point): DeployPreview {
  const spot = holeAt(game, at) ?? onGrid(at);
  return { who, at: spot, violation: deployFault(game, who, spot), command: { type: 'deploy', who, at: spot } };
}

export type Preview =
  | ({ readonly kind: 'move' } & MovePreview)
  | ({ readonly kind: 'shot' } & ShotPreview)
  | ({ readonly kind: 'sight' } & SightPreview)
  | ({ readonly kind: 'measure' } & MeasurePreview)
  | ({ readonly kind: 'deploy' } & DeployPreview);

/** What is being pointed at, with the tool in the hand. */
export function previewOf(game: Game, { tool, pointer, hovered, selected }: Pointing): Preview | null {
  const here: Spot | null = pointer && { at: onGrid(pointer), who: hovered };
  switch (tool.kind) {
    case 'move': {
      const end = endOf(tool, pointer);
      return named('move', end && movePreview(game, tool, end));
    }
    case 'fire': {
      const target = tool.target ?? hovered;
      return named('shot', target !== null ? shotPreview(game, tool.who, target, tool.weapon) : null);
    }
    case 'deploy': {
      const at = tool.at ?? pointer;
      return named('deploy', tool.who !== null && at ? deployPreview(game, tool.who, at) : null);
    }
    case 'measure': {
      const to = tool.to ?? here;
      return named('measure', tool.from && to ? measurePreview(game, tool.from, to) : null);
    }
    case 'sight': {
      const to = tool.to ?? here;
      return named('sight', tool.from && to ? sightPreview(game, tool.from, to) : null);
    }
    case 'idle': {
      if (selected === null || hovered === null || !decides(game, selected)) return null;
      return named('shot', shotPreview(game, selected, hovered));
    }
  }
}

/** The shot that is being decided about or rolled for, so that everybody sees who fires at whom. */
export function shotInQuestion(game: Game, question: Awaiting): ShotPreview | null {
  if (question.kind !== 'choose' && question.kind !== 'roll') return null;
  const { about } = question;
  switch (about.what) {
    case 'takeCover':
      return shotPreview(game, about.shooter, about.who, about.weapon);
    case 'aim':
      return shotPreview(game, about.who, about.at, about.weapon);
    case 'shot':
      return shotPreview(game, about.who, about.at);
    default:
      return null;
  }
}

function named<K extends Preview['kind'], P>(kind: K, preview: P | null | undefined): ({ kind: K } & P) | null {
  return preview ? { kind, ...preview } : null;
}

/** Is it free to the side of this character to act with it now? */
export function decides(game: Game, id: Id): boolean {
  const question = awaiting(game);
  return question.kind === 'act' && stand(game, id) && sideOf(game, id) === question.by;
}
