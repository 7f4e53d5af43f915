import {
  baseOf,
  type Condition,
  distance,
  elementTouched,
  type Game,
  HIGHEST_LEVEL,
  type Id,
  incomeOfTurn,
  isGoalOn,
  isPinnedBy,
  type Objective,
  type Outline,
  objectiveTouched,
  opportunityMarkers,
  other,
  type Point,
  type Side,
  suppressionMarkers,
  toOutline,
} from '../../engine/index.ts';
import { type Ground, groundOf, placeKey } from './ground.ts';
import { type Fighter, type Sketch, sketchOf } from './sketch.ts';
import { type Chances, type Plan, planOf, type Strike, shotAt, strikesOf, unharmed, wayTo } from './strike.ts';
import type { GoalOutline } from './walking.ts';
import { WEIGHTS } from './weights.ts';

/** What a position is worth to a side, term by term, in points of a card; together its value. */
export const TERMS = ['material', 'rest', 'answer', 'after', 'tokens', 'approach', 'markers', 'goal'] as const;
export type Term = (typeof TERMS)[number];

/**
 * - `material`: losses of both sides; the game itself once it is over
 * - `rest`: what the side whose turn it is would still do with its tokens, if it is one's own
 * - `answer`: what the other side would do next
 * - `after`: what both would do in the turns after that
 * - `tokens`: those that are left
 * - `approach`: the way to the enemy
 * - `markers`: opportunity and suppression fire that lies
 * - `goal`: the objective of a mission, the conditions of a scenario
 */
export type Terms = Readonly<Record<Term, number>>;

export const NOTHING: Terms = Object.freeze({
  material: 0,
  rest: 0,
  answer: 0,
  after: 0,
  tokens: 0,
  approach: 0,
  markers: 0,
  goal: 0,
});

/** Rounded, so that the last bits of a sum decide nothing. */
export const totalOf = (terms: Terms): number =>
  Math.round(TERMS.reduce((sum, term) => sum + terms[term], 0) * 1e6) / 1e6;

/** How a position is judged; whoever thinks less far leaves stages out. */
export interface Judgement {
  /** Turns that come after the answer. */
  readonly later: 0 | 1 | 2;
}

/** What a position is worth to a side. Pure: the same game gives the same terms, whatever was asked before. */
export function appraised(game: Game, side: Side, { later }: Judgement): Terms {
  const { outcome } = game.state;
  if (outcome) {
    const { winner } = outcome;
    return { ...NOTHING, material: winner === null ? 0 : winner === side ? WEIGHTS.game : -WEIGHTS.game };
  }
  const sketch = sketchOf(game);
  const ground = groundOf(game);
  const enemy = other(side);
  const stages = stagesOf(game, sketch, side, later, ground);
  return {
    material: weighed(sketch, enemy) - weighed(sketch, side),
    rest: stages.rest,
    answer: stages.answer,
    after: stages.after,
    tokens: tokensWorth(sketch.tokens[side]) - tokensWorth(sketch.tokens[enemy] + incomeOf(game, enemy)),
    approach: -approachOf(sketch, side, ground) * impatienceOf(game),
    markers: markersOf(game, sketch, side, ground) - markersOf(game, sketch, enemy, ground),
    goal:
      goalOf(game, sketch, side, stages.chances, ground) - goalOf(game, sketch, enemy, stages.chances, ground, true),
  };
}

/** Losses count the more, the more there are: F(x) = x + x² / total. */
const weighed = ({ lost, total }: Sketch, side: Side): number =>
  lost[side] + (lost[side] * lost[side]) / Math.max(1, total[side]);

/** How much dearer the next point is by that. */
const slopeOf = ({ lost, total }: Sketch): Readonly<Record<Side, number>> => ({
  a: 1 + (2 * lost.a) / Math.max(1, total.a),
  b: 1 + (2 * lost.b) / Math.max(1, total.b),
});

const tokenWorths = Array.from({ length: 64 }, (_, n) => WEIGHTS.tokens * (1 - Math.exp(-n / WEIGHTS.tokensSpread)));
const tokensWorth = (n: number): number => tokenWorths[Math.min(n, tokenWorths.length - 1)] as number;

/** TURN-3: what a side gets with its next turn, while the other one's goes on: to end that turn then changes nothing. */
const incomeOf = (game: Game, side: Side): number =>
  game.state.turn.side === side ? 0 : incomeOfTurn(game, game.state.turn.number + 1);

