import type { Command } from '../engine/index.ts';
import type { Tool } from './hand.ts';

/** A command laid in the hand as a proposal: pointed out, and not yet done. Null where nothing would be in the hand for it. */
export function toolFor(command: Command): Tool | null {
  switch (command.type) {
    case 'move':
    case 'moveAndFire': {
      const { who, path } = command;
      const way = { who, waypoints: path.slice(1, -1), end: path.at(-1) ?? null };
      return command.type === 'move'
        ? { kind: 'move', ...way }
        : { kind: 'moveAndFire', ...way, target: command.at ?? null };
    }
    case 'fire': {
      const { type: kind, at: target, ...how } = command;
      return { kind, target, ...how };
    }
    case 'grenade': {
      const { type: kind, ...how } = command;
      return { kind, ...how };
    }
    case 'opportunityFire':
      return { kind: 'opportunityFire', who: command.who, at: command.at };
    case 'suppressionFire':
      return { kind: 'suppressionFire', who: command.who, with: command.with ?? [], at: command.at };
    case 'drift':
      return { kind: 'drift', at: command.to };
    case 'smoke':
      return { kind: 'smoke', at: command.at };
    case 'joinSuppression':
      return { kind: 'joinSuppression', who: command.who, marker: command.marker };
    default:
      return null;
  }
}
