import { newGame, prepareSetup, type Ruleset } from '../engine/index.ts';
import { randomTableQuestion } from '../play/tables/questions.ts';
import type { RandomTable, Wish } from '../play/tables/randomTable.ts';
import { thinking } from '../thinking/thinking.ts';

/** A random table, laid out beside the page. */
export function layOut(wish: Wish, ruleset: Ruleset, name: string): Promise<RandomTable> {
  const side = { name: '', force: [] };
  const table = { width: wish.width, height: wish.height, name: '', ground: 'grass' };
  const bare = { table, scenery: [], cards: [], sides: { a: side, b: side }, type: 'skirmish', ruleset } as const;
  return new Promise((answer, failed) => {
    thinking.ask(
      randomTableQuestion,
      newGame(prepareSetup(bare)),
      { wish, name },
      { answer, failed: ({ message }) => failed(new Error(message)) },
    );
  });
}
