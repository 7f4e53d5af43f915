import type { RulesIn } from './ruleIn.ts';

/** Line of sight, cover and terrain in the 2.0 beta. */
export const betaSight = {
  'LOS-2': { text: 'A target that sheltering terrain hides completely cannot be seen or shot at.' },
  'LOS-13': {
    text: 'If wanted: sight runs from one point above the shooter’s head. All of the target lit is the open, a part of it one partial cover, nothing no sight; round bases and smoke keep their rules.',
  },
  'COVER-6': {
    text: 'The part of a piece within 2u of the shooter does not count; what lies farther out still does, if at least 2u of it are left.',
  },
  'COVER-7': { text: 'A character in between is protecting terrain, alive or as a body.' },
  'COVER-8': {
    text: 'One who sits in a 60 mm round base has partial cover from every side, unless any part of that base is within 2u of the shooter.',
  },
  'COVER-9': {
    title: 'Covers are counted',
    text: 'Each separate partial cover in the way adds one to the number that hits. Separate means 2u apart; behind three or more nobody is hit.',
  },
  'COVER-10': {
    text: 'Concealing terrain breaks the line of sight: no marker is laid or kept up through it. Shots still go through, against partial cover; a burst is not stopped by it.',
  },
  'COVER-11': {
    text: 'Between levels only the partial cover nearest to the target counts, and total cover only as high as it reaches. Storeys are not played here yet.',
  },
  'COVER-12': {
    text: 'Sheltering and protecting terrain between the burst and a base shields it; concealing terrain does not.',
  },
  'COVER-15': {
    text: 'Sheltering blocks sight and way. Protecting is partial cover, crossed for a token more. Concealing is partial cover and breaks sight. Impassable and difficult ground is no cover. A piece may be several.',
  },
  'COVER-16': {
    text: 'Sheltering: an unbroken face at least the size of a stat card. Protecting and concealing: 1u high or more. Impassable and difficult: at least 1u by 1u. All else is decoration.',
  },
} as const satisfies RulesIn;
