/**
 * Why something is refused, said to the player. Keys are rule ids, or `<rule id>-<field>` where the same rule refuses in
 * more than one way; values are those of Violation.data. An id without a sentence here is explained by its rule's text.
 */
export const refusals = {
  'SETUP-2': 'The force of {by} is worth {have, number} points; {most, number} is the agreed maximum.',
  'SETUP-3': '{by} has {who} more than once; a force holds each card once.',
  'SETUP-4':
    'The table has {have, number} {have, plural, one {piece} other {pieces}} of scenery that {have, plural, one {gives} other {give}} cover; this many characters need {need, number}.',
  'SETUP-4-elements':
    'The table has {elements, number} {elements, plural, one {piece} other {pieces}} of scenery; this many characters need {need, number}.',
  'SETUP-7': 'That is {distance, number}u from your edge. Deploy within {most, number}u of it.',
  'SETUP-7-gap': 'That is {gap, number}u from your edge. On this table the base must touch it.',
  'REIN-1': '{who}’s card has no second character to choose now.',
  'REIN-2-gap': 'That is {gap, number}u from your edge. A reinforcement must touch it on arriving.',
  'REIN-2-who': 'Only reinforcements can be kept back. Place {who} now.',
  'REIN-3': '{who} is a reinforcement: any hit eliminates, and there is no wounded side.',
  'SETUP-11': 'The table measures {have, number}u on its shorter side; {need, number}u were agreed as the least.',
  'TURN-2': '{by} has {have, plural, =0 {no tokens} one {# token} other {# tokens}} and cannot bid {need, number}.',
  'TURN-5':
    'This needs {need, plural, one {# token} other {# tokens}}; you may spend {have, plural, =0 {no more} other {only # more}} this turn.',
  'TURN-6': 'Spend at least {need, plural, one {# token} other {# tokens}} before you end the turn.',
  'TURN-7':
    'This needs {need, plural, one {# action} other {# actions}}, and this character has {have, plural, =0 {none} other {#}} of {most, number} left. Use another character.',
  'TURN-11':
    'This needs {need, plural, one {# token} other {# tokens}}; you have {have, plural, =0 {none} other {#}} left.',
  'TURN-8': '{who}’s card does not allow this action.',
  'WIN-2-id': 'This cannot be your objective ({id}). Pick a highlighted piece of scenery.',
  'WIN-2-distance': 'Your objective must lie in your own zone; that spot is {distance, number}u from your edge.',
  R62: 'Pick a piece of scenery in your zone.',
  R63: '{who} would start in contact with the objective. Pick another place.',

  'MOVE-1': 'This path is {length, number}u long; one move is {most, number}u at most.',
  'MOVE-2':
    'This needs {need, plural, one {# token} other {# tokens}} of movement; this character has {have, plural, =0 {none} other {only #}} left this turn.',
  'MOVE-3': 'You cannot end half on this ({element}): end wholly on it or wholly clear of it.',
  'MOVE-4-height': 'Too high to cross ({element}): {height, number}u, and {most, number}u is the limit. Go round it.',
  'MOVE-4-width':
    'Too wide to cross in one move ({element}): {width, number}u, and this move has {most, number}u. Go round it.',
  'MOVE-5': '{base} is in the way; bases cannot overlap.',
  'MOVE-7-element': 'You cannot go through this ({element}). Go round it.',
  'MOVE-8': 'In here you can only stop in a free hole ({element}). Choose the hole, or stay outside.',
  'MOVE-10': 'You cannot enter this ({element}). Go round it.',
  'MOVE-11':
    'No floor for the whole base there on that level, and nothing that leads on. Stay on the floor, or go by stairs, a ladder or a slope.',
  R152: 'A move cannot end on this ({element}). Go all the way up or down, or step into its landing.',
  R149: '{who} is not on the same level: hands do not reach through a floor.',
  R133: 'Too far to hand it over: {distance, number}u, and {most, number}u is the limit. Move closer first.',
  R134: 'You cannot end across the edge of this ({element}). End wholly inside or wholly outside.',
  R58: 'The base must be wholly on the table.',

  'FIRE-6': 'This weapon has fired {most, plural, one {its one shot} other {all its # shots}} for this turn.',
  'FIRE-7': '{most, plural, one {No more than one shot} other {No more than # shots}} can be fired at once now.',
  'FIRE-8': 'This character has already used another weapon this turn ({weapon}); only that one can be fired.',
  'FIRE-8-cost':
    'The {weapon} is the weapon in use this turn. Switching costs {cost, plural, one {# token} other {# tokens}} and an action.',
  'FIRE-8-who': 'Weapons cannot be switched in the middle of a turn.',
  'FIRE-8-unused': '{unused} has not used a weapon yet this turn and can fire any of them without switching.',
  'FIRE-8-held': '{held} is already using that weapon ({weapon}).',
  R16: 'Only the first shot of a turn can be aimed with this weapon.',
  R68: 'Move & Fire cannot end in contact. Use Move to start a close combat.',
  'MF-3': 'Move & Fire cannot enter or leave this ({element}). Use Move.',
  'TC-6': '{who} is climbing ({element}) and cannot take cover there.',
  'WOUND-5-base': 'You cannot end a move on a body ({base}). Stop beside it.',
  'MOVE-13-element': 'A body blocks the hole ({element}). Clear it first.',
  'MOVE-13-who': '{who} must be in contact with the body or its round base. Move there first.',
  R36: 'There is no body in any hole that {who} could clear.',
  R15: 'Aim comes later: you are asked once the target has had its chance to take cover.',
  R25: 'You cannot shoot at {who} while you are in contact.',
  R40: '{who} already counts as taking cover.',
  R69: 'This weapon has no dice at that range ({weapon}). Change the distance or the weapon.',
  R70: 'Only the first shot of a turn can be aimed.',
  R73: 'The new path would cost {need, plural, one {# token} other {# tokens}}, and only {have, plural, one {# was} other {# were}} paid for this move.',
  R85: 'The grenade goes exactly {most, number}u from where it was aimed, or stays there; that is {distance, number}u.',
  R101: 'You cannot climb or cross scenery with Move & Fire. Use Move.',
  R157: 'There is no ground there on that level. Choose a place on a floor.',
  R162: 'Everybody begins on the ground.',
  R158: 'There is no free line for {who} to throw there: through a window or a gap, not through walls or floors.',
  R130: '{who} has no weapon for that.',
  'LOS-2-floor':
    'The floor is between {who} and you ({floor}). Only on the stairs up to it, or out from under it, would you see each other.',
  'LOS-2': '{who} is out of sight. Move to where you have a line of sight.',
  'LOS-14': '{who} cannot see that spot. Choose one in sight.',

  'GREN-2': 'That is {distance, number}u away; {most, number}u is the longest throw.',
  'GREN-3': 'A throw this long needs line of sight, and {who} cannot see that spot.',
  'GREN-5': 'That is {distance, number}u from where it was aimed; you may move it {most, number}u at most.',
  'GREN-11': 'The burst could catch {who}, who is not sheltered from it. Aim elsewhere.',
  'GREN-12': 'The grenade may touch {base}’s base but not land on it.',
  'GREN-14': '{who} has no grenade of that kind left.',
  'GREN-15':
    'The second screen must touch the first: {most, number}u from its centre at most, and that is {distance, number}u.',
  'GREN-16': 'From outside a grenade goes under a roof from {most, number}u at most; that is {distance, number}u.',
  'GREN-17':
    'That is {levels, number} levels up; a grenade goes {most, plural, one {one level} other {# levels}} up at most.',
  'GREN-18': '{who} carries no extra grenade of that kind.',
  'SF-2': '{who} must be within {most, number}u of the leader who directs the fire.',
  'SF-3': 'There is no Suppression Fire for {who} to join. Start one first.',
  'SF-4': '{who} is suppressed and cannot make this attack this turn.',
  'SF-6': 'That is {distance, number}u away; a suppressed character throws {most, number}u at most.',
  'SF-10': '{who} has already attacked this turn.',
  R47: 'Suppression Fire takes {need, number} characters together, or a machine gun. Choose a friend to join.',

  R125: '{who} is under Suppression Fire and cannot place a marker there. Move out first.',

  'PSY-1-who': '{who} is not in panic.',
  'PSY-1-id': 'There is no panic in this game’s rules.',
  'PSY-2': '{who} is in panic and can only try to recover.',
  'PSY-3': '{who} cannot help: only a leader who is near enough and able to act can.',

  'WOUND-3': '{who} is in wound shock and cannot act until it passes.',
  'WOUND-4': '{who} is out of the game.',

  'FLOW-TURN': '{by} decides first.',
  'FLOW-UNKNOWN-id': 'There is nothing called {id} in this game.',
  'FLOW-PENDING-lesson': 'The lesson asks for something else now. Do that, or have it done for you.',
  'FLOW-STALE-who': 'You cannot do that with {who} any more.',
  'FLOW-FORM-field': 'The field {field} of that command is not as it has to be.',
  'FLOW-MUCH-points':
    'There are {points, number} corners on this table; a way is planned among {most, number} at most. Go straight, by way-points.',
  'FLOW-MUCH-actions': 'That is {actions, number} moves away; a way of {most, number} moves at most is planned.',
  'FLOW-DICE': 'You have to roll {need, plural, one {# die} other {# dice}}, not {have, number}.',
  'FLOW-FRIEND-who': '{who} is on your side.',
  'FLOW-FRIEND-enemy': '{enemy} is not on your side.',
  'FLOW-FRIEND-same': 'Choose somebody other than {same}.',
  'FLOW-RESERVE': '{who} is not on the table.',
  'FLOW-BASES-base': '{base} is in the way: no room there. Pick another spot.',
  'FLOW-BASES-other': 'You cannot put {who} and {other} on the same spot.',
};
