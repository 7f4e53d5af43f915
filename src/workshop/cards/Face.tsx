import { Minus, Plus } from 'lucide-react';
import { type Profile, printedOn, type Ruleset, type Weapon } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { Field } from '../Field.tsx';
import styles from './Cards.module.css';
import { Weapons } from './Weapons.tsx';

interface FaceProps {
  profile: Profile;
  /** The weapons of all sides of the card. */
  onCard: readonly Weapon[];
  ruleset: Ruleset;
  onRename: (weapon: Weapon, name: string) => void;
  onChange: (profile: Profile) => void;
}

const NUMBERS = ['move', 'actions', 'h2h'] as const;
const PERMISSIONS = ['moveAndFire', 'opportunityFire', 'suppressionFire', 'command'] as const;
const ABILITIES = ['camouflage', 'h2hPriority'] as const;

/** More is on no card and in no roll. */
const MOST = { move: 100, actions: 20, h2h: 100 } as const;

/** What a permission begins with when it is given: what most of the ready cards have. */
const BEGINS = { moveAndFire: 3, opportunityFire: 4, suppressionFire: 3, command: 2 } as const;

/**
 * One side of a card as a form: what is not permitted is not printed, and has a button that permits it. What these rules do not know is
 * not offered; what the card has of it can be taken off.
 */
export function Face({ profile, onCard, ruleset, onRename, onChange }: FaceProps) {
  const t = useTranslations('ui.card');
  const cards = useTranslations('ui.cards');
  const { mostActions, h2hPriority } = printedOn(ruleset);
  const most = { ...MOST, actions: mostActions ?? MOST.actions };
  return (
    <>
      <div className={styles.numbers}>
        {NUMBERS.map((key) => (
          <Field
            key={key}
            label={t(key === 'actions' && ruleset.turn.actionsPer === 'round' ? 'actionsRound' : key)}
            value={profile[key]}
            least={0}
            most={most[key]}
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
        {ABILITIES.filter((key) => key !== 'h2hPriority' || h2hPriority || profile[key]).map((key) => (
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
      <Weapons
        weapons={profile.weapons}
        onCard={onCard}
        ruleset={ruleset}
        onChange={(weapons) => onChange({ ...profile, weapons })}
        onRename={onRename}
      />
    </>
  );
}
