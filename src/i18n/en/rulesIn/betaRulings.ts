import type { RulesIn } from './ruleIn.ts';

/** Our rulings for the 2.0 beta. */
export const betaRulings = {
  R02: { text: 'Under 36u on the shorter side all deploy touching their edge, from 36u on within 5u of it.' },
  R13: { text: 'Two sixes do nothing when more than a 6 is needed: nothing can hit then.' },
  R16: {
    text: 'Aim is for the first shot of a turn, unless the card says of the weapon that it aims every shot.',
  },
  R17: {
    title: 'Taking cover from frag grenades',
    text: 'A marker taken before, or shock, makes frag dice hit on 5 or more; Camouflage does not. A 4 wounds only those without, and nobody takes cover in answer to a throw.',
  },
  R27: { text: 'His Opportunity and Suppression Fire markers are taken off, since he can do nothing more.' },
  R30: { title: 'How long shock lasts', text: 'Until the end of its owner’s next turn: one own turn is missed.' },
  R35: { text: 'Each hit of a burst is one wound, as the section on grenades has it.' },
  R36: {
    text: 'Where the base stood, as a disk of its size. One shot in a hole is left there or taken off, as the owner says; off he goes if the winner of a close combat steps in.',
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
    text: 'Judged at the spot aimed at, before it scatters. Safe is who is sheltered from a burst there; a Take Cover marker is not enough.',
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
    text: 'Past it no marker is laid, no Suppression Fire joined or kept up and no grenade thrown beyond short range. Shots of every sort go through, against partial cover.',
  },
  R123: { text: 'Concealing terrain costs no token more, nor do friends and bodies; protecting terrain does.' },
  R124: { text: 'Friends in range and in sight draw dice and may be wounded, just like enemies.' },
  R125: {
    text: 'Inside: grenades to 5u, scattering. After leaving: grenades as usual, no shot for the rest of the turn. Opportunity Fire may be laid in both, but sleeps inside until the Suppression Fire ends.',
  },
  R127: { text: 'A side with nobody on the table has lost, unless reinforcements are still to come.' },
  R128: {
    text: 'Arriving is free and no action, at the start of an own turn; one may act at once, and brings no Take Cover marker.',
  },
  R131: {
    title: 'When difficult ground is paid for',
    text: 'Each action that starts in it, enters it or crosses it goes 1u less far.',
  },
  R133: {
    text: 'Handed over in one’s own turn between living friends within 1u, in shock or not; picked up, if wanted, on touching the marker at any point of a move.',
  },
  R138: {
    text: 'Among equally near friends the owner chooses. Panic ends one’s Opportunity and Suppression Fire, yet one fights back. A leader spends before the roll, within his own actions.',
  },
} as const satisfies RulesIn;
