import { instrumentOf } from './instrument.ts';
import { sound } from './sounding.ts';

/** Makes this page sound from its first click or key on; where the browser has no sound it stays silent. */
export function soundHere(): void {
  if (typeof AudioContext === 'function') sound(() => instrumentOf(new AudioContext()));
}
