import { randomGame } from '../../../src/cli/fuzz/randomGame.ts';
import { FORCES, type Force, type ReadyTable, TABLES } from '../../../src/content/index.ts';
import type { EditionId } from '../../../src/editions/index.ts';
import { type Awaiting, apply, awaiting, type Command, type Game, type Side } from '../../../src/engine/index.ts';
import { botCommand } from '../../../src/play/bot.ts';
import { chanceDice, chanceFrom } from '../../../src/play/chance.ts';
import { rollCommand } from '../../../src/play/dice.ts';
import { matchSteps, type Player } from '../../../src/play/match.ts';
import { startOf } from '../../../src/play/newGame.ts';
import { rollsOf } from '../../../src/play/odds/rolls.ts';
import { BUDGET, expectationOf, lossesOf, STRENGTHS, think, totalOf } from '../../../src/play/opponent/index.ts';
import { reviewOf } from '../../../src/play/review/review.ts';
import { gameOf } from '../../../src/play/start.ts';
import { opponent } from './matches.ts';

/** Trials of the opponent that are not about how often it wins. */

/** Steps of the engine for a decision: these games are not about how well it plays. */
const QUICK = 20;
/** A game that goes on beyond this turn is of two who will not meet, and is ended there. */
const LONG = 25;

/**
 * A random game by house rules, of two strengths or of one against the random bot: what was refused, or the turn in which one had
 * nothing to say; null: neither.
 */
export function legalGame(edition: EditionId, n: number): string | null {
  const start = gameOf(randomGame(chanceFrom(900 + n), edition, `opponent ${n}`, { houseRules: true }));
  const chance = chanceFrom(n);
  const bot: Player = (game) => botCommand(game, chance);
  const thinker = (nth: number) => opponent(STRENGTHS[nth % 3] ?? 'hard', n, undefined, QUICK);
  const players = { a: n % 4 === 3 ? bot : thinker(n), b: n % 4 === 1 ? bot : thinker(n + 1) };
  const steps = matchSteps(start, { players, dice: chanceDice(chanceFrom(n)) });
  let state = start.state;
  let step = steps.next();
  for (; !step.done && state.turn.number <= LONG; step = steps.next()) state = step.value.game.state;
  if (step.done && step.value) return `game ${n}: refused ${JSON.stringify(step.value)}`;
  return step.done && !state.outcome ? `game ${n}: stuck in turn ${state.turn.number}` : null;
}

/** A planted blunder costs at least so many points by the judgement of the one who makes it. */
const DEAR = 8;
/** A planted roll harms by so many points more or less than could be expected, and one that does comes no oftener. */
const LUCKY = { points: 4.5, chance: 0.15 };
/** All other rolls come to what is expected of them, but for so many points. */
const DULL = 3;
/** Commands after which a game with nothing to plant is given up. */
const LONGEST = 120;

export interface Planted {
  /** Was the blunder the dearest of all decisions by the review, and the lucky roll the luckiest? */
  readonly blunder: boolean;
  readonly roll: boolean;
  readonly commands: number;
  /** Of the review, in ms of a processor. */
  readonly ms: number;
}

/**
 * A game of the strongest against itself with dull dice; but for one decision, which is the worst of all it thought of, and one roll,
 * which is rare and harms far more than could be expected. It ends, if not by itself, before a roll that is lucky for one side whatever
 * falls. Where there is no occasion for both, the next game is tried in its place.
 */
export function plantedGame(n: number): Planted {
  for (let nth = n; ; nth += 100) {
    const planted = plantedIn(nth);
    if (!planted) continue;
    const { start, commands, blunder, roll } = planted;
    const before = process.cpuUsage();
    const { dearest, luckiest } = reviewOf(start, commands);
    const ms = Math.round(process.cpuUsage(before).user / 1000);
    return { blunder: dearest[0]?.at === blunder, roll: luckiest[0]?.at === roll, commands: commands.length, ms };
  }
}

