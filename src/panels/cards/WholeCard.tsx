import { type Character, firearms, type Game, type Profile, type RosterEntry } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Portrait } from '../../parts/Portrait.tsx';
import { useWords } from '../useWords.ts';
import { Emblem } from './Emblem.tsx';
import type { Face } from './faces.ts';
import { LyingTokens } from './LyingTokens.tsx';
import { Markers } from './Markers.tsx';
import { permittedOf } from './permitted.ts';
import { RoleSymbol } from './RoleSymbol.tsx';
import { GameSymbol } from './symbols.tsx';
import { WeaponValues } from './WeaponValues.tsx';
import styles from './WholeCard.module.css';

interface WholeCardProps {
  game: Game;
  entry: RosterEntry;
  character: Character;
  face: Face;
  /** It lies upwards: what is on the card lies on this side of it. */
  counts: boolean;
}

/** One side of a stat card at the size of a hand, with everything that is printed on it and lies on it. */
export function WholeCard({ game, entry, character, face, counts }: WholeCardProps) {
  const words = useWords(game);
  const t = useTranslations('ui.cardInHand');
  const { card, side } = entry;
  const { profile, kind } = face;
  return (
    <div className={`${styles.card} ${styles[side]} ${styles[kind]}`}>
      <header className={styles.head}>
        {card.portrait && !face.isSecond ? (
          <Portrait src={card.portrait} name={card.name} size={72} />
        ) : (
          <span className={styles.role}>
            <RoleSymbol role={face.role} size={34} />
          </span>
        )}
        <div>
          <h3 className={styles.name}>{words.names.either(entry.id, face.isSecond)}</h3>
          <p>{words.role(face.role)}</p>
        </div>
        <strong className={styles.points}>{t('worth', { points: card.points })}</strong>
      </header>
      <p className={styles.faction}>
        <Emblem faction={card.faction} />
        {words.faction(card.faction)}
        {kind === 'wounded' && <WoundedWord />}
      </p>
      <Permitted profile={profile} />
      {profile.weapons.map((weapon) => (
        <WeaponValues
          key={weapon.id}
          weapon={weapon}
          name={words.weapon(weapon)}
          isFired={firearms(profile).includes(weapon)}
          large
        />
      ))}
      {counts && (
        <div className={styles.lying}>
          <LyingTokens spent={character.out ? 0 : character.spent} actions={profile.actions} large />
          <Markers game={game} character={character} />
        </div>
      )}
    </div>
  );
}

function WoundedWord() {
  const t = useTranslations('ui.card');
  return (
    <span className={styles.word}>
      <GameSymbol name="wounded" size={18} />
      {t('wounded')}
    </span>
  );
}

function Permitted({ profile }: { profile: Profile }) {
  const t = useTranslations('ui');
  return (
    <dl className={styles.permitted} aria-label={t('cardInHand.permitted')}>
      {permittedOf(profile).map(([symbol, value]) => (
        <div key={symbol}>
          <dt>
            <GameSymbol name={symbol} size={20} />
            {t(`card.${symbol}`)}
          </dt>
          <dd>{value === true ? <GameSymbol name="permitted" size={20} /> : t('card.value', { value })}</dd>
        </div>
      ))}
    </dl>
  );
}
