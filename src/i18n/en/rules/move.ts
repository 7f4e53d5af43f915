/** MOVE. */
export const move = {
  'MOVE-1': {
    title: 'Moving',
    text: 'One token moves a character up to its Move in u along any path, turning freely.',
  },
  'MOVE-2': { title: 'Limit of movement', text: 'No character spends more than three tokens on movement in one turn.' },
  'MOVE-3': {
    title: 'Climbing',
    text: 'A move that climbs up or down costs two tokens, and may end on top only with the whole base.',
  },
  'MOVE-4': {
    title: 'Crossing obstacles',
    text: 'Partial cover can be crossed in one move if it is at most 2u high and no wider than the Move; the move then costs one token more.',
  },
  'MOVE-5': { title: 'Friends', text: 'You may move past friends, but bases must not overlap when the move ends.' },
  'MOVE-6': {
    title: 'Enemies in the way',
    text: 'You cannot move through an enemy; touching one begins a close combat.',
  },
  'MOVE-7': { title: 'Total cover blocks', text: 'Nobody can move into or through total cover.' },
  'MOVE-8': {
    title: 'Round scenic bases',
    text: 'A character who touches a 60 mm round base may step into a free hole of it for nothing; there is no other place to stand in it.',
  },
  'MOVE-9': { title: 'Difficult ground', text: 'Only in the beta: difficult ground takes 1u off each move.' },
  'MOVE-10': {
    title: 'Impassable ground',
    text: 'By name only in the beta; here too, what is declared impassable is neither entered nor crossed, but can be seen across.',
  },
  'MOVE-11': {
    title: 'Levels',
    text: 'Only in the beta: upper floors are reached by stairs, ladders or slopes. Here one climbs.',
  },
  'MOVE-12': {
    title: 'Leaving a landing',
    text: 'Only in the beta: from the landing of a ladder or a stair the next move goes on at its top or its foot.',
  },
  'MOVE-13': {
    title: 'A body in a hole',
    text: 'Only in the beta: someone shot in a hole may be left there and closes it until the body is taken out.',
  },
  'MOVE-14': { title: 'Doubtful ground', text: 'On ground like that of a ruin a base may stand wherever it has room.' },
};
