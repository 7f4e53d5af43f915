import { expect, test } from 'vitest';
import type { EditionId } from '../../../src/editions/index.ts';
import { botCommand } from '../../../src/play/bot.ts';
import { chanceFrom } from '../../../src/play/chance.ts';
import { type Column, compare } from '../../../src/play/compare/compare.ts';
import { gameAt } from '../../../src/play/history.ts';
import { newHistory, played, playedUntil, readyStart } from '../playing.ts';

/** Every reason names rules, and every difference has a reason. */
function unexplained({ of, cannot, differences }: Column): readonly string[] {
  const without = cannot?.because.some(({ rules }) => rules.length > 0) === false ? [`${of} cannot`] : [];
  const bare = Object.entries(differences).filter(
    ([, because]) => !because || because.length === 0 || because.some(({ rules }) => rules.length === 0),
  );
  return [...without, ...bare.map(([question]) => `${of} ${question}`)];
}

test.each<[EditionId, number]>([
  ['tactic-2.2', 1],
  ['combat-1.1', 4],
])(
  '%s: what is played in a whole game can be asked of all editions, and all that differs is explained',
  { timeout: 60_000 },
  (edition, seed) => {
    const start = readyStart({ edition });
    const chance = chanceFrom(seed);
    let history = playedUntil(newHistory(start), seed, (game) => game.state.turn.number > 4);
    for (let i = 0; i < 8; i++) {
      const game = gameAt(history);
      const command = botCommand(game, chance);
      if (!command) break;
      const { columns } = compare(game, start, command);
      const [own] = columns;
      expect(own?.answers.verdict).toBeNull();
      expect(columns.map(({ answers }) => answers.verdict?.rule)).not.toContain('FLOW-BROKEN');
      expect(columns.flatMap(unexplained), JSON.stringify(command)).toEqual([]);
      // an edition that is the game's own says the same
      expect(columns.find(({ of }) => of === edition)).toEqual({ ...own, of: edition });
      history = played(history, command);
    }
  },
);
