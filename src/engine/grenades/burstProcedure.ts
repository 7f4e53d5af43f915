import { flattened, type Waypoint } from '../geometry/vector.ts';
import type { Awaiting, BurstFrame, Choice, Game, Id, Side } from '../model.ts';
import { sum } from '../modifiers.ts';
import type { Procedure } from '../procedure.ts';
import type { Recorder } from '../recorder.ts';
import { character, isOnTable, other, profile, sideOf } from '../table.ts';
import { mayPay, pay } from '../turn/budget.ts';
import { type Aftermath, ask, eliminate, wound } from '../wounds/wounds.ts';
import { burstDice, burstNeed, caughtBy, hiddenFrom, hides, isEvaded, leaveSmoke } from './caught.ts';

/**
 * A burst: one roll against all it catches (GREN-7, GREN-8), its wounds dealt one at a time (GREN-9, GREN-10, R100), or by
 * the sixes of the roll. Settled as one (R135). Smoke stays when it is done (GREN-15).
 */
export const burst: Procedure<BurstFrame> = {
  awaits(game, frame): Awaiting | null {
    switch (frame.step) {
      case 'cover':
      case 'ownCover':
        return coverQuestion(game, frame);
      case 'roll':
        return rollQuestion(game, frame);
      case 'wounds':
        return woundQuestion(game, frame);
    }
  },

  check: () => null,

  answer(rec, frame, command) {
    switch (command.type) {
      case 'takeCover':
        pay(rec, command.who, 1, 'takeCover');
        return rec.record({ event: 'tookCover', who: command.who });
      case 'pass':
        rec.record({ event: 'declined', by: askedSide(rec.game, frame), what: 'takeCover' });
        return rec.step(afterCover(frame));
      case 'choose':
        return take(rec, frame, command.option);
      case 'roll':
        return frame.step === 'roll' ? rolled(rec, frame, command.dice) : tieRolled(rec, frame, command.dice);
    }
  },

  run(rec, frame) {
    if (frame.step !== 'wounds') return rec.step(afterCover(frame)); // nobody can take cover
    const [who] = next(rec.game, frame);
    if (who !== undefined) return take(rec, frame, who);
    rec.pop();
    leaveSmoke(rec, frame);
  },

  unsettled: (frame) => frame.step === 'wounds',
};

export function beginBurst(rec: Recorder, who: Id, weapon: Id, at: Waypoint): void {
  const { caught, sheltered } = caughtBy(rec.game, who, weapon, at);
  rec.record({ event: 'burst', at, caught, sheltered });
  if (caught.length === 0) return leaveSmoke(rec, { who, weapon, at });
  const byH2H = caught.map((id) => ({ who: id, h2h: profile(rec.game, id).h2h })).sort((p, q) => p.h2h - q.h2h);
  const step = rec.game.setup.ruleset.grenades.coverReaction ? 'cover' : 'roll';
  rec.push({ kind: 'burst', who, weapon, at, step, caught: byH2H, queue: [], hits: 0, hidden: [], hard: 0, tied: [] });
}

/** R17=b: the other side's chance, then that of the one who threw. */
const afterCover = (frame: BurstFrame): BurstFrame => ({
  ...frame,
  step: frame.step === 'cover' ? 'ownCover' : 'roll',
});

const askedSide = (game: Game, { who, step }: BurstFrame): Side =>
  step === 'cover' ? other(sideOf(game, who)) : sideOf(game, who);

/** R17=b: of those it will catch, who can take cover, and gains by it. */
function coverQuestion(game: Game, frame: BurstFrame): Awaiting | null {
  const { who: thrower, weapon, at } = frame;
  if (!isEvaded(game, thrower, weapon)) return null;
  const by = askedSide(game, frame);
  const able = frame.caught
    .map((c) => c.who)
    .filter((id) => sideOf(game, id) === by && !hides(game, thrower, weapon, id) && mayPay(game, id, 1) === null);
  if (able.length === 0) return null;
  const options = able.map((id): Choice => ({ command: { type: 'takeCover', who: id }, cost: 1 }));
  const about = { what: 'burstCover', thrower, at: flattened(at) } as const;
  return { kind: 'choose', by, about, options: [...options, { command: { type: 'pass' }, cost: 0 }] };
}

function rollQuestion(game: Game, frame: BurstFrame): Awaiting {
  const { who, weapon } = frame;
  const count = burstDice(game, who, weapon);
  const caught = frame.caught.map((c) => c.who);
  const about = { what: 'burst', who, caught, need: burstNeed(game), count, hidden: hiddenFrom(game, frame) } as const;
  return { kind: 'roll', by: sideOf(game, who), dice: sum(count), about };
}

/** GREN-10: who of equals takes the next wound, where it makes a difference: not with a hit for each of them. */
function woundQuestion(game: Game, frame: BurstFrame): Awaiting | null {
  const equals = next(game, frame);
  if (equals.length < 2 || (frame.hits >= equals.length && frame.hard >= hiding(frame, equals).length)) return null;
  const about = { what: 'burstWound', hits: frame.hits } as const;
  const by = sideOf(game, frame.who);
  if (game.setup.ruleset.grenades.ties === 'roll') {
    const who = rollersOf(frame, equals);
    return { kind: 'roll', by, dice: who.length, about: { what: 'burstTie', who } };
  }
  const options = equals.map((id): Choice => ({ command: { type: 'choose', option: id }, cost: 0 }));
  return { kind: 'choose', by, about, options };
}

