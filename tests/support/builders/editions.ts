import { type TestAPI, type TestOptions, test as vitest } from 'vitest';
import { inEachEdition, inEdition, LETTERS, type Letter } from './editionNow.ts';

type Body = (...args: readonly unknown[]) => void | Promise<void>;

/** Ids with the letters of their editions: [FIRE-3 QIF], [R32=b CQ]. */
const ID = /\[((?:[A-Z][A-Z0-9]*-\d+|R\d+)(?:=[^ \]]+)?) ([CBQIF]+)\] ?/g;

/** A test's name once for each edition that its ids name, with the ids of that edition; [case V1] stays in each. */
export function namesIn(name: string): readonly (readonly [letter: Letter, name: string])[] {
  const named = [...name.matchAll(ID)].map(([, , letters = '']) => letters).join('');
  return LETTERS.filter((letter) => named.includes(letter)).map((letter) => [
    letter,
    name.replace(ID, (_, id: string, letters: string) => (letters.includes(letter) ? `[${id} ${letter}] ` : '')).trim(),
  ]);
}

type Registered = (name: string, options: TestOptions, body: Body) => void;
type Register = (name: string, ...rest: readonly [Body] | readonly [TestOptions, Body]) => void;

const inEditions =
  (as: Registered): Register =>
  (name, ...rest) => {
    const [body, options] = rest.length === 1 ? [rest[0], {}] : [rest[1], rest[0]];
    const names = namesIn(name);
    if (names.length === 0) return as(name, options, body);
    const run = names.length > 1 ? inEachEdition : inEdition;
    for (const [letter, one] of names) as(one, options, (...args) => run(letter, () => body(...args)));
  };

/**
 * vitest's test, once for each edition that its name carries: `[FIRE-3 QIF] [R32=b Q] what` is a test of Q with both ids,
 * one of I and one of F. What asks for the edition in force (editionNow.ts), such as `given`, gets that of the name.
 */
export const test: Register & Pick<TestAPI, 'each'> = Object.assign(inEditions(vitest), {
  each: ((cases: readonly unknown[]) => inEditions(vitest.each(cases))) as unknown as TestAPI['each'],
});
