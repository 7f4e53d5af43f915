/** Signs of a keyboard on which our keys can be found: those of ASCII. */
const OURS = /^[ -~]$/;

/**
 * What a key means, in small letters. On a keyboard of other letters it is the place of the key that counts, so that M moves under a Russian
 * layout as well; a letter that is ours counts as that wherever it lies.
 */
export function keyOf({ key, code }: { readonly key: string; readonly code: string }): string {
  const placed = /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1];
  return ([...key].length === 1 && !OURS.test(key) && placed ? placed : key).toLowerCase();
}
