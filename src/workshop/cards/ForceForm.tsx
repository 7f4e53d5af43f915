import { Check, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { cardsOf } from '../../content/index.ts';
import { type EditionId, rulesetOf } from '../../editions/index.ts';
import { type Card, cardNotes } from '../../engine/index.ts';
import { named, useTranslations } from '../../i18n/index.ts';
import form from '../../parts/form.module.css';
import { IconButton } from '../../parts/IconButton.tsx';
import type { OwnForce } from '../../play/library.ts';
import { Field } from '../Field.tsx';
import styles from './Cards.module.css';
import { EditionChoice } from './EditionChoice.tsx';
import { withoutPlace } from './making.ts';
import { Text } from './Text.tsx';

interface ForceFormProps {
  force: OwnForce;
  /** By which it is judged. */
  edition: EditionId;
  onEdition: (edition: EditionId) => void;
  onChange: (force: OwnForce) => void;
}

/** What is usually agreed on (SETUP-2). */
const MOST_POINTS = 40;

/** Who is in a force, what they are worth, and what an edition's rules say of it: they warn, and keep nobody from anything. */
export function ForceForm({ force, edition, onEdition, onChange }: ForceFormProps) {
  const t = useTranslations();
  const [most, setMost] = useState(MOST_POINTS);
  const cards = cardsOf({ cards: force.force, own: force });
  const points = cards.reduce((sum, card) => sum + card.points, 0);
  return (
    <section className={styles.force} aria-label={t('ui.cards.force')}>
      <Text label={t('ui.cards.forceName')} value={force.name} onKeep={(name) => onChange({ ...force, name })} />
      <div className={styles.sum}>
        <strong>{t('ui.cards.ofPoints', { points, most })}</strong>
        <div className={styles.bar} aria-hidden="true" data-over={points > most || undefined}>
          <div style={{ width: `${Math.min(100, (100 * points) / Math.max(1, most))}%` }} />
        </div>
      </div>
      <ol className={styles.members}>
        {cards.map((card, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a force may have the same card twice
          <li key={n}>
            <span>
              {card.name}
              <small>{named(t, 'roles', card.role)}</small>
            </span>
            <b>{t('ui.card.value', { value: card.points })}</b>
            <IconButton
              look="quiet"
              label={t('ui.cards.leaveOut', { name: card.name })}
              onClick={() => onChange(withoutPlace(force, n))}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      {cards.length === 0 && <p className={form.hint}>{t('ui.cards.nobody')}</p>}
      <div className={styles.rules}>
        <EditionChoice edition={edition} onChange={onEdition} />
        <Field label={t('ui.houseRules.mostPoints')} value={most} least={0} most={1000} whole onKeep={setMost} />
      </div>
      <Verdict cards={cards} force={force} edition={edition} most={most} />
    </section>
  );
}

interface VerdictProps {
  cards: readonly Card[];
  force: OwnForce;
  edition: EditionId;
  most: number;
}

/** SETUP-2, SETUP-3: what the rules would say, with a way out where there is one. */
function Verdict({ cards, force, edition, most }: VerdictProps) {
  const t = useTranslations('ui.cards');
  const ruleset = rulesetOf(edition);
  const { setup } = ruleset;
  const points = cards.reduce((sum, card) => sum + card.points, 0);
  const isOver = points > most; // agreed on where no rule has a maximum
  const without = cards.find((card) => points - card.points <= most);
  const twice = setup.duplicates
    ? []
    : [...new Set(force.force.filter((id, n) => force.force.indexOf(id) !== n))].map(
        (id) => cards.find((card) => card.id === id)?.name ?? id,
      );
  const factions = new Set(cards.map(({ faction }) => faction));
  const warnings = [
    ...(isOver
      ? [
          without
            ? t('overWithout', { over: points - most, name: without.name, points: points - without.points })
            : t('over', { over: points - most }),
        ]
      : []),
    ...twice.map((name) => t('twice', { name })),
  ];
  const noted = [...new Set(cards)].filter((card) => cardNotes(card, ruleset).length > 0).map(({ name }) => name);
  return (
    <div role="status">
      <ul className={styles.verdict}>
        {warnings.map((text) => (
          <li key={text} className={styles.warning}>
            <TriangleAlert size={18} aria-hidden="true" /> {text}
          </li>
        ))}
        {warnings.length === 0 && cards.length > 0 && (
          <li>
            <Check size={18} aria-hidden="true" /> {t('legal')}
          </li>
        )}
        {noted.length > 0 && <li className={form.hint}>{t('noted', { names: noted.join(', ') })}</li>}
        {factions.size > 1 && <li className={form.hint}>{t('mixed')}</li>}
      </ul>
    </div>
  );
}