interface Stages {
  readonly rest: number;
  readonly answer: number;
  readonly after: number;
  /** What may have become of everybody once the other side has answered. */
  readonly chances: Chances;
}

/** The turns to come, as each side would strike in them; who has fallen in one of them does not strike in the next. */
function stagesOf(game: Game, sketch: Sketch, side: Side, later: number, ground: Ground): Stages {
  const strikes: Partial<Record<Side, readonly Strike[]>> = {};
  const of = (by: Side) => (strikes[by] ??= strikesOf(game, sketch, by, ground));
  const slope = slopeOf(sketch);
  const chances = unharmed(sketch);
  const purse = new Purses(game, sketch);
  let after = 0;
  const stage = (by: Side, when: 'now' | 'fresh'): Plan => {
    const plan = planOf(sketch, of(by), chances, purse.forStrike(by, when), slope);
    purse.pay(by, plan);
    return plan;
  };
  const { mover } = sketch;
  const rest = mover === side ? stage(side, 'now').net : 0;
  const answer = stage(other(side), mover === side ? 'fresh' : 'now').net;
  const answered: Chances = { whole: chances.whole.slice(), hurt: chances.hurt.slice() };
  for (let n = 0; n < later; n++) {
    const by = n % 2 === 0 ? side : other(side);
    after += (WEIGHTS.after[n] ?? 0) * (by === side ? 1 : -1) * stage(by, 'fresh').net;
  }
  return { rest, answer: -WEIGHTS.answer * answer, after, chances: answered };
}

/** The tokens of both sides from turn to turn: an income with each, or a hand for a round of turns (TURN-3, TURN-5). */
class Purses {
  readonly #game: Game;
  readonly #toSpend: number;
  readonly #tokens: Record<Side, number>;
  /** Number of the turn that was looked at last. */
  #turn: number;

  constructor(game: Game, { tokens, toSpend }: Sketch) {
    this.#game = game;
    this.#toSpend = toSpend;
    this.#tokens = { ...tokens };
    this.#turn = game.state.turn.number;
  }

