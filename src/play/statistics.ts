import {
  diceByShot,
  type Game,
  type GameEvent,
  type Id,
  losses,
  other,
  type RuleId,
  type Ruleset,
  SIDES,
  type Side,
  sideOf,
  sum,
} from '../engine/index.ts';
import { gameAt, type History, lineTo, nodeAt, START } from './history.ts';
import { gameBefore } from './lines.ts';
import { fatesOf } from './odds/fates.ts';
import { oddsOf } from './odds/oddsOf.ts';

/** What a game was like, of the line that has been played to where it stands: who did what to whom, and whether the dice were kind. */

export type Shot = Extract<GameEvent, { event: 'shot' }>;
type Harm = Extract<GameEvent, { event: 'wounded' | 'eliminated' | 'firstFell' }>;

/** What one character has done. */
export interface Tally {
  readonly shots: number;
  /** How often an enemy was hurt, by whatever it was. */
  readonly hits: number;
  readonly eliminated: number;
}

/** Somebody came to harm. */
export interface Harmed {
  /** The command with which it happened, and in which turn of the game. */
  readonly node: number;
  readonly turn: number;
  readonly who: Id;
  /** Whose doing it was; null where nobody's. */
  readonly by: Id | null;
  readonly cause: Harm['cause'];
  readonly eliminated: boolean;
}

/** With how likely it was just before the dice that did it; null where that takes too long to find out, or no dice did it. */
export interface Likely extends Harmed {
  readonly chance: number | null;
}

/** What both sides have lost after a command, of what counts in this game. */
export interface LossStep {
  readonly node: number;
  readonly turn: number;
  readonly lost: Readonly<Record<Side, number>>;
}

/** Shots that hurt, and how many of so many were to be expected. */
export interface Luck {
  readonly rolls: number;
  readonly hurt: number;
  readonly expected: number;
}

export interface Statistics {
  readonly tallies: ReadonlyMap<Id, Tally>;
  /** Everybody who fell, first to last. */
  readonly falls: readonly Likely[];
  /** Where the game began, and each command after which somebody had lost more. */
  readonly lossSteps: readonly LossStep[];
  readonly luck: Readonly<Record<Side, Luck>>;
  /** Who did most, of the winner's side if there is one, and the least likely thing he brought off; null: nobody hurt anybody. */
  readonly decided: { readonly who: Id; readonly best: Likely } | null;
}

/** `outcome.how` 'stopped' counts points whatever the game counts (R141). */
export function statisticsOf(history: History): Statistics {
  const { harmed, shots } = walked(history);
  const now = gameAt(history);
  const tallies = talliesOf(now, shots, harmed);
  return {
    tallies,
    falls: harmed.filter((each) => each.eliminated).map((each) => likely(history, each)),
    lossSteps: lossStepsOf(history),
    luck: { a: luckOf(now, shots, 'a'), b: luckOf(now, shots, 'b') },
    decided: decidedBy(history, tallies, harmed),
  };
}

/** What there is to count, in the order in which it happened. */
interface Walked {
  readonly shots: readonly Shot[];
  readonly harmed: readonly Harmed[];
}

function walked(history: History): Walked {
  const shots: Shot[] = [];
  const harmed: Harmed[] = [];
  const by = new Map<Harm['cause'], Id>();
  for (const node of lineTo(history)) {
    const { game, events } = nodeAt(history, node) ?? { game: history.start, events: [] };
    const fight = gameBefore(history, node).state.frames.findLast((frame) => frame.kind === 'closeCombat');
    for (const event of events) {
      if (event.event === 'shot') {
        shots.push(event);
        by.set('shot', event.who);
        by.set('headShot', event.who);
      } else if (event.event === 'grenadeThrown') by.set('burst', event.who);
      else if (event.event === 'suppressionRolled' && event.firers[0]) by.set('suppression', event.firers[0]);
      else if (event.event === 'wounded' || event.event === 'eliminated' || event.event === 'firstFell') {
        const { who, cause } = event;
        const rival = fight && (fight.attacker === who ? fight.defender : fight.attacker);
        harmed.push({
          node,
          turn: game.state.turn.number,
          who,
          by: (cause === 'closeCombat' ? rival : by.get(cause)) ?? null,
          cause,
          eliminated: event.event !== 'wounded',
        });
      }
    }
  }
  return { shots, harmed };
}

function talliesOf(game: Game, shots: readonly Shot[], harmed: readonly Harmed[]): ReadonlyMap<Id, Tally> {
  return new Map(
    game.setup.roster.map(({ id, side }) => {
      const own = harmed.filter(({ who, by }) => by === id && sideOf(game, who) === other(side));
      const fired = shots.filter(({ who }) => who === id).reduce((count, shot) => count + shot.shots, 0);
      return [id, { shots: fired, hits: own.length, eliminated: own.filter((each) => each.eliminated).length }];
    }),
  );
}

