import { useEffect, useState } from 'react';
import { describeStand, useSpeech } from '../../board/index.ts';
import { awaiting, type Game, onLevel, samePoint } from '../../engine/index.ts';
import { namesOf, say, type Translator, useTranslations } from '../../i18n/index.ts';
import { isAside, narrate } from '../../i18n/narrate.ts';
import { listed } from '../../i18n/phrase.ts';
import hidden from '../../parts/hidden.module.css';
import { standAt } from '../../play/stand.ts';
import { useAsked } from '../../store/asked.ts';
import { useGameStore } from '../../store/game.ts';
import { rollOf, type Step } from '../../telling/index.ts';

/** Reads out what has just happened, a line for each event, and then what is asked, to those who do not see it. */
export function Latest({ game }: { game: Game }) {
  const t = useTranslations();
  const steps = useLatestSteps();
  const where = useWhere(game);
  const question = useAsked((s) => s.question);
  useTitle(question);
  return (
    <>
      <div className={hidden.hidden} role="status" aria-label={t('ui.log.latest')}>
        {steps
          .flatMap((step) => toldOf(step, t))
          .map((words, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an event is known by its place alone
            <p key={n}>{words} </p>
          ))}
        {where(steps).map((words) => (
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

/** What has happened with a step, a sentence for each event: the names are those of before it. */
function toldOf(step: Step, t: Translator): readonly string[] {
  const { setup, state } = step.before;
  const names = namesOf(setup, t, state.characters, state.markers);
  return step.events.flatMap((event) => {
    const isBlow = event.event === 'rolled' && event.about === 'closeCombat';
    if (isBlow && !step.events.some((each) => each.event === 'exchange')) return [blowOf(step, t)];
    return isAside(event) ? [] : [say(t, narrate(event, names))];
  });
}

/** The first blow of a close combat: a log has its dice with those of the second, a player wants them now. */
function blowOf({ before, ...step }: Step, t: Translator): string {
  const asked = awaiting(before);
  const roll = rollOf(step);
  const who = asked.kind === 'roll' && asked.about.what === 'closeCombat' ? asked.about.who : '';
  const { thing } = namesOf(before.setup, t, before.state.characters, before.state.markers);
  const dice = listed(roll?.dice ?? []);
  return t('ui.said.blow', { who: thing(who), dice, hits: roll?.hits.filter(Boolean).length ?? 0 });
}

/** Where those stand now who are not where they were, or whose way has come to its end: the one who sees it needs no words for it. */
function useWhere(game: Game): (steps: readonly Step[]) => readonly string[] {
  const t = useTranslations('ui');
  const speech = useSpeech(game);
  return (steps) => {
    const [before, after] = [steps[0]?.before, steps.at(-1)?.after];
    // what is jumped to is told by what takes there
    if (!before || !after || after.state.outcome || steps.every(({ events }) => events.length === 0)) return [];
    const wasOnTheWay = new Set(onTheWay(before));
    for (const who of onTheWay(after)) wasOnTheWay.delete(who);
    return after.state.characters.flatMap(({ id, at, level }) => {
      const was = before.state.characters.find((each) => each.id === id);
      const isThere = was?.at && at && samePoint(was.at, at) && was.level === level;
      if (!at || (isThere && !wasOnTheWay.has(id))) return [];
      const stand = describeStand(standAt(after, id, onLevel(at, level)), speech);
      const place = t('hand.characters.at', { x: at[0], y: at[1] });
      return [t('log.now', { who: speech.names.thing(id), where: `${stand}; ${place}` })];
    });
  };
}

const onTheWay = ({ state }: Game): readonly string[] =>
  state.frames.flatMap((frame) => (frame.kind === 'movement' ? [frame.who] : []));

/** The last step, or all steps that one gesture took: a way of several moves is several. */
function useLatestSteps(): readonly Step[] {
  const [steps, setSteps] = useState(() => listOf(useGameStore.getState().lastStep));
  useEffect(() => {
    let going: readonly Step[] | null = null;
    return useGameStore.subscribe(({ lastStep }, { lastStep: before }) => {
      if (lastStep === before) return;
      if (going === null) {
        going = [];
        setTimeout(() => {
          going = null;
        });
      }
      going = [...going, ...listOf(lastStep)];
      setSteps(going);
    });
  }, []);
  return steps;
}

const listOf = (step: Step | null): readonly Step[] => (step ? [step] : []);