/** Of these, whom the low dice do not hit (R17). */
const hiding = (frame: BurstFrame, ids: readonly Id[]): readonly Id[] => ids.filter((id) => frame.hidden.includes(id));

/** Who is still to be dealt to in this round, or in the next one when it is through (GREN-9): nobody whom none of the dice left hits. */
function queueOf(game: Game, frame: BurstFrame): readonly Id[] {
  const isHit = (id: Id) => isOnTable(character(game, id)) && (frame.hard > 0 || !frame.hidden.includes(id));
  const left = frame.hits > 0 ? frame.queue.filter(isHit) : [];
  const goesRound = frame.hits > 0 && game.setup.ruleset.grenades.wounds !== 'each-hit-once';
  return left.length > 0 || !goesRound ? left : frame.caught.map((c) => c.who).filter(isHit);
}

/** Those who stand next in the dealing: the lowest H2H, or all of them where one wound is for whom the thrower likes (R22). */
function next(game: Game, frame: BurstFrame): readonly Id[] {
  const queue = queueOf(game, frame);
  const { wounds, single } = game.setup.ruleset.grenades;
  if (wounds === 'by-sixes' && single === 'thrower') return queue;
  const value = valueIn(game, frame);
  const lowest = Math.min(...queue.map(value));
  return queue.filter((id) => value(id) === lowest);
}

/** R100: the H2H that counts is the one of before the burst, or the one that shows now. */
const valueIn = (game: Game, frame: BurstFrame) => (id: Id) =>
  game.setup.ruleset.grenades.order === 'anew'
    ? profile(game, id).h2h
    : (frame.caught.find((c) => c.who === id)?.h2h ?? 0);

function rolled(rec: Recorder, frame: BurstFrame, dice: readonly number[]): void {
  const { game } = rec;
  const { wounds } = game.setup.ruleset.grenades;
  const need = burstNeed(game);
  const hidden = hiddenFrom(game, frame);
  const reaching = (least: number) => dice.filter((die) => die >= least).length;
  const hits = reaching(sum(need));
  const hard = hidden ? reaching(sum(hidden.need)) : hits;
  rec.record({ event: 'burstRolled', dice, hits, need, count: burstDice(game, frame.who, frame.weapon), hidden });
  const queue = frame.caught.map((c) => c.who);
  const dealt: BurstFrame = { ...frame, step: 'wounds', hits, hidden: hidden?.who ?? [], hard, queue };
  if (wounds === 'by-sixes') bySixes(rec, dealt, dice);
  else rec.step(dealt);
}

/** GREN-9, as the sixes have it: three fell everyone caught, two wound everyone, any hit wounds one. */
function bySixes(rec: Recorder, frame: BurstFrame, dice: readonly number[]): void {
  const sixes = dice.filter((die) => die === 6).length;
  if (sixes < 2) return rec.step({ ...frame, hits: Math.min(frame.hits, 1), hard: Math.min(frame.hard, 1) });
  rec.step({ ...frame, hits: 0, hard: 0, queue: [] });
  ask(
    rec,
    frame.caught.flatMap(({ who }) => (sixes === 2 ? hurt(rec, who) : eliminate(rec, who, 'burst'))),
  );
}

/** R17: he takes the lowest die left that hits him. */
function take(rec: Recorder, frame: BurstFrame, who: Id): void {
  const takesHard = frame.hidden.includes(who) || frame.hits === frame.hard;
  rec.step({
    ...frame,
    hits: frame.hits - 1,
    hard: frame.hard - (takesHard ? 1 : 0),
    queue: queueOf(rec.game, frame).filter((id) => id !== who),
    tied: [],
  });
  ask(rec, hurt(rec, who));
}

/** R35: a wound, or the end where any hit of a burst eliminates. */
const hurt = (rec: Recorder, who: Id): Aftermath =>
  (rec.game.setup.ruleset.grenades.hitEliminates ? eliminate : wound)(rec, who, 'burst');

/** R23=b, R86: the lowest die takes the next wound; of several lowest ones these alone roll again. */
function tieRolled(rec: Recorder, frame: BurstFrame, dice: readonly number[]): void {
  const lowest = Math.min(...dice);
  const [who, ...others] = rollersOf(frame, next(rec.game, frame)).filter((_, i) => dice[i] === lowest);
  if (who === undefined) return;
  if (others.length === 0) return take(rec, frame, who);
  rec.record({ event: 'tied', about: 'burstTie' });
  rec.step({ ...frame, tied: [who, ...others] });
}

/** Those of the equals who roll now: all, or those who have rolled the same lowest die. */
const rollersOf = ({ tied }: BurstFrame, equals: readonly Id[]): readonly Id[] =>
  tied.length > 0 ? equals.filter((id) => tied.includes(id)) : equals;
