import { BookOpen, Copy, Pencil, Printer, Save, Share2, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TablePicture } from '../../board/index.ts';
import { forcePoints } from '../../content/index.ts';
import { editionWord, named, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { IconButton } from '../../parts/IconButton.tsx';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { briefingOf } from '../../play/briefing.ts';
import type { Content } from '../../play/files/contentOf.ts';
import type { Read } from '../../play/files/fault.ts';
import type { LibraryItem } from '../../play/journal/database.ts';
import type { StorageFault } from '../../play/journal/stored.ts';
import { copied, LONGEST_NAME, type Made, renamed } from '../../play/library.ts';
import { keep } from '../../store/library.ts';
import { usePrinting } from '../../store/printing.ts';
import { saveMade } from '../../store/savedMade.ts';
import { useSharing } from '../../store/sharing.ts';
import { CardPicture, ForcePicture } from './CardPicture.tsx';
import styles from './Library.module.css';
import { MendIt, UseIt } from './UseIt.tsx';

/** What the library could not take, or of which nothing can be told but why. */
export interface Unkept {
  readonly fault: StorageFault;
  readonly all: readonly Made[];
}

interface ItemProps {
  item: LibraryItem;
  name: string;
  content: Read<Content>;
  onDrop: () => void;
  /** What could not be stored, and why; null: it is. */
  onFault: (unkept: Unkept | null) => void;
}

/** One thing of the library: what it looks like and is called, and what can be done with it. */
export function Item({ item, name, content, onDrop, onFault }: ItemProps) {
  const t = useTranslations('ui.library');
  const print = useTranslations('ui.print');
  const faultOf = useOpeningFault();
  const [renaming, setRenaming] = useState(false);
  const store = async (all: Parameters<typeof keep>[0]): Promise<void> => {
    const stored = await keep(all);
    onFault(stored.ok ? null : { fault: stored.fault, all });
  };
  return (
    <li className={styles.item}>
      <div className={styles.picture}>{content.ok && <Picture content={content.value} name={name} />}</div>
      <div className={styles.words}>
        {renaming ? (
          <Rename
            name={name}
            onDone={(next) => {
              setRenaming(false);
              if (next !== null) void store([{ ...renamed(item, next), id: item.id }]);
            }}
          />
        ) : (
          <strong>{name}</strong>
        )}
        <span className={form.hint}>{t(`kind.${item.kind}`)}</span>
        {content.ok ? (
          <About content={content.value} />
        ) : (
          <span className={form.fault}>{t('unreadable', { reason: faultOf(content) })}</span>
        )}
      </div>
      <div className={styles.actions}>
        {content.ok ? <UseIt item={item} name={name} content={content.value} /> : <MendIt item={item} name={name} />}
        <IconButton label={t('rename', { name })} onClick={() => setRenaming(true)}>
          <Pencil size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('duplicate', { name })}
          onClick={() => void store([copied(item, t('copyOf', { name }), `card-${crypto.randomUUID().slice(0, 8)}`)])}
        >
          <Copy size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('save', { name })} onClick={() => saveMade([item])}>
          <Save size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('share', { name })}
          onClick={() => useSharing.getState().share({ of: 'made', name, made: { kind: item.kind, file: item.file } })}
        >
          <Share2 size={18} aria-hidden="true" />
        </IconButton>
        {content.ok && (
          <IconButton
            label={print('title', { name })}
            onClick={() =>
              usePrinting.getState().print({ of: 'made', name, made: { kind: item.kind, file: item.file } })
            }
          >
            <Printer size={18} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={t('delete', { name })} onClick={onDrop}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

/** Enter keeps what has been typed, Escape what was there. */
function Rename({ name, onDone }: { name: string; onDone: (name: string | null) => void }) {
  const t = useTranslations('ui.library');
  const [typed, setTyped] = useState(name);
  const next = typed.trim();
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(next === '' || next === name ? null : next);
      }}
    >
      <input
        className={form.control}
        aria-label={t('newName', { name })}
        value={typed}
        maxLength={LONGEST_NAME}
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked to type here
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone(null);
        }}
      />
      <Button submit look="primary">
        {t('keep')}
      </Button>
    </form>
  );
}

function Picture({ content, name }: { content: Content; name: string }): ReactNode {
  const t = useTranslations('ui.newGame');
  switch (content.kind) {
    case 'cards':
      return <CardPicture card={content.card} />;
    case 'force':
      return <ForcePicture force={content.force} />;
    case 'table':
    case 'case':
      return <TablePicture table={content} label={t('tablePicture', { name })} />;
    case 'scenario':
      return <TablePicture table={content.start.setup} label={t('tablePicture', { name })} />;
    case 'ruleset':
      return <BookOpen size={40} strokeWidth={1.25} aria-hidden="true" />;
  }
}

/** What it is, in a line. */
function About({ content }: { content: Content }) {
  const t = useTranslations();
  return <span className={styles.about}>{said()}</span>;

  function said(): string {
    switch (content.kind) {
      case 'cards': {
        const { role, faction, points } = content.card;
        return [named(t, 'roles', role), named(t, 'factions', faction), t('ui.card.points', { points })].join(' · ');
      }
      case 'force': {
        const { force, ...own } = content.force;
        return t('ui.newGame.forcePoints', { count: force.length, points: forcePoints({ cards: force, own }) });
      }
      case 'table':
        return t('ui.newGame.tableSize', content.table);
      case 'scenario': {
        const { setup, edition } = content.start;
        const about = `${t('ui.newGame.tableSize', setup.table)} · ${editionWord(t, 'short', edition)}`;
        const briefing = briefingOf(content.start);
        return briefing === '' ? about : `${about} · ${briefing}`;
      }
      case 'ruleset': {
        const { edition, rulings, rules } = content.set;
        const counts = { rulings: Object.keys(rulings).length, rules: Object.keys(rules).length };
        return t('ui.houseRules.about', { edition: editionWord(t, 'name', edition), ...counts });
      }
      case 'case':
        return content.about.join(', ');
    }
  }
}