function lossStepsOf(history: History): readonly LossStep[] {
  const of = gameAt(history).state.outcome?.how === 'stopped' ? 'points' : undefined;
  const lostAt = (game: Game) => ({ a: losses(game, 'a', of).lost, b: losses(game, 'b', of).lost });
  const steps: LossStep[] = [{ node: START, turn: history.start.state.turn.number, lost: lostAt(history.start) }];
  for (const node of lineTo(history)) {
    const game = gameAt(history, node);
    const lost = lostAt(game);
    const before = steps.at(-1)?.lost;
    if (SIDES.some((side) => lost[side] !== before?.[side])) steps.push({ node, turn: game.state.turn.number, lost });
  }
  return steps;
}

// ── How likely it was ───────────────────────────────────────────────────────────────────────────────────────────

/** Steps of the engine beyond which a chance is left out: a few milliseconds' worth. */
const MOST = 400;

function likely(history: History, harmed: Harmed): Likely {
  const { node, who, eliminated } = harmed;
  if (nodeAt(history, node)?.command.type !== 'roll') return { ...harmed, chance: null };
  const answer = oddsOf(gameBefore(history, node), null, MOST);
  if (!answer.ok) return { ...harmed, chance: null };
  const { most } = fatesOf(answer.odds, who);
  return { ...harmed, chance: eliminated ? most.eliminated : most.wound + most.eliminated };
}

/** How likely a shot was to hurt at all: FIRE-4, FIRE-5, R13. */
export function chanceToHurt({ setup }: Pick<Game, 'setup'>, { need, count, dice }: ShotRolled): number {
  const least = sum(need);
  if (least <= 6) return 1 - (Math.max(0, least - 1) / 6) ** dice.length;
  const { headShotBeyondSix, headShotInCover } = setup.ruleset.fire;
  const mayFell = headShotBeyondSix && (headShotInCover || !need.some(({ rule }) => COVER_TAKEN.includes(rule))); // R137
  return mayFell ? chanceOfHeadShot(setup.ruleset, diceByShot(count, dice)) : 0;
}

const COVER_TAKEN: readonly RuleId[] = ['TC-2', 'WOUND-3', 'CAM-1'];

type ShotRolled = Pick<Shot, 'need' | 'count' | 'dice'>;

function chanceOfHeadShot({ fire }: Ruleset, shots: readonly (readonly number[])[]): number {
  const rolls = fire.headShotIn === 'roll' ? [shots.flat()] : shots;
  return 1 - rolls.reduce((none, roll) => none * (1 - atLeast(fire.headShotSixes, roll.length)), 1);
}

/** So many sixes or more among so many dice. */
function atLeast(sixes: number, dice: number): number {
  let [fewer, ways] = [0, 1];
  for (let n = 0; n < sixes && n <= dice; n++) {
    fewer += ways * (1 / 6) ** n * (5 / 6) ** (dice - n);
    ways = (ways * (dice - n)) / (n + 1);
  }
  return 1 - fewer;
}

/** Of the shots of one side among these. */
export function luckOf(game: Game, shots: readonly Shot[], side: Side): Luck {
  const own = shots.filter(({ who }) => sideOf(game, who) === side);
  return {
    rolls: own.length,
    hurt: own.filter(({ hits, headShot }) => hits > 0 || headShot).length,
    expected: own.reduce((expected, shot) => expected + chanceToHurt(game, shot), 0),
  };
}

// ── Who decided it ──────────────────────────────────────────────────────────────────────────────────────────────

/** What one elimination weighs beside one wound. */
const FELLED = 3;

function decidedBy(
  history: History,
  tallies: ReadonlyMap<Id, Tally>,
  harmed: readonly Harmed[],
): Statistics['decided'] {
  const game = gameAt(history);
  const winner = game.state.outcome?.winner ?? null;
  const weight = (id: Id): number => {
    const { hits = 0, eliminated = 0 } = tallies.get(id) ?? {};
    return hits + (FELLED - 1) * eliminated;
  };
  const [who] = game.setup.roster
    .filter(({ id, side }) => weight(id) > 0 && (winner === null || side === winner))
    .map(({ id }) => id)
    .sort((p, q) => weight(q) - weight(p));
  if (who === undefined) return null;
  const deeds = harmed
    .filter(({ by, who: at }) => by === who && sideOf(game, at) !== sideOf(game, who))
    .map((each) => likely(history, each));
  const [best] = deeds.sort((p, q) => (p.chance ?? 1) - (q.chance ?? 1) || +q.eliminated - +p.eliminated);
  return best ? { who, best } : null;
}
