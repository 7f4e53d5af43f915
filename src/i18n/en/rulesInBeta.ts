import type { RulesIn } from './rules.ts';

/** The 2.0 beta, the full rules: set-up, turns, victory, wounds, reinforcements and panic. */
export const beta = {
  'SETUP-2': {
    text: 'The two sides agree on a points total: 30 to 40 a side for first games, and the same for both in a tournament.',
  },
  'SETUP-4': {
    text: 'At least as many pieces of scenery as there are characters on both sides, which stand best 5u or more from the edges.',
  },
  'SETUP-7': {
    text: 'On the smallest table a character is deployed with its base touching its own edge; on one of 36u or more, at most 5u from it.',
  },
  'SETUP-8': {
    text: 'Nobody holds tokens before the first turn; each side gets its first ones when its own first turn begins.',
  },
  'SETUP-9': {
    text: 'Every character begins the game with a Take Cover marker, which holds until it does anything else.',
  },
  'SETUP-10': {
    text: 'Extra grenades are paid for with the force, a point each, and handed to characters once all are deployed.',
  },
  'SETUP-12': {
    text: 'Both sides may field the same faction; the game then passes for an exercise and counts like any other.',
  },
  'SETUP-13': {
    text: 'Before play it is settled for each piece of scenery whether it is sheltering, protecting, concealing, impassable or difficult.',
  },
  'SETUP-14': {
    text: 'A card shows name, role, points and faction, what the character may do, and its weapons and dice. One side is for the unhurt, one for the wounded or, with reinforcements, for a second character.',
  },
  'TURN-2': {
    text: 'Once all are deployed both roll a die; a tie is rolled again, and the higher has the first turn.',
  },
  'TURN-6': {
    text: 'At least one token is spent in each of your own turns; the duty is named twice and lapses only if nothing can be done.',
  },
  'TURN-7': {
    text: 'Per turn a character does no more actions than its card allows, except with the help of a leader.',
  },
  'TURN-11': { text: 'When your tokens run out your turn ends; it may be ended earlier.' },
  'TURN-12': {
    text: 'Outside your own turn, tokens pay for taking cover when shot at, and for Aim on an Opportunity Fire shot.',
  },
  'TURN-13': {
    title: 'No taking back',
    text: 'A legal action stands once it is taken. How strictly the program keeps to that is agreed before the game.',
  },
  'TURN-15': {
    text: 'Whatever no rule answers is left to a die. Here the rulings answer most of it, and a free roll the rest.',
  },
  'WIN-1': {
    text: 'You win as soon as half of the enemy characters, or more, are eliminated and you have lost fewer than the enemy; points play no part.',
  },
  'WIN-2': {
    text: 'In a mission each side names a solid piece of scenery, or any spot of the table, that lies at least partly in its own zone.',
  },
  'WIN-4': { text: 'In a mission too, half of the enemy characters eliminated is a victory.' },
  'WIN-5': {
    text: 'A scenario has its own table, forces and victory conditions; the usual conditions count only if it names them.',
  },
  // Moving in the 2.0 beta.
  'MOVE-3': {
    title: 'Obstacles on the way',
    text: 'A move that crosses protecting scenery costs two tokens in all, however many pieces it crosses.',
  },
  'MOVE-4': {
    text: 'An obstacle may be crossed in one move if it is no wider than the Move and at most 2u high.',
  },
  'MOVE-5': {
    text: 'You may move past friends and end touching them, but bases never overlap; who cannot get clear of a base or a piece of scenery stops short of it.',
  },
  'MOVE-8': {
    text: 'On touching a 60 mm round base or another piece with a hole, a character may go into a free hole at no cost. Each hole holds one.',
  },
  'MOVE-9': {
    text: 'Mud, snow and the like take 1u off the distance of each move, and Move & Fire neither enters nor leaves them.',
  },
  'MOVE-10': { text: 'Open water, wire, deep pits: nobody enters or crosses them, though they hide nothing.' },
  'MOVE-11': {
    text: 'Each 3u of height is a level, reached only by stairs, ladders or gentle slopes.',
  },
  'MOVE-12': {
    text: 'From a landing half-way the next move goes on from the top or the foot, as one likes.',
  },
  'MOVE-13': {
    text: 'A character shot in a hole may be left there and blocks it. Anyone in contact may take the body out, which is a move and costs one token.',
  },
  'MOVE-14': { text: 'In a ruin a base may stand wherever there is room for it, and the rest is impassable.' },
  // Shooting and taking cover in the 2.0 beta.
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
    text: 'A shot at someone on a higher level has one die less.',
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
  'TC-6': { text: 'Nobody takes cover on a ladder or while climbing a ruin.' },
  // Grenades, close combat, Opportunity and Suppression Fire in the 2.0 beta.
  'GREN-2': {
    text: 'A frag grenade lands where it is meant to up to 5u and is thrown 10u at most; concussion and smoke grenades up to 10u, and 15u at most.',
  },
  'GREN-3': {
    text: 'Within the short range of the grenade the thrower need not see the spot; farther away it must be in sight.',
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
    text: 'Every hit is a wound, dealt out from the lowest close combat value up. Nobody takes two of one burst, but a character wounded before is eliminated.',
  },
  'GREN-11': {
    text: 'No throw that could catch the thrower or a friend where the grenade is aimed, unless they are safe from the burst there.',
  },
  'GREN-12': { text: 'The marker may touch a base but not lie on it; it may lie on or behind scenery.' },
  'GREN-13': {
    text: 'Frag: four dice, radius 4u. Concussion: four dice, radius 2u. Smoke: one die, radius 2u, and a screen. The card’s own numbers count.',
  },
  'GREN-14': {
    text: 'One costs a point and is gone when thrown. Handing it to a friend within 1u is free; a character who is eliminated drops it, and either side picks it up on contact.',
  },
  'GREN-15': {
    text: 'A screen of 5u hides like concealing terrain where the grenade bursts. At the next turn of its side a second one is put touching it; one turn later both are gone.',
  },
  'GREN-16': {
    text: 'Into a roofed position or a window a grenade goes from 5u at most, and without scatter from 2u (R158).',
  },
  'GREN-17': { text: 'A grenade is thrown one level higher at most, whatever the distance (R156).' },
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
    text: 'Each hit is a wound; a card that was turned over counts from the next exchange on, and at once if it was struck first.',
  },
  'H2H-5': { text: 'Fights of several against one come one by one, as they arrive.' },
  'H2H-6': {
    text: 'Whoever beats a character in a hole may step into it at once, for no token and no action.',
  },
  'H2H-8': {
    text: 'To fight a character in a hole, a move must cover the distance to that character’s own base; the attacker stays outside, touching the rim.',
  },
  'OF-2': {
    text: 'The card says how many u around the marker are watched. One u more while it lies on a lower level than its owner (R160).',
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
    text: 'The marker of a suppressed character stays and gives no shot; it works again as soon as the Suppression Fire ends.',
  },
  'SF-1': {
    text: 'One token puts a marker on any spot in sight with no concealing terrain in front of it; the card must have the symbol.',
  },
  'SF-3': {
    text: 'Any friend who sees the marker may join in for one token, then or later; no symbol is needed.',
  },
  'SF-4': {
    text: 'Whoever is within range of the marker at any moment does not shoot in that turn. Moving, close combat and grenades close by are allowed.',
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
  'WOUND-2': {
    text: 'A fresh wound brings a shock marker, which stays until its owner’s next turn is over, so that one turn is missed.',
  },
  'WOUND-3': {
    text: 'One in wound shock does nothing, but is as hard to hit as if taking cover, except from 5u or less.',
  },
  'WOUND-4': {
    text: 'A second wound or a head shot eliminates a character. Of one burst nobody takes more than one wound.',
  },
  'WOUND-5': {
    title: 'The body stays',
    text: 'Eliminated characters stay where they fell. A body is partial cover for shots past it, can be stepped over, and no move ends on it; card and tokens leave the game.',
  },
  'CMD-2': { text: 'Each friend in reach may do as many actions more as the Command value, all of them in one turn.' },
  'CAM-1': {
    text: 'In partial cover this character always counts as taking cover, though not from 5u or less and not against bursts.',
  },
  // Line of sight, cover and terrain in the 2.0 beta.
  'LOS-2': { text: 'A target that sheltering terrain hides completely cannot be seen or shot at.' },
  'LOS-13': {
    text: 'If wanted: sight runs from one point above the shooter’s head. All of the target lit is the open, a part of it one partial cover, nothing no sight; round bases and smoke keep their rules.',
  },
  'COVER-6': {
    text: 'The part of a piece within 2u of the shooter does not count; what lies farther out still does, if at least 2u of it are left.',
  },
  'COVER-7': { text: 'A character in between is protecting terrain, alive or as a body.' },
  'COVER-8': {
    text: 'A character in a 60 mm round base has partial cover from every side, unless any part of that base is within 2u of the shooter.',
  },
  'COVER-9': {
    title: 'Covers are counted',
    text: 'Each separate partial cover in the way adds one to the number that hits. Separate means 2u apart; behind three or more nobody is hit.',
  },
  'COVER-10': {
    text: 'Concealing terrain breaks the line of sight: no marker is laid or kept up through it. Shots still go through, against partial cover; a burst is not stopped by it.',
  },
  'COVER-11': {
    text: 'Between levels only the partial cover nearest to the target counts, and total cover only as high as it reaches.',
  },
  'COVER-12': {
    text: 'Sheltering and protecting terrain between the burst and a base shields it; concealing terrain does not.',
  },
  'COVER-15': {
    text: 'Sheltering blocks sight and way. Protecting is partial cover, crossed for a token more. Concealing is partial cover and breaks sight. Impassable and difficult ground is no cover. A piece may be several.',
  },
  'COVER-16': {
    text: 'Sheltering: an unbroken face at least the size of a stat card. Protecting and concealing: 1u high or more. Impassable and difficult: at least 1u by 1u. All else is decoration.',
  },
  'REIN-1': {
    text: 'The card holds two characters, one a side, for one price. They are on the table one after the other; the owner says who is first.',
  },
  'REIN-2': {
    text: 'The first is deployed with the others, or comes in at the start of a later turn of its side, its base touching that side’s edge. The second comes in likewise, from the turn after the first was hit.',
  },
  'REIN-3': {
    text: 'Any hit eliminates the one on the table; a head shot does no more. The body stays, tokens come off the card, and it is turned to the other character.',
  },
  'REIN-4': {
    text: 'A reinforcement card is one character lost, and only when both on it are gone.',
  },
  'PSY-1': {
    text: 'Optional: when somebody is wounded or eliminated, the nearest friend within 2u rolls a die at once and for free. Up to that friend’s present number of actions: no effect. Above it: panic.',
  },
  'PSY-2': {
    text: 'Optional: a character in panic can only try to recover, one token and the same roll each time, within its actions. Panic is no cover, unlike wound shock.',
  },
  'PSY-3': {
    text: 'Optional: a friend with Command in reach allows further tries, and may spend tokens and actions, each token taking one off the roll.',
  },
  'MULTI-1': {
    text: 'Forces may be smaller or larger, from a handful to a squad, without any change of the rules; there are two sides.',
  },
  // Our rulings for the 2.0 beta.
  R02: { text: 'Under 36u on the shorter side all deploy touching their edge, from 36u on within 5u of it.' },
  R13: { text: 'Two sixes do nothing when more than a 6 is needed: nothing can hit then.' },
  R16: {
    text: 'Aim is for the first shot of a turn, unless the card says of the weapon that it aims every shot.',
  },
  R17: {
    title: 'Taking cover from frag grenades',
    text: 'A marker taken before, or shock, makes frag dice hit on 5 or more; Camouflage does not. A 4 wounds only those without, and nobody takes cover in answer to a throw.',
  },
  R27: {
    text: 'The character’s Opportunity and Suppression Fire markers are taken off: a character in shock can do nothing more.',
  },
  R30: { title: 'How long shock lasts', text: 'Until the end of its owner’s next turn: one own turn is missed.' },
  R35: { text: 'Each hit of a burst is one wound, as the section on grenades has it.' },
  R36: {
    text: 'Where the base stood, as a disk of its size. In a hole the owner says whether it stays or is taken off; it always goes if the winner of a close combat steps in.',
  },
  R37: {
    text: 'Along the line of fire best for the shooter a piece counts for its first 2u, not for the next 2u, then again. Smoke always counts apart; sheltering terrain that hides a part is one more.',
  },
  R57: {
    text: 'Lines to one inside a wood or a crater cross it; for a shooter inside, only what lies beyond 2u gives the targets cover.',
  },
  R67: {
    text: 'Tokens of an action that comes to nothing do not come back; a bought grenade that was not thrown is kept.',
  },
  R68: {
    text: 'The target is named with the shot, which may be left out; a wound on the way loses it. The move may not end in contact.',
  },
  R72: {
    text: 'Only one acting in its own side’s turn: every action paid for, once each, is shot at before it takes effect; if it cannot go on it is lost.',
  },
  R76: {
    title: 'Total cover close to the shooter',
    text: 'It hides a part of the target as from anywhere else: what is left out within 2u is protecting and concealing terrain alone.',
  },
  R78: {
    text: 'Lines run from the centre of the marker and must cross the edge of a piece, or a character; one right under the marker shields nobody.',
  },
  R79: {
    text: 'Judged at the spot aimed at, before it scatters. Whoever is sheltered from a burst there is safe; a Take Cover marker is not enough.',
  },
  R81: {
    title: 'Shots with several weapons',
    text: 'Changing costs a token and an action. The shots of all weapons together count against the Shots of the one now fired.',
  },
  R101: {
    text: 'One token more for a move with crossings in it, however many; Move & Fire may cross at that price, but not climb.',
  },
  R121: {
    text: 'A screen is 5u across. The second comes at the start of the next turn of the thrower’s side, and both go at the start of the one after.',
  },
  R122: {
    text: 'No marker can be placed past it, no Suppression Fire joined or continued, and no grenade thrown beyond short range. Shots of every sort go through, against partial cover.',
  },
  R123: { text: 'Concealing terrain costs no token more, nor do friends and bodies; protecting terrain does.' },
  R124: { text: 'Friends in range and in sight draw dice and may be wounded, just like enemies.' },
  R125: {
    text: 'Inside: grenades to 5u, scattering. After leaving: grenades as usual, no shot for the rest of the turn. Opportunity Fire may be placed in both, but gives no shot inside until the Suppression Fire ends.',
  },
  R127: { text: 'A side with nobody on the table has lost, unless reinforcements are still to come.' },
  R128: {
    text: 'Arriving is free and no action, at the start of the side’s turn; the character may act at once, and brings no Take Cover marker.',
  },
  R131: {
    title: 'When difficult ground is paid for',
    text: 'Each action that starts in it, enters it or crosses it goes 1u less far.',
  },
  R133: {
    text: 'Handed over in their side’s turn between living friends within 1u, in shock or not; picked up, if wanted, on touching the marker at any point of a move.',
  },
  R138: {
    text: 'Among equally near friends the owner chooses. Panic ends a character’s Opportunity and Suppression Fire, but not fighting back. A leader spends before the roll, within the leader’s own actions.',
  },
  R142: {
    text: 'The one it stands on, and each higher one that holds at least 1u of it: 3u high one level, 4u two. A window or door is on its own only; what has a floor on top is of whole storeys.',
  },
  R143: {
    text: 'Sight is mutual: it blocks from any level from the lower to the higher of the two.',
  },
  R144: {
    text: 'On one level what is on it counts as ever. Between two there is one cover in all, that nearest to the target, whatever it is and on any level from the lower to the higher.',
  },
  R145: {
    text: 'What lies under the floor of the higher of the two, at most 0.5u beyond its edge, and does not reach that level neither blocks nor covers, in either direction.',
  },
  R146: {
    text: 'One who is wholly under a floor and one who stands on it, or above it, do not see each other. Who is on stairs that lead up there is seen, and so is who is partly out from under it.',
  },
  R147: {
    text: 'Who is on stairs, a ladder or a slope is on the lower of its two levels, until off at its head.',
  },
  R148: {
    text: 'All distances are taken in plan, those to friends for Command and shock tests too.',
  },
  R149: {
    text: 'Contact, close combat, and friends and bodies in the way need one level, and so do handing over, picking up and clearing away. Who is on stairs, a ladder or a landing is on both of its levels for this.',
  },
  R150: {
    text: 'Opportunity Fire, Suppression Fire and bursts lie on the level of their marker. Who is on stairs is on both of their levels.',
  },
  R151: {
    text: 'A straight run is got on and off over its ends, anything else anywhere. It is measured in plan, from where the base touches the foot to where it touches the head and stands on the upper floor.',
  },
  R152: {
    text: 'No move ends on stairs or a ladder but on a landing; one may end on a slope. Who is stopped there by a shot and cannot go on is put back to the end the move came from; contact holds where it is.',
  },
  R153: {
    text: 'Stairs are difficult ground and no more. The extra token, and the bar on taking cover, are for ladders and what is climbed like one.',
  },
  R154: {
    text: 'The free step onto a landing loses nothing. The action that begins there goes 1u less far, and is measured from where the base touches the rim.',
  },
  R155: {
    text: 'A base stays wholly on the floor, as on the table. Nobody jumps, falls or climbs where there is no passage.',
  },
  R156: {
    text: 'One level up at any distance, down any number of levels.',
  },
  R157: {
    text: 'A grenade is aimed at a place with ground on its level, and moved on that level; where that has no ground it falls to the next below and bursts there. Other markers lie only where there is ground.',
  },
  R158: {
    text: 'To a place under a roof from outside that roof or level: 5u at most, without a roll from 2u, whatever the grenade, and with a line past total cover. Through a floor no grenade goes without one.',
  },
  R159: {
    text: 'Smoke lies on the level on which it bursts, and the second screen on the same.',
  },
  R160: {
    text: 'While the marker lies lower than its owner stands it reaches 1u more, however many levels.',
  },
  R161: {
    text: 'Each shot has one die less, however many levels up; Suppression Fire and grenades have not. With no die left, R69 says what follows.',
  },
  R162: {
    text: 'One may be deployed, and arrive, on any level of the zone where there is room.',
  },
  R163: {
    text: 'An element is reached by touching it on a level it is on, by standing on it or by being inside it; a spot on its level.',
  },
  R164: {
    text: 'The laser looks from a point, in plan, past what counts for any line between these levels.',
  },
  R166: {
    text: 'The parts of a building, as the table declares them, are one element for the number of elements and as an objective. As cover each counts by itself.',
  },
  R167: {
    text: 'A smoke screen counts by its thickness along the line, as any piece does, so that through its middle it counts twice.',
  },
  R171: { text: 'It is no step of deployment: the same side places its next character.' },
} as const satisfies RulesIn;
