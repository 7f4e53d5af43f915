/** Said to those who do not see the page, when nothing else tells them what a key has done. */
export const said = {
  label: 'Said',
  /** {key} has no button now. */
  nothingSaid: 'Nothing has been said yet.',
  notNow: '{key}: not possible now.',
  on: '{what}: on.',
  off: '{what}: off.',
  refused: '{what}: not possible. {why}',
  undone: 'Undone: {what}',
  redone: 'Redone: {what}',
  untold: 'one step',
  edge: 'Edge of the table.',
  zoomed: 'Table at {share, number, percent}.',
  nothingInHand: 'Nothing in hand.',
  selected: '{who} is selected.',
  nobodySelected: 'Nobody is selected.',
  nothingToLeave: 'There is nothing to back out of.',
  lastPointOff: 'The last point is removed.',
  waypoint: 'Waypoint {count, number}.',
  from: 'Measured from here.',
  target: 'Target: {who}.',
  partners: 'With {who}.',
  noPartners: 'Alone.',
  past: 'The table shows the past. {what}',
  present: 'The table shows the game as it stands.',
} as const;

/** How much is said, and how it is asked for again. */
export const speaking = {
  again: 'Repeat what was last said',
  length: {
    title: 'Read out',
    short: 'Short: where it is and what comes of it',
    normal: 'Normal: with dice, price and who sees it',
    full: 'Full: with what one stands in or beside, and coordinates',
  },
  tones: {
    title: 'Tones where the keys point',
    off: 'Off',
    on: 'On: left or right, higher farther up, twice in cover, low out of sight',
  },
} as const;
