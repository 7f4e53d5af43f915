import type { Page } from '@playwright/test';
import { randomGame } from '../../../src/cli/fuzz/randomGame.ts';
import { EDITIONS } from '../../../src/editions/index.ts';
import {
  type ActionType,
  type Awaiting,
  awaiting,
  type ChoiceAbout,
  type Command,
  charactersOf,
  type Game,
  type Id,
  isOnTable,
  legalActions,
  type RollAbout,
} from '../../../src/engine/index.ts';
import { botCommand } from '../../../src/play/bot.ts';
import { type Chance, chanceFrom } from '../../../src/play/chance.ts';
import { gameText } from '../../../src/play/files/writeGame.ts';
import { begin, gameAt, type History, perform } from '../../../src/play/history.ts';
import { GAME_SETTINGS } from '../../../src/play/settings.ts';
import { gameOf, type Start } from '../../../src/play/start.ts';
import { type Given, given } from '../builders/given.ts';
import { toStartPage } from './files.ts';
import { RARE } from './rarePositions.ts';

/** Every kind of decision there is, each in a game of its own that came to it: always the same one, by chance or composed. */

export type PromptKey =
  | Exclude<Awaiting['kind'], 'choose' | 'roll' | 'act' | 'over'>
  | `roll ${RollAbout['what']}`
  | `choose ${ChoiceAbout['what']}`
  | 'act'
  | `act ${ActionType}`;

/** The compiler asks for each. */
const KEYS: Readonly<Record<PromptKey, true>> = {
  deploy: true,
  objective: true,
  drift: true,
  equip: true,
  smoke: true,
  bids: true,
  'roll rollOff': true,
  'roll deployOrder': true,
  'roll firstTurn': true,
  'roll initiative': true,
  'roll shot': true,
  'roll closeCombat': true,
  'roll scatter': true,
  'roll burst': true,
  'roll burstTie': true,
  'roll suppression': true,
  'roll shockTest': true,
  'roll free': true,
  'choose edge': true,
  'choose takeCover': true,
  'choose aim': true,
  'choose fightFirst': true,
  'choose opportunity': true,
  'choose goOn': true,
  'choose moveAndFire': true,
  'choose bodyStays': true,
  'choose takeHole': true,
  'choose burstWound': true,
  'choose burstCover': true,
  'choose pickUp': true,
  'choose suppressionWound': true,
  'choose suppressionFirst': true,
  'choose shockTest': true,
  act: true,
  'act move': true,
  'act fire': true,
  'act moveAndFire': true,
  'act grenade': true,
  'act opportunityFire': true,
  'act suppressionFire': true,
  'act joinSuppression': true,
  'act takeCover': true,
  'act switchWeapon': true,
  'act clearBody': true,
  'act recover': true,
};
export const PROMPTS = Object.keys(KEYS) as readonly PromptKey[];

/** A game at a decision, as a file. */
interface AtPrompt {
  readonly file: string;
  /** Who does the action, by his name on the page. */
  readonly actor: string | null;
}

/** The keys of actions, which are the same in every language. */
const ACTION_KEYS: Partial<Record<PromptKey, string>> = {
  'act move': 'm',
  'act fire': 'f',
  'act moveAndFire': 'x',
  'act grenade': 'g',
  'act opportunityFire': 'o',
  'act suppressionFire': 'p',
  'act joinSuppression': 'j',
  'act switchWeapon': 'w',
  'act clearBody': 'b',
  'act recover': 'r',
};

/**
 * A decision on the screen; of an action, whoever does it has been chosen and the action taken into the hand. Opens it in a
 * window in which the cards of both sides are in sight.
 */
