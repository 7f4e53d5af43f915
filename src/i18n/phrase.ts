import type { TranslationValues } from 'use-intl/core';
import type { Id, Side } from '../engine/index.ts';

/** A sentence before it is put into a language. */
export interface Phrase {
  readonly key: string;
  readonly values: TranslationValues;
}

/** What sides and things are called; ids that mean nothing come back as they are. */
export interface Names {
  readonly side: (side: Side) => string;
  /** A character or a piece of scenery. */
  readonly thing: (id: Id) => string;
  /** One of the two of a reinforcement card (REIN-1): the one on the other side if `flipped`. */
  readonly either: (id: Id, flipped: boolean) => string;
  readonly weapon: (id: Id) => string;
  /** Is there more than one level to stand on? Else nothing is said of levels. */
  readonly storeys: boolean;
  /** On which level a character stands. */
  readonly level: (id: Id) => number;
  /** Is it stairs, or a ladder, with landings where others have holes? */
  readonly isPassage: (id: Id) => boolean;
}

export const phrase = (key: string, values: TranslationValues = {}): Phrase => ({ key, values });

export const listed = (words: readonly (string | number)[]): string => (words.length > 0 ? words.join(', ') : '–');

/** Hundredths of u are all that commands hold; more would only be noise. */
export const rounded = (length: number): number => Math.round(length * 100) / 100;
