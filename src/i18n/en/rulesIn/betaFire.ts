import type { RulesIn } from './ruleIn.ts';

/** Shooting and taking cover in the 2.0 beta. */
export const betaFire = {
  'FIRE-1': {
    text: 'Name the shooter and an enemy in its sight; the token goes on the card at once and the shot is not called off.',
  },
  'FIRE-3': {
    text: 'A die hits on 4 or more, and on one more for every partial cover that counts and for taking cover.',
  },
  'FIRE-5': {
    text: 'Two sixes in the roll of one shot eliminate the target at once, provided that a 6 could hit.',
  },
  'FIRE-8': {
    title: 'Changing weapons',
    text: 'Changing to another weapon of the card within a turn is an action and costs a token; bought grenades can be thrown without.',
  },
  'FIRE-11': {
    text: 'A shot at someone on a higher level has one die less. Storeys are not played here yet.',
  },
  'ATK-1': { text: 'Shooting, throwing a grenade and close combat are attacks.' },
  'AIM-1': {
    text: 'One more token adds the weapon’s Aim dice to the first shot of a turn, or to any shot if the card says so of the weapon.',
  },
  'MF-3': {
    text: 'Move & Fire neither enters nor leaves difficult ground, and goes up no stairs and no ladder.',
  },
  'TC-2': { text: 'Taking cover adds one to the number that hits, together with every cover that is counted.' },
  'TC-3': {
    text: 'The marker stays until the character does anything else, and may be taken again in the same turn for another token.',
  },
  'TC-4': {
    text: 'From 5u or less nothing of the kind helps, neither the marker nor Camouflage nor the cover of shock, and it cannot be chosen in answer.',
  },
  'TC-5': {
    title: 'Where taking cover is no help',
    text: 'Nobody takes cover in answer to Opportunity Fire or to a grenade. A marker taken before makes a frag grenade hit on 5 or more; other bursts ignore it.',
  },
  'TC-6': { text: 'Nobody takes cover on a ladder or while climbing a ruin. Storeys are not played here yet.' },
} as const satisfies RulesIn;
