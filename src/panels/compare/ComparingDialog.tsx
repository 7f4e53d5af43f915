import { useId, useState } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import type { Comparison } from '../../play/compare/compare.ts';
import { gameAt, type History, START } from '../../play/history.ts';
import type { Start } from '../../play/start.ts';
import { type Subject, useCompare } from '../../store/compare.ts';
import { useEdition } from '../../store/edition.ts';
import { useGameStore } from '../../store/game.ts';
import { KeepCase } from '../cases/KeepCase.tsx';
import styles from './Comparing.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import { useCommandWords } from './useCommandWords.ts';
import { useComparison } from './useComparison.ts';

/** One command, and what every edition says of it. */
export function ComparingDialog({ subject }: { subject: Subject }) {
  const t = useTranslations('ui.compare');
  const menu = useTranslations('ui.menu');
  const { subjects, chosen, choose, close } = useCompare();
  const moment = useMoment(subject.game);
  const [keeps, setKeeps] = useState(false);
  const kept = keeps ? moment : null;
  return (
    <Dialog title={kept ? menu('keepCase.title') : t('title')} onClose={close} full>
      <div className={styles.sheet}>
        {!kept && subjects.length > 1 && (
          <div className={styles.subjects}>
            {subjects.map(({ as }, i) => (
              <Button key={as} pressed={i === chosen} onClick={() => choose(i)}>
                {as && t(`as.${as}`)}
              </Button>
            ))}
          </div>
        )}
        {kept ? (
          <KeepCase {...kept} asked={subject.command} onShown={close} />
        ) : (
          <>
            <About subject={subject} />
            {moment && (
              <div>
                <Button onClick={() => setKeeps(true)}>{menu('keepCase.title')}</Button>
              </div>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Where the command is, or was, given; null where that is no moment of the game that is open. */
function useMoment(game: Game): { readonly start: Start; readonly history: History; readonly at: number } | null {
  const start = useGameStore((s) => s.start);
  const history = useGameStore((s) => s.history);
  if (!start || !history) return null;
  const at = [START, ...history.nodes.keys()].find((node) => gameAt(history, node) === game);
  return at === undefined ? null : { start, history, at };
}

function About({ subject }: { subject: Subject }) {
  const t = useTranslations('ui.compare');
  const say = useCommandWords(subject.game);
  const { comparison, how } = useComparison(subject, useEdition()) ?? { comparison: null, how: 'asking' };
  const [only, setOnly] = useState(false);
  const id = useId();
  const status = (): string => {
    if (how === 'failed') return t('failed');
    return comparison && how === 'done' ? t('count', { count: otherwiseIn(comparison) }) : t('working');
  };
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.command}>{say(subject.command)}</p>
        <p role="status">{status()}</p>
        <label className={styles.only} htmlFor={id}>
          <input id={id} type="checkbox" checked={only} onChange={({ target }) => setOnly(target.checked)} />
          {t('only')}
        </label>
      </div>
      {comparison && (
        <ComparisonTable game={subject.game} comparison={comparison} busy={how === 'asking'} only={only} />
      )}
    </>
  );
}

const otherwiseIn = ({ columns }: Comparison): number =>
  columns.reduce((sum, { differences }) => sum + Object.keys(differences).length, 0);
