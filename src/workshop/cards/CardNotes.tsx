import { TriangleAlert } from 'lucide-react';
import { type Card, type CardNote, cardNotes, type Ruleset } from '../../engine/index.ts';
import { useTranslations, weaponName } from '../../i18n/index.ts';
import styles from './Cards.module.css';

/** What comes of nothing on a card by these rules, or is otherwise by them: it warns, and keeps nobody from anything. */
export function CardNotes({ card, ruleset }: { card: Card; ruleset: Ruleset }) {
  const t = useTranslations('ui.cards');
  const words = useNote(card);
  const notes = cardNotes(card, ruleset);
  return (
    <section aria-label={t('byTheseRules')}>
      <div role="status">
        <ul className={styles.verdict}>
          {notes.length === 0 && <li>{t('allPrinted')}</li>}
          {notes.map((note) => {
            const text = words(note);
            return (
              <li key={text} className={styles.warning}>
                <TriangleAlert size={18} aria-hidden="true" /> {text}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function useNote({ reinforcement }: Card): (note: CardNote) => string {
  const t = useTranslations();
  return ({ note, on, what, weapon, most = 0, dice = 0, radius = 0 }) => {
    const side = on === 'reinforcement' ? (reinforcement?.name ?? '') : t(`ui.cards.on.${on}`);
    return t(`ui.cards.notes.${note}`, {
      side,
      what: what ? t(`ui.card.${what}`) : '',
      weapon: weapon ? weaponName(t, weapon) : '',
      most,
      dice,
      radius,
    });
  };
}
