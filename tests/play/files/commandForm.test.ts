import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMAND_FIELDS, COMMAND_TYPES, type CommandType, type fields, isCommand } from '../../../src/engine/index.ts';
import { filedCommandForm, split } from '../../../src/play/files/commandForm.ts';
import { checkForm } from '../../../src/play/files/form.ts';
import { readCommand } from '../../../src/play/files/readCommand.ts';

/** Something a field may hold, the most and the least of it among others. */
function within(field: fields.Field): Arbitrary<unknown> {
  switch (field.kind) {
    case 'id':
      return fc.constantFrom('a1', 'x', '-', 'a'.repeat(40));
    case 'point':
      return fc.constantFrom([0, 0], [1000, -1000], [0.01, 12.34]);
    case 'waypoint':
      return fc.constantFrom([0, 0], [1000, -1000, 1], [0.01, 12.34, 9]);
    case 'length':
      return fc.constantFrom(0, 0.5, 1000);
    case 'whole':
      return fc.constantFrom(field.least, field.least + 1, field.most);
    case 'flag':
      return fc.boolean();
    case 'text':
      return fc.constantFrom('', 'north', 'x'.repeat(field.most));
    case 'oneOf':
      return fc.constantFrom(...field.of);
    case 'list':
      return fc
        .tuple(fc.constantFrom(field.least, field.least + 1, field.most), within(field.of))
        .map(([n, value]) => Array.from({ length: n }, () => value));
    case 'tagged':
      return objects(field.tag, field.forms);
  }
}

/** Something it may not hold, by a hair or altogether. */
function beyond(field: fields.Field): Arbitrary<unknown> {
  const foreign: Arbitrary<unknown> = fc.constantFrom(null, undefined, {}, [], '', 7.5, true, Number.NaN, Infinity);
  switch (field.kind) {
    case 'id':
      return fc.oneof(foreign, fc.constantFrom('a'.repeat(41), 'A1', 'a b', 'a1\n', '__proto__'));
    case 'point':
      return fc.oneof(foreign, fc.constantFrom([1], [1, 2, 3], [1, 2, 0], [1000.01, 0], [0, -1000.01], [0, '0']));
    case 'waypoint':
      return fc.oneof(foreign, fc.constantFrom([1], [1, 2, 10], [1, 2, -1], [1, 2, 0.5], [1, 2, 3, 4], [0, '0']));
    case 'length':
      return fc.oneof(foreign, fc.constantFrom(-0.01, 1000.01, '1'));
    case 'whole':
      return fc.oneof(foreign, fc.constantFrom(field.least - 1, field.least + 0.5, field.most + 1));
    case 'flag':
      return fc.constantFrom(null, undefined, 0, 'true');
    case 'text':
      return fc.oneof(foreign, fc.constant('x'.repeat(field.most + 1)));
    case 'oneOf':
      return fc.oneof(foreign, fc.constantFrom('toString', 'A', 0));
    case 'list':
      return fc.oneof(
        foreign,
        fc
          .tuple(fc.constantFrom(field.least - 1, field.most + 1), within(field.of))
          .map(([n, value]) => Array.from({ length: Math.max(0, n) }, () => value)),
        fc.tuple(within(field), beyond(field.of)).map(([all, value]) => [...(all as unknown[]).slice(1), value]),
      );
    case 'tagged':
      return fc.oneof(foreign, fc.constantFrom({ [field.tag]: 'over' }, { [field.tag]: 'constructor' }));
  }
}

const mostly = (field: fields.Field): Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: within(field) }, { weight: 1, arbitrary: beyond(field) });

/** An object of one form, now and then with a field too many. */
const objectOf = (tag: string, name: string, form: fields.Fields): Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      fc.record(Object.fromEntries(Object.entries(form).map(([key, field]) => [key, mostly(field)])), {
        requiredKeys: Object.keys(form).filter((key) => !form[key]?.optional && !form[key]?.unless),
      }),
      fc.option(fc.constantFrom('extra', 'type', 'x-mark', 'after', 'note', 'who'), { freq: 9, nil: null }),
    )
    .map(([value, extra]) => ({ ...(extra === null ? {} : { [extra]: 0 }), [tag]: name, ...value }));