/** The game, and which of its commands were planted. */
function plantedIn(n: number) {
  const start = readyGame(n);
  const dice = chanceDice(chanceFrom(n));
  const commands: Command[] = [];
  let [game, blunder, roll]: [Game, number, number] = [start, -1, -1];
  while (commands.length < LONGEST) {
    const question = awaiting(game);
    const { turn } = game.state;
    if (question.kind === 'over') break;
    let command: Command | null;
    if (question.kind === 'roll' && turn.number === 0) {
      command = rollCommand(dice, question.dice);
    } else if (question.kind === 'roll') {
      const { dull, lucky } = rollsFor(game, question);
      const isPlanted = roll < 0 && turn.number >= 2 + (n % 3) && lucky !== null;
      if (isPlanted) roll = commands.length;
      const laid = isPlanted ? lucky : dull;
      if (!laid) break;
      command = { type: 'roll', dice: laid, source: 'fixed' };
    } else if (question.kind === 'bids') {
      command = { type: 'bid', a: 0, b: 0 };
    } else {
      const thoughts = think(game, question.by as Side, { strength: 'hard', seed: 0, budget: BUDGET });
      const worst = thoughts?.others.at(-1);
      const isDear = thoughts && worst && thoughts.best.value - worst.value > DEAR;
      const isPlanted = blunder < 0 && question.kind === 'act' && turn.number >= 2 + ((n + 1) % 3) && isDear;
      if (isPlanted) blunder = commands.length;
      command = (isPlanted ? worst : thoughts?.best)?.command ?? null;
    }
    const result = command && apply(game, command);
    if (!command || !result?.ok) throw new Error(`${question.kind} was answered by ${JSON.stringify(command)}`);
    commands.push(command);
    game = result.game;
  }
  return blunder < 0 || roll < 0 ? null : { start, commands, blunder, roll };
}

/** Of what may be rolled that which comes nearest to what is expected, if it is near; and one that is rare and harms far more. */
function rollsFor(game: Game, question: Extract<Awaiting, { kind: 'roll' }>) {
  const rolls = [...rollsOf(question, game.setup.ruleset)].flatMap(({ dice, chance }) => {
    const result = apply(game, { type: 'roll', dice, source: 'fixed' });
    if (!result.ok) return [];
    const terms = expectationOf(result.game, null, 'a');
    const lost = lossesOf(result.game);
    return [{ dice, chance, worth: terms ? totalOf({ ...terms, approach: 0 }) : 0, harm: lost.b - lost.a }];
  });
  type Outcome = (typeof rolls)[number];
  const mean = (of: (roll: Outcome) => number) => rolls.reduce((sum, roll) => sum + roll.chance * of(roll), 0);
  const [worth, harm] = [mean((roll) => roll.worth), mean((roll) => roll.harm)];
  const [dull] = rolls.toSorted((p, q) => Math.abs(p.worth - worth) - Math.abs(q.worth - worth));
  const [far] = rolls.toSorted((p, q) => Math.abs(q.harm - harm) - Math.abs(p.harm - harm));
  if (!dull || !far) throw new Error('nothing can be rolled');
  const chance = rolls.reduce((sum, each) => (each.harm === far.harm ? sum + each.chance : sum), 0);
  return {
    dull: Math.abs(dull.worth - worth) <= DULL ? dull.dice : null,
    lucky: Math.abs(far.harm - harm) > LUCKY.points && chance < LUCKY.chance ? far.dice : null,
  };
}

function readyGame(n: number): Game {
  const table = TABLES[n % 4] as ReadyTable;
  const a = FORCES[n % FORCES.length] as Force;
  const b = FORCES[(n + 1 + (Math.floor(n / 100) % (FORCES.length - 1))) % FORCES.length] as Force;
  return gameOf(startOf({ table, forces: { a, b }, names: { a: 'A', b: 'B' }, edition: 'tactic-2.2', title: `${n}` }));
}
