import { findCharacter, type GameEvent, type Id, type Point, sum } from '../engine/index.ts';
import type { Step } from './step.ts';

export const STAMPS = [
  ...['missed', 'inCover', 'wounded', 'eliminated', 'suppressed', 'sheltered'],
  ...['panics', 'holds', 'recovers'],
] as const;
export type StampWord = (typeof STAMPS)[number];

/** A word that is stamped on the table at somebody: what has become of him. */
export interface Stamp {
  readonly who: Id;
  readonly at: Point;
  readonly word: StampWord;
}

/** One for each of those to whom something happened: the gravest, so that both who fall together are told. */
export function stampsOf({ before, after, events }: Step): readonly Stamp[] {
  const words = new Map<Id, StampWord>();
  const moved = new Map<Id, Point>();
  for (const event of events) {
    if (event.event === 'moved' && !isToldBy(words, event.who)) moved.set(event.who, event.along.at(-1) as Point);
    for (const [who, word] of wordsOf(event)) {
      const known = words.get(who);
      if (known === undefined || graveness(word) > graveness(known)) words.set(who, word);
    }
  }
  return [...words].flatMap(([who, word]) => {
    const at = moved.get(who) ?? findCharacter(before, who)?.at ?? findCharacter(after, who)?.at;
    return at ? [{ who, at, word }] : [];
  });
}

const isToldBy = (words: ReadonlyMap<Id, StampWord>, who: Id): boolean => words.has(who);

const graveness = (word: StampWord): number =>
  word === 'eliminated' ? 3 : word === 'wounded' ? 2 : word === 'panics' ? 1 : 0;

function wordsOf(event: GameEvent): readonly (readonly [Id, StampWord])[] {
  switch (event.event) {
    case 'shot':
      return event.hits > 0 ? [] : [[event.at, isSavedByCover(event) ? 'inCover' : 'missed']];
    case 'exchange': {
      const { attacker, defender, dice, hits } = event;
      const struck: [Id, StampWord][] = [];
      if (dice.attacker.length > 0 && hits.attacker === 0) struck.push([defender, 'missed']);
      if (dice.defender.length > 0 && hits.defender === 0) struck.push([attacker, 'missed']);
      return struck;
    }
    case 'burst':
      return event.sheltered.map((who) => [who, 'sheltered']);
    case 'wounded':
      return [[event.who, 'wounded']];
    case 'eliminated':
    case 'firstFell':
      return [[event.who, 'eliminated']];
    case 'suppressed':
      return [[event.who, 'suppressed']];
    case 'panicked':
      return [[event.who, 'panics']];
    case 'recovered':
      return [[event.who, 'recovers']];
    case 'shockTested':
      return event.because !== null && event.holds ? [[event.who, 'holds']] : [];
    default:
      return [];
  }
}

/** Would the best die have hit him with nothing before him and none of what makes him small? */
function isSavedByCover({ dice, need }: Extract<GameEvent, { event: 'shot' }>): boolean {
  const bare = need[0]?.add ?? 0;
  const best = Math.max(0, ...dice);
  return sum(need) > bare && best >= bare;
}
