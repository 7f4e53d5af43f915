import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTableKeys } from '../../src/panels/game/useTableKeys.ts';
import { OwnKeys } from '../../src/panels/preferences/OwnKeys.tsx';
import { Button } from '../../src/parts/Button.tsx';
import { sortLetters } from '../../src/store/letters.ts';
import { changeKey, madeFor, resetKeys, useOwnKeys } from '../../src/store/ownKeys.ts';
import { Speaking } from '../support/page/page.tsx';

const onMove = vi.fn();

function Page() {
  useTableKeys();
  return (
    <>
      <Button shortcut="m" onClick={onMove}>
        Go
      </Button>
      <OwnKeys />
    </>
  );
}

let stop = (): void => undefined;
beforeEach(() => {
  stop = sortLetters();
  onMove.mockReset();
});
afterEach(() => {
  stop();
  resetKeys();
});

test('a key that is exchanged does what the other did, which does nothing more, and its button shows it', () => {
  render(<Page />, { wrapper: Speaking });
  fireEvent.change(screen.getByLabelText('Move'), { target: { value: 'Mù' } });
  const button = screen.getByRole('button', { name: 'Go' });
  expect(button).toHaveAttribute('aria-keyshortcuts', 'ù');
  expect(button).toHaveAttribute('title', 'Ù');
  fireEvent.keyDown(document.body, { key: 'm', code: 'KeyM' });
  expect(onMove).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'ù', code: 'Quote' });
  expect(onMove).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByText('All keys as they were'));
  fireEvent.keyDown(document.body, { key: 'm', code: 'KeyM' });
  expect(onMove).toHaveBeenCalledTimes(2);
});

test('one that is taken is refused with what it is for, and everything stays as it was', () => {
  render(<Page />, { wrapper: Speaking });
  fireEvent.change(screen.getByLabelText('Move'), { target: { value: 'Mf' } });
  expect(screen.getByRole('alert')).toHaveTextContent('F is taken: Fire.');
  expect([changeKey('m', '3'), changeKey('m', ' ')]).toEqual(['fixed', 'noSign']);
  expect(useOwnKeys.getState().own).toEqual({});
  expect(madeFor('f')).toBe('f');
});

test('they are kept, and what was stored and clashes is not taken', async () => {
  changeKey('m', 'ù');
  const kept = localStorage.getItem('take-cover.keys') ?? '';
  expect(kept).toContain('ù');
  localStorage.setItem('take-cover.keys', kept.replace('ù', 'f'));
  await useOwnKeys.persist.rehydrate();
  expect(useOwnKeys.getState().own).toEqual({});
});
