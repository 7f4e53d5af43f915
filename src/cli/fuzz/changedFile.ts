import { EDITIONS } from '../../editions/index.ts';
import { botCommand } from '../../play/bot.ts';
import type { Chance } from '../../play/chance.ts';
import { KINDS as FILE_KINDS, type Kind } from '../../play/files/gameForm.ts';
import { gameFile } from '../../play/files/writeGame.ts';
import { ruleSetText } from '../../play/files/writeRuleSet.ts';
import { begin, gameAt, type History, perform } from '../../play/history.ts';
import { gameOf, type Start } from '../../play/start.ts';
import { randomGame } from './randomGame.ts';
import { asScenario } from './randomScenario.ts';

/** Files of every kind, each changed in one to three places: a number, a word, an entry left out, doubled or put elsewhere. */

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** What is changed: files by their kind, of games those that hold their commands and those that begin in a position. */
export const CHANGED = [...FILE_KINDS, 'position'] as const;
export type Changed = (typeof CHANGED)[number];

export interface Filed {
  readonly what: Changed;
  readonly file: Json;
}

/** How many games the files of a library come from, and how far they are played. */
const GAMES = 12;
const LONGEST = 120;

/** Files as the product writes them: games with all their commands, games that begin in the middle, and what is in them. */
export function filesToChange(chance: Chance): readonly Filed[] {
  return Array.from({ length: GAMES }, (_, i): Filed[] => {
    const start = randomGame(chance, EDITIONS[i % EDITIONS.length] ?? EDITIONS[0], 'changed', {
      houseRules: chance.happens(0.3),
    });
    const history = played(start, chance);
    const position = gameAt(history).state;
    const { cards, table, scenery, sides } = start.setup;
    const { edition, rulings, rules } = start;
    const head = (kind: Kind) => ({ format: `take-cover/${kind}`, version: 1 });
    const { victory, edges } = asScenario(start.setup, chance);
    const scenario = { name: '', edition, rulings, rules, table, scenery, cards, sides, victory, edges };
    const parts = {
      cards: { ...head('cards'), cards },
      force: { ...head('force'), name: 'A', faction: 'red', cards, force: sides.a.force },
      table: { ...head('table'), table, scenery },
      ruleset: JSON.parse(ruleSetText({ name: '', edition, rulings, rules })),
      scenario: { ...head('scenario'), ...scenario },
    };
    return [
      filed('game', gameFile(start, history)),
      ...[0, 1, 2].map(() =>
        filed('position', gameFile({ ...start, position }, begin(gameOf({ ...start, position }), 'freely'))),
      ),
      filed('case', caseOf({ ...start, position }, chance)),
      ...(Object.keys(parts) as (keyof typeof parts)[]).map((what) => filed(what, parts[what])),
      filed('library', { ...head('library'), entries: Object.values(parts) }),
    ];
  }).flat();
}

/** A case of everything but chances, which take their time. */
function caseOf(start: Start, chance: Chance): object {
  const { title, format: _, version: __, app: ___, ...game } = gameFile(start, begin(gameOf(start), 'freely'));
  const command = botCommand(gameOf(start), chance);
  const [from, to] = start.setup.sides.a.force;
  const is = { tokens: { a: 1 } };
  const asked = command
    ? [
        { allows: command },
        { refuses: command, rule: 'TURN-7' },
        { after: [command], is },
        { events: [command], not: ['ended'] },
      ]
    : [{ after: [], is }];
  const setup = { mostPoints: 3, sides: { a: { force: start.setup.sides.b.force } }, scenery: [] };
  const expect = [
    ...asked,
    { sight: [from, to], is: { los: true }, under: 'all' },
    { setup, breaks: ['SETUP-4'], keeps: ['SETUP-11'] },
  ];
  return { format: 'take-cover/case', version: 1, title, about: ['FIRE-3', 'R60'], game, expect };
}

/** As JSON: what is undefined is not there. */
const filed = (what: Changed, file: unknown): Filed => ({ what, file: JSON.parse(JSON.stringify(file)) });

