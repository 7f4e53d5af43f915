import { randomGame } from '../../../src/cli/fuzz/randomGame.ts';
import { CARDS, CATALOGUE, type LookName } from '../../../src/content/index.ts';
import { EDITIONS } from '../../../src/editions/index.ts';
import { type Card, type Point, SIDES, type Side } from '../../../src/engine/index.ts';
import { botCommand } from '../../../src/play/bot.ts';
import type { Chance } from '../../../src/play/chance.ts';
import { type Change, change } from '../../../src/play/draft/change.ts';
import { type Draft, draftOf } from '../../../src/play/draft/draft.ts';
import { begin, gameAt, perform } from '../../../src/play/history.ts';
import { gameOf } from '../../../src/play/start.ts';

const LOOKS = Object.keys(CATALOGUE) as [LookName, ...LookName[]];

/** A moment of a random game with some things changed in it, right or wrong. */
export function randomDraft(chance: Chance): Draft {
  const start = randomGame(chance, chance.pick(EDITIONS) ?? EDITIONS[0], 'A draft', {
    houseRules: chance.happens(0.3),
  });
  let history = begin(gameOf(start), 'freely');
  for (let n = chance.int(0, 40); n > 0; n--) {
    const command = botCommand(gameAt(history), chance);
    const next = command && perform(history, command);
    if (!next?.ok) break;
    history = next.history;
  }
  let draft = draftOf(start, history);
  for (let n = chance.int(0, 6); n > 0; n--) draft = change(draft, randomChange(draft, chance));
  return draft;
}

function randomChange({ setup, position }: Draft, chance: Chance): Change {
  const at = (): Point => [chance.int(0, 2400) / 100, chance.int(0, 2400) / 100];
  const side: Side = chance.pick(SIDES) ?? 'a';
  const anybody = chance.pick(position.characters);
  const look = chance.pick(LOOKS);
  const { terrain, shape } = CATALOGUE[look];
  const piece = chance.pick(setup.scenery);
  const changes: readonly (Change | undefined)[] = [
    { change: 'title', title: `Draft ${chance.int(1, 99)}` },
    { change: 'tokens', side, tokens: chance.int(0, 9) },
    { change: 'turn', now: { side, number: chance.int(1, 9) } },
    { change: 'enlist', card: chance.pick(CARDS as [Card, ...Card[]]), side, now: { at: at() } },
    { change: 'build', element: { id: `piece-${chance.int(1, 99)}`, look, terrain, shape } },
    anybody && { change: 'character', who: anybody.id, now: { at: at(), out: false, wounded: chance.happens(0.5) } },
    anybody && { change: 'dismiss', who: anybody.id },
    piece && { change: 'clear', id: piece.id },
  ];
  const possible = changes.filter((each) => each !== undefined);
  const one = (): Change => chance.pick(possible) ?? { change: 'free' };
  const ids = setup.scenery.map(({ id }) => id).filter(() => chance.happens(0.5));
  if (chance.happens(0.1))
    return { change: 'group', ids, part: chance.happens(0.3) ? null : `part-${chance.int(1, 9)}` };
  return chance.happens(0.2) ? { change: 'several', all: [one(), one(), one()] } : one();
}
