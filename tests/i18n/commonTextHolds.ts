type Reasons = Readonly<Record<string, string>>;

/** The same rule in words of another source. */
const said = (ids: string): Reasons => Object.fromEntries(ids.split(' ').map((id) => [id, 'the same in other words']));

/** Rows of the ledger that an edition has in its own words although our common text holds for it too, and why. */
export const commonTextHolds: Readonly<Record<'C' | 'B' | 'I' | 'F', Reasons>> = {
  B: {},
  I: {
    ...said('TC-4 CMD-2 WIN-2'),
    'SETUP-14': 'whether actions are of a turn or a round stands in TURN-7',
    'TURN-2': 'silent like tactic-2.2, and R04 settles both',
    'MOVE-1': 'turning is not mentioned, and nothing depends on it',
    'GREN-2': 'the longest throw, ours by R18 in tactic-2.2, stands in its text',
    'SF-1': 'differs only in whose range it is: SF-12, R97',
    'SF-7': 'differs only for one who is suppressed himself: R103',
    'LOS-4': 'leans to another reading of the same sentence: R34',
  },
  F: {
    'SETUP-14': 'whether actions are of a turn or a round stands in TURN-7',
    'TURN-2': 'silent like tactic-2.2, and R04 settles both',
    'WIN-4': 'the same number of characters as in tactic-2.2',
    'MOVE-8': 'free entry, by R104 in both',
    'GREN-2': 'silent on the longest throw like tactic-2.2, and R18 settles both',
    'GREN-3': 'silent beyond 10u like tactic-2.2, and R19 settles both',
    'GREN-7': 'only leaves no doubt that “in cover” is not Take Cover: R21',
    'SF-1': 'differs only in whose range it is: SF-12, R97',
    'SF-7': 'differs only for one who is suppressed himself: R103',
    'SF-10': 'the same in other words',
  },
  C: {
    ...said('SETUP-1 SETUP-11 SETUP-13 WIN-2 MOVE-1 MOVE-3 FIRE-2 FIRE-6 GREN-6 GREN-12 GREN-13 H2H-1'),
    ...said('OF-2 OF-3 OF-6 SF-8 COVER-8 COVER-12'),
    'MOVE-5': 'the same; that bases may not overlap is said outright',
    'MOVE-6': 'contact means close combat in both',
    'MOVE-8': 'free entry, by R104 in tactic-2.2',
    'MOVE-11': 'has no levels; the common text says where there are any',
    'GREN-8': 'no number of its own, so that of the open: the same',
    'SF-6': 'the same reach; that every throw scatters stands in GREN-4',
    'SF-12': 'from the marker as well; whose value it is: R97',
  },
};
