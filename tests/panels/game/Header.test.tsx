import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Header } from '../../../src/panels/game/Header.tsx';
import type { GameChoice } from '../../../src/play/newGame.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { choice } from '../../store/table.ts';
import { onTable, show } from '../../support/page/page.tsx';

/** The header of a new game that is played by these rules. */
function header(rules: Partial<GameChoice>): void {
  useGameStore.getState().newGame({ ...choice(), ...rules });
  const { game, history } = onTable();
  show(<Header game={game} history={history} onViewPlace={() => {}} onMenu={() => {}} />);
}

beforeEach(() => useGameStore.getState().leave());

test('names the edition of the game', () => {
  header({ edition: 'tactic-qs-fr' });
  expect(screen.getByTitle('1-48TACTIC, French quick start')).toHaveTextContent(/^French$/);
});

test('names the set of rules as well, or says that there are house rules', () => {
  header({ rules: { 'TURN-3': 6 }, ruleSet: 'Club night' });
  expect(screen.getByTitle('1-48TACTIC 2.2 · Club night')).toHaveTextContent(/^2\.2 · Club night$/);
});

test('says that there are house rules where they have no name', () => {
  header({ rules: { 'TURN-3': 6 } });
  expect(screen.getByTitle('1-48TACTIC 2.2 · House rules')).toBeVisible();
});
