import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_BYTES, pictureHead } from '../../src/play/pictures/pictureHead.ts';

const chunk = (name: string, data: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
};

function png(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(100));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** With a small picture of its own in front, as cameras put one there, and fill bytes. */
function jpeg(width: number, height: number): Uint8Array {
  const thumb = [0xff, 0xe1, 0, 10, 0xff, 0xd8, 0xff, 0xc0, 0xff, 0xd9, 0, 0];
  const frame = [0xff, 0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 17, 0];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...thumb,
    ...frame,
    0xff,
    0xda,
    0,
    8,
    1,
    1,
    0,
    0,
    63,
    0,
    7,
    0xff,
    0,
    9,
    0xff,
    0xd9,
  ]);
}

const sizes = fc.integer({ min: 1, max: 8000 });

describe('what a picture says of itself', () => {
  test('is its type and its size, whatever it is called', () => {
    fc.assert(
      fc.property(sizes, sizes, (width, height) => {
        expect(pictureHead(png(width, height))).toEqual({ ok: true, value: { type: 'image/png', width, height } });
        expect(pictureHead(jpeg(width, height))).toEqual({ ok: true, value: { type: 'image/jpeg', width, height } });
      }),
    );
  });

  test.each([
    ['a GIF', Buffer.from('GIF89a')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['WebP', Buffer.from('RIFF....WEBPVP8 ')],
    ['a text', Buffer.from('{"format": "take-cover/game"}')],
    ['nothing', new Uint8Array()],
  ])('is refused of %s', (_what, bytes) => {
    expect(pictureHead(bytes)).toEqual({ ok: false, fault: 'other-type' });
  });

  test('is refused where it is more than can be unpacked, or more than can be read', () => {
    expect(pictureHead(png(60_000, 60_000))).toEqual({ ok: false, fault: 'too-many-pixels' });
    expect(pictureHead(jpeg(60_000, 60_000))).toEqual({ ok: false, fault: 'too-many-pixels' });
    expect(pictureHead(png(0, 10))).toEqual({ ok: false, fault: 'broken' });
    expect(pictureHead(new Uint8Array(MOST_BYTES + 1))).toEqual({ ok: false, fault: 'too-big' });
  });

  test.each([
    ['PNG', png(30, 20), 8],
    ['JPEG', jpeg(30, 20), 3],
  ])('a %s that is cut off anywhere is broken', (_type, whole, from) => {
    for (let end = from; end < whole.length - (from === 8 ? 4 : 0); end++)
      expect(pictureHead(whole.slice(0, end)), `${end} bytes`).toEqual({ ok: false, fault: 'broken' });
  });

  test('is refused where it is one of several that move', () => {
    const still = Buffer.from(png(9, 9));
    const moving = Buffer.concat([still.subarray(0, 33), chunk('acTL', Buffer.alloc(8)), still.subarray(33)]);
    expect(pictureHead(moving)).toEqual({ ok: false, fault: 'moving' });
  });

  test('nothing makes it throw or go on for ever', () => {
    const noise = fc.uint8Array({ maxLength: 400 });
    fc.assert(
      fc.property(noise, fc.constantFrom(png(9, 9), jpeg(9, 9)), fc.nat(80), (tail, head, keep) => {
        const read = pictureHead(Uint8Array.from([...head.slice(0, keep), ...tail]));
        expect(typeof read.ok).toBe('boolean');
      }),
    );
  });
});
