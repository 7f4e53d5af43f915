import { typedWhole } from '../../parts/typedNumber.ts';

/** A bid typed in: a whole number from 0 to `most`; null for anything else. */
export function typedBid(text: string, most: number): number | null {
  const bid = typedWhole(text);
  return bid <= most ? bid : null;
}
