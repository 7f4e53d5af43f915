import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Announcer } from '../../../src/panels/game/Announcer.tsx';
import { sayAgain } from '../../../src/panels/game/lastSaid.ts';
import { announceText } from '../../../src/store/announced.ts';
import { given } from '../../support/builders/given.ts';
import { Speaking } from '../../support/page/page.tsx';

const game = given({ a: [{ id: 'anton', at: [6, 12] }], b: [{ id: 'berta', at: [16, 12] }] });

test('what was last said is said again, all that followed one press, as often as one likes', async () => {
  render(<Announcer game={game} />, { wrapper: Speaking });
  const status = screen.getByRole('status');
  const say = (text: string) => act(async () => announceText(text));
  const again = async () => {
    fireEvent.keyDown(document.body, { key: ';' });
    await act(async () => sayAgain());
    return status.textContent;
  };
  expect(await again()).toBe('Nothing has been said yet.');
  fireEvent.keyDown(document.body, { key: 'k' });
  await say('Anton moves.');
  await say('He is in cover.');
  expect(await again()).toBe('Anton moves. He is in cover.');
  expect(await again()).toBe('Anton moves. He is in cover.');
  fireEvent.keyDown(document.body, { key: 'k' });
  await say('Berta is hit.');
  expect(await again()).toBe('Berta is hit.');
});
