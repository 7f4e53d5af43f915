import { Plus } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { CARDS, FORCES } from '../../content/index.ts';
import { EDITIONS, type EditionId, rulesetOf } from '../../editions/index.ts';
import type { Card } from '../../engine/index.ts';
import { named, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { contentOf } from '../../play/files/contentOf.ts';
import { cardMade, forceMade, type OwnForce } from '../../play/library.ts';
import { useLibrary } from '../../store/library.ts';
import { openNewGame } from '../../store/newGame.ts';
import { HandOn } from '../HandOn.tsx';
import frame from '../library/Library.module.css';
import { Parts } from '../Parts.tsx';
import { BenchHeader } from './BenchHeader.tsx';
import { CardForm } from './CardForm.tsx';
import { CardNotes } from './CardNotes.tsx';
import styles from './Cards.module.css';
import { EditionChoice } from './EditionChoice.tsx';
import { ForceForm } from './ForceForm.tsx';
import { blankCard, copyOf, newForce, unkeptOf, useMaking, withCard } from './making.ts';

const PARTS = ['list', 'card', 'force'] as const;
type Part = (typeof PARTS)[number];

/** The bench for cards and forces: who there is on the left, a card in the middle, a force on the right. */
export function Cards() {
  const t = useTranslations('ui.cards');
  const play = useTranslations('ui.library.play');
  const unnamed = useTranslations('ui.library')('unnamed');
  const [part, setPart] = useState<Part>('list');
  const [edition, setEdition] = useState<EditionId>(EDITIONS[0]);
  const making = useMaking();
  const { card, force } = making;
  const own = useOwn();
  const begin = (next: Card, item: string | null): void => {
    if (item === null) {
      making.show({ item: null, card: next });
      void making.changeCard(next);
    } else making.show({ item, card: next });
    setPart('card');
  };
  return (
    <main className={`${frame.screen} ${styles.screen}`} data-part={part}>
      <Header />
      <div className={styles.list}>
        <List own={own} onCard={begin} onForce={() => setPart('force')} />
      </div>
      <div className={styles.middle}>
        {card ? (
          <>
            <div className={styles.by}>
              <EditionChoice edition={edition} onChange={setEdition} />
              <CardNotes card={card.card} ruleset={rulesetOf(edition)} />
            </div>
            <CardForm card={card.card} ruleset={rulesetOf(edition)} onChange={(next) => void making.changeCard(next)} />
            <div className={form.buttons}>
              <Button
                look="primary"
                onClick={() => {
                  const into = force?.force ?? newForce(t('newForce'));
                  void making.changeForce(withCard(into, card.card));
                  setPart('force');
                }}
              >
                {t('addToForce')}
              </Button>
              <Button onClick={() => begin(copyOf(card.card, t('copyOf', { name: card.card.name })), null)}>
                {t('duplicate')}
              </Button>
              <HandOn made={cardMade(card.card)} name={card.card.name} />
            </div>
          </>
        ) : (
          <p className={styles.nothing}>{t('nothing')}</p>
        )}
      </div>
      <div className={styles.right}>
        {force ? (
          <>
            <ForceForm
              force={force.force}
              edition={edition}
              onEdition={setEdition}
              onChange={(next) => void making.changeForce(next)}
            />
            {force.force.force.length > 0 && (
              <div className={form.buttons}>
                {force.item !== null && (
                  <Button look="primary" onClick={() => openNewGame(force.item)}>
                    {play('force', { name: force.force.name || unnamed })}
                  </Button>
                )}
                <HandOn made={forceMade(force.force)} name={force.force.name} />
              </div>
            )}
          </>
        ) : (
          <p className={form.hint}>{t('noForce')}</p>
        )}
      </div>
      <Parts label={t('title')} parts={PARTS} shown={part} titleOf={(each) => t(`parts.${each}`)} onShow={setPart} />
    </main>
  );
}

function Header() {
  const t = useTranslations('ui.cards');
  const making = useMaking();
  const { card, force } = making;
  const unkept = unkeptOf(making);
  const isKept = unkept === null && Boolean(card?.item || force?.item);
  return <BenchHeader title={t('title')} isKept={isKept} unkept={unkept} steps={making} />;
}

interface Own {
  readonly cards: readonly { readonly item: string; readonly card: Card }[];
  readonly forces: readonly { readonly item: string; readonly force: OwnForce }[];
}

/** The cards and forces of the library that can be read, by name. */
function useOwn(): Own {
  const { items, reload } = useLibrary();
  useEffect(() => {
    void reload();
  }, [reload]);
  return useMemo(() => {
    const read = (items ?? []).map((item) => ({ item: item.id, content: contentOf(item) }));
    const cards = read.flatMap(({ item, content }) =>
      content.ok && content.value.kind === 'cards' ? [{ item, card: content.value.card }] : [],
    );
    const forces = read.flatMap(({ item, content }) =>
      content.ok && content.value.kind === 'force' ? [{ item, force: content.value.force }] : [],
    );
    return {
      cards: cards.sort((p, q) => p.card.name.localeCompare(q.card.name)),
      forces: forces.sort((p, q) => p.force.name.localeCompare(q.force.name)),
    };
  }, [items]);
}

interface ListProps {
  own: Own;
  onCard: (card: Card, item: string | null) => void;
  onForce: () => void;
}

/** One's own cards, to go on with; ready ones, of which a copy is changed; and the forces. */
function List({ own, onCard, onForce }: ListProps) {
  const t = useTranslations();
  const { card, force, take, changeForce } = useMaking();
  const takeForce = (item: string | null, next: OwnForce): void => {
    take({ item, force: next });
    if (item === null) void changeForce(next);
    onForce();
  };
  return (
    <>
      <Button look="primary" onClick={() => onCard(blankCard(t('ui.cards.newName')), null)}>
        <Plus size={18} aria-hidden="true" /> {t('ui.cards.newCard')}
      </Button>
      <section aria-label={t('ui.cards.mine')}>
        <h2>{t('ui.cards.mine')}</h2>
        {own.cards.length === 0 && <p className={form.hint}>{t('ui.cards.noneYet')}</p>}
        <ul>
          {own.cards.map(({ item, card: each }) => (
            <li key={item}>
              <Row card={each} pressed={card?.item === item} onClick={() => onCard(each, item)} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('ui.cards.forces')}>
        <h2>{t('ui.cards.forces')}</h2>
        <ul>
          {own.forces.map(({ item, force: each }) => (
            <li key={item}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={force?.item === item}
                onClick={() => takeForce(item, each)}
              >
                <span>{each.name || t('ui.library.unnamed')}</span>
              </button>
            </li>
          ))}
        </ul>
        <Button onClick={() => takeForce(null, newForce(t('ui.cards.newForce')))}>
          <Plus size={18} aria-hidden="true" /> {t('ui.cards.newForce')}
        </Button>
      </section>
      {FORCES.map(({ id, faction, cards }) => (
        <section key={id} aria-label={named(t, 'forces', id)}>
          <h2>
            {named(t, 'forces', id)} <small>{named(t, 'factions', faction)}</small>
          </h2>
          <ul>
            {CARDS.filter((each) => cards.includes(each.id)).map((each) => (
              <li key={each.id}>
                <Row
                  card={each}
                  label={t('ui.cards.fromReady', { name: each.name })}
                  onClick={() => onCard(copyOf(each, t('ui.cards.copyOf', { name: each.name })), null)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface RowProps {
  card: Card;
  label?: string;
  pressed?: boolean;
  onClick: () => void;
}

function Row({ card: { name, role, points }, label, pressed, onClick }: RowProps) {
  const t = useTranslations();
  const id = useId();
  return (
    <button
      type="button"
      className={styles.row}
      aria-label={label}
      aria-describedby={label && `${id}-role ${id}-value`}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <span>
        {name}
        <small id={`${id}-role`}>{named(t, 'roles', role)}</small>
      </span>
      <b id={`${id}-value`}>{t('ui.card.value', { value: points })}</b>
    </button>
  );
}
