import { useMemo } from 'react';
import type { Game } from '../../engine/index.ts';
import { say, useTranslations } from '../../i18n/index.ts';
import { namesOf } from '../../i18n/names.ts';
import { narrate } from '../../i18n/narrate.ts';
import { reasons } from '../../i18n/reasons.ts';
import { type History, jump } from '../../play/history.ts';
import { type Chapter, chapters, type LogEntry } from '../log/chapters.ts';
import { sumsOf } from '../log/Numbers.tsx';

/** The log up to a moment, a line for each sentence with what its number consists of; what was taken back is left out. */
export function useToldLog(game: Game, history: History, at: number): readonly string[] {
  const t = useTranslations();
  return useMemo(() => {
    const heading = ({ round, number, side }: Chapter): string => {
      if (side) return t('ui.log.turn', { number, name: game.setup.sides[side].name });
      return round > 0 ? t('ui.log.round', { round }) : t('ui.log.setup');
    };
    const line = ({ before, event }: LogEntry): string => {
      const names = namesOf(before.setup, t, before.state.characters, before.state.markers);
      const sentence = say(t, narrate(event, names));
      const sums = sumsOf(before, event);
      if (!sums) return sentence;
      const because = reasons([...(sums.count ?? []), ...sums.need], names).map((each) => say(t, each));
      return t('ui.share.because', { sentence, reasons: because.join(', ') });
    };
    return chapters(jump(history, at)).flatMap((chapter) => [
      `${heading(chapter)}:`,
      ...chapter.passages.filter(({ takenBack }) => !takenBack).flatMap(({ entries }) => entries.map(line)),
    ]);
  }, [game, history, at, t]);
}
