import { describe, expect, test } from 'vitest';
import { parseJson } from '../../../src/play/files/json.ts';

/** What a text is refused for: path and fault. */
function refusal(text: string): string {
  const read = parseJson(text);
  return read.ok ? 'read' : `${read.fault.path}: ${read.fault.fault}`;
}

/** In ms of the processor's time: other tests run at the same time. */
function timed(work: () => string): { answer: string; ms: number } {
  const before = process.cpuUsage().user;
  const answer = work();
  return { answer, ms: (process.cpuUsage().user - before) / 1000 };
}

describe('text of unknown origin', () => {
  test('is read if it is JSON', () => {
    expect(parseJson(' {"a": [1, "x\\"]}", null]} ')).toEqual({ ok: true, value: { a: [1, 'x"]}', null] } });
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

  test.each([
    ['10 MB of brackets', `{"setup": ${'['.repeat(5e6)}${']'.repeat(5e6)}}`, 'setup: too-deep'],
    ['10 MB of objects in each other', `{"x-deep": ${'{"a":'.repeat(1.6e6)}1${'}'.repeat(1.6e6)}}`, 'x-deep: too-deep'],
    ['a list of five million entries', `{"commands": [${'0,'.repeat(5e6)}0]}`, 'commands: too-many'],
    ['30 MB of text', `{"title": "${'a'.repeat(3e7)}"}`, ': too-big'],
    ['10 MB without an end', `{"title": "${'a'.repeat(1e7)}`, 'title: breaks-off'],
  ])('%s is refused quickly', (_, text, expected) => {
    const { answer, ms } = timed(() => refusal(text));
    expect(answer).toBe(expected);
    expect(ms).toBeLessThan(1000);
  });
});
