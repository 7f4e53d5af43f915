import { CARDS } from '../../content/index.ts';
import { type Card, type Profile, printedOn, type Ruleset, type Weapon } from '../../engine/index.ts';
import { named, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../Field.tsx';
import { CardPicture } from '../library/CardPicture.tsx';
import styles from './Cards.module.css';
import { Face } from './Face.tsx';
import { lessOne } from './making.ts';
import { PortraitField } from './PortraitField.tsx';
import { Text } from './Text.tsx';
import { ownWeapon } from './Weapons.tsx';

interface CardFormProps {
  card: Card;
  /** Whose cards say what this one may. */
  ruleset: Ruleset;
  onChange: (card: Card) => void;
}

const ROLES = [...new Set(CARDS.map(({ role }) => role))];
const FACTIONS = [...new Set(CARDS.map(({ faction }) => faction))];

/** The card itself, to be written on: the front unhurt, the back wounded, and the one who comes as reinforcement where there is one. */
export function CardForm({ card, ruleset, onChange }: CardFormProps) {
  const t = useTranslations();
  const { name, role, faction, points, healthy, wounded, reinforcement } = card;
  const onCard = [reinforcement?.healthy, wounded, healthy].flatMap((face) => face?.weapons ?? []);
  const face = {
    onCard,
    ruleset,
    onRename: (weapon: Weapon, next: string) => {
      const renamed = ownWeapon(next, weapon);
      if (!onCard.some(({ id }) => id === renamed.id)) onChange(withWeapon(card, weapon.id, renamed));
    },
  };
  return (
    <div className={styles.faces}>
      <section className={styles.face} aria-label={t('ui.cards.front')}>
        <header className={styles.head}>
          <span className={styles.sign}>
            <CardPicture card={card} />
          </span>
          <div className={styles.who}>
            <Text label={t('ui.cards.name')} value={name} onKeep={(next) => onChange({ ...card, name: next })} />
            <Choice
              label={t('ui.cards.role')}
              value={role}
              all={ROLES}
              group="roles"
              onChoose={(next) => onChange({ ...card, role: next })}
            />
            <Choice
              label={t('ui.cards.faction')}
              value={faction}
              all={FACTIONS}
              group="factions"
              onChoose={(next) => onChange({ ...card, faction: next })}
            />
          </div>
          <Field
            label={t('ui.cards.points')}
            value={points}
            least={0}
            most={100}
            onKeep={(next) => onChange({ ...card, points: next })}
          />
        </header>
        <h2>{t('ui.cards.front')}</h2>
        <Face {...face} profile={healthy} onChange={(next) => onChange({ ...card, healthy: next })} />
        <p className={styles.help}>{useWorth(card)}</p>
        <PortraitField key={card.id} card={card} />
      </section>
      <section className={`${styles.face} ${styles.back}`} aria-label={t('ui.cards.back')}>
        <h2>{t('ui.cards.back')}</h2>
        <Face {...face} profile={wounded} onChange={(next) => onChange({ ...card, wounded: next })} />
        <Button onClick={() => onChange({ ...card, wounded: lessOne(healthy) })}>{t('ui.cards.lessOne')}</Button>
        {!reinforcement && printedOn(ruleset).reinforcement && (
          <Button
            onClick={() =>
              onChange({
                ...card,
                reinforcement: { name: t('ui.cards.reinforcement'), role, healthy: lessOne(healthy) },
              })
            }
          >
            {t('ui.cards.addReinforcement')}
          </Button>
        )}
      </section>
      {reinforcement && (
        <section className={styles.face} aria-label={t('ui.cards.reinforcement')}>
          <h2>{t('ui.cards.reinforcement')}</h2>
          <div className={styles.who}>
            <Text
              label={t('ui.cards.name')}
              value={reinforcement.name}
              onKeep={(next) => onChange({ ...card, reinforcement: { ...reinforcement, name: next } })}
            />
            <Choice
              label={t('ui.cards.role')}
              value={reinforcement.role}
              all={ROLES}
              group="roles"
              onChoose={(next) => onChange({ ...card, reinforcement: { ...reinforcement, role: next } })}
            />
          </div>
          <Face
            {...face}
            profile={reinforcement.healthy}
            onChange={(next) => onChange({ ...card, reinforcement: { ...reinforcement, healthy: next } })}
          />
          <p className={styles.help}>{t('ui.cards.betaOnly')}</p>
          <Button onClick={() => onChange({ ...card, reinforcement: null })}>{t('ui.cards.noReinforcement')}</Button>
        </section>
      )}
    </div>
  );
}

/** With another name on every side for the weapon of that id; its numbers stay those of each side. */
function withWeapon(card: Card, id: string, { id: renamed, name }: Weapon): Card {
  const on = (profile: Profile): Profile => ({
    ...profile,
    weapons: profile.weapons.map((each) =>
      each.id === id && name !== undefined ? { ...each, id: renamed, name } : each,
    ),
  });
  const { healthy, wounded, reinforcement } = card;
  return {
    ...card,
    healthy: on(healthy),
    wounded: on(wounded),
    ...(reinforcement && { reinforcement: { ...reinforcement, healthy: on(reinforcement.healthy) } }),
  };
}

/** What ready cards of that role cost: what a card is worth is the players' to say. */
function useWorth({ role }: Card): string {
  const t = useTranslations('ui.cards');
  const alike = CARDS.filter((card) => card.role === role).map(({ points }) => points);
  if (alike.length === 0) return t('worthUnknown');
  const [least, most] = [Math.min(...alike), Math.max(...alike)];
  return least === most ? t('worthOne', { most }) : t('worth', { least, most });
}

interface ChoiceProps {
  label: string;
  value: string;
  all: readonly string[];
  group: 'roles' | 'factions';
  onChoose: (value: string) => void;
}

function Choice({ label, value, all, group, onChoose }: ChoiceProps) {
  const t = useTranslations();
  return (
    <label className={styles.text}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {[...new Set([...all, value])].map((each) => (
          <option key={each} value={each}>
            {named(t, group, each)}
          </option>
        ))}
      </select>
    </label>
  );
}
