import { BoxSelect, Eraser } from 'lucide-react';
import { useId, useState } from 'react';
import { roleSymbol, useSpeech } from '../../board/index.ts';
import { CARDS, CATALOGUE, FORCES, type LookName } from '../../content/index.ts';
import { type Card, GRENADES, type Id, isOnTable, SIDES, type Side } from '../../engine/index.ts';
import { named, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import type { Draft } from '../../play/draft/draft.ts';
import { Chosen } from './Chosen.tsx';
import { heldIn, useEditing } from './editing.ts';
import { gameShown } from './editorHand.ts';
import styles from './Palette.module.css';
import { Tile } from './Tile.tsx';
import { chooses, type EditTool, HAND, isChained, type NewMarker, POINTS } from './tools.ts';
import { useOwnCards } from './useOwnCards.ts';

const TABS = ['soldiers', 'scenery', 'markers'] as const;

/** The looks that are wanted most; the rest after "All". */
const FIRST: readonly LookName[] = [
  ...(['stone-wall', 'hedge', 'fence', 'house', 'barn', 'ruin'] as const),
  ...(['wood', 'crater', 'rubble', 'rocks', 'cart', 'sandbags'] as const),
];
const ALL = Object.keys(CATALOGUE) as readonly LookName[];

/** What can be put on the table; what is chosen here is in the hand till it has been placed, or Escape lets go. */
export function Palette({ draft }: { draft: Draft }) {
  const t = useTranslations('ui.workshop');
  const id = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]>('soldiers');
  return (
    <section className={styles.palette} aria-label={t('palette')}>
      <div role="tablist" aria-label={t('palette')} className={styles.tabs}>
        {TABS.map((each, i) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === tab}
            aria-controls={`${id}-page`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => setTab(each)}
            onKeyDown={(event) => {
              const by = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }[event.key];
              const next = by === undefined ? undefined : TABS[(i + by) % TABS.length];
              if (!next) return;
              setTab(next);
              document.getElementById(`${id}-${next}`)?.focus();
            }}
          >
            {t(`tabs.${each}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-page`} aria-labelledby={`${id}-${tab}`} className={styles.page}>
        {tab === 'soldiers' && <Soldiers draft={draft} />}
        {tab === 'scenery' && <Scenery />}
        {tab === 'markers' && <Markers draft={draft} />}
      </div>
      <Hint draft={draft} />
    </section>
  );
}

/** What the next click does. */
function Hint({ draft }: { draft: Draft }) {
  const t = useTranslations('ui.workshop');
  const all = useTranslations();
  const tracing = useTranslations('ui.tracing');
  const tool = useEditing((s) => s.tool);
  const { names } = useSpeech(gameShown(draft));
  const take = useEditing((s) => s.take);
  const held = useEditing((s) => heldIn(s).length);
  const said = (): string => {
    switch (tool.kind) {
      case 'build': {
        const thing = named(all, 'looks', tool.look);
        return isChained(tool.look) ? t('hint.wall', { thing }) : t('hint.build', { thing });
      }
      case 'enlist':
        return t('hint.enlist', { name: tool.card.name });
      case 'deploy':
        return t('hint.enlist', { name: names.thing(tool.who) });
      case 'several':
        return t('hint.several', { count: held });
      case 'photograph':
        return tracing(`hint.${tool.by}`, { n: Math.min(tool.points.length + 1, POINTS[tool.by]) });
      default:
        return t(`hint.${tool.kind}`);
    }
  };
  return (
    <div className={styles.foot}>
      <p className={styles.hint} aria-live="polite">
        {said()}
      </p>
      <Button pressed={tool.kind === 'several'} shortcut="s" onClick={() => take(chooses(tool))}>
        <BoxSelect size={18} aria-hidden="true" /> {t('several.choose')}
      </Button>
      <Button pressed={tool.kind === 'erase'} onClick={() => take(tool.kind === 'erase' ? HAND : { kind: 'erase' })}>
        <Eraser size={18} aria-hidden="true" /> {t('erase')}
      </Button>
    </div>
  );
}

function Soldiers({ draft }: { draft: Draft }) {
  const t = useTranslations('ui.workshop');
  const tool = useEditing((s) => s.tool);
  const take = useEditing((s) => s.take);
  const { names } = useSpeech(gameShown(draft));
  const waiting = draft.position.characters.filter((each) => !isOnTable(each) && !each.out);
  const kept = useOwnCards();
  const others = draft.setup.cards.filter((card) => ![...CARDS, ...kept.cards].some(({ name }) => name === card.name));
  const own: OwnLists = [
    ...kept.forces,
    ...(kept.cards.length > 0 ? [{ id: 'library', name: t('libraryCards'), cards: kept.cards }] : []),
    ...(others.length > 0 ? [{ id: 'others', name: t('ownCards'), cards: others }] : []),
  ];
  return (
    <>
      {SIDES.map((side) => (
        <Force key={side} draft={draft} side={side} own={own} />
      ))}
      {waiting.length > 0 && (
        <>
          <h2 className={styles.title}>{t('waiting')}</h2>
          <ul className={styles.chips}>
            {waiting.map(({ id }) => (
              <li key={id}>
                <Chip
                  name={names.thing(id)}
                  label={t('place', { name: names.thing(id) })}
                  role={roleOf(draft, id)}
                  side={sideOfId(draft, id)}
                  pressed={tool.kind === 'deploy' && tool.who === id}
                  onClick={() => take({ kind: 'deploy', who: id })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const rosterEntry = (draft: Draft, id: Id) => gameShown(draft).setup.roster.find((each) => each.id === id);
const roleOf = (draft: Draft, id: Id): string => rosterEntry(draft, id)?.card.role ?? '';
const sideOfId = (draft: Draft, id: Id): Side => rosterEntry(draft, id)?.side ?? 'a';

/** Where no force is chosen: whose cards each side begins with. */
const USUAL: Readonly<Record<Side, string>> = { a: 'rifle-section', b: 'patrol' };

/** Cards that are no ready ones, in the order in which they are offered. */
type OwnLists = readonly { readonly id: string; readonly name: string; readonly cards: readonly Card[] }[];

function Force({ draft, side, own }: { draft: Draft; side: Side; own: OwnLists }) {
  const t = useTranslations('ui.workshop');
  const all = useTranslations();
  const tool = useEditing((s) => s.tool);
  const take = useEditing((s) => s.take);
  const [wanted, setForce] = useState(USUAL[side]);
  const list = own.find(({ id }) => id === wanted);
  // a list may have gone since it was chosen
  const force = list || FORCES.some(({ id }) => id === wanted) ? wanted : USUAL[side];
  const ids = new Set(FORCES.find(({ id }) => id === force)?.cards);
  const cards = list?.cards ?? CARDS.filter(({ id }) => ids.has(id));
  return (
    <>
      <h2 className={styles.title}>{draft.setup.sides[side].name}</h2>
      <Chosen
        label={t('force')}
        value={force}
        options={[
          ...FORCES.map(
            (each) => [each.id, `${named(all, 'forces', each.id)} · ${named(all, 'factions', each.faction)}`] as const,
          ),
          ...own.map(({ id, name }) => [id, name] as const),
        ]}
        onChoose={setForce}
      />
      <ul className={styles.chips}>
        {cards.map((card) => (
          <li key={card.id}>
            <Chip
              name={card.name.split(' ').at(-1) ?? card.name}
              label={t('placeFor', { name: card.name, side: draft.setup.sides[side].name })}
              role={card.role}
              side={side}
              pressed={tool.kind === 'enlist' && tool.card.id === card.id && tool.side === side}
              onClick={() => take({ kind: 'enlist', card, side })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChipProps {
  name: string;
  label: string;
  role: string;
  side: Side;
  pressed: boolean;
  onClick: () => void;
}

function Chip({ name, label, role, side, pressed, onClick }: ChipProps) {
  const symbol = roleSymbol(role);
  return (
    <button type="button" className={styles.chip} aria-label={label} aria-pressed={pressed} onClick={onClick}>
      <span className={styles.sign} data-side={side} aria-hidden="true">
        {symbol && (
          <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
            <path d={symbol} />
          </svg>
        )}
      </span>
      <span>{name}</span>
    </button>
  );
}

function Scenery() {
  const t = useTranslations('ui.workshop');
  const all = useTranslations();
  const tool = useEditing((s) => s.tool);
  const take = useEditing((s) => s.take);
  const [isWhole, setWhole] = useState(false);
  const chosen = (look: LookName): boolean => tool.kind === 'build' && tool.look === look;
  return (
    <>
      <ul className={styles.tiles}>
        {(isWhole ? [...FIRST, ...ALL.filter((look) => !FIRST.includes(look))] : FIRST).map((look) => (
          <li key={look}>
            <Tile
              look={look}
              name={named(all, 'looks', look)}
              pressed={chosen(look)}
              onClick={() => take({ kind: 'build', look, chain: [] })}
            />
          </li>
        ))}
      </ul>
      <Button onClick={() => setWhole(!isWhole)}>{isWhole ? t('fewer') : t('allLooks', { count: ALL.length })}</Button>
    </>
  );
}

function Markers({ draft }: { draft: Draft }) {
  const t = useTranslations('ui.workshop');
  const all = useTranslations();
  const { names } = useSpeech(gameShown(draft));
  const tool = useEditing((s) => s.tool);
  const take = useEditing((s) => s.take);
  const selected = useEditing((s) => s.selected);
  const { ruleset } = draft.setup;
  const people = draft.position.characters.filter(isOnTable).map(({ id }) => id);
  const everybody = draft.position.characters.map(({ id }) => id);
  const [chosen, setChosen] = useState<Id | null>(null);
  const [side, setSide] = useState<Side>('a');
  const who = [selected, chosen, people[0], everybody[0]].find((id) => id != null && everybody.includes(id)) ?? null;
  const offered: readonly NewMarker[] = [
    ...(who === null
      ? []
      : ([
          { kind: 'opportunity', who },
          { kind: 'suppression', who },
        ] as const)),
    ...(who !== null && ruleset.wounds.bodies === 'stay' ? [{ kind: 'body', who } as const] : []),
    { kind: 'objective', side },
    ...(ruleset.grenades.smokeRadius === null ? [] : [{ kind: 'smoke', side } as const]),
    ...(ruleset.grenades.extra === null ? [] : GRENADES.map((grenade) => ({ kind: 'grenade', grenade }) as const)),
  ];
  const inHand = tool.kind === 'lay' ? JSON.stringify(tool.marker) : '';
  const offer = (marker: NewMarker): EditTool => ({ kind: 'lay', marker });
  return (
    <>
      {who === null ? (
        <p className={form.hint}>{t('noCharacter')}</p>
      ) : (
        <Chosen
          label={t('ofWhom')}
          value={who}
          options={everybody.map((each) => [each, names.thing(each)] as const)}
          onChoose={setChosen}
        />
      )}
      <Chosen
        label={t('ofSide')}
        value={side}
        options={SIDES.map((each) => [each, draft.setup.sides[each].name] as const)}
        onChoose={(each) => setSide(each === 'b' ? 'b' : 'a')}
      />
      <ul className={styles.rows}>
        {offered.map((marker) => (
          <li key={marker.kind === 'grenade' ? marker.grenade : marker.kind}>
            <Button pressed={JSON.stringify(marker) === inHand} onClick={() => take(offer(marker))}>
              {marker.kind === 'grenade'
                ? named(all, 'weapons', `${marker.grenade}-grenade`)
                : t(`markers.${marker.kind}`)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
