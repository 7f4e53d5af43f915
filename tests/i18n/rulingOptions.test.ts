import { expect, test } from 'vitest';
import { EDITIONS, rulingOptions } from '../../src/editions/index.ts';
import type { RulingId } from '../../src/engine/index.ts';
import { ruleText, rulingOption } from '../../src/i18n/index.ts';
import { strict, words } from './words.ts';

const t = strict();
const { R02, R39, ...lettered } = words.rulingOptions;

test('there are words for each option players can choose, and for nothing else', () => {
  const worded = Object.entries(lettered).flatMap(([id, letters]) =>
    Object.keys(letters).map((letter) => `${id}=${letter}`),
  );
  const open = EDITIONS.flatMap((source) => [...rulingOptions(source)]).flatMap(([id, letters]) =>
    letters.map((letter) => `${id}=${letter}`),
  );
  expect(worded.sort()).toEqual([...new Set(open)].sort());
  expect(rulingOption(t, 'R39', 32)).toBe('A base is a disk of 32 mm.');
  expect(rulingOption(t, 'R02', 2)).toMatch(/within 2u of their edge/);
});

test('each is one sentence, and none is that of the default', () => {
  for (const [id, options] of Object.entries(lettered)) {
    for (const option of Object.keys(options)) {
      const text = rulingOption(t, id as RulingId, option);
      expect(text, `${id}=${option}`).toMatch(/^[A-Z].{10,160}\.$/);
      for (const edition of EDITIONS) expect(text).not.toBe(ruleText(t, id as RulingId, edition));
    }
  }
});
