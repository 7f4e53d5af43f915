/** A bid typed in: a whole number from 0 to `most`; null for anything else. */
export function typedBid(text: string, most: number): number | null {
  const bid = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null;
  return bid !== null && bid <= most ? bid : null;
}
