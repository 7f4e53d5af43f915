import { BookmarkPlus, Eye, FilePlus2, FolderOpen, Grid3x3, Redo2, Save, Share2, Undo2 } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { EDITIONS } from '../../editions/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import floating from '../../parts/Floating.module.css';
import { Floating } from '../../parts/Floating.tsx';
import hidden from '../../parts/hidden.module.css';
import { IconButton } from '../../parts/IconButton.tsx';
import { NotStored } from '../../parts/NotKept.tsx';
import { type Draft, draftOf, emptyDraft, faultsOf, fileOf, positionOf } from '../../play/draft/draft.ts';
import { printed } from '../../play/files/writeGame.ts';
import { made } from '../../play/library.ts';
import { bring } from '../../store/bringing.ts';
import { download, inFileName } from '../../store/download.ts';
import { useGameStore } from '../../store/game.ts';
import { useSharing } from '../../store/sharing.ts';
import { useWorkshop } from '../../store/workshop.ts';
import { Parts } from '../Parts.tsx';
import rooms from '../Rooms.module.css';
import { Rooms } from '../Rooms.tsx';
import { Advised } from './Advised.tsx';
import { Done } from './Done.tsx';
import styles from './Editor.module.css';
import { EditorBoard } from './EditorBoard.tsx';
import { draftNow, useEditing } from './editing.ts';
import { lookAnew } from './editorHand.ts';
import { FairTable } from './FairTable.tsx';
import { Faults } from './Faults.tsx';
import { foundIn } from './faults.ts';
import { InHand } from './InHand.tsx';
import { keepDraft, keptDraft, useDraftFault } from './keptDraft.ts';
import { Palette } from './Palette.tsx';
import { Position } from './Position.tsx';
import { findPhotograph } from './photograph.ts';
import { Seen } from './Seen.tsx';
import { ToScenario } from './ToScenario.tsx';
import { Tracing } from './Tracing.tsx';
import { useEditorKeys } from './useEditorKeys.ts';
import { useOpenDraft } from './useOpenDraft.tsx';

const PARTS = ['palette', 'hand', 'faults'] as const;

/** The workbench on which a position is made: what there is on the left, the table, what is in hand and what is wrong on the right. */
export function Editor() {
  const isBegun = useBeginning();
  return isBegun ? <Bench /> : null;
}

/** Whoever comes with a game gets that; else what lay on the bench still lies there. */
function useBeginning(): boolean {
  const t = useTranslations('ui');
  const from = useWorkshop((s) => s.from);
  const sent = useWorkshop((s) => s.sent);
  const { lay } = useEditing.getState();
  const isBegun = useEditing((s) => s.steps.length > 0);
  const [isReady, setReady] = useState(from === null && isBegun);
  useEffect(() => {
    if (isReady || sent) return;
    lookAnew();
    const names = { a: t('start.defaultNames.a'), b: t('start.defaultNames.b') };
    const kept = isBegun ? null : keptDraft(names);
    if (kept) lay(kept);
    if (from) {
      const draft = draftOf(from.start, from.history);
      const { a, b } = draft.setup.sides;
      const game = draft.title || t('start.versus', { a: a.name, b: b.name });
      const step = (draft.extras['x-from'] as { step: number }).step;
      lay({ ...draft, title: t('workshop.from', { game, step }) });
    } else if (!kept) lay(emptyDraft(EDITIONS[0], names));
    setReady(true);
  }, [isReady, isBegun, from, sent, lay, t]);
  useEffect(() => {
    if (!sent) return;
    lookAnew();
    lay(sent);
    useWorkshop.setState({ sent: null });
    setReady(true);
  }, [sent, lay]);
  return isReady && isBegun;
}

function Bench() {
  const t = useTranslations('ui.workshop');
  const title = useTranslations('ui.start')('workshop');
  const draft = useEditing(draftNow);
  // the table comes first, and no drag waits for it
  const shown = useDeferredValue<Draft | null>(draft, null);
  const found = useMemo(() => (shown ? faultsOf(shown).map((fault) => foundIn(shown, fault)) : []), [shown]);
  const [viewPlace, setViewPlace] = useState<HTMLElement | null>(null);
  const [part, setPart] = useState<(typeof PARTS)[number]>('palette');
  const [pointedOut, setPointedOut] = useState<number | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const showNext = (): void => {
    if (found.length === 0) return;
    const next = pointedOut === null || pointedOut + 1 >= found.length ? 0 : pointedOut + 1;
    setPointedOut(next);
    useEditing.getState().select(found[next]?.about ?? null);
  };
  const onBoardKey = useEditorKeys(showNext);
  useEffect(keepDraft, []);
  useEffect(() => void findPhotograph(), []);
  return (
    <main className={styles.screen} data-part={part}>
      <h1 className={hidden.hidden}>{title}</h1>
      <Header onViewPlace={setViewPlace} />
      <div className={styles.palette}>
        <Palette draft={draft} />
      </div>
      <div ref={board} className={styles.board} onKeyDownCapture={onBoardKey}>
        <p id="workshop-keys" hidden>
          {t('keys')}
        </p>
        <EditorBoard found={found} controlsIn={viewPlace} />
      </div>
      <div className={styles.hand}>
        <InHand draft={draft} />
      </div>
      <div className={styles.whole}>
        <div className={styles.scroll}>
          <Seen draft={draft} />
          <Faults draft={draft} found={found} shown={pointedOut} onNext={showNext} />
          {shown && <Advised draft={shown} />}
          <Position draft={draft} />
          <Tracing table={draft.setup.table} />
          <FairTable draft={draft} />
          <Done />
        </div>
        <ToScenario />
        <PlayButton draft={draft} wrong={found.length} isSure={shown === draft} />
      </div>
      <Parts
        label={title}
        parts={PARTS}
        shown={part}
        titleOf={(each) => t(`parts.${each}`) + (each === 'faults' && found.length > 0 ? ` · ${found.length}` : '')}
        onShow={setPart}
      />
    </main>
  );
}

