import {
  distance,
  type Game,
  GRID,
  grenadesOf,
  type Id,
  isHigher,
  needToHit,
  onGrid,
  onLevel,
  rangesOf,
  rotate,
  type Side,
  type Sight,
  type Weapon,
} from '../../engine/index.ts';
import { atLeast, type Harm, meleeHarm, shotHarm, successes } from './chances.ts';
import { type Ground, placeKey, type Spot, type Stand } from './ground.ts';
import type { Fighter, Left, Sketch } from './sketch.ts';
import { WEIGHTS } from './weights.ts';

/**
 * What a side would do to the other with some tokens, by a greedy plan over all that its men can do to each enemy: an estimate,
 * cheap enough to be made at every position that is foreseen.
 */

/** Something one man can do to another. */
export interface Strike {
  /** Places in the roster. */
  readonly man: number;
  readonly target: number;
  readonly kind: 'fire' | 'grenade' | 'melee';
  readonly cost: number;
  readonly actions: number;
  readonly shots: number;
  readonly moves: number;
  readonly weapon: string;
  readonly harm: Harm;
  /** If the target takes cover; null where he cannot, or it is of no use. */
  readonly covered: Harm | null;
  /** Who is harmed as well: others in a burst, he himself in close combat. */
  readonly others: readonly { readonly who: number; readonly harm: Harm }[];
}

/** Enemies that each man looks at: in a crowd those who are nearest. */
const MOST_TARGETS = 5;
/** A close combat is begun from so far, in Moves. */
const MOVES_TO_MELEE = 2;

/** All that the men of a side can do in a turn of their own. */
export function strikesOf(game: Game, { fighters }: Sketch, side: Side, ground: Ground): readonly Strike[] {
  const strikes: Strike[] = [];
  const enemies = fighters.filter((f) => f.side !== side);
  const bursts = new Bursts(game, fighters, ground);
  for (const man of fighters) {
    if (man.side !== side) continue;
    for (const target of targetsOf(man, enemies)) {
      const here = ground.around(man, target, mostOf(man));
      strikes.push(...duelsWith(here, '').of(man, target, () => duelOf(game, here, man, target)));
      strikes.push(...throwsAt(game, ground, bursts, man, target));
    }
  }
  return strikes;
}

/** What has been worked out of two who stand as they do, by `like` of either; the answers are the same with and without it. */
class Duels {
  readonly #known = new Map<string, Map<string, readonly Strike[]>>();
  #size = 0;

  of(man: Fighter, target: Fighter, make: () => readonly Strike[]): readonly Strike[] {
    const before = this.#known.get(man.like)?.get(target.like);
    if (before) return before;
    if (this.#size > MOST_KNOWN) {
      this.#known.clear();
      this.#size = 0;
    }
    const row = this.#known.get(man.like) ?? new Map<string, readonly Strike[]>();
    const made = make();
    this.#known.set(man.like, row.set(target.like, made));
    this.#size += 1;
    return made;
  }
}

/** Of each table the duels with what is at hand (''), and those with each kind of grenade. */
const duels = new WeakMap<Ground, Map<Id, Duels>>();
const MOST_KNOWN = 30_000;

function duelsWith(ground: Ground, weapon: Id): Duels {
  const here = duels.get(ground) ?? new Map<Id, Duels>();
  duels.set(ground, here);
  const found = here.get(weapon) ?? new Duels();
  here.set(weapon, found);
  return found;
}

/** How far one goes before he shoots or throws, in u. */
const mostOf = ({ profile: { move, moveAndFire } }: Fighter): number => Math.max(move, moveAndFire ?? 0);

function targetsOf({ at }: Fighter, enemies: readonly Fighter[]): readonly Fighter[] {
  if (enemies.length <= MOST_TARGETS) return enemies;
  return enemies.toSorted((p, q) => distance(p.at, at) - distance(q.at, at)).slice(0, MOST_TARGETS);
}

