import { Dices } from 'lucide-react';
import { useState } from 'react';
import type { ReadyTable } from '../../content/index.ts';
import type { Ruleset } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { FairNumbers } from '../../parts/FairNumbers.tsx';
import { Folded } from '../../parts/Folded.tsx';
import form from '../../parts/form.module.css';
import { STYLES } from '../../play/tables/randomTable.ts';
import { layOut } from '../../store/randomTable.ts';
import { newSeed } from '../../store/seed.ts';

interface RandomTableProps {
  /** The one that lies there. */
  table: ReadyTable | null;
  ruleset: Ruleset;
  onLaid: (table: ReadyTable) => void;
}

/** Its number is one that can be said to somebody, and typed on the workbench. */
const MOST = 1_000_000;

/** In u, as the ready ones are. */
const SIZE = 24;

/** One press: another table that chance lays out, as fair as it has it; and the numbers of the one that lies there. */
export function RandomTable({ table, ruleset, onLaid }: RandomTableProps) {
  const t = useTranslations('ui.fair');
  const [state, setState] = useState<'rests' | 'busy' | 'failed'>('rests');
  const another = (): void => {
    setState('busy');
    const seed = newSeed() % MOST;
    const style = STYLES[seed % STYLES.length] ?? STYLES[0];
    const name = t('name', { seed });
    void layOut({ seed, style, density: 'usual', width: SIZE, height: SIZE }, ruleset, name).then(
      ({ table: laid, scenery }) => {
        setState('rests');
        onLaid({ id: RANDOM, own: { name }, table: laid, scenery });
      },
      () => setState('failed'),
    );
  };
  return (
    <div className={form.form}>
      <div className={form.row}>
        <Button refused={state === 'busy'} onClick={another}>
          <Dices size={18} aria-hidden="true" /> {t(state === 'busy' ? 'busy' : table ? 'another' : 'random')}
        </Button>
        {state === 'failed' && (
          <span className={form.fault} role="alert">
            {t('failed')}
          </span>
        )}
      </div>
      {table && (
        <Folded summary={t('title')}>
          <FairNumbers of={{ ...table, ruleset }} />
        </Folded>
      )}
    </div>
  );
}

/** What it is called among the tables. */
const RANDOM = 'random';
