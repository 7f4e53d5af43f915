import { useState } from 'react';
import { CARDS } from '../../content/index.ts';
import type { Card } from '../../engine/index.ts';
import { named, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { LONGEST_NAME } from '../../play/library.ts';
import { Field } from '../Field.tsx';
import { CardPicture } from '../library/CardPicture.tsx';
import styles from './Cards.module.css';
import { Face } from './Face.tsx';
import { lessOne } from './making.ts';

interface CardFormProps {
  card: Card;
  onChange: (card: Card) => void;
}

const ROLES = [...new Set(CARDS.map(({ role }) => role))];
const FACTIONS = [...new Set(CARDS.map(({ faction }) => faction))];

/** The card itself, to be written on: the front unhurt, the back wounded, and the one who comes as reinforcement where there is one. */
export function CardForm({ card, onChange }: CardFormProps) {
  const t = useTranslations();
  const { name, role, faction, points, healthy, wounded, reinforcement } = card;
  return (
    <div className={styles.faces}>
      <section className={styles.face} aria-label={t('ui.cards.front')}>
        <header className={styles.head}>
          <span className={styles.sign}>
            <CardPicture card={{ role, points }} />
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
        <Face profile={healthy} onChange={(next) => onChange({ ...card, healthy: next })} />
        <p className={styles.help}>{useWorth(card)}</p>
      </section>
      <section className={`${styles.face} ${styles.back}`} aria-label={t('ui.cards.back')}>
        <h2>{t('ui.cards.back')}</h2>
        <Face profile={wounded} onChange={(next) => onChange({ ...card, wounded: next })} />
        <Button onClick={() => onChange({ ...card, wounded: lessOne(healthy) })}>{t('ui.cards.lessOne')}</Button>
        {!reinforcement && (
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

/** What ready cards of that role cost: what a card is worth is the players' to say. */
function useWorth({ role }: Card): string {
  const t = useTranslations('ui.cards');
  const alike = CARDS.filter((card) => card.role === role).map(({ points }) => points);
  if (alike.length === 0) return t('worthUnknown');
  const [least, most] = [Math.min(...alike), Math.max(...alike)];
  return least === most ? t('worthOne', { most }) : t('worth', { least, most });
}

interface TextProps {
  label: string;
  value: string;
  onKeep: (value: string) => void;
}

/** Kept by Enter or when it is left, given back by Escape. */
export function Text({ label, value, onKeep }: TextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const keep = (): void => {
    const next = typed?.trim() ?? '';
    if (next !== '' && next !== value) onKeep(next);
    setTyped(null);
  };
  return (
    <label className={styles.text}>
      <span>{label}</span>
      <input
        value={typed ?? value}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
    </label>
  );
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
