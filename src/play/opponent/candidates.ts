import {
  type ActionType,
  actionsIn,
  add,
  baseOf,
  type Character,
  type Command,
  character,
  characterAction,
  charactersOf,
  check,
  distance,
  flattened,
  type Game,
  grenadeMarkers,
  handOvers,
  type Id,
  isGoalOn,
  isOnTable,
  isPinnedBy,
  levelOf,
  onGrid,
  onLevel,
  type Point,
  profile,
  type Side,
  scale,
  spotFields,
  subtract,
  toOutline,
  unit,
  type Waypoint,
} from '../../engine/index.ts';
import { type Ground, groundOf, type Spot, type Stand } from './ground.ts';
import { type Fighter, type Sketch, sketchOf } from './sketch.ts';
import { shotAt, wayTo } from './strike.ts';
import { aimsOf, floorsToDeny } from './value.ts';
import { WEIGHTS } from './weights.ts';

/** What is worth a thought in a turn: not all that is legal, and nothing left out for seeming stupid. All of it is legal. */

export interface Breadth {
  /** Places each man considers moving to. */
  readonly moves: number;
}

/** Spots for a marker of each man. */
const MARKER_SPOTS = 4;
/** Men of a side who think of all they could do; of more, those with most to do. */
const MOST_MEN = 12;

/** Commands for a side that is free to act, the surest and cheapest first: whoever is short of time stops early. */
export function candidatesOf(game: Game, side: Side, breadth: Breadth): readonly Command[] {
  const sketch = sketchOf(game);
  const ground = groundOf(game);
  const end: Command = { type: 'endTurn' };
  const prospects = sketch.fighters
    .filter((f) => f.side === side && f.now.actions > 0)
    .map((f) => new Prospect(game, sketch, ground, f));
  const men = prospects
    .toSorted((p, q) => q.most - p.most)
    .slice(0, MOST_MEN)
    .map((prospect) => ({ attacks: attacksOf(game, prospect), rest: othersOf(game, prospect, breadth) }));
  return [
    ...(check(game, end) === null ? [end] : []),
    ...men.flatMap(({ attacks }) => attacks),
    ...interleaved(men.map(({ rest }) => rest)),
    ...handingOver(game, side),
  ];
}

/** What one character has to think of with one kind of action, as `candidatesOf` has it for all of its side. */
export function candidatesFor(game: Game, who: Id, action: PlacedAction, breadth: Breadth): readonly Command[] {
  const sketch = sketchOf(game);
  const fighter = sketch.fighters.find(({ id }) => id === who);
  if (!fighter || !actionsIn(game).includes(action)) return [];
  const prospect = new Prospect(game, sketch, groundOf(game), fighter);
  switch (action) {
    case 'grenade':
      return throwsOf(game, prospect).filter(({ type }) => type === action);
    case 'opportunityFire':
      return lanesOf(game, prospect);
    case 'suppressionFire':
      return suppressionsOf(game, prospect);
    default:
      return movesOf(game, prospect, breadth).filter(({ type }) => type === action);
  }
}

/** Actions that are done at a place of the table. */
export type PlacedAction = 'move' | 'moveAndFire' | 'grenade' | 'opportunityFire' | 'suppressionFire';

/** The first of each, then the second of each… */
const interleaved = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  Array.from({ length: Math.max(0, ...lists.map((list) => list.length)) }, (_, i) =>
    lists.flatMap((list) => (i < list.length ? [list[i] as T] : [])),
  ).flat();

const legal = (game: Game, commands: readonly Command[]): Command[] =>
  commands.filter((command) => check(game, command) === null);

/** Kinds of actions that have samples of their own here; of the others those of the engine are taken. */
const OWN: readonly ActionType[] = ['move', 'moveAndFire', 'grenade', 'opportunityFire', 'suppressionFire'];

function attacksOf(game: Game, prospect: Prospect): readonly Command[] {
  const { id } = prospect.fighter;
  const known = actionsIn(game);
  const plain = known.filter((type) => !OWN.includes(type));
  return [
    ...plain.flatMap((type) => characterAction(game, type, id).samples),
    ...(known.includes('grenade') ? throwsOf(game, prospect) : []),
  ];
}

