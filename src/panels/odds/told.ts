import type { Game, Id } from '../../engine/index.ts';
import { type Decision, decidedIn } from '../../play/odds/decided.ts';
import { type Chance, chanceOf, driftChance, endangered, type Fates, fatesOf } from '../../play/odds/fates.ts';
import type { Odds } from '../../play/odds/odds.ts';
import type { Asked } from './asked.ts';

/** A command whose odds are known. */
export interface Answered {
  readonly asked: Asked;
  readonly odds: Odds;
}

/** What becomes of somebody in one case, by a name. */
export interface Line {
  readonly label: string;
  readonly fates: Fates;
}

/** How a shot ends as it is or aimed, at one who stays as he is or takes cover; those that may not come about are left out. */
export interface Grid {
  readonly rows: readonly {
    readonly aimed: boolean;
    readonly stands: Fates | null;
    readonly covers: Fates | null;
  }[];
  /** Is there a choice of taking cover? */
  readonly covers: boolean;
}

/** The gist of odds: one thing to say, and what little stands below it. */
export type Told =
  | { readonly kind: 'nobody' }
  /** Of one who is in danger: as long as nobody chooses anything, then in a grid or line by line. */
  | {
      readonly kind: 'one';
      readonly who: Id;
      /** What has to be chosen for it, where otherwise nobody would be in danger; in words. */
      readonly when: string | null;
      readonly plain: Fates;
      readonly grid: Grid | null;
      readonly others: readonly Line[];
      readonly drift: number;
    }
  /** Of a close combat: who is left standing. */
  | { readonly kind: 'fight'; readonly one: Id; readonly two: Id; readonly chances: FightChances }
  /** Of several in danger: whether anyone is hurt, and each of them. */
  | {
      readonly kind: 'several';
      readonly any: Chance;
      readonly each: readonly { readonly who: Id; readonly fates: Fates }[];
      readonly drift: number;
    };

/** Shares of the endings of a close combat; together 1. */
export interface FightChances {
  readonly one: number;
  readonly two: number;
  readonly both: number;
  readonly neither: number;
}

interface Case {
  readonly label: string;
  readonly aimed: boolean | null;
  readonly covers: boolean | null;
  readonly who: Id | undefined;
  readonly odds: Odds;
}

/**
 * What there is to say of some commands: of the first of them as long as nobody takes what is offered on the way, then of
 * the others. `who`: of whom; of everyone in danger if left out. `fight`: the two of a close combat.
 */
export function toldOf(
  game: Game,
  answered: readonly Answered[],
  say: (decisions: readonly Decision[]) => string[],
  { who, fight }: { readonly who?: Id | undefined; readonly fight?: readonly [Id, Id] | undefined },
): Told {
  const cases = answered.flatMap((each) => casesIn(each, say, who));
  const [first] = cases;
  // where nothing happens as long as nobody chooses it, what there is to say is what would happen then
  const plain = cases.find(({ odds }) => endangered(odds).size > 0) ?? first;
  const rest = cases.filter((each) => each !== plain);
  const inDanger = plain ? endangered(plain.odds) : new Set<Id>();
  const ids = game.setup.roster.map(({ id }) => id).filter((id) => inDanger.has(id));
  const only = plain?.who ?? (ids.length === 1 ? ids[0] : undefined);
  if (!plain || (only === undefined && ids.length === 0)) return { kind: 'nobody' };
  const drift = driftChance(plain.odds);
  if (fight) return { kind: 'fight', one: fight[0], two: fight[1], chances: fightIn(plain.odds, fight) };
  if (only === undefined) {
    const any = chanceOf(plain.odds, (harmed) => Object.keys(harmed).length > 0);
    return { kind: 'several', any, each: ids.map((id) => ({ who: id, fates: fatesOf(plain.odds, id) })), drift };
  }
  const grid = rest.length > 0 ? gridOf(cases, only) : null;
  const others = grid ? [] : rest.map((each) => ({ label: each.label, fates: fatesOf(each.odds, each.who ?? only) }));
  const when = plain === first ? null : plain.label;
  return { kind: 'one', who: only, when, plain: fatesOf(plain.odds, only), grid, others, drift };
}

/** The cases of one command, the plainest first; such as are the same in words once. */
function casesIn(
  { asked: { command, label, who: own }, odds }: Answered,
  say: (decisions: readonly Decision[]) => string[],
  who: Id | undefined,
): Case[] {
  const declared = command?.type === 'fire' && command.aim === true;
  const cases = new Map(
    decidedIn(odds).map(({ decisions, odds: then }): [string, Case] => {
      const words = [...(label === undefined ? [] : [label]), ...say(decisions)].join(', ');
      const last = new Map(decisions.map((decision) => [decision.about.what, decision.answer.type]));
      const isOfShot = [...last.keys()].every((what) => what === 'takeCover' || what === 'aim');
      const found = {
        label: words,
        aimed: isOfShot ? declared || last.get('aim') === 'aim' : null,
        covers: isOfShot ? last.get('takeCover') === 'takeCover' : null,
        who: own ?? who,
        odds: then,
      };
      return [words, found];
    }),
  );
  return [...cases.values()].reverse();
}

function gridOf(cases: readonly Case[], who: Id): Grid | null {
  if (cases.some((each) => each.aimed === null || (each.who !== undefined && each.who !== who))) return null;
  const cell = (aimed: boolean, covers: boolean): Fates | null => {
    const found = cases.find((each) => each.aimed === aimed && each.covers === covers);
    return found ? fatesOf(found.odds, who) : null;
  };
  const rows = [false, true]
    .map((aimed) => ({ aimed, stands: cell(aimed, false), covers: cell(aimed, true) }))
    .filter(({ stands, covers }) => stands !== null || covers !== null);
  return { rows, covers: rows.some(({ covers }) => covers !== null) };
}

function fightIn(odds: Odds, [one, two]: readonly [Id, Id]): FightChances {
  const falls = (oneFalls: boolean, twoFalls: boolean): number =>
    chanceOf(
      odds,
      (harmed) => (harmed[one] === 'eliminated') === oneFalls && (harmed[two] === 'eliminated') === twoFalls,
    ).least;
  return { one: falls(false, true), two: falls(true, false), both: falls(true, true), neither: falls(false, false) };
}

/** How likely somebody is to come to harm at all. */
export const hurtOf = ({ least, most }: Fates): Chance => ({ least: 1 - most.none, most: 1 - least.none });
