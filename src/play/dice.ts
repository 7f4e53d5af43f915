import { type Command, type DiceSource, type Violation, violation } from '../engine/index.ts';

/**
 * Where dice come from. A saved game holds the dice themselves, never a seed: so they can be typed in, scripted and
 * looked at, and one roll more in a later version does not change the rest.
 */
export interface Dice {
  readonly source: DiceSource;
  /** So many dice, or null: there are none left. */
  roll(count: number): readonly number[] | null;
}

export const rollCommand = (dice: Dice, count: number): Command | null => {
  const rolled = dice.roll(count);
  return rolled && { type: 'roll', dice: rolled, source: dice.source };
};

/** Fills an array with random bytes. */
type Fill = (bytes: Uint8Array<ArrayBuffer>) => unknown;

/** Dice of the machine's own generator. */
export const liveDice = (fill: Fill = (bytes) => crypto.getRandomValues(bytes)): Dice => ({
  source: 'live',
  roll(count) {
    const dice: number[] = [];
    while (dice.length < count) {
      const bytes = new Uint8Array(Math.min(count - dice.length, 65_536));
      fill(bytes);
      for (const byte of bytes) if (byte < FAIR) dice.push((byte % 6) + 1);
    }
    return dice;
  },
});

/** The largest multiple of 6 in a byte: what lies above would favour the low numbers, and is drawn again. */
const FAIR = 252;

/** Dice written down beforehand, for tests and demonstrations. A roll that needs more than are left takes none. */
export function scriptedDice(list: readonly number[]): Dice & { left(): number } {
  let next = 0;
  return {
    source: 'fixed',
    left: () => list.length - next,
    roll(count) {
      if (next + count > list.length) return null;
      next += count;
      return list.slice(next - count, next);
    },
  };
}

export type Typed =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly violation: Violation };

/** What players read off their own dice: digits 1 to 6, however separated ("4 6 1", "4,6,1", "461"). */
export function typedDice(text: string, count: number): Typed {
  const dice = typedFaces(text) ?? [];
  if (dice.length !== count)
    return { ok: false, violation: violation('FLOW-DICE', { need: count, have: dice.length }) };
  return { ok: true, command: { type: 'roll', dice, source: 'typed' } };
}

/** The faces of dice in a text; null if there is anything else in it. */
export function typedFaces(text: string): readonly number[] | null {
  const marks = text.replace(/[\s,;.+·-]/g, '');
  return /^[1-6]*$/.test(marks) ? Array.from(marks, Number) : null;
}