/** At each enemy, and between two who are near each other. */
function throwsOf(game: Game, { fighter, enemies }: Prospect): readonly Command[] {
  const { samples } = characterAction(game, 'grenade', fighter.id);
  const [first] = samples;
  if (!first) return [];
  const between = enemies.flatMap((p, i) =>
    enemies.slice(i + 1).flatMap((q): Command[] => {
      if (p.level !== q.level || distance(p.at, q.at) >= 3) return [];
      const at = onGrid([(p.at[0] + q.at[0]) / 2, (p.at[1] + q.at[1]) / 2]);
      return [{ type: 'grenade', who: fighter.id, at: onLevel(at, p.level) }];
    }),
  );
  // where they may not lie on bases there are eight samples at each enemy: the ones near some enemy are enough
  return [
    ...samples.filter((command) => command.type !== 'grenade' || isNear(command.at, enemies)),
    ...legal(game, between),
  ];
}

const isNear = (spot: Waypoint, enemies: readonly Fighter[]): boolean =>
  enemies.some(({ at, level }) => level === levelOf(spot) && distance(at, flattened(spot)) < 1.5);

function othersOf(game: Game, prospect: Prospect, breadth: Breadth): readonly Command[] {
  const known = actionsIn(game);
  return [
    ...movesOf(game, prospect, breadth),
    ...(known.includes('opportunityFire') ? lanesOf(game, prospect) : []),
    ...(known.includes('suppressionFire') ? suppressionsOf(game, prospect) : []),
  ];
}

// ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────────────

function movesOf(game: Game, prospect: Prospect, { moves }: Breadth): readonly Command[] {
  const { fighter } = prospect;
  const who = fighter.id;
  const byFoot = mayMove(game, who, 'move');
  const found: Command[] = [];
  if (byFoot) {
    const ways = [
      ...prospect.contacts(fighter.profile.move),
      ...prospect.pickUps(fighter.profile.move),
      ...prospect.best(fighter.profile.move, moves).map(({ way }) => way),
      ...prospect.roundCorners(fighter.profile.move),
    ];
    found.push(...ways.map((path): Command => ({ type: 'move', who, path })));
  }
  const reach = fighter.profile.moveAndFire;
  if (reach !== null && mayMove(game, who, 'moveAndFire')) {
    const spots = prospect.best(reach, Math.max(2, Math.ceil(moves / 2)), true);
    found.push(...spots.map(({ way }): Command => ({ type: 'moveAndFire', who, path: way })));
    const target = prospect.targetFrom(fighter);
    const retreats = prospect.best(reach, 2);
    if (target)
      found.push(...retreats.map(({ way }): Command => ({ type: 'moveAndFire', who, path: way, at: target })));
  }
  return legal(game, found);
}

const mayMove = (game: Game, who: Id, type: 'move' | 'moveAndFire'): boolean =>
  actionsIn(game).includes(type) && character(game, who).at !== null;

/** One man, and what he may hope and has to fear at each place he can go to. */
class Prospect {
  readonly fighter: Fighter;
  readonly enemies: readonly Fighter[];
  readonly #game: Game;
  readonly #sketch: Sketch;
  readonly #ground: Ground;

  constructor(game: Game, sketch: Sketch, ground: Ground, fighter: Fighter) {
    this.fighter = fighter;
    this.#game = game;
    this.#sketch = sketch;
    this.#ground = ground;
    this.enemies = sketch.fighters.filter((f) => f.side !== fighter.side);
  }

  /** How much he has to do where he stands. */
  get most(): number {
    const { fighter } = this;
    return this.#hope(fighter) + this.#fear(fighter) - 0.02 * this.#way(fighter);
  }

