import { expect, test } from 'vitest';
import { RULING_OPTIONS } from '../../src/editions/index.ts';
import type { RulingId } from '../../src/engine/index.ts';
import { ruleText, rulingOption } from '../../src/i18n/index.ts';
import { strict, words } from './words.ts';

const t = strict();
const { R39, ...lettered } = words.rulingOptions;

test('there are words for each option players can choose, and for nothing else', () => {
  const keys = (options: object) =>
    Object.entries(options)
      .map(([id, letters]) => `${id} ${Object.keys(letters).join()}`)
      .sort();
  expect(keys(lettered)).toEqual(keys(RULING_OPTIONS));
  expect(rulingOption(t, 'R39', 32)).toBe('A base is a disk of 32 mm.');
});

test('each is one sentence, and none is that of the default', () => {
  for (const [id, options] of Object.entries(lettered)) {
    for (const option of Object.keys(options)) {
      const text = rulingOption(t, id as RulingId, option);
      expect(text, `${id}=${option}`).toMatch(/^[A-Z].{10,160}\.$/);
      expect(text).not.toBe(ruleText(t, id as RulingId));
    }
  }
});
