import { create } from 'zustand';
import type { Messages } from '../i18n/index.ts';

/** What the words of `ui.said` need: which of them, and their values. */
interface Worded {
  readonly say: Exclude<keyof Messages['ui']['said'], 'label'>;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** In those words, or in words of its own. */
type Announcement = Worded | { readonly text: string };

/** `times`: the same thing said twice is said twice. */
export const useAnnounced = create<{ readonly said: Announcement | null; readonly times: number }>()(() => ({
  said: null,
  times: 0,
}));

/** Says something to those who do not see the page. Events, questions and what lies under the cursor are said by themselves. */
export const announce = (say: Worded['say'], values?: Worded['values']): void =>
  put({ say, ...(values && { values }) });

export const announceText = (text: string): void => put({ text });

const put = (said: Announcement): void => useAnnounced.setState(({ times }) => ({ said, times: times + 1 }));
