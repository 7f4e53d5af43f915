import { useTranslations } from '../../i18n/index.ts';
import type { Chance, Fate, Fates } from '../../play/odds/fates.ts';
import { frequencyOf, wholePercents } from '../../play/odds/shares.ts';
import { hurtOf } from './told.ts';

interface ToldWords {
  /** "3 times in 4". */
  readonly how: (chance: Chance) => string;
  /** "75%", "<1%"; where decisions make a difference from the least to the most. */
  readonly percent: (chance: Chance) => string;
  /** One of the three fates, as part of 100; where decisions make a difference from the least to the most. */
  readonly fate: (fates: Fates, fate: keyof Fate) => string;
  /** How likely somebody is hurt at all, in percent: what the three fates leave of 100. */
  readonly hurt: (fates: Fates) => string;
  /** Shares that make 1, in whole percents that make 100. */
  readonly parts: (shares: readonly number[]) => readonly string[];
}

const SAME = 1e-9;

/** In the order in which they are told. */
export const FATES = ['none', 'wound', 'eliminated'] as const;

/** Is it the same whatever is decided? */
export const isFixed = ({ least, most }: Chance): boolean => most - least < SAME;

export const sharesOf = ({ none, wound, eliminated }: Fate): readonly [number, number, number] => [
  none,
  wound,
  eliminated,
];

/** Chances as people say them. */
export function useTold(): ToldWords {
  const t = useTranslations('ui.decision');
  const said = (whole: number, chance: number): string => {
    if (whole === 0 && chance > SAME) return t('under');
    if (whole === 100 && chance < 1 - SAME) return t('over');
    return t('share', { percent: whole });
  };
  const parts = (shares: readonly number[]): readonly string[] =>
    wholePercents(shares).map((whole, i) => said(whole, shares[i] ?? 0));
  const one = (chance: number): string => parts([chance, 1 - chance])[0] ?? '';
  const percent = (chance: Chance): string => {
    const [least, most] = [one(chance.least), one(chance.most)];
    return isFixed(chance) || least === most ? least : `${least}–${most}`;
  };
  return {
    percent,
    parts,
    fate(fates, fate) {
      const { least, most } = fates;
      const isSettled = FATES.every((each) => least[each] === most[each]);
      if (!isSettled) return percent({ least: least[fate], most: most[fate] });
      return parts(sharesOf(least))[FATES.indexOf(fate)] ?? '';
    },
    hurt(fates) {
      if (!isFixed(hurtOf(fates))) return percent(hurtOf(fates));
      const none = wholePercents(sharesOf(fates.least))[0] ?? 0;
      return said(100 - none, 1 - fates.least.none);
    },
    how(chance) {
      if (!isFixed(chance)) return t('how.between', { least: one(chance.least), most: one(chance.most) });
      const often = frequencyOf(chance.most);
      switch (often.kind) {
        case 'times':
          return t('how.times', { n: often.n, of: often.of });
        case 'percent':
          return t('how.percent', { percent: often.percent });
        default:
          return t(`how.${often.kind}`);
      }
    },
  };
}
