import { useClubTable } from '../store/clubTable.ts';
import { useGameStore } from '../store/game.ts';
import type { GameState } from '../store/gameState.ts';
import { usePointerStore } from '../store/pointer.ts';
import { usePreferences } from '../store/preferences.ts';
import { shownGame } from '../store/shown.ts';
import { realTimer, type Timer } from '../store/telling.ts';
import { useUiStore } from '../store/ui.ts';
import { scriptOf } from '../telling/index.ts';
import { afterwards, cuesOf, firstSeen } from './cues.ts';
import type { Instrument } from './instrument.ts';
import type { Sound } from './recipes.ts';
import { toneOf } from './tones.ts';

const VOLUMES = { low: 0.22, medium: 0.5, high: 1 } as const;

/**
 * Makes heard what happens at this table, until it is stopped. No instrument is made before the first click or key, as browsers
 * want it, and nothing sounds while the page is out of sight. What is heard is seen and written as well.
 */
export function sound(makeInstrument: () => Instrument, timer: Timer = realTimer): () => void {
  let instrument: Instrument | null = null;
  let waiting: (() => void)[] = [];

  const tune = (): void => {
    instrument ??= makeInstrument();
    stopTuning();
  };
  const stopTuning = (): void => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, tune, { capture: true });
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, tune, { capture: true });

  const play = (name: Sound): void => {
    const { sound, volume } = usePreferences.getState();
    const isShow = useClubTable.getState().phase === 'shows';
    if (instrument && sound === 'on' && !isShow && !document.hidden) instrument.play(name, VOLUMES[volume]);
  };
  const hush = (): void => {
    for (const stop of waiting) stop();
    waiting = [];
  };
  const stopGame = useGameStore.subscribe((now, before) => {
    if (now.telling && now.telling.script !== before.telling?.script) {
      const { script, speed } = now.telling;
      hush();
      waiting = cuesOf(script).map(({ at, sound }) => timer.after(at / speed, () => play(sound)));
    }
    if (before.telling && now.telling?.script !== before.telling.script) hush();
    if (now.lastStep && now.lastStep !== before.lastStep) told(now, before);
  });
  /** A step that was not told beat by beat sounds from where something is seen of it. */
  const told = ({ lastStep }: GameState, before: GameState): void => {
    if (!lastStep) return;
    const script = before.telling?.then.lastStep === lastStep ? null : scriptOf(lastStep);
    if (script) {
      hush();
      const from = firstSeen(script);
      const heard = cuesOf(script).filter(({ at }) => at >= from - EARLY);
      waiting = heard.map(({ at, sound }) => timer.after(Math.max(0, at - from), () => play(sound)));
    }
    const rest = script ? script.end - firstSeen(script) : 0;
    for (const name of afterwards(lastStep.events)) {
      if (rest === 0) play(name);
      else waiting.push(timer.after(rest, () => play(name)));
    }
  };
  const stopUi = useUiStore.subscribe(({ notice }, { notice: before }) => {
    if (notice && notice !== before) play('refusal');
  });
  let stopTone = (): void => undefined;
  /** Where the keys point, when they rest there: a tone. It is heard with all other sounds switched off as well. */
  const stopPointing = usePointerStore.subscribe(({ pointer: at, hovered, level = 0 }, before) => {
    if (usePreferences.getState().tones === 'off' || !at || at === before.pointer) return;
    stopTone();
    stopTone = timer.after(RESTS_MS, () => {
      const { cursor, selected: who } = useUiStore.getState();
      const shown = shownGame(useGameStore.getState());
      if (!cursor || !shown || document.hidden) return;
      instrument?.tone(toneOf(shown, { who, at, hovered, level }), VOLUMES[usePreferences.getState().volume]);
    });
  });
  return () => {
    hush();
    stopTone();
    stopPointing();
    stopTuning();
    stopGame();
    stopUi();
  };
}

const GESTURES = ['pointerdown', 'keydown'] as const;
/** A key that is held sounds once, at its end. */
const RESTS_MS = 120;
/** What goes before what is seen belongs to it. */
const EARLY = 150;
