import { type Card, firearms, type Game, type Profile } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useWords } from '../useWords.ts';
import styles from './CardDetails.module.css';
import { permittedOf } from './permitted.ts';
import { GameSymbol } from './symbols.tsx';
import { WeaponValues } from './WeaponValues.tsx';

interface CardDetailsProps {
  game: Game;
  card: Card;
  /** Of the one who shows: a reinforcement card has two. */
  role: string;
  shown: Profile;
}

/** The inside of the card: role, permitted actions, abilities and weapons of the side that shows. */
export function CardDetails({ game, card, role, shown }: CardDetailsProps) {
  const t = useTranslations('ui.card');
  const words = useWords(game);
  return (
    <div className={styles.details}>
      <p className={styles.role}>
        {words.role(role)} · {words.faction(card.faction)}
      </p>
      <dl className={styles.permitted}>
        {permittedOf(shown).map(([symbol, value]) => (
          <div key={symbol} title={t(symbol)}>
            <dt>
              <GameSymbol name={symbol} size={15} />
              {t(`brief.${symbol}`)}
            </dt>
            <dd>{value === true ? <GameSymbol name="permitted" size={15} /> : t('value', { value })}</dd>
          </div>
        ))}
      </dl>
      {shown.weapons.map((weapon) => (
        <WeaponValues
          key={weapon.id}
          weapon={weapon}
          name={words.weapon(weapon)}
          isFired={firearms(shown).includes(weapon)}
        />
      ))}
    </div>
  );
}
