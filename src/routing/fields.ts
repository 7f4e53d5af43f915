import { flattened, levelOf, onLevel, type Point, type Waypoint } from '../engine/geometry/vector.ts';
import {
  type Climbed,
  climbAlong,
  holeAt,
  isSteep,
  type MoveRules,
  type MoveStoreys,
  standFault,
  touches,
  touchesRim,
} from '../engine/movement/index.ts';
import type { PreparedElement } from '../engine/scenery.ts';
import { type ConfigurationSpace, configurationSpace, isFree } from './configurationSpace.ts';
import type { Corner } from './corners.ts';
import { type Gate, gatesOf } from './gates.ts';
import type { Passing } from './passing.ts';
import { steinerPoints } from './steinerPoints.ts';
import { cornersOf, VisibilityGraph } from './visibilityGraph.ts';

/** A level as a search sees it: a flat field of its own. */
export interface Field {
  readonly level: number;
  readonly graph: VisibilityGraph;
}

/** A landing that is free to step into: a node of its own, beyond those of the visibility graph. */
interface Landing {
  readonly passage: PreparedElement;
  readonly at: Point;
}

/** A step from a node of a field to one of another, or of the same. */
export interface Step {
  readonly field: Field;
  readonly node: number;
  readonly at: Point;
  readonly passing: Passing;
  /** Enemies who are met on it: it leads no farther (MOVE-6). */
  readonly contacts: readonly string[];
}

/** What is the same for all searches from one place: the levels with what stands on them, and where one gets from one to another. */
export class Levels {
  readonly storeys: MoveStoreys;
  readonly rules: MoveRules;
  readonly start: Waypoint;
  /** Ways are at most this much shorter than straight lines, in u: to step into a landing and out of it is not measured. */
  readonly short: number;
  readonly #spaces = new Map<number, ConfigurationSpace>();
  readonly #corners = new Map<number, readonly Corner[]>();
  readonly #gates = new Map<number, readonly Gate[]>();
  readonly #ends = new Map<number, readonly Gate[]>();
  readonly #landings = new Map<number, readonly Landing[]>();
  readonly #climbs = new Map<string, Climbed>();

  constructor(storeys: MoveStoreys, rules: MoveRules, start: Waypoint) {
    this.storeys = storeys;
    this.rules = rules;
    this.start = start;
    this.short = storeys.passages.reduce(
      (sum, { holes, outline }) => sum + (holes.length > 0 ? 2 * (outline.bounds.radius + 2 * storeys.radius) : 0),
      0,
    );
  }

  /** The level of the start, and those that passages lead to. */
  get numbers(): readonly number[] {
    const led = this.storeys.passages.flatMap(({ passage }) => (passage ? [passage.low, passage.high] : []));
    return [...new Set([levelOf(this.start), ...led])];
  }

