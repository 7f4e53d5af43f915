import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { IconButton } from '../../src/parts/IconButton.tsx';

const onClick = vi.fn();

beforeEach(() => {
  onClick.mockReset();
  render(
    <>
      <IconButton label="Measure" shortcut="d" describedBy="why" onClick={onClick}>
        <svg aria-hidden="true" />
      </IconButton>
      <p id="why">Costs nothing.</p>
    </>,
  );
});

const button = () => screen.getByRole('button', { name: 'Measure' });
const tooltip = () => screen.queryByRole('tooltip')?.textContent ?? null;

test('says its name to a mouse that rests on it', async () => {
  expect(tooltip()).toBeNull();
  await userEvent.hover(button());
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Measure · D');
  await userEvent.click(button());
  expect(tooltip()).toBeNull();
  expect(onClick).toHaveBeenCalledOnce();
});

test('says it to who comes by key, and Escape puts it away', async () => {
  await userEvent.tab();
  expect(button()).toHaveFocus();
  expect(tooltip()).toBe('Measure · D');
  await userEvent.keyboard('{Escape}');
  expect(tooltip()).toBeNull();
  expect(button()).toHaveFocus();
});

test('keeps the description it has', async () => {
  await userEvent.tab();
  expect(button()).toHaveAccessibleDescription(/^Costs nothing\./);
});
