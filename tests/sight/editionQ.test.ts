import { describe, expect } from 'vitest';
import { letterNow } from '../support/builders/editionNow.ts';
import { test } from '../support/builders/editions.ts';
import { box, look, total } from '../support/builders/sightRules.ts';

/** What edition Q does not have, though others do: places where their rules would give another answer. */

describe('a target at exactly 2u, partly hidden by total cover that is farther from the shooter', () => {
  // 2.02u from the base of the shooter, beside the target
  const corner = total(box(2.5, 0.3, 2.58, 3));
  const close = { to: [3, 0] } as const;

  test('[COVER-6 QC] is in partial cover: the 2u are measured from the shooter to the element', () => {
    expect(look(letterNow(), [corner], close).cover).toBe('partial');
  });

  test('[COVER-6 QC] is in the open if the element is within 2u', () => {
    expect(look(letterNow(), [total(box(2.3, 0.3, 2.58, 3))], close).cover).toBe('open');
  });
});

describe('a target that only the rim of the shooter’s base sees', () => {
  const wall = total(box(4, -0.35, 5, 20));

  test('[LOS-13 QIFC] is in sight: nothing is asked of a single point above the shooter’s head', () => {
    expect(look(letterNow(), [wall])).toMatchObject({ los: true, cover: 'partial' });
  });
});
