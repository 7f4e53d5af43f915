import type { Expectation, Part } from '../files/caseForm.ts';
import type { Difference } from './case.ts';

/** An expectation as it would hold, by where it does not; null where what was found cannot be said in its form. */
export function asFound(expectation: Expectation, differences: readonly Difference[]): Expectation | null {
  const [first] = differences;
  if (!first || first.path.startsWith('game') || first.path.startsWith('commands')) return null;
  if ('refuses' in expectation || 'allows' in expectation) {
    const command = 'refuses' in expectation ? expectation.refuses : expectation.allows;
    return first.found === null ? { allows: command } : { refuses: command, rule: String(first.found) };
  }
  if ('setup' in expectation) {
    const { breaks, keeps } = expectation;
    const turned = differences.map(({ rule }) => rule);
    return {
      ...expectation,
      breaks: [...breaks.filter((rule) => !turned.includes(rule)), ...keeps.filter((rule) => turned.includes(rule))],
      keeps: [...keeps.filter((rule) => !turned.includes(rule)), ...breaks.filter((rule) => turned.includes(rule))],
    };
  }
  if (!('is' in expectation)) return null;
  if (differences.some(({ path }) => path === '')) return null;
  const is = differences.reduce<unknown>(
    (whole, { path, found }) => placed(whole, path.split('.'), found),
    expectation.is,
  );
  return { ...expectation, is: is as Part };
}

/** The value with another one at the end of a way into it. */
function placed(value: unknown, [name, ...path]: readonly string[], found: unknown): unknown {
  if (name === undefined) return found;
  if (Array.isArray(value)) return value.map((each, i) => (String(i) === name ? placed(each, path, found) : each));
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [name]: placed(fields[name], path, found) };
}
