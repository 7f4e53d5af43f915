import { describe, expect, test } from 'vitest';
import { parseJson } from '../../../src/play/files/json.ts';
import { HOSTILE_TEXTS } from '../../support/builders/hostileFiles.ts';

/** What a text is refused for: path and fault. */
function refusal(text: string): string {
  const read = parseJson(text);
  return read.ok ? 'read' : `${read.fault.path}: ${read.fault.fault}`;
}

describe('text of unknown origin', () => {
  test('is read if it is JSON', () => {
    expect(parseJson(' {"a": [1, "x\\"]}", null]} ')).toEqual({ ok: true, value: { a: [1, 'x"]}', null] } });
  });

  test('[case F13] a byte order mark and other line ends mean nothing', () => {
    for (const text of ['\uFEFF{"a": 1}', '\uFEFF{\r\n"a": 1\r\n}\r\n', '{\r"a":\r1}'])
      expect(parseJson(text)).toEqual({ ok: true, value: { a: 1 } });
  });

  test('[case F13] UTF-16, either way round and with a mark or without, is refused as such', () => {
    const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
    const little = Buffer.from('{"title": "é"}', 'utf16le');
    const marked = Buffer.from('\uFEFF{"title": "é"}', 'utf16le');
    for (const bytes of [little, marked, swapped(little), swapped(marked)])
      expect(refusal(bytes.toString('utf8'))).toBe(': other-encoding');
  });

  test.each([
    ['', ': breaks-off'],
    ['{"title": "x", "setup": {"table": {"width": 2', 'setup: breaks-off'],
    ['{"title": "x", "commands": [{"type": "pass"}, ', 'commands: breaks-off'],
    ['{"title": "never clo', 'title: breaks-off'],
    ['{"title": "x", "at": tru}', 'at: not-json'],
    ['{"title": "x"} and more', 'title: not-json'],
    ['just words', ': not-json'],
  ])('%j is refused as %s', (text, expected) => {
    expect(refusal(text)).toBe(expected);
  });

  test.each(['__proto__', 'constructor', 'prototype', '__pr\\u006fto__'])('a field called %s is refused', (name) => {
    const path = name.replace('\\u006f', 'o');
    expect(refusal(`{"setup": {"cards": [{"${name}": {"polluted": true}}]}}`)).toBe(
      `setup.cards[0].${path}: forbidden-name`,
    );
    expect('polluted' in {}).toBe(false);
  });

  test.each(HOSTILE_TEXTS)('%s is refused', (_, text, expected) => {
    expect(refusal(text())).toBe(expected);
  });
});
