import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AllOdds } from '../../../src/panels/odds/AllOdds.tsx';
import { fire, given, play } from '../../support/builders/given.ts';
import { show } from '../../support/page/page.tsx';

test('all numbers are opened from within a sentence, and stand outside of it', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = given({ tokens: { b: 0 }, a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] });
  const { game } = play(before, fire('abel', 'bo'));
  show(
    <p>
      Each die hits on 4+. <AllOdds game={game} who="bo" />
    </p>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  expect(screen.getByRole('dialog').closest('p')).toBeNull();
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
