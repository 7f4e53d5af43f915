import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTableKeys } from '../../../src/panels/game/useTableKeys.ts';
import { Button } from '../../../src/parts/Button.tsx';
import { useUiStore } from '../../../src/store/ui.ts';
import { show } from '../../support/page/page.tsx';

const onMove = vi.fn();
const onEnd = vi.fn();

function Page() {
  useTableKeys();
  return (
    <>
      <Button shortcut="m" onClick={onMove}>
        Move
      </Button>
      <Button shortcut="e" refused onClick={onEnd}>
        End turn
      </Button>
      <input aria-label="note" />
    </>
  );
}

beforeEach(() => {
  onMove.mockReset();
  onEnd.mockReset();
  show(<Page />);
});

test('a key does what its button does', async () => {
  await userEvent.keyboard('m');
  expect(onMove).toHaveBeenCalledOnce();
});

test('the key of a refused action does nothing', async () => {
  await userEvent.keyboard('e');
  expect(onEnd).not.toHaveBeenCalled();
});

test('typing is typing', async () => {
  await userEvent.type(screen.getByLabelText('note'), 'm');
  expect(onMove).not.toHaveBeenCalled();
});

test('Escape backs out', async () => {
  useUiStore.getState().setTool({ kind: 'measure' });
  await userEvent.keyboard('{Escape}');
  expect(useUiStore.getState().tool.kind).toBe('idle');
});
