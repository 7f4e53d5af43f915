import { useEffect, useState } from 'react';
import { describeStand, useSpeech } from '../../board/index.ts';
import { type Game, type GameEvent, onLevel } from '../../engine/index.ts';
import { namesOf, say, useTranslations } from '../../i18n/index.ts';
import { isAside, narrate } from '../../i18n/narrate.ts';
import hidden from '../../parts/hidden.module.css';
import { standAt } from '../../play/stand.ts';
import { useAsked } from '../../store/asked.ts';
import { useGameStore } from '../../store/game.ts';
import type { GameState } from '../../store/gameState.ts';

/** An event, and how the game stood before it and when all that came with it had been done. */
type Told = Pick<NonNullable<GameState['lastStep']>, 'before' | 'after'> & { readonly event: GameEvent };

/** Reads out what has just happened, a line for each event, and then what is asked, to those who do not see it. */
export function Latest({ game }: { game: Game }) {
  const t = useTranslations();
  const told = useLatestEvents();
  const where = useWhere(game);
  const question = useAsked((s) => s.question);
  useTitle(question);
  return (
    <>
      <div className={hidden.hidden} role="status" aria-label={t('ui.log.latest')}>
        {told.map(({ event, before: { setup, state } }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an event is known by its place alone
          <p key={n}>{say(t, narrate(event, namesOf(setup, t, state.characters, state.markers)))} </p>
        ))}
        {where(told).map((words) => (
          <p key={words}>{words} </p>
        ))}
      </div>
      <p className={hidden.hidden} role="status" aria-label={t('ui.prompt.decision')}>
        {question}
      </p>
    </>
  );
}

/** The page is called by whose decision it is: who comes back to it from another one hears that first. */
function useTitle(question: string | null): void {
  useEffect(() => {
    if (question === null) return undefined;
    const plain = document.title;
    document.title = `${question} · ${plain}`;
    return () => {
      document.title = plain;
    };
  }, [question]);
}

/** Where those stand now who have moved or been deployed: the one who sees it needs no words for it. */
function useWhere(game: Game): (told: readonly Told[]) => readonly string[] {
  const t = useTranslations('ui');
  const speech = useSpeech(game);
  return (told) => {
    const gone = told.flatMap(({ event }) =>
      event.event === 'moved' || event.event === 'deployed' ? [event.who] : [],
    );
    const after = told.at(-1)?.after;
    return [...new Set(gone)].flatMap((who) => {
      const { at = null, level = 0 } = after?.state.characters.find(({ id }) => id === who) ?? {};
      if (!after || !at) return [];
      const stand = describeStand(standAt(after, who, onLevel(at, level)), speech);
      const place = t('hand.characters.at', { x: at[0], y: at[1] });
      return [t('log.now', { who: speech.names.thing(who), where: `${stand}; ${place}` })];
    });
  };
}

/** The events of the last step, or of all steps that one gesture took: a way of several moves is several. */
function useLatestEvents(): readonly Told[] {
  const [events, setEvents] = useState(() => toldOf(useGameStore.getState().lastStep));
  useEffect(() => {
    let going: readonly Told[] | null = null;
    return useGameStore.subscribe(({ lastStep }, { lastStep: before }) => {
      if (lastStep === before) return;
      if (going === null) {
        going = [];
        setTimeout(() => {
          going = null;
        });
      }
      going = [...going, ...toldOf(lastStep)];
      setEvents(going);
    });
  }, []);
  return events;
}

const toldOf = (step: GameState['lastStep']): readonly Told[] =>
  step
    ? step.events.filter((event) => !isAside(event)).map((event) => ({ event, before: step.before, after: step.after }))
    : [];
