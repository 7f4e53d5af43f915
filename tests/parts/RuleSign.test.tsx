import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RuleSign } from '../../src/parts/RuleSign.tsx';
import { usePreferences } from '../../src/store/preferences.ts';
import { useRulebook } from '../../src/store/rulebook.ts';
import { show } from '../support/page/page.tsx';

const sign = (name: string) => screen.getByRole('button', { name });

test('is a sign with words for its name, and opens the reference', async () => {
  show(<RuleSign rule="TURN-3" />);
  expect(sign('Rule: Income (TURN-3)')).toHaveTextContent(/^$/);
  await userEvent.click(sign('Rule: Income (TURN-3)'));
  expect(useRulebook.getState().places).toEqual([{ kind: 'look-up', entry: 'TURN-3' }]);
});

test('speaks of rulings as ours, and of rules as the edition has them', () => {
  show(
    <>
      <RuleSign rule="R32" />
      <RuleSign rule="TURN-2" edition="combat-1.1" />
    </>,
  );
  expect(sign('Our ruling: Partly within 2u (R32)')).toBeVisible();
  expect(sign('Rule: Initiative (TURN-2)')).toBeVisible();
});

test('shows the id where that is preferred', () => {
  show(<RuleSign rule="TURN-3" />);
  act(() => usePreferences.getState().set({ ruleNumbers: 'shown' }));
  expect(sign('Rule: Income (TURN-3)')).toHaveTextContent(/^TURN-3$/);
});

test('a rule of the program itself has none', () => {
  show(<RuleSign rule="FLOW-OVER" />);
  expect(screen.queryByRole('button')).toBeNull();
});
