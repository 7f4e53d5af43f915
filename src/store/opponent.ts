import { type Awaiting, type Command, type Game, other, type Side } from '../engine/index.ts';
import { wayOut } from '../play/goingRound.ts';
import { BUDGET, type How, type Thoughts } from '../play/opponent/index.ts';
import { computerAsked, strengthOf } from '../play/players.ts';
import { opponentQuestion } from '../play/questions.ts';
import type { Fault } from '../thinking/question.ts';
import { thinking } from '../thinking/thinking.ts';
import { useGameStore } from './game.ts';
import { looksBack } from './gameState.ts';
import { AT_REST, isByHand, type Opponent, useOpponent } from './opponentState.ts';
import { type Pace, usePreferences } from './preferences.ts';
import { useSettingUp } from './settingUp.ts';
import { realTimer, type Timer } from './telling.ts';
import { useUiStore } from './ui.ts';

/** Beyond this the best that has been found is played; without any it is slow, and that is said. In ms. */
const DEADLINE = 1500;
const TOO_SLOW = 15_000;

/** How long it stands what it will do, at the plain pace, in ms. */
const TO_READ = { roll: 500, answer: 700, move: 900, attack: 1500 } as const;
const PACES: Readonly<Record<Exclude<Pace, 'step'>, number>> = { slow: 2, normal: 1, fast: 0.4 };

/** What is to be done at the screen with one that acts. */
interface Controls {
  /** What it is about is done now. */
  goOn(): void;
}

let controls: Controls | null = null;

/** It does what it is about now, also where it is held. */
export const letItAct = (): void => controls?.goOn();

/** It stands still, or goes on. */
export const hold = (held: boolean): void => useOpponent.setState({ held });

/** Its reasons are opened, for which it stands still, or closed. */
export const explain = (explains: boolean): void =>
  useOpponent.setState(explains ? { explains, held: true } : { explains });

/** It plays on without a pause until somebody at the screen is asked. */
export const toMyTurn = (): void => useOpponent.setState({ hurried: true, held: false });

/** This turn of its side is played by somebody at the screen. */
export function playByHand(): void {
  const { by } = useOpponent.getState();
  const { game } = useGameStore.getState();
  if (by && game) useOpponent.setState({ byHand: { side: by, turn: game.state.turn.number } });
}

/** After a fault: it is asked once more. */
export const askAgain = (): void => useOpponent.setState({ phase: 'idle', fault: null });

/** The side that the computer plays and that is asked now; null: nobody, or not yet. */
function due(): Side | null {
  const state = useGameStore.getState();
  const { game, awaiting, start, telling, settings } = state;
  if (!game || !awaiting || !start?.players || telling || looksBack(state) || useSettingUp.getState().on) return null;
  const side = computerAsked(start.players, settings.dice, awaiting);
  return side && !isByHand(side, game.state.turn.number) ? side : null;
}

/** Is a question the computer's to answer, and not played by hand in this turn? */
export function useComputersTurn(game: Game, question: Awaiting): boolean {
  const players = useGameStore((s) => s.start?.players);
  const dice = useGameStore((s) => s.settings.dice);
  const byHand = useOpponent((s) => s.byHand);
  const side = computerAsked(players, dice, question);
  return side !== null && !(byHand?.side === side && byHand.turn === game.state.turn.number);
}

function howFor(side: Side): How {
  const { players } = useGameStore.getState().start ?? {};
  return { strength: strengthOf(players, side) ?? 'normal', seed: players?.seed ?? 0, budget: BUDGET };
}

