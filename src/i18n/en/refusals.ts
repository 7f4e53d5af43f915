/**
 * Why something is refused, said to the player. Keys are rule ids, or `<rule id>-<field>` where the same rule refuses in
 * more than one way; values are those of Violation.data. An id without a sentence here is explained by its rule's text.
 */
export const refusals = {
  'SETUP-2': 'The force of {by} is worth {have, number} points; {most, number} is the agreed maximum.',
  'SETUP-3': '{by} has {who} more than once; a force holds each card once.',
  'SETUP-4':
    'The table has {have, number} {have, plural, one {element} other {elements}} that {have, plural, one {gives} other {give}} cover; so many characters need {need, number}.',
  'SETUP-4-elements':
    'The table has {elements, number} {elements, plural, one {element} other {elements}} of scenery; so many characters need {need, number}.',
  'SETUP-7': 'That is {distance, number}u from your edge; you deploy within {most, number}u of it.',
  'SETUP-7-gap': 'That is {gap, number}u from your edge; on this table you deploy touching it.',
  'REIN-1': 'The card of {who} does not have that other side to choose now.',
  'REIN-2-gap': 'That is {gap, number}u from your edge; a reinforcement arrives touching it.',
  'REIN-2-who': 'Only a reinforcement can be kept back, and {who} is none.',
  'REIN-3': '{who} is a reinforcement: never wounded, felled by any hit.',
  'TURN-2': '{by} has {have, plural, =0 {no tokens} one {# token} other {# tokens}} and cannot bid {need, number}.',
  'TURN-5':
    'This needs {need, plural, one {# token} other {# tokens}}; you may spend {have, plural, =0 {none} other {#}} more in this turn.',
  'TURN-6': 'You must spend at least {need, plural, one {# token} other {# tokens}} in your turn.',
  'TURN-7':
    'This needs {need, plural, one {# action} other {# actions}}, and this character has {have, plural, =0 {none} other {#}} left of {most, number}.',
  'TURN-11':
    'This needs {need, plural, one {# token} other {# tokens}}; you have {have, plural, =0 {none} other {#}} left.',
  'TURN-8': 'The card of {who} does not permit it.',
  'WIN-2-id': 'This cannot be your objective: {id}.',
  'WIN-2-distance': 'Your objective must lie in your own zone; that spot is {distance, number}u from your edge.',
  R62: 'Pick one of the elements in your zone.',
  R63: '{who} would begin the game touching the objective.',

  'MOVE-1': 'This way is {length, number}u long; one move is at most {most, number}u.',
  'MOVE-2':
    'This needs {need, plural, one {# token} other {# tokens}} of movement; this character may spend {have, plural, =0 {none} other {#}} more this turn.',
  'MOVE-3': 'You cannot stop half on top of this: {element}.',
  'MOVE-4-height': 'Too high to cross ({element}): {height, number}u, and {most, number}u is the most.',
  'MOVE-4-width': 'Too wide to cross in one move ({element}): {width, number}u, and this move has {most, number}u.',
  'MOVE-5': '{base} stands there; bases must not overlap.',
  'MOVE-7-element': 'You cannot go through this: {element}.',
  'MOVE-8': 'Here you can only stand in a free hole, or outside: {element}.',
  'MOVE-10': 'You cannot enter this: {element}.',
  R133: 'They are {distance, number}u apart; hands reach {most, number}u.',
  R134: 'You must end wholly inside or wholly outside this: {element}.',
  R58: 'That is not wholly on the table.',

  'FIRE-6': 'This weapon has fired {most, plural, one {its one shot} other {all its # shots}} for this turn.',
  'FIRE-7': '{most, plural, one {No more than one shot} other {No more than # shots}} can be fired at once now.',
  'FIRE-8': 'You have already used another weapon this turn ({weapon}).',
  'FIRE-8-cost':
    'In hand is the weapon of this turn ({weapon}); going over to another costs {cost, plural, one {# token} other {# tokens}} and an action.',
  'FIRE-8-who': 'Nobody goes over to another weapon in the middle of a turn.',
  'FIRE-8-unused': '{unused} has used no weapon in this turn yet, and may begin with any of them.',
  'FIRE-8-held': '{held} has that weapon in hand ({weapon}).',
  R16: 'Only the first shot of a turn can be aimed with this weapon.',
  R68: 'Move & Fire does not lead into contact; a Move does.',
  'MF-3': 'Move & Fire leads neither into such ground nor out of it: {element}.',
  'TC-6': '{who} is climbing and takes no cover there: {element}.',
  'WOUND-5-base': 'You cannot stop there: {base}.',
  'MOVE-13-element': 'A body lies in the hole, which has to be cleared before anybody gets in: {element}.',
  'MOVE-13-who': '{who} has to touch the body, or the round base it lies in.',
  R36: 'There is no body in any hole that {who} could clear.',
  R15: 'You decide about Aim after the target had its chance to take cover.',
  R25: 'You cannot shoot at {who} while you are in contact.',
  R40: '{who} already counts as taking cover.',
  R69: 'This weapon has no dice at that range ({weapon}).',
  R70: 'Only the first shot of a turn can be aimed.',
  R73: 'This new way needs {need, plural, one {# token} other {# tokens}} in all; {have, plural, one {# was} other {# were}} paid for the move.',
  R85: 'The grenade goes exactly {most, number}u from where it was aimed, or stays there; that is {distance, number}u.',
  R101: 'Move & Fire does not climb or cross.',
  R130: '{who} has no weapon for that.',
  'LOS-2': 'You cannot see {who}.',
  'LOS-14': '{who} cannot see a marker in that place.',

  'GREN-2': 'That is {distance, number}u away; {most, number}u is the longest throw.',
  'GREN-3': '{who} cannot see that place, which a throw this long needs.',
  'GREN-5': 'That is {distance, number}u from where it was aimed; the grenade goes {most, number}u at most.',
  'GREN-11': 'A burst there could catch {who}, whom nothing shelters from it.',
  'GREN-12': 'The grenade may touch the base of {base}, not lie on it.',
  'GREN-14': 'No such grenade is left for {who}.',
  'GREN-15':
    'That is {distance, number}u from the middle of the first screen; {most, number}u is the farthest it can touch.',
  'GREN-18': '{who} carries no extra grenade of that kind.',
  'SF-2': '{who} is farther than {most, number}u from the leader who directs the fire, or there is none.',
  'SF-3': 'There is no suppression fire that {who} could join.',
  'SF-4': '{who} is suppressed and makes no such attack in this turn.',
  'SF-6': 'That is {distance, number}u away; whoever is suppressed throws {most, number}u at most.',
  'SF-10': '{who} has already attacked this turn.',
  R47: 'Suppression fire is begun by {need, number} together, or with a machine gun.',

  R125: '{who} is within range of Suppression Fire and lays no marker from there.',

  'PSY-1-who': '{who} is not in panic.',
  'PSY-1-id': 'Nobody loses his nerve by the rules of this game.',
  'PSY-2': '{who} is in panic and does nothing but try to get over it.',
  'PSY-3': '{who} is no leader near enough to help, or in no state to.',

  'WOUND-3': '{who} is in wound shock and can do nothing more for now.',
  'WOUND-4': '{who} is out of the game.',

  'FLOW-TURN': 'It is for {by} to decide.',
  'FLOW-UNKNOWN-id': 'There is nothing called {id} in this game.',
  'FLOW-STALE-who': 'You cannot do that with {who} any more.',
  'FLOW-FORM-field': 'The field {field} of that command is not as it has to be.',
  'FLOW-DICE': 'You have to roll {need, plural, one {# die} other {# dice}}, not {have, number}.',
  'FLOW-FRIEND': '{who} is on your side.',
  'FLOW-RESERVE': '{who} is not on the table.',
  'FLOW-BASES-base': '{base} stands there; there is no room for you.',
  'FLOW-BASES-other': 'You cannot put {who} and {other} on the same spot.',
};
