import { type Card, firearms, type Game, type Profile } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useWords } from '../words.ts';
import styles from './CardDetails.module.css';
import { GameSymbol, type SymbolName } from './symbols.tsx';
import { WeaponOutline } from './WeaponOutline.tsx';

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
  const permitted = [
    ['move', shown.move],
    ['actions', shown.actions],
    ['h2h', shown.h2h],
    ['moveAndFire', shown.moveAndFire],
    ['opportunityFire', shown.opportunityFire],
    ['suppressionFire', shown.suppressionFire],
    ['command', shown.command],
    ['camouflage', shown.camouflage ? '✓' : null],
  ] as const satisfies readonly (readonly [SymbolName, number | string | null])[];
  return (
    <div className={styles.details}>
      <p className={styles.role}>
        {words.role(role)} · {words.faction(card.faction)}
      </p>
      <dl className={styles.permitted}>
        {permitted
          .filter(([, value]) => value !== null)
          .map(([symbol, value]) => (
            <div key={symbol} title={t(symbol)}>
              <dt>
                <GameSymbol name={symbol} size={15} />
                {t(`brief.${symbol}`)}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {shown.weapons.map((weapon) => (
        <article key={weapon.id} className={styles.weapon} aria-label={words.weapon(weapon)}>
          <p className={styles.weaponName}>
            {words.weapon(weapon)}
            <WeaponOutline kind={weapon.kind} />
          </p>
          <dl className={styles.dice}>
            {firearms(shown).includes(weapon) ? (
              <>
                <Figure label={t('shots')} value={weapon.shots} />
                <Figure label={t('short')} value={weapon.short} />
                <Figure label={t('long')} value={weapon.long} />
                <Figure label={t('aim')} value={weapon.aim > 0 ? `+${weapon.aim}` : '–'} />
              </>
            ) : (
              <>
                <Figure label={t('thrown')} value={weapon.short} />
                <Figure label={t('radius')} value={weapon.radius ?? '–'} />
              </>
            )}
          </dl>
        </article>
      ))}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: number | string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