  /** Away from its own level the start is nowhere; no leg begins there. */
  space(level: number): ConfigurationSpace {
    const { storeys, rules, start } = this;
    return kept(this.#spaces, level, () => configurationSpace(storeys.on(level), rules, flattened(start)));
  }

  /** Where ways along a level may bend: the same for every search on it. */
  corners(level: number): readonly Corner[] {
    return kept(this.#corners, level, () => cornersOf(this.space(level)));
  }

  /** Those of a level that the base can be at. */
  gates(level: number): readonly Gate[] {
    return kept(this.#gates, level, () => this.ends(level).filter(({ at }) => isFree(this.space(level), at)));
  }

  /** All of them, also where an enemy stands in the way. */
  ends(level: number): readonly Gate[] {
    const { storeys, start } = this;
    return kept(this.#ends, level, () =>
      storeys.passages.flatMap((each) => {
        const { passage } = each;
        if (passage?.low === level) return gatesOf(each, 'low', storeys.radius, flattened(start));
        return passage?.high === level ? gatesOf(each, 'high', storeys.radius, flattened(start)) : [];
      }),
    );
  }

  /** The landings of passages that begin on a level, and are closed by nobody (MOVE-13). */
  landings(level: number): readonly Landing[] {
    return kept(this.#landings, level, () =>
      this.storeys.passages.flatMap((passage) =>
        passage.passage?.low === level && isSteep(passage)
          ? passage.holes
              .filter((at) => standFault(this.storeys.on(level), this.rules, at) === null)
              .map((at) => ({ passage, at }))
          : [],
      ),
    );
  }

  climb(from: Waypoint, to: Waypoint, isStart: boolean): Climbed {
    return kept(this.#climbs, `${from} ${to} ${isStart}`, () =>
      climbAlong(this.storeys, this.rules, from, to, isStart),
    );
  }
}

/** The fields of all levels, for one search, and the steps that lead from one to another. */
export class Fields {
  readonly levels: Levels;
  readonly #fields = new Map<number, Field>();
  readonly #within: number;
  readonly #steiner: boolean;

  /** Nodes farther than `within` u from the start are left out; `steiner`: places beside what no action may end on are nodes too. */
  constructor(levels: Levels, steiner: boolean, within = Number.POSITIVE_INFINITY) {
    this.levels = levels;
    this.#within = within + levels.short;
    this.#steiner = steiner;
  }

  get start(): Field {
    return this.on(levelOf(this.levels.start));
  }

  on(level: number): Field {
    return kept(this.#fields, level, () => {
      const space = this.levels.space(level);
      const gates = this.levels.gates(level).map(({ at }) => at);
      const points = this.#steiner ? steinerPoints(space, this.#within) : [];
      return { level, graph: new VisibilityGraph(space, this.levels.corners(level), points, this.#within, gates) };
    });
  }

  /** May an action end at this node? */
  stands = ({ graph }: Field, node: number): boolean => node >= graph.size || graph.canStand(node);

  /** All that leads on from a node but by walking along its level. */
  steps(field: Field, node: number, at: Point): readonly Step[] {
    if (this.levels.storeys.passages.length === 0) return [];
    const landing = this.#landingOf(field, node);
    if (landing) return this.#leaving(landing);
    return this.#passagesAt(field, node, at).flatMap((passage) => [
      ...this.#climbs(field, node, at, passage),
      ...this.#entering(field, at, passage),
    ]);
  }

  /** Is this node a landing, or does the way begin in one: is there nothing but to step out of it? */
  isLanding = (field: Field, node: number): boolean => this.#landingOf(field, node) !== null;

  #landingOf(field: Field, node: number): Landing | null {
    const { graph, level } = field;
    if (node >= graph.size) return this.levels.landings(level)[node - graph.size] ?? null;
    if (node !== 0 || field !== this.start) return null;
    const hole = holeAt(this.levels.storeys.on(level), graph.at(0));
    return hole && isSteep(hole.element) ? { passage: hole.element, at: hole.at } : null;
  }

  #passagesAt({ level, graph }: Field, node: number, at: Point): readonly PreparedElement[] {
    const { storeys } = this.levels;
    if (node > graph.gates) return [];
    return storeys.passages.filter(
      (each) => (each.passage?.low === level || each.passage?.high === level) && touches(each, at, storeys.radius),
    );
  }

  #climbs(field: Field, node: number, at: Point, { id, passage }: PreparedElement): readonly Step[] {
    if (!passage) return [];
    const there = this.on(passage.low === field.level ? passage.high : passage.low);
    const from = onLevel(at, field.level);
    return this.levels.gates(there.level).flatMap((gate, i) => {
      if (gate.passage.id !== id) return [];
      const step = this.climbTo(field, node, from, onLevel(gate.at, there.level));
      return step ? [{ ...step, field: there, node: i + 1, at: gate.at }] : [];
    });
  }

  /** The climbs from a node on which this enemy is met. */
  attacks(field: Field, node: number, at: Point, enemy: string): readonly Step[] {
    return this.#passagesAt(field, node, at).flatMap(({ id, passage }) => {
      if (!passage) return [];
      const there = this.on(passage.low === field.level ? passage.high : passage.low);
      return this.levels.ends(there.level).flatMap((gate) => {
        if (gate.passage.id !== id) return [];
        const step = this.climbTo(field, node, onLevel(at, field.level), onLevel(gate.at, there.level));
        return step?.contacts.includes(enemy) ? [{ ...step, field: there, node: -1, at: gate.at }] : [];
      });
    });
  }

  /** A climb straight to a place; null if none leads there. */
  climbTo(field: Field, node: number, from: Waypoint, to: Waypoint): Pick<Step, 'passing' | 'contacts'> | null {
    const isStart = node === 0 && field === this.start;
    const { fault, climb, length, contacts } = this.levels.climb(from, to, isStart);
    if (fault || !climb) return null;
    const { tokens, rise } = climb;
    return { passing: { kind: 'climb', length, tokens, rise, steep: climb.passage !== 'slope' }, contacts };
  }

  #entering(_field: Field, at: Point, passage: PreparedElement): readonly Step[] {
    const low = passage.passage?.low;
    if (low === undefined || !touchesRim(passage, at, this.levels.storeys.radius)) return [];
    const there = this.on(low);
    return this.levels
      .landings(low)
      .flatMap((landing, i) =>
        landing.passage === passage
          ? [{ field: there, node: there.graph.size + i, at: landing.at, passing: { kind: 'enter' }, contacts: [] }]
          : [],
      );
  }

  #leaving({ passage }: Landing): readonly Step[] {
    if (!passage.passage) return [];
    const { low, high } = passage.passage;
    return [low, high].flatMap((level) => {
      const field = this.on(level);
      return this.levels
        .gates(level)
        .flatMap((gate, i): Step[] =>
          gate.passage === passage && touchesRim(passage, gate.at, this.levels.storeys.radius)
            ? [{ field, node: i + 1, at: gate.at, passing: { kind: 'leave' }, contacts: [] }]
            : [],
        );
    });
  }
}

function kept<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}
