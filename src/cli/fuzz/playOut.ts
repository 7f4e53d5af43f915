import {
  type ActionType,
  awaiting,
  type Command,
  characterAction,
  charactersOf,
  check,
  type Game,
  isOnTable,
  questionFault,
  type RuleId,
} from '../../engine/index.ts';
import { botCommand, type Temper } from '../../play/bot.ts';
import type { Chance } from '../../play/chance.ts';
import { begin, gameAt, type History, jump, perform, START } from '../../play/history.ts';
import { gameOf, type Start } from '../../play/start.ts';
import { endingsOf } from './endings.ts';
import { commandFault, draftFault, listFault, reopenedFault, replayFault, savingFault, stateFault } from './faults.ts';
import { momentsOf } from './moments.ts';
import { framesFault, tokensFault, undoFault } from './stepFaults.ts';
import { anyAgreement, anyCorrection, strayCommand } from './strayCommand.ts';
import type { Tally } from './tally.ts';

/** A game still going on after so many commands is cut off. */
const LONGEST = 1500;

/** How often, out of 1, each of these is tried after a command; new ways (R73=b) so many times. */
const LISTS = 0.02;
const SAVES = 0.01;
const SAVES_IN_FRAME = 0.06;
/** Of every so many games a draft is made at each of their moments. */
const DRAFTS = 40;
const STRAYS = 0.6;
const NEW_WAYS = 40;
const PLAYS_STRAY = 0.02;
const CORRECTS = 0.01;
const CLOSES = 0.004;
const BRANCHES = 0.004;
/** Of all actions, those of the kind that a game is fond of. */
const FAVOURITES = 0.3;
/** Of all games, those opened again from their file after the last command. */
const REOPENS = 0.15;

/** What a game may be fond of: so things come up that take several actions of a kind. */
const FONDNESS: readonly [readonly ActionType[], ...(readonly ActionType[])[]] = [
  ['move'],
  ['fire', 'takeCover'],
  ['moveAndFire'],
  ['grenade'],
  ['opportunityFire'],
  ['suppressionFire', 'joinSuppression'],
];

/** How one game is played: a bot's way, and the actions it comes back to. */
interface Manner {
  readonly temper: Temper;
  readonly favourites: readonly ActionType[];
}

/** A game that has been played, and what is wrong with it, if anything. */
export interface PlayedOut {
  readonly fault: string | null;
  readonly history: History;
}

/** Plays one game to its end, or to the first fault. `drafts`: makes a draft of it at each of its moments, whichever game it is. */
export function playOut(start: Start, chance: Chance, tally: Tally, drafts = false): PlayedOut {
  const manner: Manner = { temper: { fires: chance.int(0, 9) / 10 }, favourites: chance.pick(FONDNESS) };
  let history = begin(gameOf(start), start.settings.takeBack);
  const texts: string[] = [];
  tally.games++;
  const isDrafted = drafts || tally.games % DRAFTS === DRAFTS / 2;
  for (let n = 0; n < LONGEST; n++) {
    const game = gameAt(history);
    for (const { kind } of game.state.frames) tally.add('frames', kind);
    const drafted = isDrafted ? draftFault(start, history) : null;
    const wrong = stateFault(game) ?? questionFault(game) ?? drafted ?? tried(start, history, chance, tally);
    if (wrong !== null) return { fault: wrong, history };
    if (awaiting(game).kind === 'over') return ended(start, history, texts, chance, tally);
    const command = nextCommand(history, chance, manner);
    if (!command) return { fault: 'a dead end', history };
    const before = history;
    const result = perform(before, command);
    if (!result.ok) return { fault: `${result.violation.rule} refuses ${JSON.stringify(command)}`, history };
    history = result.history;
    const after = gameAt(history);
    texts[history.at] = JSON.stringify(after.state);
    tally.commands++;
    tally.add('commands', command.type);
    for (const { event } of result.events) tally.add('events', event);
    for (const moment of momentsOf(game, after, result.events)) tally.add('moments', moment);
    const step = tokensFault(game, result.events, after) ?? framesFault(game, after) ?? undoFault(before, history);
    if (step !== null) return { fault: step, history };
    if (chance.happens(BRANCHES)) history = jump(history, chance.int(START, history.nodes.length - 1));
  }
  tally.cutOff++;
  return { fault: replayFault(start, history, texts), history };
}

function ended(start: Start, history: History, texts: readonly string[], chance: Chance, tally: Tally): PlayedOut {
  for (const ending of endingsOf(history)) tally.add('endings', ending);
  const again = replayFault(start, history, texts);
  return { fault: again ?? (chance.happens(REOPENS) ? reopenedFault(start, history) : null), history };
}

/** The bot's command, and now and then whatever else is legal. */
function nextCommand(history: History, chance: Chance, { temper, favourites }: Manner): Command | null {
  const game = gameAt(history);
  const stray =
    (chance.happens(PLAYS_STRAY) ? strayCommand(game, chance) : null) ??
    (chance.happens(CORRECTS) ? anyCorrection(game, chance) : null) ??
    (chance.happens(CLOSES) ? anyAgreement(chance) : null);
  if (stray && check(game, stray) === null) return stray;
  return (chance.happens(FAVOURITES) ? favourite(game, favourites, chance) : null) ?? botCommand(game, chance, temper);
}

function favourite(game: Game, favourites: readonly ActionType[], chance: Chance): Command | null {
  const question = awaiting(game);
  if (question.kind !== 'act') return null;
  const who = chance.pick(charactersOf(game, question.by).filter(isOnTable));
  const action = chance.pick(favourites);
  return (who && action && chance.pick(characterAction(game, action, who.id).samples)) ?? null;
}

/** A question that seldom comes up, and has countless answers, is tried with many. */
function strayFault(game: Game, chance: Chance, note: (refusal: RuleId) => void): string | null {
  const question = awaiting(game);
  const strays = question.kind === 'choose' && question.about.what === 'goOn' ? NEW_WAYS : 1;
  for (let n = 0; n < strays; n++) {
    const fault = commandFault(game, strayCommand(game, chance), note);
    if (fault !== null) return fault;
  }
  return null;
}

function tried(start: Start, history: History, chance: Chance, tally: Tally): string | null {
  const game = gameAt(history);
  const note = (refusal: RuleId) => tally.add('refusals', refusal);
  const saves = game.state.frames.length > 1 ? SAVES_IN_FRAME : SAVES;
  return (
    (chance.happens(LISTS) ? listFault(game, chance, note) : null) ??
    (chance.happens(STRAYS) ? strayFault(game, chance, note) : null) ??
    (chance.happens(saves) ? savingFault(start, game) : null)
  );
}
