import type { GameState, PreparedSetup } from '../../engine/index.ts';
import { answer, type ToThinker } from './questions.ts';

/** A thread of its own: keeps a copy of the table and answers one question at a time. */
let setup: PreparedSetup | null = null;
let state: GameState | null = null;

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if ('state' in data) {
    setup = data.setup ?? setup;
    state = data.state;
  } else if (setup && state) {
    const found = answer({ setup, state }, data.about, data.ask);
    const handedOver = found && 'picture' in found && found.picture instanceof ImageBitmap ? [found.picture] : [];
    self.postMessage(found, { transfer: handedOver });
  }
};
