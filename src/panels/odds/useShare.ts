import { useTranslations } from '../../i18n/index.ts';
import type { Fate, Fates } from '../../play/odds/fates.ts';

interface Share {
  readonly share: (chance: number) => string;
  /** What depends on later decisions from the least to the most. */
  readonly between: (fates: Fates, fate: keyof Fate) => string;
}

/** How chances are said: in whole percents; what may happen is never said to be 0, nor what need not to be 100. */
export function useShare(): Share {
  const t = useTranslations('ui.odds');
  const share = (chance: number): string => {
    const exact = Math.round(chance * 1e9) / 1e9; // a half is rounded up, whatever its last bit
    if (exact > 0 && exact < 0.005) return t('under');
    if (exact > 0.995 && exact < 1) return t('over');
    return t('share', { share: exact });
  };
  return {
    share,
    between({ least, most }, fate) {
      const [from, to] = [share(least[fate]), share(most[fate])];
      return from === to ? from : t('between', { least: from, most: to });
    },
  };
}
