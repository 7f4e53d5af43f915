/** LOS and COVER. */
export const sight = {
  'LOS-1': { title: 'Measuring', text: 'Distances run between the nearest points of two bases or markers.' },
  'LOS-2': { title: 'No line of sight', text: 'A target that total cover hides completely cannot be seen or shot at.' },
  'LOS-3': { title: 'Partly hidden', text: 'If total cover hides only a part of the target, that is partial cover.' },
  'LOS-4': { title: 'In full view', text: 'If the whole base of the target can be seen, it is in the open.' },
  'LOS-5': {
    title: 'Behind partial cover',
    text: 'The target is in cover when every line to its base crosses partial cover; if any point is seen freely, it is in the open.',
  },
  'LOS-13': {
    title: 'Laser pointer',
    text: 'Only in the beta, if wanted: sight is judged from one point above the shooter’s head.',
  },
  'LOS-14': { title: 'Sight to a spot', text: 'A marker is in sight if any point of it can be seen past total cover.' },
  'COVER-6': {
    title: 'Cover close to the shooter',
    text: 'Scenery or a character within 2u of the shooter gives the target no cover.',
  },
  'COVER-7': { title: 'Characters as cover', text: 'A living character in between is partial cover.' },
  'COVER-8': {
    title: 'Cover of a round base',
    text: 'One who sits in a 60 mm round base has partial cover from every side.',
  },
  'COVER-9': { title: 'Several covers', text: 'Two pieces of partial cover in the way are no better than one.' },
  'COVER-10': {
    title: 'Concealing terrain',
    text: 'Only in the beta: it breaks the line of sight and yet lets shots through against partial cover.',
  },
  'COVER-11': {
    title: 'Shooting between levels',
    text: 'Only in the beta: of the partial covers only the one nearest to the target counts.',
  },
  'COVER-12': { title: 'Cover against bursts', text: 'Cover between the burst and a base shields it.' },
  'COVER-15': {
    title: 'Kinds of terrain',
    text: 'Cover is total or partial; the finer classes of the beta are read as one of the two.',
  },
  'COVER-16': {
    title: 'What counts as scenery',
    text: 'Only in the beta: sizes from which a piece belongs to a class; the rest is decoration.',
  },
};
