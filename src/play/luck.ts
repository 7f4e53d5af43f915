import {
  type Awaiting,
  awaiting,
  type DiceSource,
  type RollAbout,
  type Ruleset,
  SIDES,
  type Side,
  sum,
} from '../engine/index.ts';
import { type History, nodeAt } from './history.ts';
import { gameBefore } from './lines.ts';
import { rollsOf } from './odds/rolls.ts';
import { chanceToHurt } from './statistics.ts';

/** How kind the dice were to each side on a stretch of a line. */
export type LineLuck = Readonly<Record<Side, SideLuck>>;

/** Dice by where they came from: what a tester has laid ready tells of no luck, and what was typed somebody has rolled. */
export interface SideLuck {
  readonly live: Rolled;
  readonly typed: Rolled;
  /** Live and typed dice of what was played from this stretch on and then taken back. */
  readonly takenBack: Rolled;
  /** Rolls to hit with dice that were laid ready. */
  readonly fixed: number;
}

/** Rolls to hit, the hits there were, and how many of so many were to be expected. */
export interface Hits {
  readonly rolls: number;
  readonly hits: number;
  readonly expected: number;
}

export interface Rolled extends Hits {
  /** With the chance that these very rolls come to so few hits or fewer, and to so many or more: exact. */
  readonly soFew: number;
  readonly soMany: number;
  /** How likely each number of hits is, from none on. */
  readonly chances: readonly number[];
  /** By what was rolled for; left out: nothing. */
  readonly kinds: Readonly<Partial<Record<HitKind, Hits>>>;
}

