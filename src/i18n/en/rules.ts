import type { FlowId, LedgerId, RulingId } from '../../engine/index.ts';
import { rulings } from './rulings.ts';

/** What a rule is called, and what it says, in our words. */
interface RuleWords {
  readonly title: string;
  readonly text: string;
}

/** What one edition says where it differs from tactic-2.2; without a title of its own the common one holds. */
export type RulesIn = Readonly<
  Partial<Record<LedgerId | RulingId, { readonly title?: string; readonly text: string }>>
>;

const ledger = {
  // SETUP, TURN and WIN.
  'SETUP-1': {
    title: 'Laying out the table',
    text: 'Both roll a die. The winner sets up the table; the loser picks an edge, and the winner gets the opposite one.',
  },
  'SETUP-2': {
    title: 'Size of the forces',
    text: 'The two sides agree on a rough points total for their forces before the game.',
  },
  'SETUP-3': {
    title: 'No duplicates',
    text: 'Only in the 2009 rules: a force holds one character of each type. Here the same card may come more than once.',
  },
  'SETUP-4': {
    title: 'Amount of scenery',
    text: 'Only in the beta and the Italian quick start: at least as many pieces of scenery as there are characters on both sides together.',
  },
  'SETUP-5': {
    title: 'Who deploys first',
    text: 'The force with more points deploys first; if the points are equal, both roll and the lower roll deploys first.',
  },
  'SETUP-6': {
    title: 'Taking turns to deploy',
    text: 'The sides place one character each in turn until all are on the table.',
  },
  'SETUP-7': {
    title: 'Deployment zone',
    text: 'A character is deployed with its base at most 5u from its own table edge.',
  },
  'SETUP-8': { title: 'Tokens at the start', text: 'Both sides begin with 5 action tokens in front of them.' },
  'SETUP-9': {
    title: 'Starting in cover',
    text: 'Only in the beta: every character begins the game with a Take Cover marker. Here nobody does.',
  },
  'SETUP-10': {
    title: 'Bought weapons',
    text: 'Only in the beta: extra grenades are bought with points and handed out after deployment.',
  },
  'SETUP-11': { title: 'Size of the table', text: 'The table measures at least 24u by 24u, which is 60 cm by 60 cm.' },
  'SETUP-12': {
    title: 'Same faction twice',
    text: 'Both sides may field the same faction; the beta says so, the other editions do not forbid it.',
  },
  'SETUP-13': {
    title: 'Terrain is declared',
    text: 'Before play it is settled for each piece of scenery whether it is total or partial cover.',
  },
  'SETUP-14': {
    title: 'The stat card',
    text: 'A card shows name, role, points and faction, what the character may do, its weapons and their dice, and has a side for when it is wounded.',
  },
  'TURN-1': { title: 'Alternating turns', text: 'The two sides take their turns one after the other.' },
  'TURN-2': {
    title: 'Who begins',
    text: 'Both roll a die and the higher one takes the first turn; the quick start itself does not say who does.',
  },
  'TURN-3': { title: 'Income', text: 'A side gets 5 action tokens at the start of each of its turns.' },
  'TURN-4': { title: 'Saving tokens', text: 'Tokens that are not spent are kept, as many as you like.' },
  'TURN-5': {
    title: 'No spending limit',
    text: 'A side may spend all it has in one turn; only the 2009 rules set a limit.',
  },
  'TURN-6': {
    title: 'Spend at least one',
    text: 'In each of your own turns you spend at least one token, as long as anything can be done with it.',
  },
  'TURN-7': {
    title: 'Number of actions',
    text: 'A character may not do more actions in one turn than its card allows, unless a leader helps.',
  },
  'TURN-8': {
    title: 'What a character may do',
    text: 'Only what its card lists; close combat and Take Cover are open to everyone.',
  },
  'TURN-9': {
    title: 'Any order',
    text: 'You may switch between your characters as you like and come back to one later in the turn.',
  },
  'TURN-10': {
    title: 'Spent tokens',
    text: 'A token that is spent lies on the character’s card and is not used again.',
  },
  'TURN-11': { title: 'Out of tokens', text: 'Without tokens there are no more actions, and your turn is over.' },
  'TURN-12': {
    title: 'In the other side’s turn',
    text: 'Outside your own turn, tokens pay for reactions: taking cover, and aiming an Opportunity Fire shot.',
  },
  'TURN-13': {
    title: 'Taking back',
    text: 'How far moves may be taken back is agreed before the game; the beta allows none at all.',
  },
  'TURN-14': {
    title: 'Double actions',
    text: 'An action that costs two tokens counts as two of the actions on the card.',
  },
  'TURN-15': {
    title: 'What no rule covers',
    text: 'A question without a rule is settled with a die, as the beta suggests; a free roll is there for it.',
  },
  'WIN-1': {
    title: 'Winning a skirmish',
    text: 'You win as soon as characters worth half of the enemy’s points, or more, are eliminated.',
  },
  'WIN-2': {
    title: 'Mission objectives',
    text: 'In a mission each side names a piece of scenery that lies at least partly in its own zone; the enemy must reach it.',
  },
  'WIN-3': {
    title: 'Reaching the objective',
    text: 'In a mission, one base that touches the enemy’s objective wins at once.',
  },
  'WIN-4': {
    title: 'Winning a mission by losses',
    text: 'In a mission too, a side wins by eliminating half of the enemy characters.',
  },
  'WIN-5': { title: 'Scenarios', text: 'Only in the beta: a scenario comes with victory conditions of its own.' },
  'WIN-6': {
    title: 'Both at once',
    text: 'If both sides reach their goal at the same moment, the side whose turn it is wins.',
  },
  'WIN-7': {
    title: 'Ending early',
    text: 'A side may concede, and both together may agree on a draw or stop and count losses; this is ours, not the rules’.',
  },
  // MOVE.
  'MOVE-1': {
    title: 'Moving',
    text: 'One token moves a character up to its Move in u along any path, turning freely.',
  },
  'MOVE-2': { title: 'Limit of movement', text: 'No character spends more than three tokens on movement in one turn.' },
  'MOVE-3': {
    title: 'Climbing',
    text: 'A move that climbs up or down costs two tokens, and may end on top only with the whole base.',
  },
  'MOVE-4': {
    title: 'Crossing obstacles',
    text: 'Partial cover can be crossed in one move if it is at most 2u high and no wider than the Move; the move then costs one token more.',
  },
  'MOVE-5': { title: 'Friends', text: 'You may move past friends, but bases must not overlap when the move ends.' },
  'MOVE-6': {
    title: 'Enemies in the way',
    text: 'You cannot move through an enemy; touching one begins a close combat.',
  },
  'MOVE-7': { title: 'Total cover blocks', text: 'Nobody can move into or through total cover.' },
  'MOVE-8': {
    title: 'Round scenic bases',
    text: 'A character who touches a 60 mm round base may step into a free hole of it at no cost; there is no other place to stand in it.',
  },
  'MOVE-9': { title: 'Difficult ground', text: 'Only in the beta: difficult ground takes 1u off each move.' },
  'MOVE-10': {
    title: 'Impassable ground',
    text: 'By name only in the beta; here too, what is declared impassable is neither entered nor crossed, but can be seen across.',
  },
  'MOVE-11': {
    title: 'Levels',
    text: 'Only in the beta: upper floors are reached by stairs, ladders or slopes. Here characters climb.',
  },
  'MOVE-12': {
    title: 'Leaving a landing',
    text: 'Only in the beta: from the landing of a ladder or a stair the next move goes on at its top or its foot.',
  },
  'MOVE-13': {
    title: 'A body in a hole',
    text: 'Only in the beta: someone shot in a hole may be left there and closes it until the body is taken out.',
  },
  'MOVE-14': { title: 'Doubtful ground', text: 'On ground like that of a ruin a base may stand wherever it has room.' },
  // FIRE, ATK, AIM, MF and TC.
  'FIRE-1': {
    title: 'Declaring a shot',
    text: 'Name the shooter and an enemy it has in sight; each shot costs one token.',
  },
  'FIRE-2': {
    title: 'Short and long range',
    text: 'Up to and with 10u a weapon rolls its short-range dice, farther away its long-range dice.',
  },
  'FIRE-3': {
    title: 'The number that hits',
    text: 'A die hits on 4 or more in the open and on 5 or more against partial cover; taking cover adds one more.',
  },
  'FIRE-4': { title: 'Hits of one shot', text: 'However many dice hit, one shot makes one wound at most.' },
  'FIRE-5': { title: 'Head shot', text: 'Two sixes in the roll of one shot eliminate the target at once.' },
  'FIRE-6': { title: 'Shots a turn', text: 'A weapon fires no more often in one turn than its card says.' },
  'FIRE-7': {
    title: 'Shots one by one',
    text: 'Each shot is declared, paid and rolled by itself; only in the 2009 rules are they rolled together.',
  },
  'FIRE-8': {
    title: 'One weapon a turn',
    text: 'A character attacks with one of its weapons in a turn and cannot change to another.',
  },
  'FIRE-9': {
    title: 'Order of a shot',
    text: 'Declare, then the target may take cover, then the shooter may aim, then the target has another chance, then roll.',
  },
  'FIRE-10': { title: 'Too hard to hit', text: 'If more than a 6 is needed nothing hits, and the tokens stay spent.' },
  'FIRE-11': { title: 'Target higher up', text: 'Only in the beta: one die less against a target on a higher level.' },
  'ATK-1': {
    title: 'What is an attack',
    text: 'Fire, Move & Fire, Opportunity Fire, Suppression Fire, a grenade and close combat are attacks.',
  },
  'AIM-1': { title: 'Aim', text: 'One more token adds the weapon’s Aim dice to a shot.' },
  'AIM-2': { title: 'No Aim on the move', text: 'Aim cannot be added to Move & Fire.' },
  'MF-1': {
    title: 'Move & Fire',
    text: 'One token pays for a shorter move with one shot before or after it, not in the middle.',
  },
  'MF-2': {
    title: 'How Move & Fire counts',
    text: 'It counts as movement, towards the three tokens a turn, and as one of the weapon’s shots.',
  },
  'MF-3': {
    title: 'Move & Fire and terrain',
    text: 'Only in the beta: not into or out of difficult ground, nor upwards.',
  },
  'TC-1': { title: 'Taking cover', text: 'One token, in your own turn or when you are shot at.' },
  'TC-2': {
    title: 'Effect of taking cover',
    text: 'It takes one more to hit someone who is taking cover, on top of what the terrain gives and in the open as well.',
  },
  'TC-3': {
    title: 'How long cover lasts',
    text: 'The Take Cover marker stays until the character does anything else.',
  },
  'TC-4': {
    title: 'Too close for cover',
    text: 'From 5u or less taking cover is of no use, and it cannot be chosen when shot at from there.',
  },
  'TC-5': {
    title: 'Not against Opportunity Fire',
    text: 'Nobody can take cover in answer to an Opportunity Fire shot.',
  },
  'TC-6': {
    title: 'Not on ladders',
    text: 'Only in the beta: nobody takes cover on a ladder or while climbing a ruin.',
  },
  'TC-7': {
    title: 'Who may take cover',
    text: 'Anyone with an action left, a token to pay with, no marker yet, and not in wound shock.',
  },
  // GREN and H2H.
  'GREN-1': { title: 'Cost of a grenade', text: 'Throwing a hand grenade costs two tokens.' },
  'GREN-2': {
    title: 'Range of a throw',
    text: 'Up to 10u a grenade lands where it is meant to; farther, up to 15u, it may scatter.',
  },
  'GREN-3': {
    title: 'Sight to the spot',
    text: 'Up to 10u the thrower need not see the spot; farther away it must be in sight.',
  },
  'GREN-4': {
    title: 'When it scatters',
    text: 'A grenade scatters when thrown beyond 10u, and always when the thrower is suppressed.',
  },
  'GREN-5': {
    title: 'How far it scatters',
    text: 'A die decides: 5 or 6 is exact, 2 to 4 moves the marker up to 2u, a 1 up to 4u.',
  },
  'GREN-6': { title: 'Who moves the marker', text: 'The other side moves the marker of a grenade that scatters.' },
  'GREN-7': {
    title: 'Who is caught',
    text: 'Everyone within the blast radius, friend or foe, whom no cover shields from the burst.',
  },
  'GREN-8': {
    title: 'Dice of a burst',
    text: 'The card’s dice are rolled once for the whole burst; each 4 or more is a hit.',
  },
  'GREN-9': {
    title: 'Wounds of a burst',
    text: 'Every hit is a wound, dealt out one by one from the lowest close combat value up, and round again if any are left.',
  },
  'GREN-10': { title: 'Equals in a burst', text: 'Among equal close combat values the thrower chooses.' },
  'GREN-11': {
    title: 'Own side in the burst',
    text: 'Only in the beta: no throw that might catch the thrower or a friend without cover.',
  },
  'GREN-12': { title: 'Where it may be aimed', text: 'At any spot, also in or behind partial cover.' },
  'GREN-13': {
    title: 'Kinds of grenade',
    text: 'One kind, with dice and radius from the card; the beta knows frag, concussion and smoke grenades.',
  },
  'GREN-14': {
    title: 'Extra grenades',
    text: 'Only in the beta: single grenades cost a point each and may be handed over.',
  },
  'GREN-15': {
    title: 'Smoke',
    text: 'Only in the beta: a smoke grenade makes a screen that hides what is behind it for a while.',
  },
  'GREN-16': {
    title: 'Into rooms and windows',
    text: 'Only in the beta: roofed positions and openings can be hit from close by only.',
  },
  'GREN-17': { title: 'Throwing upwards', text: 'Only in the beta: one level higher at most.' },
  'GREN-18': {
    title: 'Supply',
    text: 'Only in the beta: a grenade listed on the card never runs out and cannot be handed over.',
  },
  'H2H-1': {
    title: 'Close combat begins',
    text: 'It begins as soon as a move brings two enemy bases into contact, and costs no token.',
  },
  'H2H-2': { title: 'Hits in close combat', text: 'Each side rolls its close combat dice; a 5 or a 6 is a hit.' },
  'H2H-3': {
    title: 'Both strike',
    text: 'In each exchange both sides roll, and a character struck down still strikes back; it goes on until one is eliminated.',
  },
  'H2H-4': {
    title: 'Wounds in close combat',
    text: 'Each hit is a wound; a card that was turned over counts from the next exchange on.',
  },
  'H2H-5': {
    title: 'Several against one',
    text: 'Close combats are fought one after another, in the order of contact.',
  },
  'H2H-6': {
    title: 'Taking the hole',
    text: 'Only in the beta: the winner may step into the loser’s hole.',
  },
  'H2H-7': {
    title: 'Nobody can win',
    text: 'If neither side has any dice the close combat ends and both stay where they are.',
  },
  'H2H-8': {
    title: 'Fighting into a hole',
    text: 'To fight a character in a round base, a move must cover the distance to that character’s own base.',
  },
  // OF and SF.
  'OF-1': { title: 'Laying Opportunity Fire', text: 'One token puts a marker on any spot the character can see.' },
  'OF-2': { title: 'Its range', text: 'The card says how many u around the marker are watched.' },
  'OF-3': { title: 'What sets it off', text: 'An enemy in sight who comes within range of the marker while moving.' },
  'OF-4': { title: 'The shot', text: 'It is a single shot, costs nothing and may be declined.' },
  'OF-5': { title: 'No reaction', text: 'The target of Opportunity Fire cannot take cover in answer.' },
  'OF-6': {
    title: 'When it ends',
    text: 'The marker goes when it has been used, or when the character does anything else.',
  },
  'OF-7': { title: 'Going on', text: 'A character shot at on the way goes on with the same move if still able.' },
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
  'SF-5': { title: 'Friends too', text: 'Suppression affects friends and enemies alike.' },
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
  // WOUND, abilities (CMD, CAM) and what only the beta has (REIN, PSY, MULTI).
  'WOUND-1': { title: 'First wound', text: 'The card is turned to its wounded side, whose values count from then on.' },
  'WOUND-2': { title: 'Wound shock', text: 'A fresh wound brings a shock marker, which stays until the turn ends.' },
  'WOUND-3': {
    title: 'In shock',
    text: 'A character in wound shock does nothing more, but is as hard to hit as one taking cover.',
  },
  'WOUND-4': {
    title: 'Eliminated',
    text: 'A second wound, a head shot or two wounds of one burst eliminate a character.',
  },
  'WOUND-5': {
    title: 'The fallen',
    text: 'An eliminated character is taken off the table; only in the beta does the body stay.',
  },
  'CMD-1': { title: 'Command', text: 'Friends within 5u of a leader may do more than their own number of actions.' },
  'CMD-2': { title: 'How many more', text: 'Each friend may do as many extra actions as the leader’s Command says.' },
  'CMD-3': { title: 'They still cost', text: 'Every extra action is paid for like any other.' },
  'CMD-4': { title: 'The leader', text: 'Leading others costs the leader neither tokens nor actions.' },
  'CAM-1': { title: 'Camouflage', text: 'In partial cover this character always counts as taking cover.' },
  'REIN-1': {
    title: 'Reinforcement cards',
    text: 'Only in the beta: a card with two characters, one on each side, of whom one is on the table at a time.',
  },
  'REIN-2': {
    title: 'Arriving',
    text: 'Only in the beta: reinforcements come in at their own table edge in a later turn.',
  },
  'REIN-3': { title: 'Hit once', text: 'Only in the beta: any hit takes a reinforcement out and turns the card.' },
  'REIN-4': {
    title: 'How it counts',
    text: 'Only in the beta: the card is lost when both of its characters are gone.',
  },
  'PSY-1': {
    title: 'Shock test',
    text: 'Only in the beta, optional: the nearest friend within 2u of a character who is hit must roll or panic.',
  },
  'PSY-2': { title: 'Panic', text: 'Only in the beta, optional: a character in panic can only try to recover.' },
  'PSY-3': { title: 'Steadying', text: 'Only in the beta, if wanted: a leader can help a friend to recover.' },
  'MULTI-1': {
    title: 'Bigger battles',
    text: 'Said only in the beta: larger or smaller forces change nothing in the rules, and there are two sides.',
  },
  // LOS and COVER.
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
    text: 'A character in a 60 mm round base has partial cover from every side.',
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
} satisfies Readonly<Record<LedgerId, RuleWords>>;