/** Some way into a game, most often amid something. */
function played(start: Start, chance: Chance): History {
  let history = begin(gameOf(start), 'freely');
  const most = chance.int(0, LONGEST);
  for (let n = 0; n < LONGEST; n++) {
    const game = gameAt(history);
    if (n >= most && game.state.frames.length > 1) break;
    const command = botCommand(game, chance);
    const next = command && perform(history, command);
    if (!next?.ok) break;
    history = next.history;
  }
  return history;
}

/** The text of one of the files of that kind with something changed in it. */
export function changedFile(what: Changed, files: readonly Filed[], chance: Chance): string {
  const { file } = chance.pick(files.filter((each) => each.what === what)) as Filed;
  const changed = structuredClone(file);
  for (let n = chance.int(1, 3); n > 0; n--) change(changed, files, chance);
  return JSON.stringify(changed);
}

/** A value somewhere in a file, by what holds it. */
interface Place {
  readonly holder: { [name: string]: Json } | Json[];
  readonly name: string;
}

function change(file: Json, files: readonly Filed[], chance: Chance): void {
  const places = placesIn(file);
  const { holder, name } = chance.happens(WALKS) ? walkedTo(file, chance) : (chance.pick(places) as Place);
  const value = at({ holder, name });
  const alike = () => places.filter((place) => place.name === name && typeof at(place) === typeof value);
  switch (chance.int(0, 5)) {
    case 0:
      return put({ holder, name }, other(value, chance));
    case 1: // what stands under the same name elsewhere in this file
      return put({ holder, name }, structuredClone(at(chance.pick(alike()) ?? { holder, name })));
    case 2: {
      // … or in another file
      const { file: from } = chance.pick(files) as Filed;
      const there = chance.pick(placesIn(from).filter((place) => place.name === name));
      return there ? put({ holder, name }, structuredClone(at(there))) : put({ holder, name }, other(value, chance));
    }
    case 3:
      if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else delete holder[name];
      return;
    case 4: {
      const list = Array.isArray(value) ? value : Array.isArray(holder) ? holder : null;
      const entry = list && chance.pick(list);
      if (list && entry !== null && entry !== undefined)
        list.splice(chance.int(0, list.length), 0, structuredClone(entry));
      return;
    }
    default:
      if (Array.isArray(value)) value.sort(() => (chance.happens(0.5) ? 1 : -1));
      else put({ holder, name }, other(value, chance));
  }
}

const NUMBERS = [0, -1, 1, 2, 0.5, 1e-9, 7, 24, 100, 999, 1001, 1e6, -1e9] as const;

function other(value: Json, chance: Chance): Json {
  switch (typeof value) {
    case 'number':
      return chance.happens(0.5) ? (chance.pick(NUMBERS) ?? 0) : value + chance.int(-3, 3);
    case 'boolean':
      return !value;
    case 'string':
      return chance.pick(['', 'a', 'b', 'x', value.toUpperCase(), `${value}-2`]) ?? '';
    default:
      return chance.pick([null, 0, '', [], {}, true]) ?? null;
  }
}

const at = ({ holder, name }: Place): Json => (holder as { [name: string]: Json })[name] ?? null;
const put = ({ holder, name }: Place, value: Json): void => {
  (holder as { [name: string]: Json })[name] = value;
};

/** A value by going down from the top: so a frame is changed as often as one of a hundred weapons. */
function walkedTo(file: Json, chance: Chance): Place {
  let holder = file as Place['holder'];
  for (;;) {
    const name = chance.pick(Object.keys(holder)) ?? '';
    const value = at({ holder, name });
    const goesOn = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (!goesOn || chance.happens(STOPS)) return { holder, name };
    holder = value;
  }
}

/** How often, out of 1, a change is looked for so, and how often it stops on the way. */
const WALKS = 0.7;
const STOPS = 0.1;

/** Every value in a file, however deep; of long lists the first ones, so that commands do not crowd out the rest. */
function placesIn(file: Json, found: Place[] = []): readonly Place[] {
  if (typeof file !== 'object' || file === null) return found;
  for (const name of Object.keys(file).slice(0, MOST_ENTRIES)) {
    found.push({ holder: file, name });
    placesIn(at({ holder: file, name }), found);
  }
  return found;
}

const MOST_ENTRIES = 30;