export const HIT_KINDS = ['fire', 'opportunity', 'grenades', 'closeCombat', 'suppression'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** One roll to hit. */
interface Attempt {
  readonly by: Side;
  readonly kind: HitKind;
  readonly source: DiceSource;
  readonly hits: number;
  /** How likely each number of hits was, from none on. */
  readonly chances: readonly number[];
}

/** Of all that was rolled to hit with these commands of a history. */
export function luckOfLine(history: History, nodes: readonly number[]): LineLuck {
  const attempts = nodes.flatMap((node) => attemptAt(history, node) ?? []);
  const takenBack = besides(history, nodes)
    .flatMap((node) => attemptAt(history, node) ?? [])
    .filter(({ source }) => source !== 'fixed');
  const side = (side: Side): SideLuck => {
    const own = attempts.filter(({ by }) => by === side);
    const from = (source: DiceSource) => own.filter((each) => each.source === source);
    return {
      live: rolledIn(from('live')),
      typed: rolledIn(from('typed')),
      takenBack: rolledIn(takenBack.filter(({ by }) => by === side)),
      fixed: from('fixed').length,
    };
  };
  return { a: side('a'), b: side('b') };
}

/** What hangs on these commands without being one of them, nor what the last of them led to. */
export function besides({ nodes }: History, line: readonly number[]): readonly number[] {
  const kept = new Set(line);
  const found = new Set<number>();
  for (const [index, { parent }] of nodes.entries()) {
    if (!kept.has(index) && (kept.has(parent) || found.has(parent))) found.add(index);
  }
  return [...found];
}

function rolledIn(attempts: readonly Attempt[]): Rolled {
  const all = hitsIn(attempts);
  const chances = sumsOf(attempts.map((each) => each.chances));
  const within = (from: number, to: number) => chances.slice(from, to).reduce((total, chance) => total + chance, 0);
  const kinds = HIT_KINDS.map((kind) => [kind, hitsIn(attempts.filter((each) => each.kind === kind))] as const);
  return {
    ...all,
    soFew: within(0, all.hits + 1),
    soMany: within(all.hits, chances.length),
    chances,
    kinds: Object.fromEntries(kinds.filter(([, { rolls }]) => rolls > 0)),
  };
}

const hitsIn = (attempts: readonly Attempt[]): Hits => ({
  rolls: attempts.length,
  hits: attempts.reduce((total, { hits }) => total + hits, 0),
  expected: attempts.reduce((total, { chances }) => total + meanOf(chances), 0),
});

const meanOf = (chances: readonly number[]): number => chances.reduce((mean, chance, hits) => mean + hits * chance, 0);

/** How likely each sum is, from none on, of numbers of which each comes with chances of its own: exact. */
export function sumsOf(all: readonly (readonly number[])[]): readonly number[] {
  let sums: readonly number[] = [1];
  for (const chances of all) {
    const next: number[] = Array(sums.length + chances.length - 1).fill(0);
    for (const [before, chance] of sums.entries())
      for (const [hits, own] of chances.entries()) next[before + hits] = (next[before + hits] ?? 0) + chance * own;
    sums = next;
  }
  return sums;
}

// ── One roll ────────────────────────────────────────────────────────────────────────────────────────────────────

type RollQuestion = Extract<Awaiting, { kind: 'roll' }>;

/** The roll to hit that a command of the history was; null where it was none. */
function attemptAt(history: History, index: number): Attempt | null {
  const node = nodeAt(history, index);
  if (node?.command.type !== 'roll') return null;
  const before = gameBefore(history, index);
  const question = awaiting(before);
  if (question.kind !== 'roll' || question.by === 'both') return null;
  const { by, about } = question;
  const { dice, source = 'fixed' } = node.command;
  const shot = node.events.find((event) => event.event === 'shot');
  if (shot) {
    const chance = chanceToHurt(before, shot);
    const kind = shot.via === 'opportunityFire' ? 'opportunity' : 'fire';
    return { by, kind, source, hits: +(shot.hits > 0 || shot.headShot), chances: [1 - chance, chance] };
  }
  if (about.what !== 'burst' && about.what !== 'closeCombat' && about.what !== 'suppression') return null;
  const { ruleset } = before.setup;
  const kind = about.what === 'burst' ? 'grenades' : about.what;
  return { by, kind, source, hits: hitsOf(about, dice, ruleset), chances: hitChances(question, about, ruleset) };
}

type Counted = Extract<RollAbout, { what: 'burst' | 'closeCombat' | 'suppression' }>;

/** How likely each number of hits is, by all that can be rolled. */
function hitChances(question: RollQuestion, about: Counted, ruleset: Ruleset): readonly number[] {
  const chances: number[] = [];
  for (const { dice, chance } of rollsOf(question, ruleset)) {
    const hits = hitsOf(about, dice, ruleset);
    chances[hits] = (chances[hits] ?? 0) + chance;
  }
  return Array.from(chances, (chance = 0) => chance);
}

/** The hits that these dice deal: GREN-8, GREN-9, R17; H2H-2; SF-9. */
function hitsOf(about: Counted, dice: readonly number[], { grenades, suppression }: Ruleset): number {
  const reaching = (least: number): number => dice.filter((die) => die >= least).length;
  switch (about.what) {
    case 'closeCombat':
      return reaching(sum(about.need));
    case 'suppression':
      return suppression.victims === 'one-a-turn' && suppression.headShot ? Math.min(reaching(6), 1) : reaching(6);
    case 'burst': {
      const hiding = about.hidden?.who.length ?? 0;
      const open = about.caught.length - hiding;
      const hard = about.hidden ? reaching(sum(about.hidden.need)) : 0;
      const hits = open > 0 ? reaching(sum(about.need)) : hard;
      if (grenades.wounds === 'by-sixes') return reaching(6) > 1 ? about.caught.length : Math.min(hits, 1);
      return grenades.wounds === 'each-hit-once' ? Math.min(hits, open + Math.min(hard, hiding)) : hits;
    }
  }
}

/** Was anything rolled to hit at all? */
export const hasRolls = (luck: LineLuck): boolean =>
  SIDES.some((side) => {
    const { live, typed, takenBack, fixed } = luck[side];
    return live.rolls + typed.rolls + takenBack.rolls + fixed > 0;
  });
