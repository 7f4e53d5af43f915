import { Minus } from 'lucide-react';
import { CARDS } from '../../content/index.ts';
import {
  type GrenadeKind,
  grenadesKnown,
  isGrenade,
  printedOn,
  type Ruleset,
  type Weapon,
} from '../../engine/index.ts';
import { named, useTranslations, weaponName } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { markOf } from '../../play/files/hash.ts';
import { Field } from '../Field.tsx';
import styles from './Cards.module.css';
import { Text } from './Text.tsx';

const MOST_DICE = 20;

/** Every weapon that a ready card has, as the first of them has it. */
const READY: readonly Weapon[] = [
  ...new Map(
    CARDS.flatMap(({ healthy, wounded }) => [...wounded.weapons, ...healthy.weapons]).map((weapon) => [
      weapon.id,
      weapon,
    ]),
  ).values(),
];

/** Kinds of firearms, by the ready weapon whose name says which. */
const FIREARMS = { rifle: 'bolt-rifle', smg: 'smg', lmg: 'lmg', pistol: 'pistol' } as const;
type Firearm = keyof typeof FIREARMS;

const thrownName = (kind: GrenadeKind, ruleset: Ruleset): string =>
  printedOn(ruleset).grenades.length === 1 ? 'grenade' : `${kind}-grenade`;

/** What may be put on a card: what else it has, what ready cards have, and grenades as these rules know them. */
function known(ruleset: Ruleset, onCard: readonly Weapon[]): readonly Weapon[] {
  const table = grenadesKnown(ruleset);
  const thrown = printedOn(ruleset).grenades.map((kind) => thrownName(kind, ruleset));
  const ready = READY.filter((weapon) => !isGrenade(weapon) || thrown.includes(weapon.id));
  return [...new Map([...ready, ...table, ...onCard].map((weapon) => [weapon.id, weapon])).values()];
}

/** Named by what it is called, so that weapons of one name are one weapon, on both sides of a card and in every game. */
export const ownWeapon = (name: string, weapon: Omit<Weapon, 'id' | 'name'>): Weapon => ({
  ...weapon,
  id: `own-${markOf(name)}`,
  name,
});

const BEGINS = {
  ...{ kind: 'rifle', shots: 1, long: 1, short: 2, aim: 1, aimEveryShot: false, machineGun: false },
  radius: null,
} as const;

interface WeaponsProps {
  weapons: readonly Weapon[];
  /** Of all sides of the card. */
  onCard: readonly Weapon[];
  ruleset: Ruleset;
  onChange: (weapons: readonly Weapon[]) => void;
  /** Of every side of the card: one weapon has one name. */
  onRename: (weapon: Weapon, name: string) => void;
}

const OWN = 'own';

