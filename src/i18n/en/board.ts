/** The words of this part; keys are read as `board.…`. */
export const board = {
  label: 'The table, seen from above',
  keys: 'Arrow keys move the cursor half a u, with Shift a tenth. Enter acts as a click, Shift and Enter set a way-point, Escape backs out. Plus and minus zoom, 0 shows the whole table.',
  zoomIn: 'Nearer',
  zoomOut: 'Farther',
  fit: 'Whole table',
  turn: 'Turn the board round',
  length: '{length, number, ::.##}u',

  cover: {
    total: 'total cover',
    partial: 'partial cover',
    none: 'no cover',
  },
  impassable: 'cannot be entered',
  height: '{height, number}u high',
  ground: 'open ground',

  state: {
    wounded: 'wounded',
    shock: 'wound shock',
    inCover: 'taking cover',
  },
  actionsLeft: '{left, plural, =0 {no action left} one {# action left} other {# actions left}}',

  move: {
    sum: '{length} of {allowance} · {tokens} AT',
    crosses: 'crosses {what}',
    enters: 'enters {what}',
    leaves: 'leaves {what}',
    inside: 'stays in {what}',
    climbs: 'climbs {what}',
    contact: 'Close combat with {who}',
    hole: 'steps into {what}',
  },
  shot: {
    sum: '{distance} · {range}',
    roll: '{dice, plural, one {# die} other {# dice}}, {need}',
    need: 'hits on {need}+',
    hopeless: 'cannot hit',
    behind: 'behind {what}',
    takingCover: 'taking cover: +1',
  },
  sight: {
    open: 'In the open',
    partial: 'In partial cover',
    total: 'Out of sight',
  },
  measure: '{length} from edge to edge',
  deploy: 'Deploy {who} here',
  again: 'Tap again to confirm',
  refused: 'Not allowed: {why}',
};
