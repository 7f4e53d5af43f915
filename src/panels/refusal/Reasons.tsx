import { type Game, type Modifier, sum } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { RuleSign } from '../../parts/RuleSign.tsx';
import { useWords } from '../useWords.ts';
import styles from './Reasons.module.css';

interface ReasonsProps {
  game: Game;
  need: readonly Modifier[];
  /** Left out where the number of dice needs no reasons. */
  count?: readonly Modifier[] | undefined;
}

/** A number to hit and a number of dice, each as the sum of its named reasons. */
export function Reasons({ game, need, count }: ReasonsProps) {
  const t = useTranslations('ui.reasons');
  const words = useWords(game);
  return (
    <dl className={styles.reasons}>
      {count && <dt>{words.dice(sum(count))}</dt>}
      {count && <Sum game={game} modifiers={count} label={t('dice')} />}
      <dt>{words.need(sum(need))}</dt>
      <Sum game={game} modifiers={need} label={t('hits')} total={t('total', { need: sum(need) })} />
    </dl>
  );
}

interface SumProps {
  game: Game;
  modifiers: readonly Modifier[];
  label: string;
  /** What they come to; said where there is something to add up. */
  total?: string;
}

function Sum({ game, modifiers, label, total }: SumProps) {
  const words = useWords(game);
  return (
    <dd>
      <ul className={styles.sum} aria-label={label}>
        {modifiers.map((modifier) => (
          <li key={`${modifier.rule} ${modifier.from?.join() ?? ''}`}>
            {words.reason(modifier)} <RuleSign rule={modifier.rule} />
          </li>
        ))}
        {total && modifiers.length > 1 && <li>{total}</li>}
      </ul>
    </dd>
  );
}
