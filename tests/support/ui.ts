import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { usePlanStore } from '../../src/board/plan/planning.ts';
import { useCompare } from '../../src/store/compare.ts';
import { useGameStore } from '../../src/store/game.ts';
import { useLanguage } from '../../src/store/language.ts';
import { usePreferences } from '../../src/store/preferences.ts';
import { useRulebook } from '../../src/store/rulebook.ts';
import { useUiStore } from '../../src/store/ui.ts';

afterEach(cleanup);

// files share their modules: none finds what another has left in a store
afterAll(() => {
  useGameStore.getState().leave();
  useGameStore.setState(useGameStore.getInitialState(), true);
  useUiStore.setState(useUiStore.getInitialState(), true);
  useRulebook.setState(useRulebook.getInitialState(), true);
  usePreferences.setState(usePreferences.getInitialState(), true);
  useLanguage.setState(useLanguage.getInitialState(), true);
  useCompare.setState(useCompare.getInitialState(), true);
  usePlanStore.setState(usePlanStore.getInitialState(), true);
});
