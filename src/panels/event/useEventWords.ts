import { awaiting, type GameEvent, sum } from '../../engine/index.ts';
import { say, useTranslations } from '../../i18n/index.ts';
import { narrate, suppressed } from '../../i18n/narrate.ts';
import type { Script } from '../../telling/index.ts';
import { useWords } from '../useWords.ts';

/** What is said of a step while it is told. */
export interface EventWords {
  /** What was done, of a step that nobody rolled for; it says nothing of how it ends. */
  readonly deed: string;
  /** What the dice have to show, known before the roll; '' where no number hits. */
  readonly needed: string;
  /** How many dice have hit; '' where none of them hits anything. */
  readonly counted: string;
  /** What came of it, a sentence each. */
  readonly outcome: readonly string[];
}

const DEEDS: ReadonlySet<GameEvent['event']> = new Set(['grenadeThrown', 'drifted', 'markerPlaced', 'firersJoined']);

/** Events that say what came of a step, besides who is suppressed; the others are told by the dice, or in the log alone. */
const OUTCOMES: ReadonlySet<GameEvent['event']> = new Set([
  ...(['tied', 'rollOffWon', 'deployOrder', 'firstTurn', 'initiativeWon', 'scattered', 'driftedOff', 'burst'] as const),
  ...(['wounded', 'eliminated', 'firstFell', 'panicked', 'recovered', 'deadlock', 'over'] as const),
]);

export function useEventWords({ step, roll, stamps }: Script): EventWords {
  const t = useTranslations();
  const words = useWords(step.before);
  const laid = useWords(step.after); // names markers that have come with the step
  const told = (event: GameEvent): string => say(t, narrate(event, laid.names));
  const asked = awaiting(step.before);
  const deed = step.events.find(({ event }) => DEEDS.has(event));
  const pinned = step.events.filter((event) => event.event === 'suppressed');
  const outcome = step.events
    .filter((event) => OUTCOMES.has(event.event) && !isOutdone(event, step.events))
    .map(told)
    .concat(pinned.length > 0 ? [say(t, suppressed(pinned, laid.names))] : []);
  const unhurt = stamps.flatMap(({ who, word }) =>
    word === 'missed' || word === 'inCover' ? [t(`ui.event.${word}`, { who: words.name(who) })] : [],
  );
  const hits = roll?.hits.filter(Boolean).length ?? 0;
  const needed =
    asked.kind === 'roll' && 'need' in asked.about
      ? `${words.dice(asked.dice)}, ${words.need(sum(asked.about.need))}`
      : '';
  return {
    deed: deed ? told(deed) : '',
    needed,
    counted: roll?.counted ? t('ui.dice.hits', { hits }) : '',
    outcome: outcome.length > 0 ? outcome : unhurt,
  };
}

/** A wound of one who falls by the same roll is no news. */
const isOutdone = (event: GameEvent, events: readonly GameEvent[]): boolean =>
  event.event === 'wounded' &&
  events.some((other) => (other.event === 'eliminated' || other.event === 'firstFell') && other.who === event.who);