/** Reasons that come from the program. */
const program = {
  'FLOW-OVER': { title: 'The game is over', text: 'The game has ended; nothing more can be done in it.' },
  'FLOW-TURN': { title: 'Not your decision', text: 'The other side decides now.' },
  'FLOW-PENDING': { title: 'Something comes first', text: 'Another decision or roll is due first.' },
  'FLOW-UNKNOWN': {
    title: 'Not in this game',
    text: 'No character, weapon, piece of scenery or option of that name is in this game.',
  },
  'FLOW-STALE': { title: 'Too late', text: 'The game has moved on since then.' },
  'FLOW-FORM': { title: 'Not understood', text: 'That is not a command this game understands.' },
  'FLOW-MUCH': { title: 'Too much', text: 'That is more than can be worked out here.' },
  'FLOW-DICE': { title: 'Other dice', text: 'Those are not the dice that are to be rolled now.' },
  'FLOW-FRIEND': { title: 'Wrong side', text: 'That character is of the wrong side for that.' },
  'FLOW-RESERVE': { title: 'Not on the table', text: 'This character is not on the table.' },
  'FLOW-BASES': { title: 'No room', text: 'Two bases would overlap there.' },
  'FLOW-BROKEN': {
    title: 'A fault of the program',
    text: 'Something went wrong in the program. The game is as it was before; please save it to a file and report it.',
  },
} satisfies Readonly<Record<FlowId, RuleWords>>;

/** As the edition tactic-2.2 has it; where it has no such rule, the text says which one does. Others: `rulesIn`. */
export const rules = { ...ledger, ...rulings, ...program };
