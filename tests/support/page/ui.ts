import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { usePlanStore } from '../../../src/board/plan/planning.ts';
import { useAsked } from '../../../src/store/asked.ts';
import { useCardInHand } from '../../../src/store/cardInHand.ts';
import { useClock } from '../../../src/store/clock.ts';
import { useCompare } from '../../../src/store/compare.ts';
import { useEvening } from '../../../src/store/evening.ts';
import { useFollowing } from '../../../src/store/following.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { useDrawn, useHint } from '../../../src/store/hintState.ts';
import { useLanguage } from '../../../src/store/language.ts';
import { useOpponent } from '../../../src/store/opponentState.ts';
import { usePointerStore } from '../../../src/store/pointer.ts';
import { usePreferences } from '../../../src/store/preferences.ts';
import { usePresses } from '../../../src/store/presses.ts';
import { useProjector } from '../../../src/store/projector.ts';
import { useResuming } from '../../../src/store/resuming.ts';
import { useReview } from '../../../src/store/review.ts';
import { useRulebook } from '../../../src/store/rulebook.ts';
import { useSettingUp } from '../../../src/store/settingUp.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { useUnanswered } from '../../../src/store/unanswered.ts';
import { useUpdate } from '../../../src/store/update.ts';

afterEach(cleanup);

interface Store<S> {
  getInitialState(): S;
  setState(state: S, replace: true): void;
}

const empty = <S>(store: Store<S>): void => store.setState(store.getInitialState(), true);

// files share their modules: none finds what another has left in a store
afterAll(() => {
  useGameStore.getState().leave();
  empty(useGameStore);
  empty(useUiStore);
  empty(usePointerStore);
  empty(usePlanStore);
  empty(useClock);
  empty(useCardInHand);
  empty(useCompare);
  empty(useEvening);
  empty(useRulebook);
  empty(useAsked);
  empty(useProjector);
  empty(useFollowing);
  empty(useUnanswered);
  empty(useUpdate);
  empty(useHint);
  empty(useDrawn);
  empty(useOpponent);
  empty(useResuming);
  empty(useReview);
  empty(useSettingUp);
  empty(usePresses);
  empty(usePreferences);
  empty(useLanguage);
  localStorage.clear();
  sessionStorage.clear();
});
