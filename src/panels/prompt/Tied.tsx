import { useTranslations } from '../../i18n/index.ts';
import { type History, nodeAt } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';

/** R01: why the same roll is asked for again. */
export function Tied() {
  const t = useTranslations('ui.prompt.roll');
  const history = useGameStore((s) => s.history);
  const dice = history && tiedDice(history);
  if (!dice) return null;
  const [a, b] = dice;
  return <p>{dice.length === 2 && a === b ? t('bothRolled', { die: a ?? 0 }) : t('tied')}</p>;
}

/** The dice of the last step, if they have decided nothing. */
function tiedDice(history: History): readonly number[] | null {
  const events = nodeAt(history, history.at)?.events ?? [];
  const rolled = events.find((event) => event.event === 'rolled');
  return rolled && events.some((event) => event.event === 'tied') ? rolled.dice : null;
}
