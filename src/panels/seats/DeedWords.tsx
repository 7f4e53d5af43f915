import { namesOf, narrate, say, useTranslations } from '../../i18n/index.ts';
import { gameBefore } from '../../play/lines.ts';
import { useGameStore } from '../../store/game.ts';
import type { Deed } from './lastTurn.ts';

/** An action and what came of it, as the log tells it, in one go. */
export function DeedWords({ deed }: { deed: Deed }) {
  const t = useTranslations();
  const history = useGameStore((s) => s.history);
  if (!history) return null;
  const told = deed.steps.flatMap(({ node, events }) => {
    const { setup, state } = gameBefore(history, node);
    const names = namesOf(setup, t, state.characters, state.markers);
    return events.map((event) => say(t, narrate(event, names)));
  });
  return told.join(' ');
}
