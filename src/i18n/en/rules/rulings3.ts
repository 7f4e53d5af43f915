/** Rulings R69 to R104. */
export const rulings3 = {
  R69: { title: 'No dice at this range', text: 'A weapon without dice at that range cannot be fired there.' },
  R70: { title: 'Which shots are aimed', text: 'Each shot of a turn may be aimed, once.' },
  R71: {
    title: 'When Command is measured',
    text: 'When the extra action is declared, within 5u, in sight or not; nobody leads himself.',
  },
  R72: { title: 'Who sets off Opportunity Fire', text: 'Only a character acting in its own side’s turn.' },
  R73: {
    title: 'Shot at on the way',
    text: 'Range and sight are judged at that point; one who cannot go on stays there, or at the last point with room.',
  },
  R74: { title: 'Target shots', text: 'In the 2009 rules: the shot costs a token and one of the card’s actions.' },
  R75: {
    title: 'Partly behind partial cover',
    text: 'In the 2009 rules: a base that is not wholly seen is in partial cover.',
  },
  R76: {
    title: 'Total cover close by',
    text: 'Within 2u of the shooter it blocks as ever but does not make partial cover by hiding a part.',
  },
  R77: {
    title: 'Suppressed in 2009',
    text: 'In the 2009 rules: in sight of anyone firing at the marker; no moving into contact.',
  },
  R78: {
    title: 'Where cover stops a burst',
    text: 'Lines run from the centre of the marker and must cross the edge of the piece.',
  },
  R79: { title: 'Catching friends', text: 'In the beta: judged where the grenade is aimed, before it scatters.' },
  R80: {
    title: 'Joining Suppression Fire',
    text: 'In one’s own turn, with the marker in sight; one marker for each character.',
  },
  R81: {
    title: 'Changing weapons',
    text: 'In the Italian quick start: weapons may be changed freely between attacks.',
  },
  R82: { title: 'Grenades as weapons', text: 'A hand grenade is one of the card’s weapons; close combat is not.' },
  R83: { title: 'What may be aimed', text: 'In the Italian and French quick starts: Fire and Opportunity Fire shots.' },
  R84: {
    title: 'Cover at exactly 5u',
    text: 'In the French quick start: an earlier marker counts there, a new one cannot be taken.',
  },
  R85: { title: 'Scatter in Italian', text: 'In the Italian quick start: up to the distance named, as elsewhere.' },
  R86: { title: 'Equals by die', text: 'In the Italian quick start: the lowest die takes the next wound.' },
  R87: { title: 'Sixes that are no head shot', text: 'Sixes of grenades and of Suppression Fire are plain hits.' },
  R88: {
    title: 'Fighting outside the area',
    text: 'In the Italian quick start: at contact, neither base may be within range of the marker.',
  },
  R89: {
    title: 'Who takes a suppression wound',
    text: 'In the Italian quick start: one within range of the marker and in sight of the character whose die it is.',
  },
  R90: {
    title: 'Shots that bar joining',
    text: 'In the Italian quick start: having fired in this turn bars a friend from joining.',
  },
  R91: { title: 'Shock until the next turn', text: 'In the Italian quick start: until the owner’s next turn begins.' },
  R92: { title: 'A shot that must be taken', text: 'In the French quick start: Opportunity Fire cannot be declined.' },
  R93: {
    title: 'Suppressed in French',
    text: 'In the French quick start: from being in range and in sight until the turn ends.',
  },
  R94: { title: 'Brushing past', text: 'In the French quick start: a base may be touched in passing without a fight.' },
  R95: {
    title: 'Cover beside the shooter',
    text: 'In the Italian and French quick starts: it counts if the target is more than 2u away.',
  },
  R96: { title: 'Target within 2u', text: 'In the Italian and French quick starts: such a target is in the open.' },
  R97: { title: 'Whose range', text: 'That of the card of the character who placed the marker.' },
  R98: {
    title: 'Dealing out sixes',
    text: 'One after another, each to the lowest close combat value showing at that moment.',
  },
  R99: {
    title: 'Dice of one exchange',
    text: 'Both roll what their cards showed before it; a turned card counts from the next exchange on.',
  },
  R100: { title: 'Order of a burst’s wounds', text: 'Sorted once by the values before the burst.' },
  R101: {
    title: 'Paying for obstacles',
    text: 'Each climb or crossing costs its token and counts towards the three of movement.',
  },
  R102: { title: 'Automatic cover', text: 'Camouflage and the cover of shock also count against Opportunity Fire.' },
  R103: { title: 'Suppressed while firing', text: 'He goes on counting as firing, but rolls no die in that turn.' },
  R104: { title: 'Stepping into a round base', text: 'Free on contact, from any side.' },
};
