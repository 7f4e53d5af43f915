import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePlanStore } from '../../../src/board/plan/planning.ts';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { movePreview } from '../../../src/pointing/previews/move.ts';
import { point } from '../../../src/store/pointer.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { reporting } from '../../../src/store/unanswered.ts';
import { given, total } from '../../support/builders/given.ts';
import { lay, show } from '../../support/page/page.tsx';

const game = given({
  a: [{ id: 'abel', at: [5, 12] }],
  b: [{ id: 'bo', at: [20, 20] }],
  scenery: [total('house', [7, 10], [3, 4])],
});
const tool = { kind: 'move', who: 'abel', waypoints: [] } as const;

test('what could not be thought through is told as long as it is asked, and not with another tool', () => {
  const now = lay(game);
  act(() => useUiStore.getState().setTool(tool));
  show(<Prompt {...now} />);
  const asker = reporting({ name: 'way' } as never, () => undefined);
  act(() => asker.failed({ question: 'way', why: 'died', message: 'out of memory' }));
  expect(screen.getByRole('alert')).toHaveTextContent('out of memory');
  act(() => useUiStore.getState().setTool({ kind: 'fire', who: 'abel', target: null }));
  expect(screen.queryByText('out of memory')).not.toBeInTheDocument();
});

test('the nearest place is offered until a way that can be gone is pointed at', async () => {
  const now = lay(game);
  act(() => useUiStore.getState().setTool({ ...tool, offer: [6.3, 12] }));
  show(<Prompt {...now} />);
  expect(screen.getByRole('button', { name: 'Go as close as possible' })).toBeVisible();
  const at = [5, 14] as const;
  const move = movePreview(game, tool, at);
  if (!move) throw new Error('there is no way');
  act(() => {
    point(at, null);
    const { tool: held } = useUiStore.getState();
    usePlanStore.setState({
      plan: { game, tool: held as typeof tool, pointedAt: at, move, lines: [], shots: [], danger: [] },
    });
  });
  await screen.findByText(/2u of 4u/, {}, { timeout: 4000 }); // once the pointer rests
  expect(screen.queryByRole('button', { name: 'Go as close as possible' })).not.toBeInTheDocument();
  expect(useUiStore.getState().tool).toMatchObject({ offer: null });
});
