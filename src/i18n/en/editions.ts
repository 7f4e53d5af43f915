import type { RulingId } from '../../engine/index.ts';

interface EditionWords {
  readonly name: string;
  /** As short as it fits a heading of a table. */
  readonly short: string;
  /** Language and year of the text it follows. */
  readonly source: string;
  readonly about: string;
  /** Where its text is silent, or says two things at once: by the ruling that settles it. */
  readonly gaps: Readonly<Partial<Record<RulingId, string>>>;
}

/** What there is to say about each edition that can be played. */
export const editions = {
  quickstart: {
    name: '1-48TACTIC 2.2',
    short: '2.2',
    source: 'English quick start, version 2.2, April 2018',
    about: 'The default rules, and the edition the others are compared with.',
    gaps: {
      R04: 'Who takes the first turn is not said.',
      R07: 'The card counts actions by the round, the rules count them by the turn; and it is open whose turn that is.',
      R08: 'Tokens may be spent in either side’s turn, but on what in the other side’s is left open.',
      R15: 'Aim is paid for, but at which moment it is declared is not said.',
      R18: 'A throw beyond 10u may scatter; how far one can throw at all is not said.',
      R19: 'Whether the thrower must see the spot is not said for any distance.',
      R21: 'Those “in cover” are spared by a burst: it may mean scenery, or the Take Cover marker.',
      R29: 'In the sentence about what the suppressed may not do, the word that says what is missing.',
      R31: 'Command speaks of one friend; whether each friend gets the number or all share it is open.',
      R32: 'Scenery within 2u of the shooter gives no cover; a piece of which only a part is so near is not spoken of.',
      R52: 'A unit may be an inch or 2.5 cm, which makes bases of 25 mm a little smaller or larger.',
      R76: 'A target partly hidden by total cover is in partial cover, yet nothing within 2u of the shooter gives any.',
      R98: 'Every die that shows a 6 wounds; whether several may fall on one enemy, or on many, is open.',
      R99: 'An eliminated character strikes back; with which side’s dice of its card is not said.',
    },
  },
  beta: {
    name: '1-48TACTIC 2.0 beta',
    short: '2.0 beta',
    source: 'English rules, version 2.0 beta, October 2016',
    about:
      'The full rules: kinds of terrain, covers that are counted, smoke, bodies that stay, bought grenades and reinforcements.',
    gaps: {
      R02: 'Smallest tables deploy at the edge, large ones within 5u; what holds in between is not said.',
      R13: 'A double 6 always succeeds, yet a target that needs more than a 6 cannot be hit.',
      R16: 'Aim is for the first shot only, and a few words later for every shot of some weapons.',
      R17: 'Cover taken when a frag grenade is thrown helps, yet taking cover is said to be no help against explosives.',
      R30: 'Shock lasts to the end of the next own turn in the rule, to the start of a turn in the example.',
      R35: 'The wounds section says any explosion eliminates; the grenades section says each hit wounds.',
      R36: 'The owner places the body within the space of the base; how it may be turned matters in nothing else.',
      R37: 'Covers count when 2u apart, and a shortcut by length is given that does not fit its own example.',
      R52: 'A unit may be an inch or 2.5 cm, which makes bases of 25 mm a little smaller or larger.',
      R68: 'Contact needs a normal Move; whether Move & Fire may end in contact has to be read from that.',
      R72: 'Opportunity Fire answers any action in one place, and in another only a move or a shot.',
      R76: 'Within 2u protecting and concealing scenery does not count; of sheltering scenery there nothing is said.',
      R78: 'Characters are listed as protecting terrain, and protecting terrain stops bursts.',
      R79: 'Friends must not be caught “unless in cover”: it is open where, and whether a marker will do.',
      R81: 'A second weapon may be used for a token; whether its shots come on top is not said.',
      R121: 'Whether 5u of smoke is its width or its radius, and in whose turn it is gone, can be read either way.',
      R122: 'Concealing terrain breaks the line of sight, yet is cover for a target that can be shot at.',
      R123: 'The Move section charges for any partial cover, the table of terrain for protecting terrain alone.',
      R124: 'Suppression dice are rolled for enemies; a note has friends rolled against as well.',
      R125: 'The suppressed may move out and lay Opportunity Fire; whether they may lay it inside is not said.',
      R128: 'A reinforcement enters in its side’s turn; at which moment and at what price is not said.',
      R133: 'Grenades change hands for nothing; when that may be done, and by whom, is left open.',
      R138: 'The nearest friend tests for panic; of several equally near, and of what panic ends, nothing is said.',
    },
  },
  italian: {
    name: '1-48TACTIC, Italian quick start',
    short: 'Italian',
    source: 'Italian quick start, without a date',
    about: 'The Italian text of the quick start has rules and numbers of its own, above all on cover and suppression.',
    gaps: {
      R04: 'Who takes the first turn is not said.',
      R15: 'Aim is paid for, but at which moment it is declared is not said.',
      R33: 'Scenery is said to give cover; characters in between are not spoken of at all.',
      R34: 'Whether one and the same point must see the whole base can be read either way.',
      R83: 'Aim adds dice, but to which rolls is not said.',
      R85: 'A grenade is moved “by” a distance: it may mean exactly so far, or up to it.',
      R86: 'A die settles equals of a burst, but whether the high or the low one is wounded is not said.',
      R88: 'The suppressed may start a close combat outside the area; whose base must be outside is open.',
      R89: 'Sixes of Suppression Fire ask for sight only, as if the area did not matter.',
      R90: 'Who has shot cannot join Suppression Fire; whether a grenade or a close combat is a shot is open.',
      R91: 'Shock lasts until the next turn: until it begins, or until it is over.',
      R95: 'The 2u of the rule on cover run from attacker to target; what stands beside the attacker is not spoken of.',
      R96: 'Nothing gives cover at 2u, yet partly hidden by total cover means being in cover.',
      R99: 'The two roll in turns, yet who is put out by the first roll still strikes.',
    },
  },
  french: {
    name: '1-48TACTIC, French quick start',
    short: 'French',
    source: 'French quick start, April 2018',
    about:
      'Follows the English quick start of the same month, except for close combat, Opportunity Fire, cover and the scatter of grenades.',
    gaps: {
      R04: 'Who takes the first turn is not said.',
      R15: 'Aim is paid for, but at which moment it is declared is not said.',
      R18: 'A throw beyond 10u may scatter; how far one can throw at all is not said.',
      R20: 'In the table of scatter the distance for a 3 or a 4 is missing.',
      R21: 'Those “in cover” are spared by a burst; it is not the word it has for taking cover.',
      R29: 'The suppressed may “only” throw and fight hand to hand; whether they may still move is open.',
      R31: 'Command speaks of one friend; whether each friend gets the number or all share it is open.',
      R83: 'Aim is for any shooting attack, and Suppression Fire and Move & Fire are listed as such too.',
      R84: 'A marker fails below 5u but can be taken in answer beyond 5u only; 5u itself falls between.',
      R92: 'The Opportunity Fire shot is told as something that happens, not as a choice.',
      R93: 'Whoever is in the area and in sight is suppressed; in whose sight and for how long is not said.',
      R94: 'Close combat is for moves that end in contact; touching somebody on the way is not spoken of.',
      R95: 'The 2u of the rule on cover run from shooter to target; what stands beside the shooter is not spoken of.',
      R96: 'Nothing gives cover at 2u, yet partly hidden by total cover means being in cover.',
    },
  },
  combat: {
    name: '1-48COMBAT 1.1',
    short: 'COMBAT',
    source: 'English rules, version 1.1, July 2009',
    about:
      'The ancestor of 1-48TACTIC: rounds with a roll for initiative, twelve tokens a round, shots rolled together.',
    gaps: {
      R03: 'Both sides may buy a better initiative; whether in secret, or one after the other, is not said.',
      R05: 'A round lasts until all tokens are spent, even if no card permits another action.',
      R14: 'Several shots make one roll, and a double 6 eliminates in a single shot: whose sixes count is open.',
      R22: 'One hit wounds one character of those caught; who that is is not said.',
      R31: 'Command speaks of one friend, and of a number of actions that is handed over.',
      R47: 'Officers and NCOs direct the fire of others; whether they fire along is told of NCOs alone.',
      R75: 'A base seen in part is in partial cover, whatever hides the rest; of partial cover alone nothing is said.',
      R76: 'A target partly hidden by total cover is in partial cover, yet nothing within 2u of the shooter gives any.',
      R77: 'Whoever is in range and in sight is suppressed, but in whose sight is not said.',
      R137: 'Taking cover takes one off every die; whether that undoes a double 6 is open.',
    },
  },
} as const satisfies Readonly<Record<string, EditionWords>>;
