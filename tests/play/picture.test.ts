import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chanceFrom } from '../../src/play/chance.ts';
import { linkInside, withLink } from '../../src/play/share/picture.ts';

const chunk = (name: string, data: Buffer): Buffer => {
  const text = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(text));
  return Buffer.concat([length, text, sum]);
};

/** One white pixel. */
const PNG = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.from([0, 255]))),
  chunk('IEND', Buffer.alloc(0)),
]);
const LINK = '#g1.abc-_';

test('a link goes into a picture as a chunk of text after its header, and all else stays', () => {
  const made = Buffer.from(withLink(PNG, LINK));
  const text = chunk('tEXt', Buffer.from(`Take Cover\0${LINK}`, 'latin1'));
  expect(made).toEqual(Buffer.concat([PNG.subarray(0, 33), text, PNG.subarray(33)]));
  expect(linkInside(made)).toEqual({ ok: true, value: LINK });
});

test('a picture without one, cut off or damaged anywhere, is refused or gives whatever stands there', () => {
  expect(linkInside(PNG)).toMatchObject({ ok: false, fault: { fault: 'no-game-inside' } });
  const made = withLink(PNG, LINK);
  const chance = chanceFrom(5);
  for (let n = 0; n < made.length; n++) {
    expect(typeof linkInside(made.subarray(0, n)).ok).toBe('boolean');
    const changed = Uint8Array.from(made);
    changed[n] = chance.int(0, 255);
    expect(typeof linkInside(changed).ok).toBe('boolean');
  }
});
