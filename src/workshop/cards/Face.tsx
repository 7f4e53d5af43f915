import { Minus, Plus } from 'lucide-react';
import { CARDS } from '../../content/index.ts';
import { isGrenade, type Profile, type Weapon } from '../../engine/index.ts';
import { named, useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { Field } from '../Field.tsx';
import styles from './Cards.module.css';

interface FaceProps {
  profile: Profile;
  onChange: (profile: Profile) => void;
}

const NUMBERS = ['move', 'actions', 'h2h'] as const;
const PERMISSIONS = ['moveAndFire', 'opportunityFire', 'suppressionFire', 'command'] as const;
const ABILITIES = ['camouflage', 'h2hPriority'] as const;

/** More is on no card and in no roll. */
const MOST = { move: 100, actions: 20, h2h: 100 } as const;
const MOST_DICE = 20;

/** What a permission begins with when it is given: what most of the ready cards have. */
const BEGINS = { moveAndFire: 3, opportunityFire: 4, suppressionFire: 3, command: 2 } as const;

/** One side of a card as a form: what is not permitted is not printed, and has a button that permits it. */
export function Face({ profile, onChange }: FaceProps) {
  const t = useTranslations('ui.card');
  const cards = useTranslations('ui.cards');
  return (
    <>
      <div className={styles.numbers}>
        {NUMBERS.map((key) => (
          <Field
            key={key}
            label={t(key)}
            value={profile[key]}
            least={0}
            most={MOST[key]}
            whole={key !== 'move'}
            onKeep={(value) => onChange({ ...profile, [key]: value })}
          />
        ))}
        {PERMISSIONS.map((key) => {
          const value = profile[key];
          if (value === null) return null;
          return (
            <div key={key} className={styles.permission}>
              <Field
                label={t(key)}
                value={value}
                least={0}
                most={100}
                whole={key === 'command'}
                onKeep={(next) => onChange({ ...profile, [key]: next })}
              />
              <IconButton
                look="quiet"
                label={cards('without', { what: t(key) })}
                onClick={() => onChange({ ...profile, [key]: null })}
              >
                <Minus size={16} aria-hidden="true" />
              </IconButton>
            </div>
          );
        })}
      </div>
      <div className={styles.abilities}>
        {PERMISSIONS.filter((key) => profile[key] === null).map((key) => (
          <button
            key={key}
            type="button"
            className={styles.ability}
            onClick={() => onChange({ ...profile, [key]: BEGINS[key] })}
          >
            <Plus size={14} aria-hidden="true" /> {t(key)}
          </button>
        ))}
        {ABILITIES.map((key) => (
          <button
            key={key}
            type="button"
            className={styles.ability}
            aria-pressed={profile[key]}
            onClick={() => onChange({ ...profile, [key]: !profile[key] })}
          >
            {cards(key)}
          </button>
        ))}
      </div>
      <Weapons profile={profile} onChange={onChange} />
    </>
  );
}

/** Every weapon that a ready card has, as the first of them has it. */
const KNOWN: readonly Weapon[] = [
  ...new Map(
    CARDS.flatMap(({ healthy, wounded }) => [...wounded.weapons, ...healthy.weapons]).map((weapon) => [
      weapon.id,
      weapon,
    ]),
  ).values(),
];

function Weapons({ profile, onChange }: FaceProps) {
  const t = useTranslations();
  const { weapons } = profile;
  const put = (next: readonly Weapon[]) => onChange({ ...profile, weapons: next });
  const others = KNOWN.filter(({ id }) => !weapons.some((weapon) => weapon.id === id));
  return (
    <div className={styles.weapons}>
      {weapons.map((weapon) => (
        <WeaponFields
          key={weapon.id}
          weapon={weapon}
          onChange={(next) => put(weapons.map((each) => (each === weapon ? next : each)))}
          onDrop={() => put(weapons.filter((each) => each !== weapon))}
        />
      ))}
      {others.length > 0 && (
        <select
          className={styles.add}
          aria-label={t('ui.cards.addWeapon')}
          value=""
          onChange={(event) => {
            const found = KNOWN.find(({ id }) => id === event.target.value);
            if (found) put([...weapons, found]);
          }}
        >
          <option value="">{t('ui.cards.addWeapon')}</option>
          {others.map(({ id }) => (
            <option key={id} value={id}>
              {named(t, 'weapons', id)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

interface WeaponFieldsProps {
  weapon: Weapon;
  onChange: (weapon: Weapon) => void;
  onDrop: () => void;
}

function WeaponFields({ weapon, onChange, onDrop }: WeaponFieldsProps) {
  const t = useTranslations();
  const name = named(t, 'weapons', weapon.id);
  const thrown = isGrenade(weapon);
  const dice = (key: 'shots' | 'short' | 'long' | 'aim', label: string) => (
    <Field
      label={label}
      value={weapon[key]}
      least={0}
      most={MOST_DICE}
      whole
      onKeep={(value) => onChange({ ...weapon, [key]: value })}
    />
  );
  return (
    <fieldset className={styles.weapon}>
      <legend>{name}</legend>
      {thrown ? (
        <>
          {dice('short', t('ui.card.thrown'))}
          <Field
            label={t('ui.card.radius')}
            value={weapon.radius ?? 0}
            least={0}
            most={20}
            unit={t('ui.workshop.unit.length')}
            onKeep={(radius) => onChange({ ...weapon, radius })}
          />
        </>
      ) : (
        <>
          {dice('shots', t('ui.card.shots'))}
          {dice('short', t('ui.card.short'))}
          {dice('long', t('ui.card.long'))}
          {dice('aim', t('ui.card.aim'))}
        </>
      )}
      <IconButton look="quiet" label={t('ui.cards.without', { what: name })} onClick={onDrop}>
        <Minus size={16} aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
