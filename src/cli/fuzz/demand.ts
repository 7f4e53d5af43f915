import type { EditionId } from '../../editions/index.ts';
import type { Ruleset } from '../../engine/index.ts';

/**
 * What a run must come upon, each from so many games on: ANY run that is worth the name, a LONG one where it takes two
 * unlikely things at once, a LONGER one or the LONGEST where it takes three; of what only some editions know, where they do.
 * The compiler asks for a line here for each new word of the engine.
 */
export const ANY = 1;
export const LONG = 1000;
export const LONGER = 2000;
export const LONGEST = 10_000;
export const NEVER = Number.POSITIVE_INFINITY;
export type Demand = number | ((rules: Ruleset, edition: EditionId, withHouseRules: boolean) => number);
export type From<T extends string> = Readonly<Record<T, Demand>>;

export const withReinforcements: Demand = ({ setup }) => (setup.reinforcements ? ANY : NEVER);
export const withExtraGrenades: Demand = ({ grenades }) => (grenades.extra === null ? NEVER : ANY);
export const withSmoke: Demand = ({ grenades }) => (grenades.smokeRadius === null ? NEVER : ANY);
/** Where opportunity fire sleeps only in the area itself, the action that ends its suppression may wake it (OF-8). */
export const withWakingGuards: Demand = ({ suppression }) =>
  suppression.opportunitySleeps === 'inside' ? LONG : NEVER;
/** Takes a table with storeys, of which an edition with levels has enough. */
export const onStoreys: Demand = ({ levels }) => (levels.inPlay ? LONG : NEVER);
/** The same, and a base that is met, hit or blocked amid a climb. */
export const amidAClimb: Demand = ({ levels }) => (levels.inPlay ? LONGER : NEVER);
export const inRounds: Demand = ({ turn }) => (turn.rounds ? ANY : NEVER);
/** Where a leader has to be near for it, and refused where he is not. */
export const byJoining: Demand = ({ suppression }) => (suppression.partners === 'led' ? LONG : ANY);
export const byLeaders: Demand = ({ suppression }) => (suppression.partners === 'led' ? LONG : NEVER);

/** Takes the house rule for it (PSY-1). */
export const inPanic: Demand = (_, __, withHouseRules) => (withHouseRules ? LONG : NEVER);

export const withBodies: Demand = ({ wounds }) => (wounds.bodies === 'stay' ? ANY : NEVER);
/** Takes one who is felled in a hole or attacked there, or a move that would end on one who has fallen. */
export const inHoles: Demand = ({ wounds }) => (wounds.bodies === 'stay' ? LONG : NEVER);
export const bySwitching: Demand = ({ fire }) => (fire.switchCost === null ? NEVER : ANY);
