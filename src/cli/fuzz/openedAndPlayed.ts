import { EDITIONS } from '../../editions/index.ts';
import { apply, awaiting, type Game, questionFault } from '../../engine/index.ts';
import { botCommand } from '../../play/bot.ts';
import { judge } from '../../play/cases/judge.ts';
import { type Chance, chanceFrom } from '../../play/chance.ts';
import { contentOf } from '../../play/files/contentOf.ts';
import { firstOf } from '../../play/files/fault.ts';
import { readCase } from '../../play/files/readCase.ts';
import { readFile } from '../../play/files/readFile.ts';
import { readForLibrary } from '../../play/files/readLibrary.ts';
import { readPlayable } from '../../play/files/readPlayable.ts';
import { readRuleSet } from '../../play/files/readRuleSet.ts';
import { openGame } from '../../play/files/replay.ts';
import { cardFaults, sceneryFaults } from '../../play/files/setupChecks.ts';
import { gameFile } from '../../play/files/writeGame.ts';
import { begin, gameAt } from '../../play/history.ts';
import type { Made } from '../../play/library.ts';
import { gameOf, type Start } from '../../play/start.ts';
import type { Changed } from './changedFile.ts';
import { randomGame } from './randomGame.ts';

/** How far what opens is played on. */
export const STEPS = 10;

export interface Tried {
  readonly opened: boolean;
  /** What must never be, in a few words; null if all is well, be it by a refusal. */
  readonly fault: string | null;
}

const REFUSED: Tried = { opened: false, fault: null };

/** Opens a text of unknown origin as a file of one kind. Whatever opens can be played on; nothing is ever thrown. */
export function openedAndPlayed(what: Changed, text: string, chance: Chance): Tried {
  try {
    switch (what) {
      case 'game':
      case 'position':
      case 'scenario':
        return playable(text, chance);
      case 'case': {
        const read = readCase(text);
        if (!read.ok) return REFUSED;
        judge(read.value);
        return playable(text, chance);
      }
      case 'ruleset': {
        const read = readRuleSet(text);
        if (!read.ok) return REFUSED;
        const { edition, rulings, rules } = read.value;
        return withSetup({ edition, rulings, rules }, {}, chance);
      }
      case 'cards': {
        const read = readFile('cards', text);
        if (!read.ok || firstOf(cardFaults(read.value.cards, ['cards'])) !== null) return REFUSED;
        const { cards } = read.value;
        const ids = cards.map(({ id }) => id);
        const force = () => Array.from({ length: 3 }, () => chance.pick(ids) ?? '');
        return withSetup(
          {},
          { cards, sides: { a: { name: 'A', force: force() }, b: { name: 'B', force: force() } } },
          chance,
        );
      }
      case 'force': {
        const read = contentOf(madeOf('force', text));
        if (!read.ok || read.value.kind !== 'force' || read.value.force.force.length === 0) return REFUSED;
        const { cards, force } = read.value.force;
        return withSetup({}, { cards, sides: { a: { name: 'A', force }, b: { name: 'B', force } } }, chance);
      }
      case 'library': {
        const { made } = readForLibrary(text);
        const unread = made.find((each) => !contentOf(each).ok);
        return { opened: made.length > 0, fault: unread ? `not read again: ${JSON.stringify(unread)}` : null };
      }
      case 'table': {
        const read = readFile('table', text);
        if (!read.ok || firstOf(sceneryFaults(read.value.scenery, ['scenery'])) !== null) return REFUSED;
        const { table, scenery } = read.value;
        return withSetup({}, { table, scenery }, chance);
      }
    }
  } catch (error) {
    return { opened: false, fault: `threw: ${error instanceof Error ? error.stack : error}` };
  }
}

/** As the library would have it: of that kind, whatever it is. */
const madeOf = (kind: Made['kind'], text: string): Made => ({ kind, file: JSON.parse(text) });

/** The same in a skirmish that is sound but for it: as a game file, as which it would come into play. */
function withSetup(agreed: Partial<Start>, setup: Partial<Start['setup']>, chance: Chance): Tried {
  const sound = randomGame(chanceFrom(7), EDITIONS[0], 'sound');
  // what a scenario asks for names cards and scenery of its own
  const { victory: _, edges: __, ...skirmish } = { ...sound.setup, type: 'skirmish' as const };
  const start: Start = { ...sound, ...agreed, setup: { ...skirmish, ...setup } };
  return playable(JSON.stringify({ ...gameFile(start, begin(gameOf(sound), 'freely')), last: null }), chance);
}

function playable(text: string, chance: Chance): Tried {
  const read = readPlayable(text);
  if (!read.ok) return REFUSED;
  const { history } = openGame(read.value);
  return { opened: true, fault: playedOn(gameAt(history), chance) };
}

function playedOn(game: Game, chance: Chance): string | null {
  let now = game;
  for (let step = 0; step < STEPS; step++) {
    const fault = questionFault(now);
    if (fault !== null) return fault;
    if (awaiting(now).kind === 'over') return null;
    const command = botCommand(now, chance);
    if (command === null) return `a dead end: ${awaiting(now).kind}`;
    const result = apply(now, command);
    if (!result.ok)
      return `${result.violation.rule} ${JSON.stringify(result.violation.data)} refuses ${JSON.stringify(command)}`;
    now = result.game;
  }
  return null;
}
