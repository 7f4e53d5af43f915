/**
 * Every number of the opponent's judgement, with the reason for it. The unit is a point of a card, lengths are u. They were
 * found by playing, and few are exact: see docs/opponent.md for what a change is measured by.
 */
export const WEIGHTS = {
  /** A wound, as a share of the card: the wounded side has about half of what the other can do. */
  wound: 0.45,
  /** The game itself: more than any losses can come to. */
  game: 60,
  /** Where characters are counted and not points (WIN-1), how much of a card's worth is its points all the same. */
  pointsWhereCounted: 0.3,
  /** One on whom a scenario depends is worth so many times his points. */
  needed: 1.5,

  /** What a strike is worth that comes later: the other side's answer, one's own next turn, the turn after that. */
  answer: 0.9,
  after: [0.6, 0.35],

  /** Tokens that are left: each the less, the more there are. `spread` AT of them are worth `tokens` points at most. */
  tokens: 3.3,
  tokensSpread: 6,
  /** In a plan a token is spent for no less than this. */
  tokenInPlan: 0.45,

  /** For each u of way to the nearest enemy beyond `near`: something must always draw it forward. */
  approach: 0.05,
  near: 6,
  /** From this turn on it draws harder, once more with each so many turns: two who wait for each other would wait for ever. */
  patience: { until: 12, per: 6 },
  /** A move for nothing: of two equal things the one without it. */
  fuss: 0.03,

  /** An opportunity marker: of its best shot, for one who is in its range, who can be there with one move, or who is not seen. */
  watch: 0.45,
  watched: { inside: 0.8, near: 0.5, unseen: 0.5 },
  /** Suppression: the dice of its next turn hit so often. */
  suppressionDie: 1 / 6,

  /** A mission: each u nearer; able to get there now; able to with the next turn; the other side with its next turn. */
  goal: { nearer: 0.25, now: 40, next: 22, others: 30 },
  /**
   * A floor to be held at the end of a turn: each u nearer, of the `first` few men; as much of it for the other side, which wins by standing there
   * (`denied`), and what is left of holding it then (`contested`); and how much harder it draws by that turn.
   */
  floor: { nearer: 1, first: [1, 0.8, 0.6], denied: 0.6, contested: 0.7, urgent: 2 },
  /** Objectives further off than this draw no harder. */
  goalFar: 40,

  /** Who is placed before it is known which side begins gives the worse case so much: to begin is a gain by itself. */
  second: 0.65,
  /** Of the points that the two best shots would take of one who is placed: the turn before his own decides most. */
  exposed: 1.5,
  /** Two within reach of one grenade: for each u nearer than `apart`, when places are chosen. */
  crowd: 1.2,
  apart: 3.2,
} as const;
