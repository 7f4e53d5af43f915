import { combatAttacks } from './combatAttacks.ts';
import { combatRulings } from './combatRulings.ts';
import type { RulesIn } from './ruleIn.ts';

/** 1-48COMBAT of 2009: set-up, rounds, victory and what is no attack; the rest stands beside. */
export const combat = {
  'SETUP-3': { text: 'A force holds only one character of each type.' },
  'SETUP-8': { text: 'Both sides begin with 12 action tokens, the hand of the first round.' },
  'SETUP-14': {
    text: 'A card shows name, role, points and force, how much the character may do in a round, its weapons with their shots and dice, and has a side for when it is wounded.',
  },
  'TURN-1': {
    title: 'Rounds of turns',
    text: 'The game goes in rounds; in each the two sides take turns until the tokens of both are spent.',
  },
  'TURN-2': {
    title: 'Initiative',
    text: 'At the start of each round both bid tokens, as many as they like, and roll a die; each token adds one, and the higher goes first.',
  },
  'TURN-3': { text: 'A side gets 12 action tokens for each round; what is left of them does not carry over.' },
  'TURN-4': { title: 'No saving', text: 'Nothing is saved: tokens last for their round only.' },
  'TURN-5': {
    title: 'Spending limit',
    text: 'A side spends at most 6 tokens in one of its own turns; once the other side has none left there is no limit.',
  },
  'TURN-6': {
    title: 'On until all is spent',
    text: 'A round goes on until the tokens of both are spent; a turn is not passed while anything can be done.',
  },
  'TURN-7': {
    text: 'A character may not do more actions in one round than its card allows, unless a leader helps.',
  },
  'TURN-8': { text: 'Only what its card lists; attacks and Take Cover are open to everyone.' },
  'TURN-10': { text: 'A token that is spent lies on the character’s card until the round is over.' },
  'TURN-11': {
    text: 'A side without tokens has no more turns in the round; the other one plays on until it has none either.',
  },
  'TURN-12': { text: 'Outside your own turn, tokens pay for taking cover and for Target shots.' },
  'WIN-1': { text: 'You win as soon as half of the enemy characters, or more, are eliminated.' },
  ...combatAttacks,
  'WOUND-2': { text: 'A fresh wound brings a shock marker, which stays until the round ends.' },
  'WOUND-4': { text: 'A second wound, a head shot or a burst with three sixes eliminates a character.' },
  'CMD-2': { text: 'The leader’s Command is one pool of extra actions a round, shared by all friends in reach.' },
  'LOS-5': {
    text: 'A target that partial cover hides in part is in cover too; only one whose whole base is seen is in the open.',
  },
  ...combatRulings,
} as const satisfies RulesIn;
