import { character, type Game } from '../../engine/index.ts';
import type { DiceOutcome, Ending, Harmed, Odds } from './odds.ts';

/** Differences of chances that are noise of the arithmetic. */
const NOISE = 1e-12;

/** Nothing is left to happen: what has, since `start`. */
export const endingOf = (start: Game, game: Game): Odds => ({
  kind: 'endings',
  endings: [{ chance: 1, harmed: harmedIn(start, game), outcome: game.state.outcome }],
});

export function harmedIn(start: Game, game: Game): Harmed {
  const harmed: Record<string, Harmed[string]> = {};
  for (const { id, out, wounded, firstFell } of game.state.characters) {
    const before = character(start, id);
    if ((out && !before.out) || firstFell > before.firstFell)
      harmed[id] = 'eliminated'; // REIN-3: felled
    else if (wounded && !before.wounded) harmed[id] = 'wounded';
  }
  return harmed;
}

/** One roll out of its outcomes: those that end it all are taken together, those that lead to a decision stay apart. */
export function mixed(outcomes: readonly DiceOutcome[]): Odds {
  const endings = new Map<string, Ending>();
  const decisions: DiceOutcome[] = [];
  const take = ({ chance, odds }: DiceOutcome): void => {
    switch (odds.kind) {
      case 'endings':
        for (const ending of odds.endings) {
          const key = nameOf(ending);
          const before = endings.get(key)?.chance ?? 0;
          endings.set(key, { ...ending, chance: before + chance * ending.chance });
        }
        return;
      case 'dice':
        for (const outcome of odds.outcomes) take({ ...outcome, chance: chance * outcome.chance });
        return;
      case 'choice':
        decisions.push({ chance, odds });
    }
  };
  for (const outcome of outcomes) take(outcome);
  if (decisions.length === 0) return { kind: 'endings', endings: [...endings.values()] };
  return { kind: 'dice', outcomes: [...ended([...endings.values()]), ...decisions] };
}

/** The endings as one outcome of a roll that has others; their chances are then those within it. */
function ended(endings: readonly Ending[]): DiceOutcome[] {
  const all = endings.reduce((sum, { chance }) => sum + chance, 0);
  if (all === 0) return [];
  const within = endings.map((ending) => ({ ...ending, chance: ending.chance / all }));
  return [{ chance: all, odds: { kind: 'endings', endings: within } }];
}

/** Does it come to the same? Of what still holds decisions only if it is one and the same position. */
export function sameOdds(one: Odds, two: Odds): boolean {
  if (one === two) return true;
  if (one.kind !== 'endings' || two.kind !== 'endings' || one.endings.length !== two.endings.length) return false;
  const chances = new Map(two.endings.map((ending) => [nameOf(ending), ending.chance]));
  return one.endings.every((ending) => Math.abs(ending.chance - (chances.get(nameOf(ending)) ?? 0)) < NOISE);
}

const sizes = new WeakMap<Odds, number>();

/** How many endings there are when all is written out. A part that two ways lead to counts for each, and is gone through once. */
export function sizeOf(odds: Odds): number {
  if (odds.kind === 'endings') return odds.endings.length;
  const known = sizes.get(odds);
  if (known !== undefined) return known;
  const parts = odds.kind === 'dice' ? odds.outcomes : odds.branches;
  const size = parts.reduce((sum, part) => sum + sizeOf(part.odds), 0);
  sizes.set(odds, size);
  return size;
}

/** Endings with the same name are the same but for their chance; harm is listed in the order of the characters. */
const nameOf = ({ harmed, outcome }: Ending): string => JSON.stringify([harmed, outcome]);
