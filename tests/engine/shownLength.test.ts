import { describe, expect, test } from 'vitest';
import { type Described, describePreview } from '../../src/board/describe/index.ts';
import { rangeAt, shownLength } from '../../src/engine/index.ts';
import { translator } from '../../src/i18n/everyLanguage.ts';
import { namesOf, refusal, say } from '../../src/i18n/index.ts';
import { previewOf } from '../../src/pointing/tools/index.ts';
import { asked, fire, given, play } from '../support/builders/given.ts';

describe('a distance as it is told', () => {
  test.each([
    [9.999, 10],
    [10, 10],
    [10.0000000001, 10],
    [10.000005, 10.001],
    [10.004, 10.004],
    [10.005, 10.01],
    [5.00004, 5.001],
    [7.3333, 7.33],
    [0.0004, 0.001],
    [0, 0],
  ])('[case F25] %du is told as %du', (u, shown) => {
    expect(shownLength(u)).toBe(shown);
  });

  test('[case F25] with fewer digits where there is little room, and as many as it takes', () => {
    expect([10.04, 10.4, 10.000005, 9.96].map((u) => shownLength(u, 1))).toEqual([10.04, 10.4, 10.001, 10]);
  });

  test('[case F25] a whole number is never told for more than it', () => {
    for (let i = 0; i < 2000; i++) {
      const u = (i % 40) / 2 + 10 ** -(1 + (i % 9));
      const shown = shownLength(u);
      expect(Number.isInteger(shown) && u > shown + 1e-9, `${u}`).toBe(false);
      expect(Math.abs(shown - u)).toBeLessThan(0.0051);
    }
  });
});

describe('[case F25] what the table says beside a rule', () => {
  const apart = (u: number) =>
    given({ edition: 'tactic-2.2', a: [{ id: 's', at: [2, 12] }], b: [{ id: 't', at: [3 + u, 12] }] });

  test.each(['en', 'it', 'fr'] as const)('long range and no plain 10u, in %s', (language) => {
    const game = apart(10.000005);
    const t = translator(language);
    const names = namesOf(game.setup, t);
    const from = { at: [2, 12], who: 's' } as const;
    const tool = { kind: 'measure', from } as const;
    const preview = previewOf(game, { tool, pointer: [13.000005, 12], hovered: 't', selected: 's' }) as Described;
    const { title, lines } = describePreview(game, preview, { t, names, edition: 'tactic-2.2', locale: language });
    expect(rangeAt(game.setup.ruleset, 10.000005)).toBe('long');
    expect(title).toMatch(/^10[.,]001/);
    expect(lines).toContain(t('terms.range.long'));
  });

  test('Take Cover is offered beyond 5u, which is told', () => {
    expect(asked(play(apart(5.00004), fire('s', 't')).game)).toBe('takeCover b');
    expect(asked(play(apart(5), fire('s', 't')).game)).not.toBe('takeCover b');
    const t = translator('en');
    const names = namesOf(apart(5).setup, t);
    const told = say(t, refusal(t, { rule: 'SETUP-7', data: { distance: 5.00004, most: 5 } }, names, 'tactic-2.2'));
    expect(told).toContain('5.001u from your edge');
  });
});
