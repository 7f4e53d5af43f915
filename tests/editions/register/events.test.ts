import { expect, test } from 'vitest';
import { rulesBehind } from '../../../src/editions/register/events.ts';
import type { GameEvent } from '../../../src/engine/index.ts';
import { combatDuel } from '../../support/builders/combat.ts';
import { eventsOf, fire, pass, play, roll, takeCover } from '../../support/builders/given.ts';
import { lane, past } from '../../support/builders/lane.ts';

const shots = { type: 'fire', who: 'abel', at: 'bo', shots: 2 } as const;
const rules = (event: GameEvent | undefined) => (event ? rulesBehind(event, 'combat-1.1') : []);

test('[FIRE-7 C] [R14 C] several shots together', () => {
  const played = play(combatDuel(), shots, pass, roll(1, 1, 1, 1, 1, 1));
  expect(rules(eventsOf(played, 'fireDeclared')[0])).toEqual(['FIRE-1', 'FIRE-9', 'FIRE-7', 'R14']);
  expect(rules(eventsOf(played, 'shot')[0])).toEqual(['FIRE-3', 'FIRE-4', 'FIRE-7', 'R14']);
});

test('[TC-2 C] [TC-3 C] [R137 C] cover from one shooter, and a shot at one who has taken it', () => {
  const played = play(combatDuel(), fire('abel', 'bo'), takeCover('bo'), roll(6, 6, 1));
  expect(rules(eventsOf(played, 'tookCover')[0])).toEqual(['TC-1', 'TC-2', 'TC-3']);
  expect(rules(eventsOf(played, 'shot')[0])).toEqual(['FIRE-3', 'FIRE-4', 'FIRE-5', 'R137']);
});

test('[OF-4 C] [R74 C] [R92 F] [R44 Q] opportunity fire: paid, not a choice, or free', () => {
  const away = (side: string) => [1, 2, 3].map((n) => ({ id: `${side}-${n}`, at: null }));
  const paid = lane({ edition: 'combat-1.1', tokens: { a: 12, b: 12 }, a: away('a'), b: away('b') });
  const taken = (game: Parameters<typeof play>[0], ...answers: Parameters<typeof play>[1][]) =>
    eventsOf(play(game, past, ...answers), 'opportunityTaken')[0];
  expect(rules(taken(paid, fire('g', 's')))).toEqual(['OF-3', 'OF-4', 'R74']);
  const forced = taken(lane({ edition: 'tactic-qs-fr', rulings: { R92: 'a' } }));
  expect(forced && rulesBehind(forced, 'tactic-qs-fr')).toEqual(['OF-3', 'OF-4', 'R44', 'R92']);
  const free = taken(lane(), fire('g', 's'));
  expect(free && rulesBehind(free, 'tactic-2.2')).toEqual(['OF-3', 'OF-4', 'R44']);
});