const objects = (tag: string, forms: fields.TaggedFields): Arbitrary<Record<string, unknown>> =>
  fc.oneof(...Object.entries(forms).map(([name, form]) => objectOf(tag, name, form)));

const filed = (value: unknown) => {
  const read = checkForm(filedCommandForm, value);
  return read.ok ? split(read.value).command : null;
};

describe('a command that', () => {
  test.each(COMMAND_TYPES)('says %s is one to the engine exactly if a file may hold it', (type) => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(objectOf('type', type, COMMAND_FIELDS[type]), (value) => {
        const read = filed(value);
        seen.add(read !== null);
        if (isCommand(value)) expect(read).toEqual(value);
        if (read !== null) expect(isCommand(read)).toBe(true);
      }),
      { numRuns: 150 },
    );
    expect(seen).toEqual(new Set([true, false]));
  });

  const points = (n: number) => Array.from({ length: n }, (_, i) => [i / 100, 0]);
  test.each<readonly [string, { readonly type: CommandType } & Record<string, unknown>]>([
    ['a way of more corners than a file holds', { type: 'move', who: 'a1', path: points(1001) }],
    ['a way that goes nowhere', { type: 'move', who: 'a1', path: points(1) }],
    ['a place beyond any table', { type: 'smoke', at: [1000.5, 0] }],
    ['an id that no file has', { type: 'takeCover', who: 'A1' }],
    ['a bid of less than nothing', { type: 'bid', a: -5, b: 0 }],
    ['a bid of more than a hand holds', { type: 'bid', a: 10_001, b: 0 }],
    ['a nine on a die', { type: 'roll', dice: [9] }],
    ['a free roll without a note', { type: 'freeRoll', by: 'a', dice: 1 }],
    ['a free roll of no dice', { type: 'freeRoll', by: 'a', dice: 0, note: '' }],
    ['a free roll of too many dice', { type: 'freeRoll', by: 'a', dice: 21, note: '' }],
    ['a correction without a note', { type: 'umpire', events: [] }],
    [
      'a correction that owes tokens',
      { type: 'umpire', events: [{ event: 'tokensSet', side: 'a', tokens: -1 }], note: '' },
    ],
    [
      'more corrections than the engine takes',
      { type: 'umpire', events: Array(201).fill({ event: 'markerRemoved', marker: 'm1' }), note: '' },
    ],
    ['a choice too long to be one', { type: 'choose', option: 'x'.repeat(81) }],
    ['no objective', { type: 'objective' }],
    ['two objectives', { type: 'objective', element: 'hut', at: [1, 1] }],
  ])('is %s is none to either', (_, value) => {
    expect({ engine: isCommand(value), file: filed(value) !== null }).toEqual({ engine: false, file: false });
  });
});

describe('a file says where', () => {
  const fault = (value: unknown) => {
    const read = checkForm(filedCommandForm, value);
    return read.ok ? null : read.fault;
  };
  test.each([
    ['an objective is missing', { type: 'objective' }, { path: 'element', fault: 'missing' }],
    ['one is too many', { type: 'objective', element: 'hut', at: [1, 1] }, { path: 'at', fault: 'unknown-field' }],
    [
      'a correction is out of bounds',
      { type: 'umpire', events: [{ event: 'corrected', who: 'a1', spent: -1 }], note: '' },
      { path: 'events[0].spent', fault: 'less-than' },
    ],
  ])('%s', (_, value, expected) => {
    expect(fault(value)).toMatchObject(expected);
  });
});

test('a remark on a command is passed over where it is given by itself', () => {
  const text = JSON.stringify({ type: 'endTurn', after: 3, note: 'at last', 'x-mark': 1 });
  expect(readCommand(text)).toEqual({ ok: true, value: { type: 'endTurn' } });
  const roll = { type: 'freeRoll', by: 'a', dice: 1, note: 'does it burn?' };
  expect(readCommand(JSON.stringify(roll))).toEqual({ ok: true, value: roll });
});