/** Plays the sides that are the computer's, in this window, until it is stopped. `fixedPace`: left out, as the players like it. */
export function runOpponent(timer: Timer = realTimer, fixedPace?: Pace): () => void {
  let about: Game | null = null;
  let stopAll: (() => void)[] = [];
  const stop = (): void => {
    for (const each of stopAll) each();
    stopAll = [];
  };
  const set = (change: Partial<Opponent>): void => useOpponent.setState(change);

  const act = (): void => {
    const { command, phase } = useOpponent.getState();
    const { game, send, roll } = useGameStore.getState();
    if (phase !== 'about' || game !== about) return;
    stop();
    about = null;
    set({ phase: 'idle', command: null, thoughts: null });
    useUiStore.getState().select(null);
    const refused = command ? send(command, 'program') : roll('program');
    if (refused) fail({ question: opponentQuestion.name, why: 'threw', message: refused.rule });
  };

  const fail = (fault: Fault): void => set({ phase: 'failed', fault, held: false, hurried: false });

  /** What it is about can be seen from now on. */
  const intend = (command: Command | null, thoughts: Thoughts | null): void => {
    set({ phase: 'about', command, thoughts });
    if (command && 'who' in command && !useOpponent.getState().hurried) useUiStore.getState().select(command.who);
    wait();
  };

  const wait = (): void => {
    stop();
    const { held, hurried, command } = useOpponent.getState();
    const pace = fixedPace ?? usePreferences.getState().opponentPace;
    const ms = hurried ? 0 : pace === 'step' || held ? null : PACES[pace] * TO_READ[kindOf(command)];
    set({ wait: ms });
    if (ms !== null) stopAll.push(timer.after(ms, act));
  };

  const ask = (game: Game, side: Side): void => {
    let best: Thoughts | null = null;
    let isLate = false;
    const answered = (thoughts: Thoughts | null): void => {
      if (about !== game) return;
      stop();
      const command = thoughts?.best.command;
      if (command?.type === 'bid') bothBid(game, command);
      else if (command) intend(command, thoughts);
      else fail({ question: opponentQuestion.name, why: 'threw', message: 'it knows of nothing to do' });
    };
    const giveUp = thinking.ask(
      opponentQuestion,
      game,
      { side, how: howFor(side) },
      {
        answer: answered,
        part: (part) => {
          best = part;
          if (isLate) answered(part);
        },
        failed: (fault) => {
          if (about === game) fail(fault);
        },
      },
    );
    stopAll.push(
      giveUp,
      timer.after(DEADLINE, () => {
        isLate = true;
        if (best) answered(best);
      }),
      timer.after(TOO_SLOW, () => {
        if (about !== game || useOpponent.getState().phase !== 'thinking') return;
        giveUp();
        thinking.restart(opponentQuestion);
        fail({ question: opponentQuestion.name, why: 'died', message: `${TOO_SLOW / 1000} s` });
      }),
    );
  };

  /** Only where it plays both sides: each half is thought of without the other. */
  const bothBid = (game: Game, { a }: Extract<Command, { type: 'bid' }>): void => {
    askHalf(game, 'b', (b) => about === game && intend({ type: 'bid', a, b }, null), fail);
  };

  const follow = (): void => {
    const { telling, game, awaiting, history, endTelling } = useGameStore.getState();
    if (telling && useOpponent.getState().hurried) return endTelling();
    const side = due();
    if (side && game === about && useOpponent.getState().phase !== 'idle') return;
    if (!side || !game || !awaiting) {
      if (about) stop();
      about = null;
      const { hurried, phase, byHand, explains } = useOpponent.getState();
      const isPersons = awaiting !== null && !telling && !useSettingUp.getState().on;
      if (phase !== 'idle') set({ ...AT_REST, byHand, hurried, explains });
      if (hurried && isPersons) set({ hurried: false });
      return;
    }
    stop();
    about = game;
    const out = history && wayOut(history);
    set({ phase: 'thinking', by: side, command: null, thoughts: null, fault: null, knowsNoBetter: out !== null });
    if (awaiting.kind === 'roll') intend(null, null);
    else if (out) intend(out, null);
    else ask(game, side);
  };

  controls = { goOn: act };
  const stopGame = useGameStore.subscribe(follow);
  const stopSettingUp = useSettingUp.subscribe(follow);
  const stopOwn = useOpponent.subscribe((now, before) => {
    if (now.held !== before.held || now.hurried !== before.hurried) {
      if (now.phase === 'about') wait();
      if (now.hurried) useGameStore.getState().endTelling();
    }
    if (now.byHand !== before.byHand || (before.phase === 'failed' && now.phase === 'idle')) follow();
  });
  const stopPace = usePreferences.subscribe((now, before) => {
    if (now.opponentPace !== before.opponentPace && useOpponent.getState().phase === 'about') wait();
  });
  follow();
  return () => {
    controls = null;
    stopGame();
    stopSettingUp();
    stopOwn();
    stopPace();
    stop();
    useOpponent.setState(AT_REST);
  };
}

const kindOf = (command: Command | null): keyof typeof TO_READ => {
  switch (command?.type) {
    case undefined:
      return 'roll';
    case 'fire':
    case 'grenade':
    case 'moveAndFire':
    case 'suppressionFire':
      return 'attack';
    case 'move':
    case 'opportunityFire':
    case 'joinSuppression':
    case 'deploy':
      return 'move';
    default:
      return 'answer';
  }
};

/** Tells what it thought before it did something, which it thinks once more; null: it can't say. Gives a way to give up. */
export function askWhy(game: Game, side: Side, tell: (thoughts: Thoughts | null) => void): () => void {
  return thinking.ask(opponentQuestion, game, { side, how: howFor(side) }, { answer: tell, failed: () => tell(null) });
}

/** TURN-2: the computer's half of a bid. It is thought of without knowing the other one. */
function askHalf(game: Game, side: Side, then: (half: number) => void, failed: (fault: Fault) => void): void {
  thinking.ask(
    opponentQuestion,
    game,
    { side, how: howFor(side) },
    {
      answer: (thoughts) => {
        const command = thoughts?.best.command;
        then(command?.type === 'bid' ? command[side] : 0);
      },
      failed,
    },
  );
}

/** Somebody at the screen has made his bid, and the computer makes its own; where it cannot think it bids nothing. */
export function bidAgainst(side: Side, bid: number): void {
  const { game, send } = useGameStore.getState();
  const together = (theirs: number) =>
    send(side === 'a' ? { type: 'bid', a: bid, b: theirs } : { type: 'bid', a: theirs, b: bid });
  if (game) askHalf(game, other(side), together, () => together(0));
}
