import type { RulesIn } from './ruleIn.ts';

/** Grenades, close combat, Opportunity and Suppression Fire in the 2.0 beta. */
export const betaAttacks = {
  'GREN-2': {
    text: 'A frag grenade lands where it is meant to up to 5u and is thrown 10u at most; concussion and smoke grenades up to 10u, and 15u at most.',
  },
  'GREN-3': {
    text: 'Within the short range of the grenade the thrower need not see the spot; farther away he must.',
  },
  'GREN-4': {
    text: 'A grenade scatters when thrown beyond its short range, and always when the thrower is suppressed.',
  },
  'GREN-6': { text: 'The other side moves the marker of a grenade that scatters, through cover too if it likes.' },
  'GREN-7': {
    text: 'Everyone within the blast radius, friend or foe, unless sheltering or protecting terrain lies between the burst and the base.',
  },
  'GREN-8': {
    text: 'The dice of the grenade are rolled once for the whole burst; 4 or more is a hit, and of a frag grenade 5 or more against one taking cover.',
  },
  'GREN-9': {
    text: 'Every hit is a wound, dealt out from the lowest close combat value up. Nobody takes two of one burst, but one who was wounded before is eliminated.',
  },
  'GREN-11': {
    text: 'No throw that could catch the thrower or a friend where the grenade is aimed, unless they are safe from the burst there.',
  },
  'GREN-12': { text: 'The marker may touch a base but not lie on it; it may lie on or behind scenery.' },
  'GREN-13': {
    text: 'Frag: four dice, radius 4u. Concussion: four dice, radius 2u. Smoke: one die, radius 2u, and a screen. The card’s own numbers count.',
  },
  'GREN-14': {
    text: 'One costs a point and is gone when thrown. It is handed to a friend within 1u for nothing; whoever falls drops it, and either side picks it up on contact.',
  },
  'GREN-15': {
    text: 'A screen of 5u hides like concealing terrain where the grenade bursts. At the next turn of its side a second one is put touching it; one turn later both are gone.',
  },
  'GREN-16': {
    text: 'Into a roofed position or a window a grenade goes from 5u at most, and without scatter from 2u. Not played here yet.',
  },
  'GREN-17': { text: 'A grenade is thrown one level higher at most. Storeys are not played here yet.' },
  'GREN-18': {
    text: 'A grenade listed on the card never runs out, is of the kind named there and cannot be handed over; any other has to be bought.',
  },
  'H2H-1': {
    text: 'It begins with the contact of two enemy bases and costs no token; the way there has to be a Move, not Move & Fire.',
  },
  'H2H-2': { text: 'Each side rolls its close combat dice, and only a 6 is a hit.' },
  'H2H-3': {
    title: 'Both strike, blades first',
    text: 'Both sides roll at once, the fallen included, until someone is out. Bayonets and pistols strike first: one killed by them does not strike back. If both have them they strike at once.',
  },
  'H2H-4': {
    text: 'Each hit is a wound; a card that was turned over counts from the next round on, and at once if it was struck first.',
  },
  'H2H-5': { text: 'Fights of several against one come one by one, as they arrive.' },
  'H2H-6': {
    text: 'Whoever beats one who sat in a hole may take his place there at once, for no token and no action.',
  },
  'H2H-8': {
    text: 'One who sits in a hole is reached when the distance to his own base is covered; the attacker stays outside, touching the rim.',
  },
  'OF-2': {
    text: 'The card says how many u around the marker are watched. One u more when it is laid on a lower level is not played here yet.',
  },
  'OF-3': {
    text: 'An enemy in sight who comes within range of the marker, or who is inside and moves or sets about any other action.',
  },
  'OF-4': { text: 'It is a single shot, costs nothing and may be declined; Aim costs a token and an action as usual.' },
  'OF-5': {
    text: 'The target cannot take cover in answer, and a marker taken before went when it acted.',
  },
  'OF-8': {
    title: 'Asleep while suppressed',
    text: 'The marker of one who is suppressed stays and gives no shot; it works again as soon as the Suppression Fire ends.',
  },
  'SF-1': {
    text: 'One token puts a marker on any spot in sight that no concealing terrain is before; the card must have the symbol.',
  },
  'SF-3': {
    text: 'Any friend who sees the marker may join in for one token, then or later; no symbol is needed.',
  },
  'SF-4': {
    text: 'Whoever is within range of the marker at any moment does not shoot in that turn. Moving, close combat and grenades close by are free.',
  },
  'SF-6': {
    text: 'From within the area grenades reach 5u at most and always scatter.',
  },
  'SF-7': {
    text: 'A character stops firing when it does anything else or no longer sees the marker, and when it is wounded or falls.',
  },
  'SF-9': {
    text: 'At the start of its turn the side rolls a die for each firer who sees an enemy in range. One six wounds one of them, the lowest close combat value first; two sixes eliminate.',
  },
  'SF-10': {
    title: 'After an attack',
    text: 'Not said in the beta: one who has attacked may start or join Suppression Fire in the same turn.',
  },
  'SF-11': {
    text: 'A smoke screen on the marker breaks the sight to it, so that nobody can keep it up through the smoke.',
  },
  'SF-12': { text: 'The range of the card is measured from the marker.' },
} as const satisfies RulesIn;
