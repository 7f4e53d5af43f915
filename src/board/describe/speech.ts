import { useMemo } from 'react';
import { type Game, shownLength, type Violation } from '../../engine/index.ts';
import {
  type Names,
  namesOf,
  refusal,
  say,
  type Translator,
  useLocale,
  useTranslations,
  type WordedEdition,
} from '../../i18n/index.ts';
import { useEdition } from '../../store/edition.ts';

/** A few lines about what is pointed at: shown beside the pointer, and read out where there is none. */
export interface Description {
  readonly title: string;
  readonly lines: readonly string[];
  /** Those of the lines without which nobody would decide: said even by the shortest speech. */
  readonly brief?: readonly string[];
  /** What one would not want to overlook. */
  readonly warnings?: readonly string[];
  /** Why it is refused. */
  readonly refused?: string;
}

export interface Speech {
  readonly t: Translator;
  readonly names: Names;
  /** The edition that is played. */
  readonly edition: WordedEdition;
  /** In which language; `t` is another one in each component. */
  readonly locale: string;
}

/** How things of one game are said. */
export function useSpeech({ setup, state: { characters, markers } }: Game): Speech {
  const t = useTranslations();
  const locale = useLocale();
  const edition = useEdition();
  return useMemo(
    () => ({ t, names: namesOf(setup, t, characters, markers), edition, locale }),
    [setup, t, characters, markers, edition, locale],
  );
}

export const length = ({ t }: Speech, u: number): string => t('board.length', { length: shownLength(u) });

/** How far off something lies, to find it by: no limit of a rule hangs on it, so that 10.001 is 10. */
export const inTenths = (u: number): number => Math.round(u * 10) / 10;

export const namesOfAll = ({ names }: Speech, ids: readonly string[]): string => ids.map(names.thing).join(', ');

export const why = (violation: Violation | null, { t, names, edition }: Speech): { refused?: string } =>
  violation ? { refused: say(t, refusal(t, violation, names, edition)) } : {};
