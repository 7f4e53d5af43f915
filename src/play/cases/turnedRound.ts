import type { Expectation, Part } from '../files/caseForm.ts';

/** The same expectation turned round, one thing in it at a time: none of these may hold where it does. */
export function turnedRound(expectation: Expectation): readonly Expectation[] {
  if ('refuses' in expectation) return [{ allows: expectation.refuses, ...under(expectation) }];
  if ('allows' in expectation) return [{ refuses: expectation.allows, rule: '', ...under(expectation) }];
  if ('is' in expectation) return partsOf(expectation.is).map((is) => ({ ...expectation, is: is as Part }));
  if ('setup' in expectation) {
    const { breaks, keeps } = expectation;
    return [
      ...breaks.map((rule) => ({ ...expectation, breaks: [], keeps: [rule] })),
      ...keeps.map((rule) => ({ ...expectation, breaks: [rule], keeps: [] })),
    ];
  }
  const { in: wanted, not } = expectation;
  return [
    ...wanted.map((one) => ({ ...expectation, in: [], not: [one] })),
    ...not.map((one) => ({ ...expectation, in: [one], not: [] })),
  ];
}

const under = ({ under: by }: Expectation) => (by === undefined ? {} : { under: by });

/** The value with each of the values in it changed in turn. */
function partsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((each, i) => partsOf(each).map((other) => value.with(i, other)));
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([name, each]) => partsOf(each).map((other) => ({ ...value, [name]: other })));
  return [otherThan(value)];
}

function otherThan(value: unknown): unknown {
  switch (typeof value) {
    case 'number':
      return value + 1;
    case 'boolean':
      return !value;
    case 'string':
      return `${value}?`;
    default:
      return value === null ? '?' : null; // an empty list
  }
}
