import type { RulesIn } from './rules.ts';

/** The Italian quick start. */
export const italian = {
  'SETUP-2': { text: 'The two sides agree on the most points a force may be worth, before they pick their squads.' },
  'SETUP-4': {
    text: 'At least as many pieces of scenery that give cover as there are characters on both sides together.',
  },
  'SETUP-5': { text: 'Both roll a die and the lower one deploys first; what the forces are worth plays no part.' },
  'WIN-4': { text: 'In a mission too, a side wins by eliminating characters worth half of the enemy’s points.' },
  'MOVE-3': { text: 'Climbing costs one token more than the move, which may end on top only with the whole base.' },
  'MOVE-4': {
    text: 'An obstacle is crossed for one token more. How big it may be is not said: at most 2u high and no wider than the Move.',
  },
  'MOVE-8': {
    text: 'On contact with a 60 mm round base a character may step into a free hole of it, and the way in is not measured.',
  },
  'FIRE-8': {
    title: 'Free choice of weapons',
    text: 'A character with several weapons attacks with whichever it likes, and may change between attacks.',
  },
  'AIM-1': {
    text: 'One more token adds the weapon’s Aim dice. To which rolls is not said: to Fire and Opportunity Fire shots.',
  },
  'TC-5': {
    title: 'Where taking cover is no help',
    text: 'Nobody can take cover in answer to an Opportunity Fire shot, and it is of no use against grenades.',
  },
  'GREN-3': {
    text: 'Up to 10u the spot may lie in or behind any cover, total included; farther away the thrower must see it.',
  },
  'GREN-5': {
    text: 'A die decides: 5 or 6 is exact, 2 to 4 moves the marker by 2u, a 1 by 4u, or by less if the other side likes.',
  },
  'GREN-7': {
    text: 'Everyone within the blast radius, friend or foe. Cover of either kind stops the burst; taking cover does not.',
  },
  'GREN-10': { text: 'Among equal close combat values a die decides: the lowest takes the next wound.' },
  'GREN-13': { text: 'One kind of grenade: its dice stand on the card, and the printed marker bears its radius.' },
  'H2H-3': {
    text: 'Both strike, and a character struck down still strikes back. The two roll in turns; the dice are those their cards showed before.',
  },
  'OF-3': {
    text: 'An enemy who comes within range of the marker, whose move may be interrupted. The shot needs sight like any other.',
  },
  'OF-7': { text: 'Not said; as elsewhere, a character shot at goes on with the same move if still able.' },
  'SF-2': { text: 'Two characters have to keep it up, or one with a weapon made for it, such as a machine gun.' },
  'SF-3': { text: 'A friend who has not shot yet in this turn may join in for one token, with the marker in sight.' },
  'SF-4': {
    text: 'Whoever is within range of the marker at any moment, seen or not, makes no attacks in that turn, except grenades close by and a close combat outside the area.',
  },
  'SF-9': {
    text: 'At the start of its turn the side rolls a die for each character firing; each 6 wounds an enemy of its choice, in range and in that character’s sight.',
  },
  'SF-10': {
    title: 'After a shot',
    text: 'A character who has shot in this turn cannot join; one who begins it may have attacked before.',
  },
  'SF-12': { text: 'The card says how many u around the marker are swept.' },
  'WOUND-2': { text: 'A fresh wound brings a shock marker, which stays until its owner’s next turn begins.' },
  'WOUND-4': { text: 'A second wound, whatever it comes from, or a head shot eliminates a character.' },
  'LOS-1': { text: 'Distances run between the nearest points of two bases or markers; one u is always 2.5 cm.' },
  'COVER-6': {
    title: 'Cover at close quarters',
    text: 'Scenery gives a target no cover against an attack that comes from 2u away or less.',
  },
  'COVER-7': { text: 'Characters in between give no cover; only scenery does.' },
  'COVER-8': {
    text: 'A character in a 60 mm round base has partial cover from every side, but not against an attack from 2u or less.',
  },
  'COVER-12': { text: 'Cover of either kind between the burst and a base shields it.' },

  R21: {
    text: 'A character is safe if cover of either kind lies on every straight line from the burst to its base; the text itself says that taking cover is no help.',
  },
  R33: { title: 'Characters as cover', text: 'Only scenery is named as cover, so characters in between give none.' },
  R81: {
    text: 'Weapons are changed freely between attacks; the shots of all together count against those of the one now fired.',
  },
  R83: { text: 'Fire and Opportunity Fire shots; not Move & Fire, grenades, Suppression Fire or close combat.' },
  R85: { title: 'Scatter “by” a distance', text: 'The marker is moved up to the distance named, as elsewhere.' },
  R86: { text: 'One die for each of the equals; the lowest takes the next wound, and ties roll again.' },
  R88: {
    text: 'Allowed if at contact neither base is within range of the marker; one who is attacked there fights back.',
  },
  R89: {
    text: 'One within range of the marker too, and in sight of the character whose die it is; each 6 may pick another.',
  },
  R90: {
    text: 'Fire, Move & Fire and Opportunity Fire shots of this turn; not a grenade, a close combat or a marker just laid.',
  },
  R91: { text: 'Until the next turn of the wounded character’s side begins: the character can act in it.' },
  R95: { text: 'It counts if the target is more than 2u away; only what the shooter stands in is left out.' },
  R96: { text: 'Such a target is in the open as long as it is in sight at all.' },
} as const satisfies RulesIn;
