import { say, useTranslations } from '../../i18n/index.ts';
import { namesOf } from '../../i18n/names.ts';
import { isAside, narrate } from '../../i18n/narrate.ts';
import { gameAt, type History, lineTo, nodeAt } from '../../play/history.ts';
import { gameBefore, partingOf } from '../../play/lines.ts';
import { isToldAgain } from '../log/chapters.ts';

/** What happened with a command, sentence by sentence, as the log tells it. */
export const useMomentWords = (history: History, node: number): readonly string[] => useTellMoment()(history, node);

/** The same of whatever moment is asked for. */
export function useTellMoment(): (history: History, node: number) => readonly string[] {
  const t = useTranslations();
  return (history, node) => {
    const { setup, state } = gameBefore(history, node);
    const names = namesOf(setup, t, state.characters, state.markers);
    const events = nodeAt(history, node)?.events ?? [];
    const stands = lineTo(history).includes(node);
    return events
      .filter((event) => !isAside(event) && (stands || isToldAgain(event)))
      .map((event) => say(t, narrate(event, names)));
  };
}

/** What sets a line apart from the one nearest to it, and how its game ended if it did. */
export function useLineWords(history: History, tip: number): readonly string[] {
  const parting = partingOf(history, tip) ?? tip;
  const parted = useMomentWords(history, parting);
  const ended = useMomentWords(history, tip).slice(-1);
  return tip !== parting && gameAt(history, tip).state.outcome ? [...parted, ...ended] : parted;
}

/** In which turn, round or part of the set-up a moment lies. */
export function useChapterWords(history: History, node: number): string {
  const t = useTranslations('ui.log');
  const { setup, state } = gameAt(history, node);
  const { number, round, side } = state.turn;
  if (state.frames[0]?.kind === 'initiative') return t('round', { round });
  return number > 0 ? t('turn', { number, name: setup.sides[side].name }) : t('setup');
}
