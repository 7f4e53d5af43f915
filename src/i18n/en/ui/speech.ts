/** Said to those who do not see the page, when nothing else tells them what a key has done. */
export const said = {
  label: 'Said',
  /** {key} has no button now. */
  notNow: '{key}: not possible now.',
  on: '{what}: on.',
  off: '{what}: off.',
  refused: '{what}: not possible. {why}',
  undone: 'Undone: {what}',
  redone: 'Redone: {what}',
  untold: 'one step',
  edge: 'Edge of the table.',
  nothingInHand: 'Nothing in hand.',
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
