import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { onDemand } from '../../src/parts/onDemand.tsx';
import { show } from '../support/page/page.tsx';

interface PartProps {
  name: string;
  onClose?: () => void;
}

const Part = ({ name }: PartProps) => <p>{name} is there</p>;

/** Cannot be had the first time. */
const atSecondAsking = () =>
  vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('404')).mockResolvedValue(Part);

test('[case F5] a part that cannot be had is said, and fetched again', async () => {
  const Late = onDemand(atSecondAsking());
  show(<Late name="menu" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be fetched');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('menu is there')).toBeVisible();
});

test('[case F5] one that can be closed can be done without', async () => {
  const Late = onDemand(atSecondAsking());
  const onClose = vi.fn();
  show(<Late name="list" onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(['focus', 'online'])('[case F5] an ornament is fetched again with %s, without a word', async (back) => {
  const fetchPart = atSecondAsking();
  const Late = onDemand(fetchPart, null, true);
  show(<Late name="picture" />);
  await vi.waitFor(() => expect(fetchPart).toHaveBeenCalledOnce());
  await act(async () => undefined);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void window.dispatchEvent(new Event(back)));
  expect(await screen.findByText('picture is there')).toBeVisible();
});
