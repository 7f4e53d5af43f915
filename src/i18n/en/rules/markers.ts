/** OF and SF. */
export const markers = {
  'OF-1': { title: 'Laying Opportunity Fire', text: 'One token puts a marker on any spot the character can see.' },
  'OF-2': { title: 'Its range', text: 'The card says how many u around the marker are watched.' },
  'OF-3': { title: 'What sets it off', text: 'An enemy in sight who comes within range of the marker while moving.' },
  'OF-4': { title: 'The shot', text: 'It is a single shot, costs nothing and may be declined.' },
  'OF-5': { title: 'No reaction', text: 'The target of Opportunity Fire cannot take cover in answer.' },
  'OF-6': {
    title: 'When it ends',
    text: 'The marker goes when it has been used, or when the character does anything else.',
  },
  'OF-7': { title: 'Going on', text: 'One who was shot at on the way goes on with the same move if he still can.' },
  'OF-8': { title: 'While suppressed', text: 'A suppressed character’s marker stays but gives no shot.' },
  'SF-1': {
    title: 'Starting Suppression Fire',
    text: 'One token puts a marker on any spot in sight; the card must have the symbol.',
  },
  'SF-2': { title: 'How many it takes', text: 'Two characters have to keep it up, or one with a machine gun.' },
  'SF-3': { title: 'Joining', text: 'Any friend may join in for one token.' },
  'SF-4': {
    title: 'Being suppressed',
    text: 'Whoever is within range of the marker at any moment makes no attacks in that turn, except grenades close by and close combat.',
  },
  'SF-5': { title: 'Friends too', text: 'Suppression does not ask whose side one is on.' },
  'SF-6': { title: 'Grenades while suppressed', text: 'They reach 5u at most and always scatter.' },
  'SF-7': { title: 'Dropping out', text: 'A character stops firing when wounded, eliminated or doing anything else.' },
  'SF-8': {
    title: 'When it ends',
    text: 'It ends for all when fewer than two are left and none of them has a machine gun.',
  },
  'SF-9': {
    title: 'The roll',
    text: 'At the start of its turn the side rolls a die for each character firing; a 6 wounds the enemy in range and in sight with the lowest close combat value.',
  },
  'SF-10': {
    title: 'Not after an attack',
    text: 'A character who has made another attack in this turn cannot take part.',
  },
  'SF-11': { title: 'Smoke on the marker', text: 'Only in the beta: smoke can hide the marker and end the fire.' },
  'SF-12': { title: 'Size of the area', text: 'The range is measured from the marker.' },
  'SF-13': { title: 'No help against the roll', text: 'No cover helps against a 6 of this roll.' },
};
