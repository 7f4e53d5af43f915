import { chanceFrom } from '../chance.ts';

/** A number of 32 bits from a text; the same in every browser (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** From -1 to 1, the middle likeliest, and always the same for one text: an error that does not flicker. */
export function errorFor(text: string): number {
  const chance = chanceFrom(hashOf(text));
  return (chance.int(0, 1000) + chance.int(0, 1000)) / 1000 - 1;
}
