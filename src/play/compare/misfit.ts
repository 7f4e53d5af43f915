import {
  baseOf,
  caughtBy,
  distance,
  type Frame,
  frameAwaits,
  type Game,
  onTable,
  type Ruleset,
  rollersOf,
  setupFaults,
  suppressionMarkers,
  TOUCH,
  throwScatters,
} from '../../engine/index.ts';
import { decidingLeaves } from './because.ts';
import { foreignLeaf } from './foreignFrame.ts';
import { underRules } from './underRules.ts';

/** Why a position cannot be one of a game by other rules. */
export interface Misfit {
  /** The forces hold a card twice, the bases are too large for where they stand, or what is going on would not come about. */
  readonly what: 'forces' | 'bases' | 'pending';
  /** The values of the ruleset that keep it from being. */
  readonly leaves: readonly string[];
}

/** null where the position of `own` may be one by these rules as well. */
export function* misfit(own: Game, ruleset: Ruleset): Generator<undefined, Misfit | null> {
  const there = underRules(own, ruleset);
  if (setupFaults(there.setup).some(({ rule }) => rule === 'SETUP-3')) {
    return { what: 'forces', leaves: ['setup.duplicates'] };
  }
  if (overlap(there) && !overlap(own)) return { what: 'bases', leaves: ['baseRadius'] };
  const foreign = own.state.frames.map((_, i) => foreignLeaf(own, ruleset, i)).find((leaf) => leaf !== null);
  if (foreign) return { what: 'pending', leaves: [foreign] };
  const due = dueIn(there);
  if (due === dueIn(own)) return null;
  const leaves = yield* decidingLeaves(own.setup.ruleset, ruleset, function* (rules) {
    yield;
    return dueIn(underRules(own, rules)) === due;
  });
  return { what: 'pending', leaves };
}

/** Does a base lie over another by more than the noise of its place? */
function overlap(game: Game): boolean {
  const bases = onTable(game).map(({ id }) => baseOf(game, id));
  return bases.some((p, i) => bases.slice(0, i).some((q) => distance(p.at, q.at) < p.radius + q.radius - TOUCH));
}

/** What is to be decided, and what has been settled on the way to it, as a text; the same for all rules that get there. */
function dueIn(game: Game): string {
  const question = frameAwaits(game);
  const about = question && 'about' in question ? question.about.what : null;
  return JSON.stringify([question?.kind, question && 'by' in question && question.by, about, settledBy(game)]);
}

function settledBy(game: Game): unknown {
  const frame: Frame | undefined = game.state.frames.at(-1);
  switch (frame?.kind) {
    case 'grenade':
      return throwScatters(game, frame.who, frame.weapon, frame.at);
    case 'burst':
      return frame.step === 'roll' && caughtBy(game, frame.who, frame.weapon, frame.at).caught;
    case 'suppressionRoll': {
      const marker = suppressionMarkers(game).find(({ id }) => id === frame.marker);
      return frame.step === 'roll' && marker && rollersOf(game, marker);
    }
    default:
      return null;
  }
}
