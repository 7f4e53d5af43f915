import type { Command } from '../engine/index.ts';
import type { Clock } from '../play/clock.ts';
import type { Start } from '../play/start.ts';
import type { Looking } from './gameState.ts';

/** Between the window in which a game is played and those that follow it: what it begins with and its commands, as data. */
export type Said =
  /** A follower asks for the whole game; `there`: only whether somebody still plays. */
  | { readonly say: 'follow' }
  | { readonly say: 'there' }
  /** `from`: the playing window. */
  | { readonly say: 'here' | 'noGame' | 'gone'; readonly from: string }
  /** What was being told has been told to its end, or skipped: so it is where it is followed. */
  | { readonly say: 'told'; readonly from: string }
  /** On a table with storeys: the level that is viewed. */
  | { readonly say: 'level'; readonly from: string; readonly level: number }
  | { readonly say: 'clock'; readonly from: string; readonly clock: Clock | null }
  | GameSaid;

export interface GameSaid {
  readonly say: 'game';
  readonly from: string;
  readonly start: Start;
  /** How many commands the followers know already; `steps` are those after them. */
  readonly since: number;
  readonly steps: readonly { readonly command: Command; readonly parent: number }[];
  readonly at: number;
  readonly looking: Looking | null;
  readonly clock: Clock | null;
}

const NAME = 'take-cover.table';

export interface Line {
  say(said: Said): void;
  close(): void;
}

/** Opens the line to the other windows of this browser; what they say goes to `hear`. */
export function openLine(hear: (said: Said) => void): Line {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: MessageEvent<Said>) => hear(event.data);
  return { say: (said) => channel.postMessage(said), close: () => channel.close() };
}
