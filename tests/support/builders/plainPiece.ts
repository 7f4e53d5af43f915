import type { PieceLook } from '../../../src/board/view/layers/piece/look.ts';

/** Of side a, unhurt, of whom nothing is to be said. */
export const PLAIN_PIECE: Omit<PieceLook, 'palette'> = {
  side: 'a',
  role: 'rifleman',
  weapon: 'rifle',
  grenades: false,
  radius: 0.5,
  base: null,
  near: 0,
  facing: 0,
  wounded: false,
  inCover: false,
  coverFrom: [],
  shock: false,
  panicking: false,
  suppressed: false,
  busy: null,
  spent: false,
  selected: false,
  ready: false,
  asked: false,
  standing: 'here',
};
