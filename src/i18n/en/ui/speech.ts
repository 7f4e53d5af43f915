/** Said to those who do not see the page, when nothing else tells them what a key has done. */
export const said = {
  label: 'Said',
  /** {key} has no button now. */
  nothingSaid: 'Nothing has been said yet.',
  notNow:
    '{key, select, ENTER {Enter} PAGEUP {Page Up} PAGEDOWN {Page Down} HOME {Home} END {End} DELETE {Delete} BACKSPACE {Backspace} other {{key}}}: not possible now.',
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
  /** The first of two in a close combat. */
  blow: '{who} rolls {dice}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
} as const;

/** How much is said, and how it is asked for again. */
export const speaking = {
  again: 'Repeat what was last said',
  length: {
    title: 'Read out',
    short: 'Short: where it is, what comes of it, the number to hit',
    normal: 'Normal: with range, cover and who sees it',
    full: 'Full: with what one stands in or beside, and coordinates',
  },
  tones: {
    title: 'Tones where the keys point',
    off: 'Off',
    on: 'On: left or right, higher farther up, twice in cover, low out of sight',
  },
} as const;

/** The keys, and how they are changed. */
export const ownKeys = {
  title: 'Keys one by one',
  reset: 'All keys as they were',
  taken: '{key} is taken: {what}.',
  fixed: '{key} is fixed.',
  noSign: 'A key is one letter or sign.',
  does: {
    move: 'Move',
    fire: 'Fire',
    moveAndFire: 'Move & Fire',
    grenade: 'Grenade',
    opportunityFire: 'Opportunity Fire',
    suppression: 'Suppression Fire; choose places',
    join: 'Join suppression',
    takeCover: 'Take cover',
    weapon: 'Switch weapon; waypoint',
    body: 'Clear a body; bid',
    roll: 'Roll; recover',
    endTurn: 'End turn',
    undo: 'Undo',
    places: 'Places worth choosing',
    tell: 'Tell of the one selected',
    again: 'Repeat what was said',
    table: 'Table of characters',
    card: 'Card in the hand',
    sight: 'Line of sight',
    measure: 'Measure',
    lines: 'Sight lines of a move',
    menu: 'Menu of a character; projector',
    redo: 'Redo',
    rules: 'Rules',
  },
} as const;

/** What is alike among the preferences. */
export const preferenceGroups = {
  look: 'Language and look',
  told: 'Events and sound',
  table: 'At the table',
  keys: 'Keys and reading out',
} as const;