  /** The enemy he would best shoot at from there. */
  targetFrom(from: Stand): Id | undefined {
    let best: { id: Id; loss: number } | undefined;
    for (const enemy of this.enemies) {
      const shot = shotAt(this.#game, this.#ground, this.fighter, from, enemy);
      const loss = shot ? lossOf(enemy, shot.harm) : 0;
      if (loss > (best?.loss ?? 0)) best = { id: enemy.id, loss };
    }
    return best?.id;
  }

  /** The places within a Move that promise most: some for all they are, some for one thing alone. */
  best(reach: number, number: number, forShot = false): readonly Spot[] {
    const spots = this.#ground.spots(this.fighter, reach);
    const rated = spots.map((spot) => {
      const hope = this.#hope(spot);
      const fear = this.#fear(spot);
      const way = this.#way(spot);
      const cost = WEIGHTS.tokenInPlan * (spot.tokens - 1);
      return { spot, hope, fear, way, all: hope - fear - 0.2 * way - cost - this.#crowd(spot) };
    });
    const chosen = new Set<Spot>();
    const take = (by: (r: (typeof rated)[number]) => number, some: number) => {
      for (const { spot } of rated.toSorted((p, q) => by(q) - by(p)).slice(0, some)) chosen.add(spot);
    };
    if (forShot) {
      take((r) => r.hope - 0.5 * r.fear, number);
      return [...chosen];
    }
    const each = Math.max(1, Math.floor(number / 4));
    take((r) => r.all, number - 3 * each);
    take((r) => r.hope - 0.2 * r.fear, each);
    take((r) => -r.fear, each);
    take((r) => -r.way - 0.2 * r.fear, each);
    return [...chosen];
  }

  /** Ways into contact with enemies, and onto what is to be touched. */
  contacts(reach: number): readonly (readonly Waypoint[])[] {
    const { at, level } = this.fighter;
    const { baseRadius } = this.#game.setup.ruleset;
    const ends = this.enemies.flatMap((enemy): Point[] => {
      const away = distance(at, enemy.at) - 2 * baseRadius;
      if (enemy.level !== level || away > reach || away < 0.01) return [];
      return [onGrid(add(enemy.at, scale(unit(subtract(at, enemy.at)), 2 * baseRadius - 0.02)))];
    });
    return [...ends, ...this.#ontoGoals(reach)].map((end) => [onLevel(at, level), onLevel(end, level)]);
  }

  /** GREN-14: ways to grenades of the fallen, until the base touches them. */
  pickUps(reach: number): readonly (readonly Waypoint[])[] {
    const { at, level } = this.fighter;
    const { baseRadius, markerRadius } = this.#game.setup.ruleset;
    return grenadeMarkers(this.#game).flatMap((marker) => {
      const away = distance(at, marker.at) - baseRadius - markerRadius;
      if ((marker.level ?? 0) !== level || away > reach || away < 0.05) return [];
      const end = onGrid(add(at, scale(unit(subtract(marker.at, at)), Math.min(reach, away + 0.02))));
      return [[onLevel(at, level), onLevel(end, level)]];
    });
  }

  #ontoGoals(reach: number): readonly Point[] {
    const { at, level, id, side } = this.fighter;
    return aimsOf(this.#game, side).flatMap(({ outline, who, ...aim }): Point[] => {
      if ((who && !who.includes(id)) || !isGoalOn(aim, level)) return [];
      const away = toOutline(at, outline);
      if (away <= 0 || away > reach + 0.5) return [];
      // where the outline is nearest, found by going towards its middle and its corners
      const towards = outline.kind === 'disk' ? [outline.at] : [...outline.points, outline.bounds.at];
      return towards
        .map((to): Point => onGrid(add(at, scale(unit(subtract(to, at)), Math.min(reach - 0.01, distance(at, to))))))
        .filter((end) => distance(at, end) > 0.05)
        .slice(0, 6);
    });
  }

