import { type Awaiting, diceByShot, type RollAbout, type Ruleset, sum } from '../../engine/index.ts';

type RollQuestion = Extract<Awaiting, { kind: 'roll' }>;

/** Dice that may fall, the commonest of those that come to the same, and the chance of all of these together. */
export interface Roll {
  readonly dice: readonly number[];
  readonly chance: number;
}

/** Faces of a die that come to the same. */
type Faces = readonly [number, ...number[]];

/** Dice that show at least so much are counted, up to a number; more of them make no difference. */
interface Counted {
  readonly least: number;
  readonly upTo: number;
}

/**
 * All that can be rolled where dice are due; the chances make 1. Rolls that the engine cannot tell apart stand for each
 * other: tests/play/odds/rolls.test.ts proves it of each kind of roll by all the dice there are. Of rolls that are not
 * known here all faces are tried in all orders.
 */
export function rollsOf(question: RollQuestion, ruleset: Ruleset): Iterable<Roll> {
  const { about, dice } = question;
  const counted = countedIn(about, ruleset);
  if (counted) return inARow(counted, partsOf(question, ruleset));
  return rows(split(facesThatDiffer(about)), dice);
}

/** The lowest faces of those that come to the same: SF-9 a six or not, PSY-1 to hold or not. */
function facesThatDiffer(about: RollAbout): readonly number[] {
  switch (about.what) {
    case 'suppression':
      return [6];
    case 'shockTest':
      return [sum(about.most) + 1];
    default:
      return [1, 2, 3, 4, 5, 6];
  }
}

/** What is counted in a roll in which it does not matter which die is which; null where it does. */
function countedIn(about: RollAbout, { fire, grenades }: Ruleset): readonly Counted[] | null {
  switch (about.what) {
    case 'shot': {
      const need = sum(about.need);
      const hit = { least: need, upTo: 1 }; // FIRE-4
      const headShot = { least: 6, upTo: fire.headShotSixes }; // FIRE-5
      if (need > 6) return fire.headShotBeyondSix ? [headShot] : []; // R13
      return [hit, headShot];
    }
    case 'burst': {
      const needs = [about.need, ...(about.hidden ? [about.hidden.need] : [])].map(sum); // R17
      if (grenades.wounds === 'by-sixes') return [...needs.map((least) => ({ least, upTo: 1 })), { least: 6, upTo: 3 }]; // GREN-9
      return needs.map((least) => ({ least, upTo: Number.POSITIVE_INFINITY }));
    }
    case 'closeCombat':
      return [{ least: sum(about.need), upTo: Number.POSITIVE_INFINITY }];
    case 'free':
      return [];
    default:
      return null;
  }
}

/** So many dice that are counted by themselves: those of each shot where a head shot is one of them (R14), else all. */
const partsOf = ({ about, dice }: RollQuestion, { fire }: Ruleset): readonly number[] =>
  about.what === 'shot' && fire.headShotIn === 'shot'
    ? diceByShot(about.count, Array(dice).fill(0)).map((shot) => shot.length)
    : [dice];

/** Dice that may fall, and how much of what is counted is in them. */
interface Heap extends Roll {
  readonly counts: readonly number[];
  /** The chance of the heap whose dice these are, without the others that come to the same. */
  readonly own: number;
}

/** One part after the other; of what is counted, that one decides which has most of it. */
const inARow = (counted: readonly Counted[], parts: readonly number[]): readonly Heap[] =>
  parts
    .map((dice) => heaps(counted, dice))
    .reduce((before, next) => merged(before.flatMap((one) => next.map((other) => oneAfterTheOther(one, other)))));

const oneAfterTheOther = (one: Heap, other: Heap): Heap => ({
  dice: [...one.dice, ...other.dice],
  chance: one.chance * other.chance,
  own: one.own * other.own,
  counts: one.counts.map((count, i) => Math.max(count, other.counts[i] ?? 0)),
});

/** Each count there may be, with the commonest heap of dice that comes to it. */
function heaps(counted: readonly Counted[], dice: number): readonly Heap[] {
  const all = [...everyHeap(split(counted.map(({ least }) => least)), dice)];
  return merged(
    all.map((heap) => ({
      ...heap,
      own: heap.chance,
      counts: counted.map(({ least, upTo }) => Math.min(heap.dice.filter((die) => die >= least).length, upTo)),
    })),
  );
}

/** Heaps that come to the same as one, with the chances of all. */
function merged(all: readonly Heap[]): readonly Heap[] {
  const found = new Map<string, Heap>();
  for (const heap of all) {
    const known = found.get(heap.counts.join());
    if (!known) found.set(heap.counts.join(), heap);
    else
      found.set(heap.counts.join(), { ...(heap.own > known.own ? heap : known), chance: known.chance + heap.chance });
  }
  return [...found.values()];
}

/** The faces parted before each of these numbers. */
function split(before: readonly number[]): readonly Faces[] {
  const parts = [1, 2, 3, 4, 5, 6].map((face) => before.filter((b) => face >= b).length);
  const kinds = [...new Set(parts)];
  return kinds.map((kind) => parts.flatMap((part, i) => (part === kind ? [i + 1] : [])) as unknown as Faces);
}

/** Every number of dice of each kind of faces: a choice of so many out of those that are left, one kind after the other. */
function* everyHeap([faces, ...others]: readonly Faces[], dice: number): Generator<Roll> {
  if (!faces) return;
  if (others.length === 0) return yield { dice: spread(faces, dice), chance: (faces.length / 6) ** dice };
  for (let some = 0; some <= dice; some++) {
    const chance = choose(dice, some) * (faces.length / 6) ** some;
    for (const rest of everyHeap(others, dice - some)) {
      yield { dice: [...spread(faces, some), ...rest.dice], chance: chance * rest.chance };
    }
  }
}

/** So many dice that show these faces as evenly as can be: there are more ways to roll them than to roll one face only. */
const spread = (faces: Faces, dice: number): readonly number[] =>
  Array.from({ length: dice }, (_, i) => faces[i % faces.length] ?? faces[0]);

/** Every kind of faces for each die in turn. */
function* rows(kinds: readonly Faces[], dice: number): Generator<Roll> {
  if (dice === 0) return yield { dice: [], chance: 1 };
  for (const faces of kinds) {
    for (const rest of rows(kinds, dice - 1)) {
      yield { dice: [faces[0], ...rest.dice], chance: (faces.length / 6) * rest.chance };
    }
  }
}

/** How many ways there are to pick some out of all. */
function choose(all: number, some: number): number {
  let ways = 1;
  for (let i = 0; i < some; i++) ways = (ways * (all - i)) / (i + 1);
  return ways;
}
