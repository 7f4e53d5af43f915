import { betaAttacks } from './betaAttacks.ts';
import { betaFire } from './betaFire.ts';
import { betaMoves } from './betaMoves.ts';
import { betaRulings } from './betaRulings.ts';
import { betaSight } from './betaSight.ts';
import type { RulesIn } from './ruleIn.ts';

/** The 2.0 beta, the full rules: set-up, turns, victory, wounds, reinforcements and panic; the rest stands beside. */
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
    text: 'Both sides may field the same faction; it is then told as an exercise and counts like any other game.',
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
    text: 'A scenario says by itself how the table is laid out, which forces take part and what wins; the usual conditions count only if it names them.',
  },
  ...betaMoves,
  ...betaFire,
  ...betaAttacks,
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
    text: 'Whoever falls is left lying where he stood. A body is partial cover for shots past it, can be stepped over, and nobody ends a move on it; card and tokens leave the game.',
  },
  'CMD-2': { text: 'Each friend in reach may do as many actions more as the Command value, all of them in one turn.' },
  'CAM-1': {
    text: 'In partial cover this character always counts as taking cover, though not from 5u or less and not against bursts.',
  },
  ...betaSight,
  'REIN-1': {
    text: 'The card holds two characters, one a side, for one price. They are on the table one after the other; the owner says who is first.',
  },
  'REIN-2': {
    text: 'The first is deployed with the others, or comes in at the start of a later own turn, its base touching the own edge. The second comes in likewise, from the own turn after the first was hit.',
  },
  'REIN-3': {
    text: 'Any hit fells the one on the table, a head shot no more than that. The body stays, tokens come off the card, and it is turned to the other character.',
  },
  'REIN-4': {
    text: 'A reinforcement card is one character lost, and only when both on it are gone.',
  },
  'PSY-1': {
    text: 'If wanted: when somebody is wounded or falls, the nearest friend within 2u rolls a die at once and for free. Up to his present number of actions he holds, above it he panics.',
  },
  'PSY-2': {
    text: 'If wanted: one who panics can only try to recover, one token and the same roll each time, within his actions. Panic is no cover, unlike wound shock.',
  },
  'PSY-3': {
    text: 'If wanted: a friend with Command in reach allows further tries, and may spend tokens of his own, each of which takes one off the roll.',
  },
  'MULTI-1': {
    text: 'Forces may be smaller or larger, from a handful to a squad, without any change of the rules; there are two sides.',
  },
  ...betaRulings,
} as const satisfies RulesIn;
