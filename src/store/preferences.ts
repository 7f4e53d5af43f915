import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { LOCALES, type Locale } from '../i18n/index.ts';
import { PLAYED_BY, type PlayedBy } from '../play/players.ts';

/**
 * How the people at this screen like it: kept in the browser, part of no game. What was stored is read as text of unknown
 * origin: whatever is not one of the choices falls back to what the browser prefers.
 */
export const THEMES = ['day', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export interface Preferences {
  readonly language: Locale | 'auto';
  readonly theme: Theme | 'auto';
  /** Dice and miniatures that move; `auto` follows the browser's wish for reduced motion. */
  readonly motion: 'auto' | 'less';
  /** How fast a roll and what comes of it are told; off: at once. */
  readonly eventSpeed: 'slow' | 'normal' | 'fast' | 'off';
  /** How fast the computer plays; step: it waits to be told to go on. */
  readonly opponentPace: 'slow' | 'normal' | 'fast' | 'step';
  /** Whom one plays against from the start page. */
  readonly against: PlayedBy;
  /** Those who have fallen lie where they fell, for the eye alone, where no rule leaves them on the table. */
  readonly fallen: 'shown' | 'hidden';
  readonly sound: 'on' | 'off';
  readonly volume: 'low' | 'medium' | 'high';
  /** A screen between two turns. */
  readonly handOver: 'off' | 'on';
  /** What to do next, said in the first turns of a game. */
  readonly hints: 'shown' | 'hidden';
  /** A table that nobody touches shows by itself how the game is played, after so many minutes. */
  readonly clubTable: 'off' | 'after2' | 'after5' | 'after10';
  /** The board turns to the side that decides. */
  readonly turnToDecider: 'off' | 'on';
  /** Where letters, figures and signs are keys (letters.ts). */
  readonly letters: 'everywhere' | 'board' | 'alt' | 'off';
  /** How much is read out of what is pointed at and of places worth choosing. */
  readonly speech: 'short' | 'normal' | 'full';
  /** Tones for where the keys point: from which side, how far, and what cover there is. */
  readonly tones: 'off' | 'on';
  /** The ids of rules (FIRE-3) where a sign opens the reference; the reference itself and its like always show them. */
  readonly ruleNumbers: 'hidden' | 'shown';
}

export type Pace = Preferences['opponentPace'];
export type ClubTable = Preferences['clubTable'];

interface PreferenceActions {
  set(change: Partial<Preferences>): void;
}

export const CHOICES: { readonly [Key in keyof Preferences]: readonly Preferences[Key][] } = {
  language: ['auto', ...LOCALES],
  theme: ['auto', ...THEMES],
  motion: ['auto', 'less'],
  eventSpeed: ['slow', 'normal', 'fast', 'off'],
  opponentPace: ['slow', 'normal', 'fast', 'step'],
  against: PLAYED_BY,
  fallen: ['shown', 'hidden'],
  sound: ['on', 'off'],
  volume: ['low', 'medium', 'high'],
  handOver: ['off', 'on'],
  hints: ['shown', 'hidden'],
  clubTable: ['off', 'after2', 'after5', 'after10'],
  turnToDecider: ['off', 'on'],
  letters: ['everywhere', 'board', 'alt', 'off'],
  speech: ['short', 'normal', 'full'],
  tones: ['off', 'on'],
  ruleNumbers: ['hidden', 'shown'],
};

const AUTOMATIC: Preferences = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  eventSpeed: 'normal',
  opponentPace: 'normal',
  against: 'person',
  fallen: 'shown',
  sound: 'on',
  volume: 'low',
  handOver: 'off',
  hints: 'shown',
  clubTable: 'off',
  turnToDecider: 'off',
  letters: 'everywhere',
  speech: 'normal',
  tones: 'off',
  ruleNumbers: 'hidden',
};

export const usePreferences = create<Preferences & PreferenceActions>()(
  persist((set) => ({ ...AUTOMATIC, set: (change) => set(change) }), {
    name: 'take-cover.preferences',
    storage: createJSONStorage(() => localStorage),
    partialize: ({ set: _, ...preferences }) => preferences,
    merge: (stored, current) => ({ ...current, ...known(stored) }),
  }),
);

function known(stored: unknown): Partial<Preferences> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([key, value]) => {
      const choices: readonly unknown[] = Object.hasOwn(CHOICES, key) ? CHOICES[key as keyof typeof CHOICES] : [];
      return choices.includes(value);
    }),
  );
}
