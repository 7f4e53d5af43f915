import type { Frame } from './frames.ts';

type Kind = Frame['kind'];

/** What each kind of frame may stand on: nothing at all, any other, or these. */
const STANDS_ON: Readonly<Record<Kind, readonly Kind[] | 'nothing' | 'anything'>> = {
  setup: 'nothing',
  initiative: 'nothing',
  turn: 'nothing',
  action: ['turn'],
  movement: ['turn', 'moveAndFire', 'movement'], // H2H-6: a step into the hole of the beaten
  moveAndFire: ['turn', 'movement'], // its shot may be taken on the way (MF-1)
  shot: ['turn', 'moveAndFire', 'opportunity'],
  opportunity: ['action', 'movement'],
  closeCombat: ['movement'],
  takeHole: ['movement'],
  body: 'anything', // R36: whatever has felled him
  grenade: ['turn'],
  burst: ['turn'],
  suppressionRoll: ['turn'],
  shockTest: 'anything', // PSY-1: in the middle of whatever has hurt somebody
  freeRoll: 'anything',
};

/** Can a frame of this kind have been begun by the one it stands on? */
export function mayStandOn(kind: Kind, below: Kind | undefined): boolean {
  const on = STANDS_ON[kind];
  if (on === 'nothing' || below === undefined) return on === 'nothing' && below === undefined;
  return on === 'anything' || on.includes(below);
}