/** What one can do to another by himself, whoever else there is: shoot, from here or elsewhere, and fight. */
function duelOf(game: Game, ground: Ground, man: Fighter, target: Fighter): readonly Strike[] {
  const { profile } = man;
  const aim = new Aim(game, ground, man, target);
  const melee = meleeOf(game, ground, man, target);
  return [
    ...aim.from([], 0),
    ...aim.from(ground.vantages(man, profile.move), 1),
    ...(profile.moveAndFire === null ? [] : aim.from(ground.vantages(man, profile.moveAndFire), 0)),
    ...(melee ? [melee] : []),
  ];
}

/** Shots of one man at another: from where he stands, or from the best of some places. */
class Aim {
  readonly #game: Game;
  readonly #ground: Ground;
  readonly #man: Fighter;
  readonly #target: Fighter;

  constructor(game: Game, ground: Ground, man: Fighter, target: Fighter) {
    this.#game = game;
    this.#ground = ground;
    this.#man = man;
    this.#target = target;
  }

  /** `shotCost` AT for the shot itself on top of the way: none with Move & Fire. No spots: from where he stands. */
  from(spots: readonly Spot[], shotCost: 0 | 1): Strike[] {
    const { aim } = this.#game.setup.ruleset;
    if (spots.length === 0 && shotCost === 1) return [];
    let best: { shot: Shot; moves: number } | null = null;
    if (spots.length === 0) {
      const shot = shotAt(this.#game, this.#ground, this.#man, this.#man, this.#target);
      if (shot) best = { shot, moves: 0 };
    }
    for (const spot of spots) {
      const { tokens } = spot;
      const least = (best ? best.shot.harm.hit / (best.moves + shotCost) : 0) * (tokens + shotCost);
      const inTheOpen = shotPast(0, this.#game, this.#man, spot, this.#target);
      if (!inTheOpen || inTheOpen.harm.hit <= least) continue; // whatever is seen from there
      const shot = shotAt(this.#game, this.#ground, this.#man, spot, this.#target);
      if (shot && shot.harm.hit > least) best = { shot, moves: tokens };
    }
    if (!best) return [];
    const { shot, moves } = best;
    const cost = moves + (spots.length === 0 ? 1 : shotCost);
    const strike: Strike = {
      man: this.#man.n,
      target: this.#target.n,
      kind: 'fire',
      cost,
      actions: cost,
      shots: 1,
      moves,
      weapon: shot.weapon.id,
      harm: shot.harm,
      covered: shot.covered,
      others: [],
    };
    const mayAim = shot.weapon.aim > 0 && (spots.length === 0 || shotCost === 1 || aim.withMoveAndFire);
    if (!mayAim) return [strike];
    const { headShotSixes } = this.#game.setup.ruleset.fire;
    const dice = shot.dice + shot.weapon.aim;
    const { add } = this.#game.setup.ruleset.takeCover;
    return [
      strike,
      {
        ...strike,
        cost: cost + 1,
        actions: cost + 1,
        harm: shotHarm(dice, shot.need, headShotSixes),
        covered: shot.covered && shotHarm(dice, shot.need + add, headShotSixes),
      },
    ];
  }
}

export interface Shot {
  readonly weapon: Weapon;
  readonly dice: number;
  readonly need: number;
  readonly harm: Harm;
  readonly covered: Harm | null;
}

/** The best shot from a place at one who stands where he does; null where he is not seen, or out of range. */
export function shotAt(game: Game, ground: Ground, shooter: Fighter, from: Stand, target: Fighter): Shot | null {
  const covers = ground.sees(from, target);
  return covers === null ? null : shotPast(covers, game, shooter, from, target);
}

/** The same past so many covers; null where he is out of range. */
function shotPast(covers: number, game: Game, shooter: Fighter, from: Stand, target: Fighter): Shot | null {
  const { ruleset } = game.setup;
  const away = Math.max(0, distance(from.at, target.at) - 2 * ruleset.baseRadius);
  const range = away <= ruleset.fire.shortRange ? 'short' : 'long';
  let weapon: Weapon | null = null;
  for (const gun of shooter.profile.weapons) {
    if (gun.radius !== null || gun.shots <= 0) continue;
    if (shooter.inUse !== null && ruleset.fire.oneWeapon && gun.id !== shooter.inUse) continue;
    if (gun[range] > (weapon ? weapon[range] : 0)) weapon = gun;
  }
  if (!weapon) return null;
  const need = needAt(game, covers, away, target);
  const dice = Math.max(0, weapon[range] - (isHigher(from, target) ? 1 : 0)); // FIRE-11
  const { close, add } = ruleset.takeCover;
  const hides = target.hiding.inCover || target.hiding.shock || (target.hiding.camouflage && covers > 0);
  const mayHide = away > close && !hides && !target.isPinned && !target.isDazed;
  const sixes = ruleset.fire.headShotSixes;
  return {
    weapon,
    dice,
    need,
    harm: shotHarm(dice, need, sixes),
    covered: mayHide ? shotHarm(dice, need + add, sixes) : null,
  };
}

/** Sight as the engine's arithmetic of shots wants it, with nothing in it but how many covers count. */
const SEEN = [0, 1, 2, 3, 4, 5, 6].map(
  (covers): Sight => ({
    los: true,
    seen: 'all',
    cover: covers > 0 ? 'partial' : 'open',
    covers,
    counted: [],
    setAside: [],
  }),
);

function needAt({ setup }: Game, covers: number, distance: number, { hiding }: Fighter): number {
  const sight = SEEN[Math.min(covers, SEEN.length - 1)] as Sight;
  return needToHit(setup.ruleset, { sight, distance }, hiding).reduce((sum, { add }) => sum + add, 0);
}

/** Running into an enemy and fighting him to the end. */
function meleeOf(game: Game, ground: Ground, ours: Fighter, theirs: Fighter): Strike | null {
  const { baseRadius, closeCombat } = game.setup.ruleset;
  const isLevel = ours.level === theirs.level;
  const way = isLevel ? distance(ours.at, theirs.at) : wayTo(ground, ours, theirs);
  const away = Math.max(0, way - 2 * baseRadius);
  const { move } = ours.profile;
  if (move <= 0 || away > MOVES_TO_MELEE * move) return null;
  if (isLevel && ground.sees(ours, theirs) === null) return null; // no straight way past total cover
  const moves = Math.max(1, Math.ceil(away / move - 1e-9));
  const fight = meleeHarm(brawler(game, ours), brawler(game, theirs), closeCombat.toHit);
  return {
    man: ours.n,
    target: theirs.n,
    kind: 'melee',
    cost: moves,
    actions: moves,
    shots: 0,
    moves,
    weapon: '',
    harm: fight.theirs,
    covered: null,
    others: [{ who: ours.n, harm: fight.ours }],
  };
}

/** On foot from one to another, in u. */
export const wayTo = (ground: Ground, from: Stand, to: Stand): number =>
  ground.onFootTo(to.key, [onLevel(to.at, to.level)])(from);

function brawler(game: Game, { n, profile, isLast }: Fighter) {
  const hurt = isLast ? profile.h2h : (game.setup.roster[n]?.card.wounded.h2h ?? profile.h2h);
  return { dice: [profile.h2h, hurt], lives: isLast ? 1 : 2 } as const;
}

/** Grenades of one man at an enemy: from here, or after a move. */
function throwsAt(game: Game, ground: Ground, bursts: Bursts, man: Fighter, target: Fighter): readonly Strike[] {
  const { fire, grenades } = game.setup.ruleset;
  return grenadesOf(game, man.id).flatMap((weapon): Strike[] => {
    if (weapon.short <= 0 || weapon.kind === 'smoke') return [];
    if (man.inUse !== null && man.inUse !== weapon.id && fire.oneWeapon && fire.grenadesAreWeapons) return [];
    const here = ground.around(man, target, Math.max(mostOf(man), reachOf(game, weapon)));
    const [thrown] = duelsWith(here, weapon.id).of(man, target, () => throwOf(game, here, weapon, man, target));
    const burst = thrown && bursts.at(weapon, target);
    if (!thrown || !burst) return [];
    const share = thrown.harm.hit;
    const others = share === 1 || grenades.sure === null ? share : share / 3; // what drifts catches few of the others
    return [
      {
        ...thrown,
        harm: scaled(burst.harm, share),
        others: burst.others.map(({ who, harm }) => ({ who, harm: scaled(harm, others) })),
      },
    ];
  });
}

const scaled = ({ hit, kill }: Harm, by: number): Harm => ({ hit: hit * by, kill: kill * by });

/** A throw from the best place, if it comes so far; as `harm` how surely it bursts where it catches the target. */
function throwOf(game: Game, ground: Ground, weapon: Weapon, man: Fighter, target: Fighter): readonly Strike[] {
  const { ruleset } = game.setup;
  const { sure, longest, sightBeyond } = rangesOf(game, weapon.kind);
  const reach = reachOf(game, weapon);
  const { roofs, upwards } = ruleset.grenades;
  const surely = (from: Stand): number => {
    const away = Math.max(0, distance(from.at, target.at) - ruleset.baseRadius - ruleset.markerRadius);
    const isLevel = from.level === target.level;
    if (isLevel && away <= (weapon.radius ?? 0) / 2) return 0; // he would stand in it
    if (longest !== null && away > longest) return 0;
    if (upwards !== null && target.level - from.level > upwards) return 0; // GREN-17
    const enters = roofs !== null && ground.isThrownUnderRoof(from, target) ? roofs : null; // GREN-16
    if (enters && away > enters.longest) return 0;
    const needsSight = (sightBeyond !== null && away > sightBeyond) || (roofs?.sight === true && (enters || !isLevel));
    if (needsSight && ground.sees(from, target) === null) return 0;
    const surest = enters ? enters.sure : sure;
    if (surest !== null && away <= surest) return 1;
    return ruleset.grenades.scatter.filter((drift) => !escapes(ground, drift, reach, target)).length / 6;
  };
  const { cost } = ruleset.grenades;
  const places = [{ ...man, tokens: 0 }, ...ground.vantages(man, man.profile.move)];
  let best = { share: 0, moves: 0 };
  for (const place of places) {
    const share = surely(place);
    if (share / (cost + place.tokens) > best.share / (cost + best.moves)) best = { share, moves: place.tokens };
  }
  const { share, moves } = best;
  if (share === 0) return [];
  return [
    {
      man: man.n,
      target: target.n,
      kind: 'grenade',
      cost: cost + moves,
      actions: (ruleset.turn.doubleCountsAs === 'tokens' ? cost : 1) + moves,
      shots: 0,
      moves,
      weapon: weapon.id,
      harm: { hit: share, kill: 0 },
      covered: null,
      others: [],
    },
  ];
}

/** Ways in which a grenade may drift that are looked at. */
const WAYS = 8;

/** GREN-5, GREN-6: does it go wide of him, if the other side moves it so far: out of reach, or behind something? */
function escapes(ground: Ground, drift: number, reach: number, target: Fighter): boolean {
  if (drift === 0 || drift > reach) return drift > reach;
  const [x, y] = target.at;
  for (let i = 0; i < WAYS; i++) {
    const to = onGrid(rotate([x + drift - GRID, y], target.at, (360 / WAYS) * i));
    const burst = { at: to, level: target.level, key: placeKey(to, target.level) };
    if (!ground.reaches(burst, target)) return true;
  }
  return false;
}

const reachOf = ({ setup: { ruleset } }: Game, { radius }: Weapon): number =>
  (radius ?? 0) + ruleset.baseRadius + ruleset.markerRadius;

/** Bursts of each kind of grenade at each fighter, whoever throws it. */
class Bursts {
  readonly #game: Game;
  readonly #fighters: readonly Fighter[];
  readonly #ground: Ground;
  readonly #known = new Map<string, Pick<Strike, 'harm' | 'others'> | null>();

  constructor(game: Game, fighters: readonly Fighter[], ground: Ground) {
    this.#game = game;
    this.#fighters = fighters;
    this.#ground = ground;
  }

  at(weapon: Weapon, target: Fighter): Pick<Strike, 'harm' | 'others'> | null {
    const key = `${weapon.kind} ${weapon.short} ${weapon.radius} ${target.n}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const burst = this.#burst(weapon, target);
    this.#known.set(key, burst);
    return burst;
  }

  /** GREN-7 to GREN-9: who would be caught where the target stands, and what the dice would do to each. */
  #burst(weapon: Weapon, target: Fighter): Pick<Strike, 'harm' | 'others'> | null {
    const { grenades } = this.#game.setup.ruleset;
    const isSafe = (f: Fighter) => grenades.takeCoverProtects && f.hiding.inCover;
    if (isSafe(target)) return null;
    const reach = reachOf(this.#game, weapon);
    const caught = this.#fighters.filter(
      (f) =>
        f === target ||
        (f.level === target.level &&
          distance(f.at, target.at) <= reach &&
          this.#ground.reaches(target, f) &&
          !isSafe(f)),
    );
    const evades = grenades.fragAgainstCover > 0 && weapon.kind === 'frag';
    const isHidden = evades && (target.hiding.inCover || target.hiding.shock);
    const need = grenades.toHit + (isHidden ? grenades.fragAgainstCover : 0);
    const hits = successes(weapon.short, Math.max(0, 7 - need) / 6);
    const sixes = successes(weapon.short, 1 / 6);
    const order = caught.toSorted((p, q) => p.profile.h2h - q.profile.h2h);
    const harmOf = (f: Fighter): Harm => {
      const place = order.indexOf(f);
      if (grenades.wounds === 'by-sixes') {
        return { hit: place === 0 ? atLeast(hits, 1) : atLeast(sixes, 2), kill: atLeast(sixes, 3) };
      }
      const hit = atLeast(hits, place + 1);
      if (grenades.hitEliminates) return { hit, kill: hit };
      return { hit, kill: grenades.wounds === 'each-hit' ? atLeast(hits, place + 1 + caught.length) : 0 };
    };
    const others = caught.filter((f) => f !== target).map((f) => ({ who: f.n, harm: harmOf(f) }));
    return { harm: harmOf(target), others };
  }
}

/** Of each fighter the chances that he is as he is now, that he has taken a wound since, or that he has fallen. */
export interface Chances {
  readonly whole: Float64Array;
  readonly hurt: Float64Array;
}

export const unharmed = ({ by }: Sketch): Chances => ({
  whole: new Float64Array(by.length).fill(1),
  hurt: new Float64Array(by.length),
});

/** Points that an attack takes of one who is as the chances say. */
function lossOf(f: Fighter, chances: Chances, who: number, { hit, kill }: Harm): number {
  const whole = chances.whole[who] as number;
  const hurt = chances.hurt[who] as number;
  if (f.isLast) return whole * hit * f.left * f.worth;
  const wound = WEIGHTS.wound * f.worth;
  return whole * ((hit - kill) * wound + kill * f.worth) + hurt * hit * (f.worth - wound);
}

function suffer(f: Fighter, { whole, hurt }: Chances, who: number, { hit, kill }: Harm): void {
  const [w, h] = [whole[who] as number, hurt[who] as number];
  whole[who] = w * (1 - hit);
  if (!f.isLast) hurt[who] = h * (1 - hit) + w * (hit - kill);
}

/** One who is hurt does about half of what he did. */
const strengthOf = ({ whole, hurt }: Chances, who: number): number =>
  (whole[who] as number) + WEIGHTS.wound * (hurt[who] as number);

/** A side's plan: what it is worth, and the tokens of both that it takes. */
export interface Plan {
  /** Points gained, less what the tokens are worth. */
  readonly net: number;
  readonly spent: number;
  readonly guarded: number;
  /** What is done first. */
  readonly first: Strike | null;
}

export interface Purse {
  /** AT that may be spent, and those of the other side for taking cover. */
  readonly tokens: number;
  readonly guard: number;
  /** In the turn that is going on, or in one that begins. */
  readonly when: 'now' | 'fresh';
}

/** More than any side does in a turn. */
const MOST_STRIKES = 12;

/**
 * Of all strikes the best for its tokens, one after the other; what it does to the chances of everybody is carried on in
 * `chances`. `slope`: how much dearer than its points a loss of either side is by now.
 */
export function planOf(
  { by }: Sketch,
  strikes: readonly Strike[],
  chances: Chances,
  { tokens, guard, when }: Purse,
  slope: Readonly<Record<Side, number>>,
): Plan {
  const used = new Map<
    number,
    { actions: number; shots: number; moves: number; moved: boolean; weapon: string | null }
  >();
  const price: number = WEIGHTS.tokenInPlan;
  let [left, guards, net] = [tokens, guard, 0];
  let first: Strike | null = null;
  for (let n = 0; n < MOST_STRIKES && left > 0; n++) {
    let best: Strike | null = null;
    let bestGain = 0;
    let bestRate = price;
    let bestCovers = false;
    for (const strike of strikes) {
      if (strike.cost > left) continue;
      const f = by[strike.man] as Fighter;
      if (!isAble(f, strike, when, used.get(strike.man))) continue;
      const t = by[strike.target] as Fighter;
      const force = strengthOf(chances, strike.man);
      if (force < 0.02) continue;
      let gain = lossOf(t, chances, strike.target, strike.harm) * slope[t.side];
      let covers = false;
      if (strike.covered && guards > 0) {
        const less = lossOf(t, chances, strike.target, strike.covered) * slope[t.side];
        covers = gain - less > price;
        if (covers) gain = less + price;
      }
      for (const { who, harm } of strike.others) {
        const o = by[who] as Fighter;
        const loss = lossOf(o, chances, who, harm) * slope[o.side];
        gain += o.side === t.side ? loss : -loss;
      }
      gain *= force;
      const rate = gain / strike.cost;
      if (rate > bestRate + 1e-9) [best, bestGain, bestRate, bestCovers] = [strike, gain, rate, covers];
    }
    if (!best) break;
    first ??= best;
    const force = strengthOf(chances, best.man);
    const dealt = bestCovers ? (best.covered as Harm) : best.harm;
    const scaled = { hit: dealt.hit * force, kill: dealt.kill * force };
    suffer(by[best.target] as Fighter, chances, best.target, scaled);
    for (const { who, harm } of best.others) suffer(by[who] as Fighter, chances, who, harm);
    if (bestCovers) guards -= 1;
    left -= best.cost;
    net += bestGain - price * best.cost;
    const before = used.get(best.man) ?? { actions: 0, shots: 0, moves: 0, moved: false, weapon: null };
    used.set(best.man, {
      actions: before.actions + best.actions,
      shots: before.shots + best.shots,
      moves: before.moves + best.moves,
      moved: before.moved || best.moves > 0,
      weapon: best.weapon || before.weapon,
    });
  }
  return { net, spent: tokens - left, guarded: guard - guards, first };
}

function isAble(
  f: Fighter,
  strike: Strike,
  when: 'now' | 'fresh',
  used: { actions: number; shots: number; moves: number; moved: boolean; weapon: string | null } | undefined,
): boolean {
  if (when === 'now' ? f.isDazed || f.holds : f.staysDazed) return false;
  if (f.isHeld && strike.kind !== 'melee') return false;
  const left: Left = f[when];
  if (!used) return strike.actions <= left.actions && strike.shots <= left.shots && strike.moves <= left.moves;
  if (used.moved && strike.moves > 0) return false; // where he then stands, his places are others
  if (strike.weapon && used.weapon && strike.weapon !== used.weapon) return false;
  return (
    used.actions + strike.actions <= left.actions &&
    used.shots + strike.shots <= left.shots &&
    used.moves + strike.moves <= left.moves
  );
}
