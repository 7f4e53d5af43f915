import type { Id } from '../../engine/index.ts';
import type { Harmed, Odds } from './odds.ts';

/** The chances of what becomes of one character; together 1. */
export interface Fate {
  readonly none: number;
  readonly wound: number;
  readonly eliminated: number;
}

/** Where decisions make a difference: the least and the most that each of the three chances can come to. */
export interface Fates {
  readonly least: Fate;
  readonly most: Fate;
}

const NOTHING: Fate = { none: 0, wound: 0, eliminated: 0 };

/** What may become of `who`, whatever those who decide on the way do (of a marker that may drift: where it stays). */
export function fatesOf(odds: Odds, who: Id): Fates {
  switch (odds.kind) {
    case 'endings': {
      const chanceOf = (fate: 'wounded' | 'eliminated' | undefined) =>
        odds.endings.reduce((sum, { chance, harmed }) => (harmed[who] === fate ? sum + chance : sum), 0);
      const fate = { none: chanceOf(undefined), wound: chanceOf('wounded'), eliminated: chanceOf('eliminated') };
      return { least: fate, most: fate };
    }
    case 'dice': {
      const parts = odds.outcomes.map(({ chance, odds: then }) => ({ chance, fates: fatesOf(then, who) }));
      const total = (end: keyof Fates) =>
        parts.reduce((sum, { chance, fates }) => combine(sum, fates[end], (x, y) => x + chance * y), NOTHING);
      return { least: total('least'), most: total('most') };
    }
    case 'choice': {
      const [first, ...others] = odds.branches.map((branch) => fatesOf(branch.odds, who));
      if (!first) return { least: NOTHING, most: NOTHING };
      return others.reduce(
        ({ least, most }, other) => ({
          least: combine(least, other.least, Math.min),
          most: combine(most, other.most, Math.max),
        }),
        first,
      );
    }
  }
}

const combine = (one: Fate, two: Fate, by: (x: number, y: number) => number): Fate => ({
  none: by(one.none, two.none),
  wound: by(one.wound, two.wound),
  eliminated: by(one.eliminated, two.eliminated),
});

/** A chance, from the least to the most that decisions on the way can make of it. */
export interface Chance {
  readonly least: number;
  readonly most: number;
}

/** How likely it is that those who come to harm are such as `is` says (of a marker that may drift: where it stays). */
export function chanceOf(odds: Odds, is: (harmed: Harmed) => boolean): Chance {
  switch (odds.kind) {
    case 'endings': {
      const chance = odds.endings.reduce((sum, ending) => (is(ending.harmed) ? sum + ending.chance : sum), 0);
      return { least: chance, most: chance };
    }
    case 'dice': {
      const parts = odds.outcomes.map(({ chance, odds: later }) => ({ chance, within: chanceOf(later, is) }));
      return {
        least: parts.reduce((sum, { chance, within }) => sum + chance * within.least, 0),
        most: parts.reduce((sum, { chance, within }) => sum + chance * within.most, 0),
      };
    }
    case 'choice': {
      const parts = odds.branches.map((branch) => chanceOf(branch.odds, is));
      return {
        least: Math.min(...parts.map(({ least }) => least)),
        most: Math.max(...parts.map(({ most }) => most)),
      };
    }
  }
}

/** Everyone who may come to harm, in no order that means anything. */
export function endangered(odds: Odds): ReadonlySet<Id> {
  const found = new Set<Id>();
  const look = (part: Odds): void => {
    if (part.kind === 'endings')
      for (const { harmed } of part.endings) for (const id of Object.keys(harmed)) found.add(id);
    else for (const inner of part.kind === 'dice' ? part.outcomes : part.branches) look(inner.odds);
  };
  look(odds);
  return found;
}

/** How likely it is that the other side may move the marker of a grenade (GREN-6). */
export function driftChance(odds: Odds): number {
  if (odds.kind === 'choice') return odds.about.what === 'drift' ? 1 : 0;
  return odds.kind === 'endings'
    ? 0
    : odds.outcomes.reduce((sum, part) => sum + part.chance * driftChance(part.odds), 0);
}
