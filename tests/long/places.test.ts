import { expect, test } from 'vitest';
import {
  apply,
  attack,
  awaiting,
  character,
  charactersOf,
  check,
  flattened,
  isOnTable,
  sum,
} from '../../src/engine/index.ts';
import { gameAt } from '../../src/play/history.ts';
import { placesFor } from '../../src/play/places.ts';
import { momentsMet } from '../support/builders/met.ts';

/** Of the places for these nothing is said but what comes of the command. */
const OTHERS = ['moveAndFire', 'grenade', 'opportunityFire', 'suppressionFire'] as const;

test('what is said of a place is what is measured there: 150 moments of random games of all editions', () => {
  let told = 0;
  for (const { title, history } of momentsMet(150, 1000)) {
    const game = gameAt(history);
    const question = awaiting(game);
    if (question.kind !== 'act') continue;
    const who = charactersOf(game, question.by).find(isOnTable)?.id;
    if (who === undefined) continue;
    for (const action of OTHERS)
      for (const { command } of placesFor(game, who, action)) expect(check(game, command), title).toBeNull();
    for (const { command, at, there } of placesFor(game, who, 'move')) {
      expect(check(game, command), title).toBeNull();
      const done = apply(game, command);
      if (!done.ok || !there) throw new Error(title);
      const stands = character(done.game, who).at;
      if (stands === null || stands.join() !== flattened(at).join()) continue; // something has come between
      told++;
      for (const each of there.seenBy) {
        const theirs = attack(done.game, each.who, who);
        expect([theirs.sight.los, sum(theirs.need)], title).toEqual([true, each.need]);
      }
      for (const each of there.hiddenFrom) expect(attack(done.game, each, who).sight.los, title).toBe(false);
      if (there.shot) expect(sum(attack(done.game, who, there.shot.who).need), title).toBe(there.shot.need);
      const spent = done.events.reduce((all, event) => all + (event.event === 'spent' ? event.tokens : 0), 0);
      expect(spent, title).toBe(there.way?.tokens);
    }
  }
  expect(told).toBeGreaterThan(150);
});
