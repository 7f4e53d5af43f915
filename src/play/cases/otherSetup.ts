import { type Setup, type SetupRule, setupFaults } from '../../engine/index.ts';
import type { OtherSetup } from '../files/caseForm.ts';

/** A set-up with what is named in the place of its own. */
export const otherwise = (setup: Setup, { sides = {}, ...rest }: OtherSetup): Setup => ({
  ...setup,
  ...rest,
  sides: { a: { ...setup.sides.a, ...sides.a }, b: { ...setup.sides.b, ...sides.b } },
});

/** The rules that such a set-up does not keep. */
export const brokenBy = (setup: Setup, other: OtherSetup): readonly SetupRule[] =>
  setupFaults(otherwise(setup, other)).map(({ rule }) => rule);
