import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/content/index.ts';
import type { Card } from '../../src/engine/index.ts';
import { contentOf } from '../../src/play/files/contentOf.ts';
import { readForLibrary } from '../../src/play/files/readLibrary.ts';
import { cardMade, forceMade, libraryFile } from '../../src/play/library.ts';
import { isPortrait, portraitOf, withoutPortraits } from '../../src/play/pictures/portrait.ts';
import { SOME_CUT } from '../../src/play/share/address.ts';
import { fromLink, toLink } from '../../src/play/share/link.ts';

const [ready] = CARDS;
if (!ready) throw new Error('no card');

/** A PNG of so many pixels a side, of at least so many bytes, which no packing makes smaller. */
function png(side: number, bytes = 0): Uint8Array {
  const chunk = (name: string, data: Uint8Array): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0], 8);
  let noise = 1;
  const filling = Uint8Array.from({ length: bytes }, () => {
    noise = (noise * 48271) % 2147483647;
    return noise & 255;
  });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const all = [
    chunk('IHDR', header),
    chunk('tEXt', filling),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (side + 1)))),
  ];
  return Buffer.concat([signature, ...all, chunk('IEND', Buffer.alloc(0))]);
}

const small = portraitOf('image/png', png(16));
const large = portraitOf('image/png', png(16, 15_000));
const painted = (portrait: string): Card => ({ ...ready, id: 'anna', name: 'Anna', portrait });
const sent = async (file: Parameters<typeof toLink>[0]) => {
  const link = await toLink(file);
  const read = await fromLink(link);
  return { link, file: read.ok ? JSON.parse(read.value) : null };
};

describe('the portrait of a card', () => {
  test.each([
    ['a PNG as small', small, true],
    ['more than 20 kB', portraitOf('image/png', png(16, 20_000)), false],
    ['more pixels', portraitOf('image/png', png(257)), false],
    ['another type than it says', small.replace('png', 'jpeg'), false],
    ['a drawing with a script', `data:image/svg+xml;base64,${btoa('<svg onload="alert(1)"/>')}`, false],
    ['an address', 'https://example.org/anna.png', false],
    ['no base64', 'data:image/png;base64,%%%', false],
    ['cut off', small.slice(0, -40), false],
  ])('is a small PNG or JPEG by its content: %s', (_, text, is) => {
    expect(isPortrait(text)).toBe(is);
    expect(contentOf(cardMade(painted(text)))).toMatchObject(
      is ? { ok: true } : { ok: false, fault: { path: 'cards[0].portrait', fault: 'not-a-portrait' } },
    );
  });

  test('goes into its file, into a force and into the whole library, and comes out again', () => {
    const card = painted(large);
    const force = forceMade({ name: 'Ours', faction: '', cards: [card], force: ['anna', 'anna'] });
    const { made, faults } = readForLibrary(JSON.stringify(libraryFile([cardMade(card), force])));
    expect(faults).toEqual([]);
    expect(made.map((each) => contentOf(each))).toMatchObject([
      { ok: true, value: { kind: 'cards', card } },
      { ok: true, value: { kind: 'force', force: { cards: [card] } } },
    ]);
  });

  test('goes along in a link where it fits, and else stays behind alone', async () => {
    const tiny = await sent(cardMade(painted(small)).file);
    expect(tiny.file.cards[0].portrait).toBe(small);
    const { link, file } = await sent(cardMade(painted(large)).file);
    expect(link.length).toBeLessThan(SOME_CUT);
    const { portrait: _, ...rest } = painted(large);
    expect(file.cards).toEqual([rest]);
    expect(await toLink(cardMade(painted(large)).file, true, Infinity)).toMatch(/^.{15000,}$/);
  });

  test('and nothing else is left out of a file', () => {
    const file = { portrait: 'of a lady', cards: [{ portrait: large, name: 'data:image/png;base64,' }] };
    expect(withoutPortraits(file)).toEqual({ portrait: 'of a lady', cards: [{ name: 'data:image/png;base64,' }] });
    const none = { cards: [{ name: 'Anna' }] };
    expect(withoutPortraits(none)).toBe(none);
  });
});