/** Waits until nothing is wrong with the draft, and then begins an ordinary game there. */
function PlayButton({ draft, wrong, isSure }: { draft: Draft; wrong: number; isSure: boolean }) {
  const t = useTranslations('ui.workshop');
  const play = (): void => {
    const position = positionOf({ ...draft, title: draft.title || t('untitled') });
    if (!position.ok) return;
    useGameStore.getState().playFrom(position.start);
    useWorkshop.getState().leave();
  };
  return (
    <div className={styles.play}>
      <Button look="primary" refused={wrong > 0 || !isSure} describedBy="workshop-to-mend" onClick={play}>
        {t('play')}
      </Button>
      <span id="workshop-to-mend">{wrong > 0 ? t('toMend', { count: wrong }) : ''}</span>
    </div>
  );
}

function Header({ onViewPlace }: { onViewPlace: (place: HTMLElement | null) => void }) {
  const t = useTranslations('ui.workshop');
  const { undo, redo, toggle, lay, do: act } = useEditing.getState();
  const at = useEditing((s) => s.at);
  const last = useEditing((s) => s.steps.length - 1);
  const grid = useEditing((s) => s.grid);
  const sight = useEditing((s) => s.sight);
  const draft = useEditing(draftNow);
  const share = useTranslations('ui.share')('open');
  const keepTable = useTranslations('ui.library')('keepTable');
  const [title, setTitle] = useState<string | null>(null);
  const { picker, said } = useOpenDraft();
  const input = useRef<HTMLInputElement>(null);
  const { fault, isTold } = useDraftFault();
  const saveToFile = (): void =>
    download(`take-cover-${inFileName(draft.title) || 'position'}.json`, printed(fileOf(draft)));
  const keepTitle = (): void => {
    if (title !== null && title !== draft.title) act({ change: 'title', title: title.trim() });
    setTitle(null);
  };
  const anew = (): void => {
    const { a, b } = draft.setup.sides;
    lookAnew();
    lay(emptyDraft(draft.edition, { a: a.name, b: b.name }));
  };
  const keep = (): Promise<void> => {
    const { table, scenery } = draft.setup;
    const name = draft.title || table.name || t('untitled');
    return bring({ made: [made('table', { table: { ...table, name }, scenery })] });
  };
  return (
    <header className={styles.header}>
      <input
        className={styles.title}
        aria-label={t('name')}
        maxLength={80}
        placeholder={t('untitled')}
        value={title ?? draft.title}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={keepTitle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keepTitle();
          if (event.key === 'Escape') setTitle(null);
        }}
      />
      <div className={styles.tools}>
        <IconButton look="onFrame" label={t('undo')} refused={at === 0} onClick={undo}>
          <Undo2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton look="onFrame" label={t('redo')} refused={at >= last} onClick={redo}>
          <Redo2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton look="onFrame" label={t('sight')} pressed={sight} onClick={() => toggle('sight')}>
          <Eye size={18} aria-hidden="true" />
          <span className={rooms.word}>{t('sight')}</span>
        </IconButton>
        <IconButton look="onFrame" label={t('grid')} pressed={grid} onClick={() => toggle('grid')}>
          <Grid3x3 size={18} aria-hidden="true" />
          <span className={rooms.word}>{t('grid')}</span>
        </IconButton>
        <div ref={onViewPlace} className={styles.view} />
      </div>
      <div className={styles.pages}>
        <IconButton look="onFrame" label={t('anew')} onClick={anew}>
          <FilePlus2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton look="onFrame" label={t('open')} onClick={() => input.current?.click()}>
          <FolderOpen size={18} aria-hidden="true" />
        </IconButton>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden // the button opens it
          aria-label={t('file')}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) picker(file);
          }}
        />
        <IconButton look="onFrame" label={t('save')} onClick={saveToFile}>
          <Save size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          look="onFrame"
          label={share}
          onClick={() =>
            useSharing.getState().share({ of: 'position', name: draft.title || t('untitled'), file: fileOf(draft) })
          }
        >
          <Share2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton look="onFrame" label={keepTable} onClick={() => void keep()}>
          <BookmarkPlus size={18} aria-hidden="true" />
        </IconButton>
        <Rooms />
      </div>
      {said}
      {fault && !isTold && (
        <Floating>
          <div className={floating.notice}>
            <NotStored
              fault={fault}
              names={draft.title || t('untitled')}
              onSave={saveToFile}
              onClose={() => useDraftFault.setState({ isTold: true })}
            />
          </div>
        </Floating>
      )}
    </header>
  );
}
