import { expect, test } from 'vitest';
import { argumentsOf, plainWords } from './icu.ts';

test('arguments are found wherever they stand, and what stands between is not taken for one', () => {
  const message =
    '{who} has {have, plural, =0 {none} one {# token} other {# of {most, number}}}{how, select, true { ({why})} other {}}: {far, number, ::.##}u';
  expect(argumentsOf(message)).toEqual([
    { name: 'who', kind: 'plain', options: [] },
    { name: 'most', kind: 'plain', options: [] },
    { name: 'have', kind: 'plural', options: ['=0', 'one'] },
    { name: 'why', kind: 'plain', options: [] },
    { name: 'how', kind: 'select', options: ['true'] },
    { name: 'far', kind: 'plain', options: [] },
  ]);
});

test.each(['{who', 'who}', '{n, plural, one {# token} other {tokens}', '{}'])(
  'braces that do not fit: %s',
  (message) => {
    expect(() => argumentsOf(message)).toThrow();
  },
);

test('the words alone', () => {
  const words = plainWords('Within {far, number}u: {n, plural, =0 {none} one {# man} other {# men}} of {who}');
  expect(words.split(/\s+/).join(' ').trim()).toBe('Within u: none man men of');
});
