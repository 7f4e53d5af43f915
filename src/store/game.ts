import { create } from 'zustand';
import type { LessonStep } from '../content/index.ts';
import { awaiting, type Command, type CommandType, type GameEvent, type Side, violation } from '../engine/index.ts';
import { type Dice, liveDice, rollCommand, scriptedDice } from '../play/dice.ts';
import { begin, canRedo, gameAt, type History, jump, nodeAt, perform, START } from '../play/history.ts';
import type { GameWriter } from '../play/journal/writer.ts';
import { answers, dueIn, lessonOf, lessonStart } from '../play/lesson.ts';
import { copyOfLine, lineThrough } from '../play/lines.ts';
import { startOf } from '../play/newGame.ts';
import { lyingReady } from '../play/nextDice.ts';
import { computerAsked, redone, undoPoint } from '../play/players.ts';
import { gameOf, type Start } from '../play/start.ts';
import { mayJump, mayUndo } from '../play/takeBack.ts';
import { scriptOf } from '../telling/index.ts';
import { type Autosave, autosave } from './autosave.ts';
import { useClock } from './clock.ts';
import { download } from './download.ts';
import { useEvening } from './evening.ts';
import { gameAsFile } from './gameFile.ts';
import { type GameActions, type GameState, type Looking, looksBack, NO_GAME, standing } from './gameState.ts';
import { useHint } from './hintState.ts';
import { journal } from './journal.ts';
import { useNextDice } from './nextDice.ts';
import { type Opening, openStored, openText } from './opening.ts';
import { isByHand } from './opponentState.ts';
import { rematchOf } from './rematch.ts';
import { rememberGame } from './tab.ts';
import { speedOfTelling } from './tellers.ts';
import { countsForNothing, trialOf } from './trial.ts';
import { useUiStore } from './ui.ts';

const ANYTIME: readonly CommandType[] = ['concede', 'agree', 'umpire', 'freeRoll'];

/** What the players are to be told of a game that has been opened. */
type OpenedHow = Pick<GameState, 'broken' | 'lost'> & { readonly leftOut?: GameState['leftOut'] };

const dice = liveDice();
/** What the evening calls the game: as it is stored. */
let table = '';
let saving: Autosave | null = null;

