import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Menu, MenuItem, MenuTitle } from '../../src/parts/Menu.tsx';

const chosen = vi.fn();
const onClose = vi.fn();
const keyOfGame = vi.fn();

beforeEach(() => {
  for (const spy of [chosen, onClose, keyOfGame]) spy.mockReset();
  window.addEventListener('keydown', keyOfGame);
  render(
    <>
      <button type="button">Before</button>
      <Menu label="What to do" place={[10, 20]} onClose={onClose}>
        <MenuTitle>Abel</MenuTitle>
        <MenuItem refused={null} shortcut="m" onChoose={() => chosen('move')}>
          Move
        </MenuItem>
        <MenuItem refused="There is no token left." shortcut="f" onChoose={() => chosen('fire')}>
          Fire
        </MenuItem>
        <MenuItem refused={null} shortcut={null} onChoose={() => chosen('look')}>
          Look
        </MenuItem>
      </Menu>
    </>,
  );
  return () => window.removeEventListener('keydown', keyOfGame);
});

const item = (name: RegExp) => screen.getByRole('menuitem', { name });

test('has its name, and its first entry the focus', () => {
  expect(screen.getByRole('menu')).toHaveAccessibleName('What to do');
  expect(item(/^Move/)).toHaveFocus();
});

describe('by keys', () => {
  test('the arrows go round, Home and End to the ends', async () => {
    await userEvent.keyboard('{ArrowUp}');
    expect(item(/^Look/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(item(/^Fire/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(item(/^Look/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(item(/^Move/)).toHaveFocus();
  });

  test('Enter chooses and closes', async () => {
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('move');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('the key of an entry chooses it from anywhere', async () => {
    await userEvent.keyboard('{End}m');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('move');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('Escape and Tab close without choosing', async () => {
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Tab}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(chosen).not.toHaveBeenCalled();
  });

  test('no key gets through to what lies below', async () => {
    await userEvent.keyboard('{ArrowDown}x{Escape}');
    expect(keyOfGame).not.toHaveBeenCalled();
  });
});

test('a refused entry can be gone to and read, not chosen', async () => {
  await userEvent.keyboard('{ArrowDown}{Enter}f');
  expect(item(/^Fire/)).toHaveFocus();
  expect(item(/^Fire/)).toHaveAttribute('aria-disabled', 'true');
  expect(item(/^Fire/)).toHaveTextContent('There is no token left.');
  await userEvent.click(item(/^Fire/));
  expect(chosen).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('a press beside it closes it', async () => {
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
  expect(onClose).toHaveBeenCalledOnce();
});

test('a click chooses', async () => {
  await userEvent.click(item(/^Look/));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('look');
});