  forStrike(by: Side, when: 'now' | 'fresh') {
    const { income, rounds, mostTokens } = this.#game.setup.ruleset.turn;
    const them = other(by);
    if (when === 'fresh') {
      this.#turn += 1;
      if (!rounds) this.#tokens[by] += incomeOfTurn(this.#game, this.#turn);
      else if (this.#tokens.a + this.#tokens.b <= 0) this.#tokens.a = this.#tokens.b = income;
    }
    const limit = mostTokens !== null && this.#tokens[them] > 0 ? mostTokens : Number.POSITIVE_INFINITY;
    const tokens = when === 'now' ? this.#toSpend : Math.min(this.#tokens[by], limit);
    return { tokens, guard: this.#tokens[them], when };
  }

  pay(by: Side, { spent, guarded }: Plan): void {
    this.#tokens[by] -= spent;
    this.#tokens[other(by)] -= guarded;
  }
}

/** Of a turn of both sides; where there are rounds their turns are short. */
const impatienceOf = ({ state }: Game): number =>
  1 + Math.max(0, state.turn.number - WEIGHTS.patience.until) / WEIGHTS.patience.per;

/** Ways of one side to its enemies, beyond what is near. */
function approachOf({ fighters }: Sketch, side: Side, ground: Ground): number {
  const enemies = fighters.filter((f) => f.side !== side);
  if (enemies.length === 0) return 0;
  let sum = 0;
  for (const f of fighters) {
    if (f.side !== side || f.profile.move <= 0) continue;
    const [first, second] = nearestTwo(f, enemies);
    const near = Math.min(wayTo(ground, f, first), second ? wayTo(ground, f, second) : Number.POSITIVE_INFINITY);
    sum += Math.max(0, Math.min(near, WEIGHTS.goalFar) - WEIGHTS.near);
  }
  return sum * WEIGHTS.approach;
}

function nearestTwo({ at }: Fighter, enemies: readonly Fighter[]): readonly [Fighter, Fighter | undefined] {
  let [first, second]: (Fighter | undefined)[] = [];
  let [one, two] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const enemy of enemies) {
    const far = distance(at, enemy.at);
    if (far < one) [second, two, first, one] = [first, one, enemy, far];
    else if (far < two) [second, two] = [enemy, far];
  }
  return [first as Fighter, second];
}

/** What lies on the table for one side: opportunity fire, and whom its suppression holds down. */
function markersOf(game: Game, { fighters }: Sketch, side: Side, ground: Ground): number {
  let worth = 0;
  const enemies = fighters.filter((f) => f.side !== side);
  const { markerRadius, baseRadius } = game.setup.ruleset;
  for (const { owner, at, level = 0 } of opportunityMarkers(game)) {
    const watcher = fighters.find((f) => f.id === owner);
    if (watcher?.side !== side || watcher.isDazed) continue;
    let best = 0;
    for (const enemy of enemies) {
      const beyond = distance(at, enemy.at) - markerRadius - baseRadius - (watcher.profile.opportunityFire ?? 0);
      const { inside, near, unseen } = WEIGHTS.watched;
      const isInside = beyond <= 0 && enemy.level === level;
      const share = isInside ? inside : beyond <= enemy.profile.move ? near : 0;
      if (share === 0) continue;
      const shot = shotAt(game, ground, watcher, watcher, enemy);
      const seen = shot ?? shotAt(game, ground, watcher, watcher, { ...enemy, at, level, key: placeKey(at, level) });
      if (!seen) continue;
      const { hit, kill } = seen.harm;
      const loss = enemy.isLast ? hit * enemy.left : (hit - kill) * WEIGHTS.wound + kill;
      best = Math.max(best, loss * enemy.worth * share * (shot ? 1 : unseen));
    }
    worth += best * WEIGHTS.watch;
  }
  for (const marker of suppressionMarkers(game)) {
    const { owner, firers } = marker;
    if (fighters.find((f) => f.id === owner)?.side !== side) continue;
    const pinned = enemies.filter((enemy) => isPinnedBy(game, baseOf(game, enemy.id), marker));
    const dearest = Math.max(0, ...pinned.map((f) => f.worth));
    worth += dearest * WEIGHTS.wound * WEIGHTS.suppressionDie * Math.min(firers.length, 3);
  }
  return worth;
}

/** Places that a side has to touch or to hold, and who may do it. */
interface Aim extends GoalOutline {
  readonly name: string;
  readonly who: readonly Id[] | undefined;
  /** Held at the end of a turn, instead of touched once. */
  readonly held: boolean;
  /** Of that number. */
  readonly turn?: number;
}

/** A floor to be held: nobody comes upon it in passing, and one man of the other side there is enough that it is not (R163). */
const isFloor = ({ held, low }: Aim): boolean => held && low > 0;

/** Floors that the other side has to hold, and a side that has nothing to reach itself may stand on. */
export const floorsToDeny = (game: Game, side: Side): readonly Aim[] => aimsOf(game, other(side)).filter(isFloor);

export function aimsOf(game: Game, side: Side): readonly Aim[] {
  const objective = game.state.objectives[other(side)];
  const goal = objective && goalOutline(game, objective);
  const conditions = game.setup.victory?.[side] ?? [];
  return [
    ...(goal ? [{ ...goal, name: `objective ${JSON.stringify(objective)}`, who: undefined, held: false }] : []),
    ...conditions.flatMap((condition) => aimOf(game, condition)),
  ];
}

/** What is to be touched, and on which levels (R163); of a building the part that was picked. */
export const goalOutline = (game: Game, objective: Objective): GoalOutline | null =>
  'element' in objective ? elementTouched(game, objective.element) : (objectiveTouched(game, objective)[0] ?? null);

function aimOf(game: Game, condition: Condition): readonly Aim[] {
  const { width, height } = game.setup.table;
  switch (condition.kind) {
    case 'reach':
    case 'hold': {
      const goal = goalOutline(game, { element: condition.element });
      const who = condition.kind === 'reach' ? condition.who : undefined;
      const held = condition.kind === 'hold' ? { held: true, turn: condition.turn } : { held: false };
      return goal ? [{ ...goal, ...held, name: condition.element, who }] : [];
    }
    case 'reachEdge': {
      const [x, y] = [condition.edge === 'east' ? width : 0, condition.edge === 'south' ? height : 0];
      const along = condition.edge === 'north' || condition.edge === 'south';
      const points: readonly Point[] = [[x, y], along ? [width, y] : [x, height]];
      const outline: Outline = { kind: 'polygon', points, bounds: { at: [x, y], radius: width + height } };
      return [
        { outline, low: 0, high: HIGHEST_LEVEL, name: `edge ${condition.edge}`, who: condition.who, held: false },
      ];
    }
    default:
      return [];
  }
}

/** How near a side is to what it has to reach; `asOther`: seen by the other side. */
function goalOf(
  game: Game,
  { fighters, mover, toSpend, tokens }: Sketch,
  side: Side,
  chances: Chances,
  ground: Ground,
  asOther = false,
): number {
  const aims = aimsOf(game, side);
  if (aims.length === 0) return 0;
  const isOn = mover === side;
  const { number } = game.state.turn;
  const budget = isOn ? toSpend : tokens[side] + incomeOfTurn(game, number + 1);
  const later = game.setup.ruleset.turn.rounds ? tokens[side] : incomeOfTurn(game, number + 2);
  const floors = aims.filter(isFloor).map((floor) => floorOf(game, fighters, side, chances, ground, floor));
  let best = floors.length > 0 ? Math.max(...floors) : 0;
  for (const { name, who, held, ...goal } of aims.filter((aim) => !isFloor(aim))) {
    const field = ground.onFootTo(name, goal);
    let [nearest, within] = [Number.POSITIVE_INFINITY, 0];
    for (const f of fighters) {
      const i = f.n;
      if (f.side !== side || f.profile.move <= 0 || (who && !who.includes(f.id))) continue;
      const straight = Math.max(0, toOutline(f.at, goal.outline) - game.setup.ruleset.baseRadius);
      const isThere = straight <= 0 && isGoalOn(goal, f.level);
      const way = isThere ? 0 : Math.max(straight, field(f) - game.setup.ruleset.baseRadius);
      nearest = Math.min(nearest, way);
      if (held) {
        if (way <= 0)
          within = Math.max(within, WEIGHTS.goal.next * ((chances.whole[i] as number) + (chances.hurt[i] as number)));
        continue;
      }
      const moves = Math.ceil(way / f.profile.move - 1e-9);
      const left = isOn ? f.now : f.fresh;
      if (moves > Math.min(left.moves, left.actions, budget) || (isOn ? f.isDazed : f.staysDazed)) {
        if (isOn && !asOther && moves <= Math.min(f.fresh.moves, f.fresh.actions, later) && !f.staysDazed) {
          within = Math.max(
            within,
            WEIGHTS.goal.next * ((chances.whole[i] as number) + 0.5 * (chances.hurt[i] as number)),
          );
        }
        continue;
      }
      const alive = isOn ? 1 : asOther ? 1 : (chances.whole[i] as number) + 0.5 * (chances.hurt[i] as number);
      within = Math.max(within, alive * (isOn ? WEIGHTS.goal.now : asOther ? WEIGHTS.goal.others : WEIGHTS.goal.next));
    }
    if (nearest === Number.POSITIVE_INFINITY) continue;
    best = Math.max(best, within + WEIGHTS.goal.nearer * Math.max(0, WEIGHTS.goalFar - nearest));
  }
  return best;
}

/** A floor that a side has to hold: whether it stands there, and the other side does not, and how near the first few of both are. */
function floorOf(
  game: Game,
  fighters: readonly Fighter[],
  side: Side,
  { whole, hurt }: Chances,
  ground: Ground,
  { name, turn = 1, ...floor }: Aim,
): number {
  const { nearer, first, denied, contested, urgent } = WEIGHTS.floor;
  const field = ground.onFootTo(name, floor);
  const { baseRadius } = game.setup.ruleset;
  const standing = { a: 0, b: 0 };
  const ways: Record<Side, number[]> = { a: [], b: [] };
  for (const f of fighters) {
    const isThere = isGoalOn(floor, f.level) && toOutline(f.at, floor.outline) <= baseRadius;
    if (isThere) standing[f.side] = Math.max(standing[f.side], (whole[f.n] as number) + (hurt[f.n] as number));
    if (isThere || f.profile.move > 0) ways[f.side].push(isThere ? 0 : Math.max(0, field(f) - baseRadius));
  }
  const near = (by: Side) =>
    ways[by]
      .toSorted((p, q) => p - q)
      .slice(0, first.length)
      .reduce((sum, way, i) => sum + (first[i] as number) * Math.max(0, WEIGHTS.goalFar - way), 0);
  const them = other(side);
  const pull = nearer * (1 + urgent * Math.min(1, game.state.turn.number / turn));
  return (
    WEIGHTS.goal.next * standing[side] * (1 - contested * standing[them]) + pull * (near(side) - denied * near(them))
  );
}
