import type { Point } from '../geometry/vector.ts';
import { markerAt } from '../markers.ts';
import type { Awaiting, BurstFrame, Choice, Game, Id, Modifier } from '../model.ts';
import { sum } from '../modifiers.ts';
import type { Recorder } from '../recorder.ts';
import { isSheltered } from '../sightlines.ts';
import { baseOf, character, gap, isOnTable, onTable, profile, sideOf, within } from '../table.ts';
import type { Procedure } from './procedure.ts';
import { wound } from './wounds.ts';

/**
 * A burst: one roll against all it catches (GREN-7, GREN-8), its wounds dealt one at a time (GREN-9, GREN-10, R100), or by
 * the sixes of the roll. Settled as one (R135).
 */
export const burst: Procedure<BurstFrame> = {
  awaits(game, frame): Awaiting | null {
    if (frame.step === 'roll') return rollQuestion(game, frame);
    const equals = next(game, frame);
    // with a hit for each of them it makes no difference who comes first
    if (equals.length < 2 || frame.hits >= equals.length || frame.hits === 0) return null;
    const about = { what: 'burstWound', hits: frame.hits } as const;
    if (game.setup.ruleset.grenades.ties === 'roll') {
      return {
        kind: 'roll',
        by: sideOf(game, frame.who),
        dice: equals.length,
        about: { what: 'burstTie', who: equals },
      };
    }
    const options = equals.map((id): Choice => ({ command: { type: 'choose', option: id }, cost: 0 }));
    return { kind: 'choose', by: sideOf(game, frame.who), about, options };
  },

  check: () => null,

  answer(rec, frame, command) {
    if (command.type === 'choose') return take(rec, frame, command.option);
    if (command.type !== 'roll') return;
    if (frame.step === 'roll') rolled(rec, frame, command.dice);
    else tieRolled(rec, frame, command.dice);
  },

  run(rec, frame) {
    const [who] = next(rec.game, frame);
    if (frame.hits === 0 || who === undefined) rec.pop();
    else take(rec, frame, who);
  },

  unsettled: (frame) => frame.step === 'wounds',
};

/** GREN-7: everyone within reach of the marker's edge, friend or foe, whom nothing shelters (R21, R78). */
export function caughtBy(
  game: Game,
  who: Id,
  weaponId: Id,
  at: Point,
): { caught: readonly Id[]; sheltered: readonly Id[] } {
  const reach = profile(game, who).weapons.find((w) => w.id === weaponId)?.radius ?? 0;
  const marker = markerAt(game, at);
  const near = onTable(game).filter((c) => within(gap(marker, baseOf(game, c.id)), reach));
  const safe = (id: Id) =>
    isSheltered(game, at, id) || (game.setup.ruleset.grenades.takeCoverProtects && character(game, id).inCover);
  return {
    caught: near.filter((c) => !safe(c.id)).map((c) => c.id),
    sheltered: near.filter((c) => safe(c.id)).map((c) => c.id),
  };
}

export function beginBurst(rec: Recorder, who: Id, weapon: Id, at: Point): void {
  const { caught, sheltered } = caughtBy(rec.game, who, weapon, at);
  rec.record({ event: 'burst', at, caught, sheltered });
  if (caught.length === 0) return;
  const byH2H = caught.map((id) => ({ who: id, h2h: profile(rec.game, id).h2h })).sort((p, q) => p.h2h - q.h2h);
  rec.push({ kind: 'burst', who, weapon, at, step: 'roll', caught: byH2H, queue: [], hits: 0 });
}

const need = (game: Game): readonly Modifier[] => [{ rule: 'GREN-8', add: game.setup.ruleset.grenades.toHit }];

/** Of the side of the card from which it was thrown: nobody is wounded between the throw and the roll. */
const count = (game: Game, { who, weapon }: BurstFrame): readonly Modifier[] => [
  { rule: 'FIRE-2', add: profile(game, who).weapons.find((w) => w.id === weapon)?.short ?? 0 },
];

function rollQuestion(game: Game, frame: BurstFrame): Awaiting {
  const caught = frame.caught.map((c) => c.who);
  const dice = count(game, frame);
  const about = { what: 'burst', who: frame.who, caught, need: need(game), count: dice } as const;
  return { kind: 'roll', by: sideOf(game, frame.who), dice: sum(dice), about };
}

/**
 * Those who stand next in the dealing: the lowest H2H of the queue, or of a new round when the queue is through; all of them
 * where one wound is for whom the thrower likes (R22).
 */
function next(game: Game, frame: BurstFrame): readonly Id[] {
  const alive = (ids: readonly Id[]) => ids.filter((id) => isOnTable(character(game, id)));
  const left = alive(frame.queue);
  const value = valueIn(game, frame);
  const queue = left.length > 0 ? left : alive(frame.caught.map((c) => c.who));
  const { wounds, single } = game.setup.ruleset.grenades;
  if (wounds === 'by-sixes' && single === 'thrower') return queue;
  const lowest = Math.min(...queue.map(value));
  return queue.filter((id) => value(id) === lowest);
}

/** R100: the H2H that counts is the one of before the burst, or the one that shows now. */
const valueIn = (game: Game, frame: BurstFrame) => (id: Id) =>
  game.setup.ruleset.grenades.order === 'anew'
    ? profile(game, id).h2h
    : (frame.caught.find((c) => c.who === id)?.h2h ?? 0);

function rolled(rec: Recorder, frame: BurstFrame, dice: readonly number[]): void {
  const toHit = sum(need(rec.game));
  const hits = dice.filter((d) => d >= toHit).length;
  rec.record({ event: 'burstRolled', dice, hits, need: need(rec.game), count: count(rec.game, frame) });
  if (rec.game.setup.ruleset.grenades.wounds === 'by-sixes') return bySixes(rec, frame, hits, dice);
  rec.step({ ...frame, step: 'wounds', hits, queue: frame.caught.map((c) => c.who) });
}

/** GREN-9, as the sixes have it: three fell everyone caught, two wound everyone, any hit wounds one. */
function bySixes(rec: Recorder, frame: BurstFrame, hits: number, dice: readonly number[]): void {
  const caught = frame.caught.map((c) => c.who);
  const sixes = dice.filter((d) => d === 6).length;
  if (sixes < 2) return rec.step({ ...frame, step: 'wounds', hits: Math.min(hits, 1), queue: caught });
  rec.step({ ...frame, step: 'wounds', hits: 0, queue: [] });
  for (const who of caught) {
    if (sixes === 2) wound(rec, who, 'burst');
    else rec.record({ event: 'eliminated', who, cause: 'burst' });
  }
}

function take(rec: Recorder, frame: BurstFrame, who: Id): void {
  const left = frame.queue.filter((id) => isOnTable(character(rec.game, id)));
  const queue = left.length > 0 ? left : frame.caught.map((c) => c.who);
  rec.step({ ...frame, hits: frame.hits - 1, queue: queue.filter((id) => id !== who) });
  wound(rec, who, 'burst');
}

/** R23=b, R86: the lowest die takes the next wound; equal lowest ones roll again. */
function tieRolled(rec: Recorder, frame: BurstFrame, dice: readonly number[]): void {
  const equals = next(rec.game, frame);
  const lowest = Math.min(...dice);
  const [who, ...others] = equals.filter((_, i) => dice[i] === lowest);
  if (who === undefined) return;
  if (others.length === 0) take(rec, frame, who);
  else rec.record({ event: 'tied', about: 'burstTie' });
}
