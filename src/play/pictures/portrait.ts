import { pictureHead } from './pictureHead.ts';

/** A portrait or a symbol on a card is a PNG or a JPEG as a data URL: it goes wherever the card goes. */

/** How small it is, in bytes and in pixels a side. */
export const PORTRAIT = { bytes: 20_000, side: 256 } as const;

/** So many characters at most: four for three bytes, after what says which kind it is. */
export const MOST_CHARACTERS = 27_000;

const BEGINS = /^data:(image\/png|image\/jpeg);base64,/;

/** Is it what this program makes of a picture: of such a kind by its content, whole, and as small? */
export function isPortrait(text: string): boolean {
  const [begin = '', type = ''] = BEGINS.exec(text) ?? [];
  if (begin === '' || text.length > MOST_CHARACTERS) return false;
  const bytes = decoded(text.slice(begin.length));
  if (!bytes || bytes.length > PORTRAIT.bytes) return false;
  const head = pictureHead(bytes);
  if (!head.ok) return false;
  const { width, height } = head.value;
  return head.value.type === type && Math.max(width, height) <= PORTRAIT.side;
}

function decoded(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The bytes of a picture as they stand on a card. */
export const portraitOf = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${btoa(String.fromCharCode(...bytes))}`;

type Fields = Readonly<Record<string, unknown>>;

/** The same file without the portraits of its cards; the very same where there are none. */
export function withoutPortraits(file: Fields): Fields {
  let found = 0;
  const text = JSON.stringify(file, (name, value: unknown) => {
    if (name !== 'portrait' || typeof value !== 'string' || !BEGINS.test(value)) return value;
    found += 1;
    return undefined;
  });
  return found === 0 ? file : JSON.parse(text);
}
