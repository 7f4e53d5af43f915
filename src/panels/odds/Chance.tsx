import { shortName } from '../../board/index.ts';
import type { Game, Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Bar } from './OddsBar.tsx';
import styles from './Outlook.module.css';
import { Sentence } from './Outlook.tsx';
import { useTold } from './useTold.ts';

interface ChanceProps {
  game: Game;
  who: Id;
  what: 'panics' | 'recovers';
  /** From 0 to 1. */
  chance: number;
}

/** How likely one thing is that needs no working out. */
export function Chance({ game, who, what, chance }: ChanceProps) {
  const t = useTranslations('ui.decision');
  const { how, parts } = useTold();
  const often = how({ least: chance, most: chance });
  const [yes, no] = parts([chance, 1 - chance]);
  const good = { look: 'none', share: what === 'recovers' ? chance : 1 - chance } as const;
  const bad = { look: 'wound', share: 1 - good.share } as const;
  return (
    <section className={styles.outlook} aria-label={t('outlook')}>
      <Sentence text={t(what, { who: shortName(game, who), how: often })} strong={often} />
      <Bar
        size="large"
        parts={[
          { ...good, word: '', number: (what === 'recovers' ? yes : no) ?? '' },
          { ...bad, word: '', number: (what === 'recovers' ? no : yes) ?? '' },
        ]}
      />
    </section>
  );
}
