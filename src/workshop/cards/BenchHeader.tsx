import { Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from '../../i18n/index.ts';
import floating from '../../parts/Floating.module.css';
import { Floating } from '../../parts/Floating.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { NotKept } from '../../parts/NotKept.tsx';
import type { StorageFault } from '../../play/journal/stored.ts';
import type { Made } from '../../play/library.ts';
import frame from '../library/Library.module.css';
import { Rooms } from '../Rooms.tsx';
import styles from './Cards.module.css';

interface BenchHeaderProps {
  title: string;
  isKept: boolean;
  /** What could not be kept, and why. */
  unkept: { readonly fault: StorageFault; readonly all: readonly Made[] } | null;
  /** The steps of what is made here, and the way through them; `again` tries to keep it once more. */
  steps: {
    readonly before: readonly unknown[];
    readonly after: readonly unknown[];
    undo(): Promise<void>;
    redo(): Promise<void>;
    again(): Promise<void>;
  };
}

/** The head of a bench whose things are kept with every change: of cards and forces, of scenarios. */
export function BenchHeader({ title, isKept, unkept, steps }: BenchHeaderProps) {
  const t = useTranslations('ui');
  const { before, after, undo, redo, again } = steps;
  return (
    <header className={frame.header}>
      <h1 data-home tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.kept} role="status">
        {isKept ? t('cards.kept') : ''}
      </p>
      <div className={frame.tools}>
        <IconButton look="onFrame" label={t('workshop.undo')} refused={before.length === 0} onClick={() => void undo()}>
          <Undo2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton look="onFrame" label={t('workshop.redo')} refused={after.length === 0} onClick={() => void redo()}>
          <Redo2 size={18} aria-hidden="true" />
        </IconButton>
        <Rooms />
      </div>
      {unkept && (
        <Floating>
          <div className={floating.notice}>
            <NotKept {...unkept} onAgain={() => void again()} />
          </div>
        </Floating>
      )}
    </header>
  );
}
