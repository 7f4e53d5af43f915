import { awaiting, type Command, check, type RuleId } from '../../engine/index.ts';
import { botCommand, type Temper } from '../../play/bot.ts';
import type { Chance } from '../../play/chance.ts';
import { begin, gameAt, type History, jump, perform, START } from '../../play/history.ts';
import { gameOf, type Start } from '../../play/start.ts';
import { commandFault, listFault, reopenedFault, savingFault, stateFault, undoFault } from './faults.ts';
import { anyCorrection, strayCommand } from './strayCommand.ts';
import type { Tally } from './tally.ts';

/** A game still going on after so many commands is cut off. */
const LONGEST = 1500;

/** How often, out of 1, each of these is tried after a command. */
const LISTS = 0.02;
const SAVES = 0.01;
const SAVES_IN_FRAME = 0.06;
const STRAYS = 0.3;
const PLAYS_STRAY = 0.02;
const CORRECTS = 0.01;
/** And of all games, after the last. */
const REOPENS = 0.15;
const BRANCHES = 0.004;

export interface Found {
  readonly fault: string;
  readonly history: History;
}

/** Plays one game to its end and gives the first fault found on the way. */
export function playOut(start: Start, chance: Chance, tally: Tally): Found | null {
  let history = begin(gameOf(start), start.settings.takeBack);
  const temper: Temper = { fires: chance.int(0, 9) / 10 };
  tally.games++;
  const found = (fault: string | null): Found | null => (fault === null ? null : { fault, history });
  for (let n = 0; n < LONGEST; n++) {
    const game = gameAt(history);
    for (const { kind } of game.state.frames) tally.add('frames', kind);
    const fault = stateFault(game) ?? tried(start, history, chance, tally);
    if (fault !== null) return found(fault);
    if (awaiting(game).kind === 'over') {
      tally.add('endings', game.state.outcome?.how ?? '');
      return found(chance.happens(REOPENS) ? reopenedFault(start, history) : null);
    }
    const command = nextCommand(history, chance, temper);
    if (!command) return found('a dead end');
    const result = perform(history, command);
    if (!result.ok) return found(`${result.violation.rule} refuses ${JSON.stringify(command)}`);
    history = result.history;
    tally.commands++;
    tally.add('commands', command.type);
    for (const { event } of result.events) tally.add('events', event);
    if (chance.happens(BRANCHES)) history = jump(history, chance.int(START, history.nodes.length - 1));
  }
  tally.cutOff++;
  return null;
}

/** The bot's command, and now and then whatever else is legal. */
function nextCommand(history: History, chance: Chance, temper: Temper): Command | null {
  const game = gameAt(history);
  const correction = chance.happens(CORRECTS) ? anyCorrection(game, chance) : null;
  const stray = chance.happens(PLAYS_STRAY) ? strayCommand(game, chance) : correction;
  return stray && check(game, stray) === null ? stray : botCommand(game, chance, temper);
}

function tried(start: Start, history: History, chance: Chance, tally: Tally): string | null {
  const game = gameAt(history);
  const note = (refusal: RuleId) => tally.add('refusals', refusal);
  const saves = game.state.frames.length > 1 ? SAVES_IN_FRAME : SAVES;
  return (
    (chance.happens(LISTS) ? listFault(game, chance, note) : null) ??
    (chance.happens(STRAYS) ? commandFault(game, strayCommand(game, chance), note) : null) ??
    (chance.happens(saves) ? savingFault(start, game) : null) ??
    undoFault(history)
  );
}
