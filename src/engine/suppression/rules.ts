/** The part of a ruleset about suppression fire (SF). */
export interface SuppressionRules {
  /** SF-1: who may begin it: who has the value on his card, or of those only officers, NCOs and machine gunners. */
  readonly begunBy: 'symbol' | 'leaders';
  /** SF-2, SF-3, R47: who fires along: any friend, or those within the radius of the leader's command. */
  readonly partners: 'friends' | 'led';
  /** R47: does the one who begins it fire himself? An officer who does not brings two others. */
  readonly officerFires: boolean;
  /** SF-6: reach of a grenade thrown by one who is suppressed, in u. */
  readonly grenades: number;
  /** SF-6, R125: of one who is suppressed, wherever he now stands, or only of one inside an area. */
  readonly grenadesOf: 'suppressed' | 'inside';
  /** SF-4, R29, R125: may the suppressed lay an opportunity marker: not at all, once they are outside, or inside as well? */
  readonly layingOpportunity: 'never' | 'outside' | 'anywhere';
  /** OF-8, R28, R125: opportunity fire sleeps while its owner is suppressed, or only while he is in an area. */
  readonly opportunitySleeps: 'suppressed' | 'inside';
  /** SF-4, R77, R93: must a firer, or the marker, see those within range? */
  readonly sight: 'none' | 'firer' | 'marker';
  /** SF-4, R60, R93: for the turn in which he was in the area, or only while he is in it. */
  readonly lasts: 'turn' | 'while-there';
  /** SF-4, R29: may the suppressed still move, climb and take cover? */
  readonly mayMove: boolean;
  /** SF-4, R29, R77, R88: may they move into contact: anywhere, with both bases out of the area, with their own, nowhere? */
  readonly contact: 'anywhere' | 'both-outside' | 'mover-outside' | 'nowhere';
  /** SF-3, R80: does joining need line of sight to the marker? */
  readonly joiningNeedsSight: boolean;
  /** ATK-1: is it an attack, so that it bars from suppression fire, to lay an opportunity marker? The shot that comes of it always is one. */
  readonly layingIsAttack: boolean;
  /** SF-10: what bars from beginning it in the same turn. */
  readonly barsBeginning: 'attacks' | 'nothing';
  /** SF-3, SF-10, R90: and from firing along. */
  readonly barsJoining: 'attacks' | 'shots' | 'nothing';
  /** SF-7, SF-11: does a firer drop out who no longer sees the marker? */
  readonly firersSee: boolean;
  /** SF-7, R27: does a wounded firer drop out, or does what holds for his opportunity marker? */
  readonly woundedFirers: 'drop-out' | 'as-opportunity';
  /** SF-7: does it end with the round? */
  readonly endsWithRound: boolean;
  /** SF-9: a die for each firer who has a victim, or for each firer. */
  readonly dice: 'with-victim' | 'every-firer';
  /** SF-9, R89: whom a six can wound: in range and in the firer's sight, in his sight alone, or in range alone. */
  readonly reach: 'range-and-sight' | 'sight' | 'range';
  /** SF-9, R124: enemies alone, or friends too. */
  readonly hits: 'enemies' | 'everyone';
  /** SF-9, R89, R98: the lowest H2H takes it, or whom the firing side likes. */
  readonly victim: 'lowest-h2h' | 'any';
  /** SF-9, R98: each six its own victim in turn, or one victim a turn. */
  readonly victims: 'each-six' | 'one-a-turn';
  /** SF-9, R87: as many sixes of one roll as make a head shot eliminate, and fewer wound once; or each six is a plain wound. */
  readonly headShot: boolean;
  /** R103: does one who is suppressed himself keep up what he began, without a die, or drop out? */
  readonly suppressedFirers: 'no-die' | 'drop-out';
}