export function Weapons({ weapons, onCard, ruleset, onChange, onRename }: WeaponsProps) {
  const t = useTranslations();
  const others = known(ruleset, onCard).filter(({ id }) => !weapons.some((weapon) => weapon.id === id));
  const add = (id: string): void => {
    const own = (n: number): Weapon => {
      const weapon = ownWeapon(t('ui.cards.newWeapon', { n }), BEGINS);
      return onCard.some((each) => each.id === weapon.id) ? own(n + 1) : weapon;
    };
    const found = id === OWN ? own(1) : others.find((each) => each.id === id);
    if (found) onChange([...weapons, found]);
  };
  return (
    <div className={styles.weapons}>
      {weapons.map((weapon) => (
        <WeaponFields
          key={weapon.id}
          weapon={weapon}
          ruleset={ruleset}
          onChange={(next) => onChange(weapons.map((each) => (each === weapon ? next : each)))}
          onRename={(name) => onRename(weapon, name)}
          onDrop={() => onChange(weapons.filter((each) => each !== weapon))}
        />
      ))}
      <select
        className={styles.add}
        aria-label={t('ui.cards.addWeapon')}
        value=""
        onChange={(event) => add(event.target.value)}
      >
        <option value="">{t('ui.cards.addWeapon')}</option>
        <option value={OWN}>{t('ui.cards.ownWeapon')}</option>
        {others.map((weapon) => (
          <option key={weapon.id} value={weapon.id}>
            {weaponName(t, weapon)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface WeaponFieldsProps {
  weapon: Weapon;
  ruleset: Ruleset;
  onChange: (weapon: Weapon) => void;
  onRename: (name: string) => void;
  onDrop: () => void;
}

function WeaponFields({ weapon, ruleset, onChange, onRename, onDrop }: WeaponFieldsProps) {
  const t = useTranslations();
  const name = weaponName(t, weapon);
  const thrown = isGrenade(weapon);
  const printed = printedOn(ruleset);
  const dice = (key: 'shots' | 'short' | 'long' | 'aim', label: string) => (
    <Field
      label={label}
      value={weapon[key]}
      least={key === 'shots' ? 1 : 0}
      most={MOST_DICE}
      whole
      onKeep={(value) => onChange({ ...weapon, [key]: value })}
    />
  );
  const toggle = (key: 'machineGun' | 'aimEveryShot') => (
    <button
      type="button"
      className={styles.ability}
      aria-pressed={weapon[key]}
      onClick={() => onChange({ ...weapon, [key]: !weapon[key] })}
    >
      {t(`ui.cards.${key}`)}
    </button>
  );
  return (
    <fieldset className={styles.weapon}>
      <legend>{name}</legend>
      {weapon.name !== undefined && (
        <div className={styles.own}>
          <Text label={t('ui.cards.weaponName')} value={weapon.name} onKeep={onRename} />
          <Kind weapon={weapon} ruleset={ruleset} onChange={onChange} />
        </div>
      )}
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
      {!thrown && (
        <div className={`${styles.abilities} ${styles.own}`}>
          {toggle('machineGun')}
          {(printed.aimEveryShot || weapon.aimEveryShot) && toggle('aimEveryShot')}
        </div>
      )}
    </fieldset>
  );
}

/** Of a weapon of one's own: what it is drawn as, and whether it is thrown. */
function Kind({ weapon, ruleset, onChange }: Pick<WeaponFieldsProps, 'weapon' | 'ruleset' | 'onChange'>) {
  const t = useTranslations();
  const { grenades } = printedOn(ruleset);
  const table = grenadesKnown(ruleset);
  const kinds: readonly (readonly [string, string])[] = [
    ...(Object.keys(FIREARMS) as Firearm[]).map((kind) => [kind, FIREARMS[kind]] as const),
    ...grenades.map((kind) => [kind, thrownName(kind, ruleset)] as const),
  ];
  const choose = (kind: string): void => {
    const { shots, long, short, aim, machineGun, aimEveryShot, radius } = weapon;
    const burst = [...table, ...READY].find((each) => each.kind === kind)?.radius ?? radius ?? 2;
    const isThrown = grenades.some((each) => each === kind);
    onChange(
      isThrown
        ? { ...weapon, kind, shots: 1, long: 0, short, aim: 0, aimEveryShot: false, machineGun: false, radius: burst }
        : {
            ...weapon,
            kind,
            shots,
            long,
            short,
            aim,
            aimEveryShot,
            machineGun: machineGun || kind === 'lmg',
            radius: null,
          },
    );
  };
  return (
    <label className={styles.text}>
      <span>{t('ui.cards.weaponKind')}</span>
      <select value={weapon.kind} onChange={(event) => choose(event.target.value)}>
        {kinds.map(([kind, id]) => (
          <option key={kind} value={kind}>
            {named(t, 'weapons', id)}
          </option>
        ))}
        {!kinds.some(([kind]) => kind === weapon.kind) && <option value={weapon.kind}>{weapon.kind}</option>}
      </select>
    </label>
  );
}
