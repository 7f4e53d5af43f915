import type { Game } from '../engine/index.ts';
import { openLine } from './channel.ts';
import { useClock } from './clock.ts';
import { useGameStore } from './game.ts';
import { standing } from './gameState.ts';
import { useUiStore } from './ui.ts';

/**
 * Tells the windows that follow this one what is played here, until it is stopped. Of what is only on the screen the level that is
 * viewed goes with it and nothing else, and so no half of a secret bid (R03).
 */
export function lead(): () => void {
  const from = crypto.getRandomValues(new Uint32Array(4)).join('-');
  let followed = false;
  let known: { readonly start: Game; readonly steps: number } | null = null;

  const tell = (): void => {
    const { start, ...now } = useGameStore.getState();
    const { history, looking } = standing(now);
    if (!start || !history) {
      known = null;
      line.say({ say: 'noGame', from });
      return;
    }
    const since = known?.start === history.start ? known.steps : 0;
    const steps = history.nodes.slice(since).map(({ command, parent }) => ({ command, parent }));
    const { clock } = useClock.getState();
    line.say({ say: 'game', from, start, since, steps, at: history.at, looking, clock });
    known = { start: history.start, steps: history.nodes.length };
  };
  const line = openLine(({ say }) => {
    if (say === 'there') line.say({ say: 'here', from });
    if (say !== 'follow') return;
    followed = true;
    known = null;
    tell();
    tellLevel(useUiStore.getState().level);
  });
  const stopGame = useGameStore.subscribe((now, before) => {
    if (!followed) return;
    const [is, was] = [standing(now), standing(before)];
    if (is.history !== was.history || is.looking !== was.looking) tell();
    else if (before.telling && !now.telling) line.say({ say: 'told', from });
  });
  const stopClock = useClock.subscribe(({ clock }) => {
    if (followed) line.say({ say: 'clock', from, clock });
  });
  const tellLevel = (level: number): void => line.say({ say: 'level', from, level });
  const stopLevel = useUiStore.subscribe(({ level }, before) => {
    if (followed && level !== before.level) tellLevel(level);
  });
  const leave = (): void => line.say({ say: 'gone', from });
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    stopGame();
    stopClock();
    stopLevel();
    leave();
    line.close();
  };
}