export const useGameStore = create<GameState & GameActions>()((set, get) => {
  const standAt = (history: History, events: readonly GameEvent[]): void => {
    const { looking, history: past, game } = get();
    const before = looking && past ? gameAt(past, looking.at) : game;
    const after = gameAt(history);
    useUiStore.getState().setHalfBid(null); // a bid is made for the moment at which it was asked for
    useUiStore.getState().refuse(null); // and a refusal is one in that moment
    // stored first: only telling it takes its time
    saving?.keep(history);
    if (saving && !countsForNothing(get().start) && !lessonOf(get().start)) useEvening.getState().note(table, after);
    const lastStep = before && { before, after, events };
    get().tell({ history, looking: null, game: after, awaiting: awaiting(after), lastStep });
  };

  /** The side whose question it would answer, if that is the computer's. What may be said at any time is anybody's to say. */
  const computersTurn = ({ type }: Command): Side | null => {
    const { game, awaiting, start, settings } = get();
    if (!game || !awaiting || ANYTIME.includes(type)) return null;
    const side = computerAsked(start?.players, settings.dice, awaiting);
    return side && !isByHand(side, game.state.turn.number) ? side : null;
  };

  /** What the lesson on the table asks for now, if there is one. */
  const lessonStep = (): LessonStep | null => {
    const { start, history } = get();
    const lesson = lessonOf(start);
    return (lesson && history && dueIn(lesson, history)?.step) ?? null;
  };

  /** The dice that were laid ready, if there are enough of them for a roll. */
  const readyFor = (count: number): Dice | null => {
    const { history } = get();
    const ready = history ? lyingReady(useNextDice.getState().dice, history) : [];
    return ready.length >= count ? scriptedDice(ready) : null;
  };

  /** Puts a game on the table, fresh or opened; `writer` goes on writing where it is stored, null: it is kept nowhere. */
  const seat = (
    start: Start,
    history: History,
    writer: GameWriter | null,
    { broken, lost, leftOut = null }: OpenedHow = NO_GAME,
  ): void => {
    saving?.stop();
    rememberGame(null);
    table = writer?.game ?? '';
    const game = gameAt(history);
    useUiStore.getState().reset();
    useNextDice.getState().clear();
    useClock.getState().set(start.clock ?? null);
    const now = { game, awaiting: awaiting(game), looking: null, lastStep: null, telling: null };
    set({ ...now, start, history, settings: start.settings, broken, lost, leftOut, stored: 'saved' });
    saving =
      writer &&
      autosave(writer, (stored) => {
        set({ stored });
        if (stored === 'saved') rememberGame(writer.game);
      });
    saving?.keep(history);
  };

  /** Turns the table to another moment; going one step forward shows what happened in it. */
  const show = (looking: Looking | null): void => {
    const { game, awaiting, history, looking: was } = get();
    if (!history) return;
    const [from, to] = [was?.at ?? history.at, looking?.at ?? history.at];
    const step = nodeAt(history, to);
    useUiStore.getState().refuse(null);
    const events = step?.parent === from && looking?.event == null ? step.events : [];
    const lastStep = { before: gameAt(history, from), after: gameAt(history, to), events };
    get().tell({ game, awaiting, history, looking, lastStep });
  };

  const begun = (start: Start, history: History, how?: OpenedHow): void =>
    seat(start, history, journal.begin(start), how);

  const seatOpened = (opening: Opening): Opening => {
    if (!opening.ok) return opening;
    const { start, history, writer } = opening;
    if (writer) {
      seat(start, history, writer, opening);
      rememberGame(writer.game);
    } else begun(start, history, opening);
    return opening;
  };

  return {
    ...NO_GAME,

    send(command, by = 'person') {
      get().endTelling();
      const { history } = get();
      if (!history) return violation('FLOW-OVER');
      if (looksBack(get())) return violation('FLOW-STALE');
      const foreign = by === 'person' ? computersTurn(command) : null;
      if (foreign) return violation('FLOW-TURN', { by: foreign });
      const due = by === 'person' ? lessonStep() : null;
      if (due && !answers(due, command)) {
        const refused = violation('FLOW-PENDING', { lesson: due.command.type });
        useUiStore.getState().refuse(refused); // outside lessons what is offered is never refused
        return refused;
      }
      const { about, side } = useHint.getState();
      const isHinted = by === 'person' && side !== null && about === get().game;
      const result = perform(history, due?.command ?? command, isHinted ? { 'x-hint': side } : undefined);
      if (!result.ok) return result.violation;
      standAt(result.history, result.events);
      return null;
    },

    roll(by) {
      get().endTelling();
      const due = get().awaiting;
      const wanted = lessonStep()?.command; // its dice lie ready
      if (due?.kind !== 'roll') return violation('FLOW-PENDING');
      const ready = wanted ? null : readyFor(due.dice);
      const command = wanted?.type === 'roll' ? wanted : rollCommand(ready ?? dice, due.dice);
      const refused = command ? get().send(command, by) : violation('FLOW-PENDING');
      const { history } = standing(get());
      if (ready && !refused && history) useNextDice.getState().use(history.at, due.dice);
      return refused;
    },

    branch(rolls) {
      get().endTelling();
      const { history, awaiting: due } = get();
      if (!history) return violation('FLOW-OVER');
      if (looksBack(get())) return violation('FLOW-STALE');
      if (due?.kind !== 'roll') return violation('FLOW-PENDING');
      let all = history;
      for (const dice of rolls) {
        const rolled = perform({ ...all, at: history.at }, { type: 'roll', dice, source: 'fixed' });
        if (!rolled.ok) return rolled.violation;
        all = rolled.history;
      }
      standAt({ ...all, at: history.at }, []);
      return null;
    },

    /** What is being told is taken back untold. */
    undo() {
      const { history } = standing(get());
      if (!history) return violation('FLOW-OVER');
      const { start, settings } = get();
      const played = [history, start?.players, settings.dice] as const;
      const refused = looksBack(standing(get())) ? violation('FLOW-STALE') : mayUndo(...played);
      if (refused) get().endTelling();
      else standAt({ ...history, at: undoPoint(...played) }, []);
      return refused;
    },

    redo() {
      get().endTelling();
      const { history, start, settings } = get();
      if (!history || !canRedo(history) || looksBack(get())) return;
      standAt(redone(history, start?.players, settings.dice), []);
    },

    jump(index) {
      get().endTelling();
      const { history } = get();
      if (!history) return violation('FLOW-OVER');
      const refused = mayJump(history, index);
      if (!refused) standAt(jump(history, index), []);
      return refused;
    },

    write(written) {
      get().endTelling();
      const { history } = get();
      if (!history) return;
      const next = written(history);
      set({ history: next });
      saving?.keep(next);
    },

    look(at, event = null) {
      get().endTelling();
      const { history, looking } = get();
      if (!history || (at !== START && !nodeAt(history, at))) return;
      const { tip } = lineThrough(history, at, looking?.tip);
      show(at === history.at && event === null ? null : { at, event, tip });
      if (looksBack(get())) useUiStore.getState().layDown();
    },

    lookAway() {
      get().endTelling();
      if (get().looking) show(null);
      get().endTelling();
    },

    tell(then) {
      const speed = speedOfTelling();
      const script = then.lastStep && speed !== null ? scriptOf(then.lastStep) : null;
      if (!script || speed === null) set({ ...then, telling: null });
      else set({ telling: { script, speed, phase: script.rest > 0 ? 'rolling' : 'landed', landed: 0, then } });
    },

    tellOn(script, come) {
      const { telling } = get();
      if (telling?.script === script) set({ telling: { ...telling, ...come } });
    },

    endTelling() {
      const { telling } = get();
      if (telling) set({ ...telling.then, telling: null });
    },

    newGame(choice) {
      const start = startOf(choice);
      begun(start, begin(gameOf(start), start.settings.takeBack));
    },

    showGame(choice) {
      const start = startOf(choice);
      seat(start, begin(gameOf(start), start.settings.takeBack), null);
    },

    beginLesson(id, names, title) {
      const start = lessonStart(id, names, title);
      begun(start, begin(gameOf(start), start.settings.takeBack));
    },

    open: async (text) => seatOpened(await openText(text)),
    continueGame: async (id) => seatOpened(await openStored(id)),

    rematch(how) {
      const { start } = get();
      if (!start) return;
      const next = rematchOf(start, how);
      begun(next, begin(gameOf(next), next.settings.takeBack));
    },

    playFrom: (start) => begun(start, begin(gameOf(start), start.settings.takeBack)),

    tryOut(from, title) {
      get().endTelling();
      const { start, history } = get();
      if (start && history) begun(trialOf(start, title), copyOfLine(history, from, 'freely'));
    },

    saveToFile() {
      const file = gameAsFile({ ...get(), ...standing(get()) });
      if (file) download(file.name, file.text);
      return file?.name ?? null;
    },

    keepClock() {
      const { clock } = useClock.getState();
      if (clock) saving?.keepClock(clock);
    },

    leave() {
      saving?.stop();
      saving = null;
      rememberGame(null);
      useUiStore.getState().reset();
      useClock.getState().set(null);
      set(NO_GAME);
    },

    goOnWhereAgreed() {
      const { broken } = get();
      if (broken) begun(broken.start, broken.agreeing);
    },

    dismissBroken: () => set({ broken: null, lost: 0, leftOut: null }),
  };
});
