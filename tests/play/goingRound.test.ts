import { expect } from 'vitest';
import { wayOut } from '../../src/play/goingRound.ts';
import { begin, gameAt, type History } from '../../src/play/history.ts';
import { test } from '../support/builders/editions.ts';
import { endTurn, given, handOver, move } from '../support/builders/given.ts';
import { played } from './playing.ts';

/** Two friends with one grenade, which may be handed to and fro for nothing. */
const friends = (): History =>
  begin(
    given({
      edition: 'tactic-2.0-beta',
      a: [
        { id: 'p', at: [6, 12], state: { grenades: ['smoke'] } },
        { id: 'q', at: [8, 12] },
      ],
      b: [{ id: 'e', at: [20, 6] }],
    }),
    'freely',
  );

const toAndFro = (history: History, times: number): History =>
  Array.from({ length: times }).reduce<History>(
    (now, _, i) => played(now, i % 2 === 0 ? handOver('p', 'q', 'smoke') : handOver('q', 'p', 'smoke')),
    history,
  );

test('to do what costs nothing again and again leads nowhere', () => {
  expect(wayOut(toAndFro(friends(), 6))).toBeNull();
  expect(wayOut(toAndFro(friends(), 14))).not.toBeNull();
});

test('[TURN-6 B] where the turn may not end yet it is something that takes a token', () => {
  const history = toAndFro(friends(), 14);
  const out = wayOut(history);
  const after = out && gameAt(played(history, out));
  expect(after?.state.tokens.a).toBeLessThan(gameAt(history).state.tokens.a);
});

test('a token spent begins anew', () => {
  const spent = played(toAndFro(friends(), 8), move('p', [6, 12], [6.5, 12]));
  expect(wayOut(toAndFro(spent, 8))).toBeNull();
  expect(wayOut(toAndFro(spent, 14))).toEqual(endTurn);
});