export async function openPrompt(page: Page, prompt: PromptKey, hasTouch: boolean): Promise<void> {
  const { file, actor } = atPrompt(prompt);
  await page.setViewportSize({ width: 1280, height: 720 });
  await toStartPage(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page.locator('input[type=file]').waitFor({ state: 'detached' });
  await page.locator('[data-region="decision"], [data-question]').first().waitFor();
  if (actor === null) return;
  const card = page.locator('main button', { hasText: actor }).first();
  await (hasTouch ? card.tap() : card.click());
  const key = ACTION_KEYS[prompt];
  if (!key) return;
  if (!hasTouch) return page.keyboard.press(key);
  // who has no keyboard is spoken to of taps
  await page.locator(`[data-region="decision"] button[aria-keyshortcuts="${key}"]`).tap();
}

/** So many games are played at random, until everything has come up. */
const GAMES = 60;
const COMMANDS = 400;

let found: ReadonlyMap<PromptKey, AtPrompt> | null = null;

function atPrompt(key: PromptKey): AtPrompt {
  found ??= search();
  const at = found.get(key);
  if (!at) throw new Error(`no game came to ${key}`);
  return at;
}

function search(): ReadonlyMap<PromptKey, AtPrompt> {
  const at = new Map<PromptKey, AtPrompt>();
  for (const [position, ...commands] of RARE) follow(at, inPosition(position), (_, k) => commands[k] ?? null);
  for (let n = 0; n < GAMES && !hasAll(at); n++) {
    const chance = chanceFrom(n + 1);
    const edition = EDITIONS[n % EDITIONS.length] ?? 'tactic-2.2';
    follow(at, randomGame(chance, edition, '', { houseRules: n % 2 === 1 }), (game, k) =>
      k < COMMANDS && !hasAll(at) ? nextCommand(game, chance) : null,
    );
  }
  return at;
}

const hasAll = (at: ReadonlyMap<PromptKey, AtPrompt>): boolean => PROMPTS.every((key) => at.has(key));

/** Plays a game with the longest names, and notes every kind of decision that had not come up before. */
function follow(at: Map<PromptKey, AtPrompt>, game: Start, next: (game: Game, played: number) => Command | null): void {
  const start = withLongNames(game);
  let history = begin(gameOf(start), 'freely');
  note(at, start, history);
  for (let k = 0; ; k++) {
    const command = next(gameAt(history), k);
    const result = command && perform(history, command);
    if (result && !result.ok)
      console.log(
        JSON.stringify(command),
        JSON.stringify(result),
        JSON.stringify(awaiting(gameAt(history))).slice(0, 200),
      );
    if (!result?.ok) return;
    history = result.history;
    note(at, start, history);
  }
}

function nextCommand(game: Game, chance: Chance): Command | null {
  const question = awaiting(game);
  if (question.kind !== 'act' || !chance.happens(0.3)) return botCommand(game, chance);
  const possible = legalActions(game).filter(({ who, violation }) => who !== null && violation === null);
  return chance.pick(possible)?.samples[0] ?? botCommand(game, chance);
}

function note(at: Map<PromptKey, AtPrompt>, start: Start, history: History): void {
  const game = gameAt(history);
  for (const { key, who } of keysOf(game)) {
    if (at.has(key)) continue;
    const entry = game.setup.roster.find(({ id }) => id === who);
    at.set(key, { file: gameText(start, history), actor: entry?.card.name ?? null });
  }
}

function keysOf(game: Game): readonly { readonly key: PromptKey; readonly who: Id | null }[] {
  const question = awaiting(game);
  switch (question.kind) {
    case 'roll':
    case 'choose':
      return [{ key: `${question.kind} ${question.about.what}` as PromptKey, who: null }];
    case 'act': {
      const own = charactersOf(game, question.by).filter(isOnTable);
      const names = new Set(own.map(({ id }) => id));
      // two of one card have one name, and could not be told apart on the page
      const alone = own.filter(({ id }) => game.setup.roster.filter((each) => each.card.id === id).length === 1);
      const possible = legalActions(game).flatMap(({ action, who, violation }) =>
        who !== null && violation === null && names.has(who) && alone.some(({ id }) => id === who)
          ? [{ key: `act ${action}` as PromptKey, who }]
          : [],
      );
      return [{ key: 'act', who: null }, ...possible];
    }
    case 'over':
      return []; // the end is a page, and no decision
    default:
      return [{ key: question.kind, who: null }];
  }
}

/** As long as a name may be. */
const LONG = [
  'Massimiliano Bartolozzi',
  'Konstantin Rokossowskij',
  'Jean-Baptiste Delacroix',
  'Wilhelm-Alexander Schütz',
  'Bartholomew Fetherstone',
  'Aleksandr Mikhailovitch',
  'Giovanni Battistini-Riva',
  'Maximilien de Montaigne',
];

function withLongNames(start: Start): Start {
  const { sides, cards } = start.setup;
  return {
    ...start,
    setup: {
      ...start.setup,
      sides: {
        a: { ...sides.a, name: 'Jean-Baptiste de la Croi' },
        b: { ...sides.b, name: 'Massimiliano Bartolozzii' },
      },
      cards: cards.map((card, n) => ({ ...card, name: LONG[n % LONG.length] ?? card.name })),
    },
  };
}

function inPosition(position: Given): Start {
  const { setup, state } = given(position);
  const { elements: _, roster: __, ...rest } = setup;
  return {
    title: '',
    edition: position.edition ?? 'tactic-2.2',
    rulings: position.rulings ?? {},
    rules: position.rules ?? {},
    ruleSet: '',
    setup: rest,
    position: state,
    settings: GAME_SETTINGS,
    extras: {},
  };
}
