// @vitest-environment happy-dom
import 'vitest-canvas-mock';
import { beforeAll, expect, test, vi } from 'vitest';
import '../../src/App.tsx';
import { loadAll } from '../../src/parts/onDemand.tsx';
import { momentsMet } from '../support/builders/met.ts';
import { BOARD_KEYS, faultsOfKeys, SIGNS } from '../support/page/everyKey.tsx';

// it is about what is heard: nothing is drawn, and what has no keys of its own is left out
vi.mock('../../src/board/view/Layers.tsx', () => ({ Layers: () => null }));
vi.mock('../../src/panels/log/Log.tsx', () => ({ Log: () => null }));
vi.mock('../../src/panels/timeline/Timeline.tsx', () => ({ Timeline: () => null }));

// happy-dom lays nothing out
vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);

const STATES = 200;
/** Each state hears every third key: another third than the last. */
const THIRDS = 3;

await loadAll();
beforeAll(() => void vi.useFakeTimers());

test('no key is mute, lies, speaks in riddles or loses the focus in 200 states of all editions and languages', () => {
  const faults = momentsMet(STATES, 1).flatMap((met, n) =>
    faultsOfKeys(
      met,
      [BOARD_KEYS, SIGNS].map(([where, keys]) => [where, keys.filter((_, k) => (k + n) % THIRDS === 0)] as const),
    ),
  );
  expect(faults).toEqual([]);
});
