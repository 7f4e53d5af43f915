import { CARDS } from '../../content/index.ts';
import type { Card, Setup } from '../../engine/index.ts';
import type { Made, OwnForce } from '../library.ts';
import type { RuleSet } from '../ruleSet.ts';
import type { Start } from '../start.ts';
import { partFaults } from './checkFile.ts';
import { firstOf, type Read } from './fault.ts';
import { readFile } from './readFile.ts';
import { readRuleSet } from './readRuleSet.ts';
import { readScenario } from './readScenario.ts';

/** Something of the library, read: whatever it is for can be done with it. */
export type Content =
  | { readonly kind: 'cards'; readonly card: Card }
  | { readonly kind: 'force'; readonly force: OwnForce }
  | ({ readonly kind: 'table' } & Pick<Setup, 'table' | 'scenery'>)
  | { readonly kind: 'scenario'; readonly start: Start }
  | { readonly kind: 'ruleset'; readonly set: RuleSet }
  | ({ readonly kind: 'case'; readonly about: readonly string[] } & Pick<Setup, 'table' | 'scenery'>);

/** Reads what is stored, by whatever version; why not, if it no longer can be. */
export function contentOf({ kind, file }: Made): Read<Content> {
  const wrong = firstOf(partFaults(file));
  return wrong ? { ok: false, fault: wrong } : READ[kind](JSON.stringify(file));
}

const READ = {
  cards(text: string): Read<Content> {
    const read = readFile('cards', text);
    const [card] = read.ok ? read.value.cards : [];
    if (card) return { ok: true, value: { kind: 'cards', card } };
    return read.ok ? missing('cards') : read;
  },
  force(text: string): Read<Content> {
    const read = readFile('force', text);
    if (!read.ok) return read;
    const { name, faction, force } = read.value;
    const own = new Map(read.value.cards.map((card) => [card.id, card]));
    const ready = CARDS.filter(({ id }) => force.includes(id) && !own.has(id));
    return { ok: true, value: { kind: 'force', force: { name, faction, force, cards: [...own.values(), ...ready] } } };
  },
  table(text: string): Read<Content> {
    const read = readFile('table', text);
    if (!read.ok) return read;
    const { table, scenery } = read.value;
    return { ok: true, value: { kind: 'table', table, scenery } };
  },
  scenario(text: string): Read<Content> {
    const read = readScenario(text);
    return read.ok ? { ok: true, value: { kind: 'scenario', start: read.value.start } } : read;
  },
  ruleset(text: string): Read<Content> {
    const read = readRuleSet(text);
    return read.ok ? { ok: true, value: { kind: 'ruleset', set: read.value } } : read;
  },
  case(text: string): Read<Content> {
    const read = readFile('case', text);
    if (!read.ok) return read;
    const { about, game } = read.value;
    const { table, scenery } = game.setup;
    return { ok: true, value: { kind: 'case', about, table, scenery } };
  },
} as const satisfies Readonly<Record<Made['kind'], (text: string) => Read<Content>>>;

const missing = (path: string): Read<Content> => ({ ok: false, fault: { path, fault: 'missing' } });
