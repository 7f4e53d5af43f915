import { apply, awaiting, frameAwaits, type Game, questionFault } from '../../engine/index.ts';
import { botCommand } from '../bot.ts';
import { chanceFrom } from '../chance.ts';

/** How far what goes on in a position is played, in commands; of a set-up, whose characters find a place one by one, a little. */
const LONGEST = 40;
const IN_SETUP = 3;
/** By these chances: with other dice and other answers each time. */
const SEEDS = [1, 2, 3];

/**
 * Can what goes on in a position be played to its end? The engine is asked itself: bots answer whatever it asks, until
 * there is nothing left but a turn, in which one may always act or end it.
 */
export const goesOn = (game: Game): boolean => isAsking(game) && SEEDS.every((seed) => isPlayable(game, seed));

/** Between two commands somebody has to decide; a turn written by hand may be one that would end by itself. */
const isAsking = (game: Game): boolean =>
  isSafely(() => game.state.frames.at(-1)?.kind === 'turn' || frameAwaits(game) !== null);

function isPlayable(game: Game, seed: number): boolean {
  const chance = chanceFrom(seed);
  const most = game.state.frames[0]?.kind === 'setup' ? IN_SETUP : LONGEST;
  return isSafely(() => {
    let now = game;
    for (let n = 0; n < most; n++) {
      const question = awaiting(now);
      if (questionFault(now) !== null) return false;
      if (question.kind === 'over' || question.kind === 'act') return true;
      const command = botCommand(now, chance);
      const result = command && apply(now, command);
      if (!result?.ok) return false;
      now = result.game;
    }
    return true;
  });
}

/** What throws does not hold. */
function isSafely(holds: () => boolean): boolean {
  try {
    return holds();
  } catch {
    return false;
  }
}
