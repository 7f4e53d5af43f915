import { create } from 'zustand';
import type { Draft } from '../../play/draft/draft.ts';
import type { StorageFault } from '../../play/journal/stored.ts';
import { keep } from '../../store/library.ts';
import { type Scenario, scenarioMade } from './scenario.ts';

/** A scenario on the workbench, and where the library has it. */
interface InWork {
  readonly item: string | null;
  readonly scenario: Scenario;
}

interface Writing {
  readonly work: InWork | null;
  /** What it was before each change, the latest last; and what was taken back, the next first. */
  readonly before: readonly Scenario[];
  readonly after: readonly Scenario[];
  /** As what its table has been laid on the workbench, to be changed there; null: it has not. */
  readonly onBench: Draft | null;
  /** Why the last change is not stored: it stays on the screen. */
  readonly fault: StorageFault | null;
  /** One of the library, to go on with. */
  take(work: InWork): void;
  /** One that is not kept yet; it is from now on. */
  begin(scenario: Scenario): Promise<void>;
  change(scenario: Scenario): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Tries once more to store it. */
  again(): Promise<void>;
}

export const useWriting = create<Writing>()((set, get) => {
  /** One after the other, so that what is new gets one place in the library and no second. */
  let queue: Promise<void> = Promise.resolve();
  let bench = 0;
  const store = (): Promise<void> => {
    const [on, asked] = [bench, get().work];
    queue = queue.then(async () => {
      const work = on === bench ? get().work : asked;
      if (!work) return;
      const stored = await keep([{ ...scenarioMade(work.scenario), ...(work.item === null ? {} : { id: work.item }) }]);
      const now = get().work;
      set({ fault: stored.ok ? null : stored.fault });
      if (stored.ok && now && on === bench) set({ work: { ...now, item: stored.value[0]?.id ?? now.item } });
    });
    return queue;
  };
  const shown = (scenario: Scenario, steps: Pick<Writing, 'before' | 'after'>): Promise<void> => {
    const { work } = get();
    set({ work: { item: work?.item ?? null, scenario }, ...steps });
    return store();
  };
  return {
    work: null,
    before: [],
    after: [],
    onBench: null,
    fault: null,
    take: (work) => {
      bench++;
      set({ work, before: [], after: [], onBench: null, fault: null });
    },
    begin: (scenario) => {
      get().take({ item: null, scenario });
      return store();
    },
    async change(scenario) {
      const { work, before } = get();
      if (work) await shown(scenario, { before: [...before, work.scenario], after: [] });
    },
    again: store,
    async undo() {
      const { work, before, after } = get();
      const to = before.at(-1);
      if (work && to) await shown(to, { before: before.slice(0, -1), after: [work.scenario, ...after] });
    },
    async redo() {
      const { work, before, after } = get();
      const [to] = after;
      if (work && to) await shown(to, { before: [...before, work.scenario], after: after.slice(1) });
    },
  };
});