  /** A bent way where no straight one leads much nearer to whom, or what, he is after. */
  roundCorners(reach: number): readonly (readonly Waypoint[])[] {
    const straight = this.#ground.spots(this.fighter, reach);
    const here = this.#way(this.fighter);
    if (here <= 1 || straight.some((spot) => here - this.#way(spot) > reach * 0.6)) return [];
    let best: { path: readonly Waypoint[]; way: number } | null = null;
    for (const first of straight) {
      const left = reach - first.length - 0.02;
      if (left < 0.5) continue;
      for (const second of this.#ground.spots(first, reach)) {
        if (second.length > left) continue;
        const way = this.#way(second);
        if (way < here - 0.5 && way < (best?.way ?? Number.POSITIVE_INFINITY))
          best = { path: [...first.way, ...second.way.slice(1)], way };
      }
    }
    return best ? [best.path] : [];
  }

  #hope(from: Stand): number {
    let best = 0;
    for (const enemy of this.enemies) {
      const shot = shotAt(this.#game, this.#ground, this.fighter, from, enemy);
      if (shot) best = Math.max(best, lossOf(enemy, shot.harm));
    }
    return best;
  }

  #fear({ at, level, key }: Stand): number {
    const me: Fighter = { ...this.fighter, at, level, key, hiding: { ...this.fighter.hiding, inCover: false } };
    let [most, second] = [0, 0];
    for (const enemy of this.enemies) {
      if (enemy.staysDazed) continue;
      const shot = shotAt(this.#game, this.#ground, enemy, enemy, me);
      const loss = shot ? lossOf(me, shot.harm) : 0;
      if (loss > most) [most, second] = [loss, most];
      else if (loss > second) second = loss;
    }
    return 0.6 * (most + second);
  }

  /** On foot to what the side is after; to the nearest enemy where it is after nothing. */
  #way(from: Stand): number {
    const { id, side } = this.fighter;
    const aims = [...aimsOf(this.#game, side), ...floorsToDeny(this.#game, side)].filter(
      ({ who }) => !who || who.includes(id),
    );
    const toAim = aims.map(({ name, ...goal }) => this.#ground.onFootTo(name, goal)(from));
    if (toAim.length > 0) return Math.min(...toAim);
    const nearest = this.enemies.toSorted((p, q) => distance(p.at, from.at) - distance(q.at, from.at)).slice(0, 2);
    const ways = nearest.map((enemy) => wayTo(this.#ground, from, enemy));
    return Math.max(0, Math.min(WEIGHTS.goalFar, ...ways) - WEIGHTS.near / 2);
  }

  /** One grenade, two men. */
  #crowd({ at, level }: Stand): number {
    const { id, side } = this.fighter;
    const isBeside = (f: Fighter) => f.side === side && f.id !== id && f.level === level;
    const nearest = this.#sketch.fighters.reduce(
      (near, f) => (isBeside(f) ? Math.min(near, distance(f.at, at)) : near),
      Number.POSITIVE_INFINITY,
    );
    return nearest < WEIGHTS.apart ? (WEIGHTS.apart - nearest) * 0.3 : 0;
  }
}

const lossOf = (f: Fighter, { hit, kill }: { readonly hit: number; readonly kill: number }): number =>
  f.worth * (f.isLast ? hit * f.left : (hit - kill) * WEIGHTS.wound + kill);

// ── Markers ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where an opportunity marker may be of use: before enemies, and where they would come round. */
function lanesOf(game: Game, { fighter, enemies }: Prospect): readonly Command[] {
  const { samples } = characterAction(game, 'opportunityFire', fighter.id);
  const range = profile(game, fighter.id).opportunityFire ?? 0;
  const rate = (command: Command): number => {
    if (command.type !== 'opportunityFire') return 0;
    return enemies.reduce((sum, e) => {
      const beyond = distance(flattened(command.at), e.at) - 2 * game.setup.ruleset.baseRadius - range;
      const isInside = beyond <= 0 && e.level === levelOf(command.at);
      return sum + (isInside ? e.worth : beyond <= e.profile.move ? e.worth / 2 : 0);
    }, 0);
  };
  return samples.toSorted((p, q) => rate(q) - rate(p)).slice(0, MARKER_SPOTS);
}

/** Suppression where it holds down most, by the partners who have least else to do. */
function suppressionsOf(game: Game, { fighter, enemies }: Prospect): readonly Command[] {
  const { samples } = characterAction(game, 'suppressionFire', fighter.id);
  const range = profile(game, fighter.id).suppressionFire ?? 0;
  const rate = (command: Command): number => {
    if (command.type !== 'suppressionFire') return 0;
    const marker = { id: '', kind: 'suppression', ...spotFields(command.at), owner: fighter.id, range } as const;
    const firers = [fighter.id, ...(command.with ?? [])];
    const held = enemies.filter((e) => isPinnedBy(game, baseOf(game, e.id), { ...marker, firers }));
    return held.reduce((sum, { worth }) => sum + worth, 0) - 2 * (command.with?.length ?? 0);
  };
  const rated = samples.map((command) => ({ command, rate: rate(command) })).filter(({ rate }) => rate > 0);
  return rated
    .toSorted((p, q) => q.rate - p.rate)
    .slice(0, MARKER_SPOTS)
    .map(({ command }) => command);
}

/** GREN-14, R133: a grenade from one who can do no more to one who can. */
function handingOver(game: Game, side: Side): readonly Command[] {
  const isSpent = ({ shock, panicking, wounded }: Character): boolean => shock || panicking || wounded;
  const carrying = charactersOf(game, side).filter((c) => isOnTable(c) && c.grenades.length > 0 && isSpent(c));
  return carrying
    .flatMap(({ id }) => handOvers(game, id))
    .filter(({ to }) => !isSpent(character(game, to))) // else two of them would hand it to and fro for ever
    .slice(0, 2);
}
