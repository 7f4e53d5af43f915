import type { RulesIn } from './rules.ts';

/** 1-48COMBAT of 2009: set-up, rounds, victory and what is no attack. */
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
  // Attacks and taking cover in 1-48COMBAT.
  'FIRE-1': {
    text: 'Name the shooter, an enemy it has in sight and the number of shots; each of them costs one token.',
  },
  'FIRE-3': {
    text: 'A die hits on 4 or more in the open and on 5 or more against partial cover; cover taken against this shooter adds one more.',
  },
  'FIRE-5': {
    text: 'Two sixes among the dice of one shot eliminate the target at once, also where several shots are rolled together.',
  },
  'FIRE-7': {
    title: 'Shots rolled together',
    text: 'The shots of an action are bought and rolled together, and make one wound at most.',
  },
  'FIRE-9': {
    text: 'Declare the shots, with Aim if wanted, then the target may take cover, then all dice are rolled.',
  },
  'FIRE-10': { text: 'Not said, and never met: partial cover and taking cover together ask for a 6.' },
  'ATK-1': { text: 'Fire, a grenade and close combat are attacks.' },
  'AIM-1': { text: 'One more token adds the weapon’s Aim dice to the first shot, once a turn.' },
  'AIM-2': { title: 'Aim on the move', text: 'Not forbidden: the shot of Move & Fire may be aimed as well.' },
  'MF-1': { text: 'One token pays for a shorter move with one shot before it, after it or at any point of the way.' },
  'TC-1': { text: 'One token, and only when you are shot at.' },
  'TC-2': {
    text: 'It takes one more to hit for the one enemy against whom cover is taken, on top of what terrain gives.',
  },
  'TC-3': { text: 'It lasts for this turn and holds against that one shooter.' },
  'TC-4': { text: 'It cannot be chosen when shot at from 5u or less.' },
  'TC-5': {
    title: 'Where nobody takes cover',
    text: 'Nobody can take cover in answer to a grenade or to a Target shot.',
  },
  'GREN-2': { text: 'A grenade is thrown 10u at most, and past total cover 5u at most.' },
  'GREN-3': { text: 'Up to 5u the thrower need not see the spot; farther away total cover must not be in between.' },
  'GREN-4': { text: 'Every throw may scatter.' },
  'GREN-5': { text: 'A die decides: 5 or 6 is exact, 3 or 4 moves the marker up to 1u, a 1 or 2 up to 2u.' },
  'GREN-9': {
    text: 'One hit or more wounds one of those who are caught; two sixes wound all of them, three eliminate them all.',
  },
  'GREN-10': { text: 'Not needed: the thrower picks whom a single wound is for, or all are wounded.' },
  'H2H-3': {
    title: 'One strikes, then the other',
    text: 'The attacker rolls first; the other strikes back if still in the game, and so on until one is eliminated.',
  },
  'H2H-4': { text: 'Each hit is a wound, and a card that was turned over counts at once.' },
  'H2H-5': {
    text: 'Not said; here close combats are fought one after another, in the order of contact.',
  },
  'OF-1': {
    title: 'Laying a Target marker',
    text: 'One token puts a Target marker on any spot the character can see.',
  },
  'OF-4': {
    text: 'It is a single shot at the price of any other: a token and one of the card’s actions. It may be declined.',
  },
  'OF-8': { text: 'Not said; here the marker of a suppressed character stays but gives no shot.' },
  'SF-1': {
    text: 'One token puts a marker on any spot in sight; officers, NCOs and machine gunners may do it.',
  },
  'SF-2': { text: 'A machine gun will do alone; an officer or an NCO needs friends within 5u who fire too.' },
  'SF-3': { text: 'Friends within 5u of the leader join in for one token each.' },
  'SF-4': {
    text: 'Whoever is within range of the marker and in sight of one who fires at it makes no attacks in that turn, close combat included, except grenades close by.',
  },
  'SF-7': { text: 'A character stops firing when the round ends, when wounded, eliminated or doing anything else.' },
  'SF-9': {
    text: 'At the start of its turns the side rolls a die for each character firing; each 6 wounds one within range of the marker, whom the side picks.',
  },
  'WOUND-2': { text: 'A fresh wound brings a shock marker, which stays until the round ends.' },
  'WOUND-4': { text: 'A second wound, a head shot or a burst with three sixes eliminates a character.' },
  'CMD-2': { text: 'The leader’s Command is one pool of extra actions a round, shared by all friends in reach.' },
  'LOS-5': {
    text: 'A target that partial cover hides in part is in cover too; only one whose whole base is seen is in the open.',
  },
  // Our rulings for 1-48COMBAT.
  R03: { text: 'Each side bids while the other looks away, both bids are shown together, and a tie rolls again.' },
  R05: {
    text: 'No passing while any action can be done. The round ends when neither side can spend any more, and what is left is lost.',
  },
  R14: {
    text: 'All shots of an action are bought at once, Aim with them, and make one wound at most; a head shot needs two sixes of one shot.',
  },
  R22: { text: 'The thrower picks among those who are caught.' },
  R31: { title: 'Command as a pool', text: 'The value is a pool of extra actions a round, shared by all friends.' },
  R47: {
    text: 'The leader fires too. Without a machine gun others within 5u start with the leader or join later, each paying a token.',
  },
  R55: {
    text: 'Total cover blocks; otherwise a target is in cover as soon as cover of either kind hides some of it.',
  },
  R74: { text: 'A Target shot costs a token and one of the card’s actions, one more for Aim, and may be declined.' },
  R75: { text: 'The target is in partial cover unless its whole base is seen, past partial cover as past total.' },
  R77: {
    title: 'Suppressed: in whose sight, what then',
    text: 'In sight of anyone firing at the marker. The suppressed do not move into contact, but fight back when attacked.',
  },
  R137: {
    title: 'Cover and head shots',
    text: 'The dice as they lie count: a natural double 6 is a head shot even against one taking cover.',
  },
} as const satisfies RulesIn;
