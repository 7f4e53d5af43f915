import { useEffect, useState } from 'react';
import type { Game, GameEvent } from '../../engine/index.ts';
import { say, useTranslations } from '../../i18n/index.ts';
import { isAside, narrate } from '../../i18n/narrate.ts';
import hidden from '../../parts/hidden.module.css';
import { useAsked } from '../../store/asked.ts';
import { useGameStore } from '../../store/game.ts';
import { useWords } from '../useWords.ts';

/** Reads out what has just happened, a line for each event, and then what is asked, to those who do not see it. */
export function Latest({ game }: { game: Game }) {
  const t = useTranslations();
  const words = useWords(game);
  const events = useLatestEvents();
  const question = useAsked((s) => s.question);
  return (
    <>
      <div className={hidden.hidden} role="status" aria-label={t('ui.log.latest')}>
        {events.map((event, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an event is known by its place alone
          <p key={n}>{say(t, narrate(event, words.names))} </p>
        ))}
      </div>
      <p className={hidden.hidden} role="status" aria-label={t('ui.prompt.decision')}>
        {question}
      </p>
    </>
  );
}

/** The events of the last step, or of all steps that one gesture took: a way of several moves is several. */
function useLatestEvents(): readonly GameEvent[] {
  const [events, setEvents] = useState<readonly GameEvent[]>(() => told(useGameStore.getState().lastStep?.events));
  useEffect(() => {
    let going: readonly GameEvent[] | null = null;
    return useGameStore.subscribe(({ lastStep }, { lastStep: before }) => {
      if (lastStep === before) return;
      if (going === null) {
        going = [];
        setTimeout(() => {
          going = null;
        });
      }
      going = [...going, ...told(lastStep?.events)];
      setEvents(going);
    });
  }, []);
  return events;
}

const told = (events: readonly GameEvent[] = []): readonly GameEvent[] => events.filter((event) => !isAside(event));
