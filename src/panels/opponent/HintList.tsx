import { X } from 'lucide-react';
import { useEffect } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import type { Thought } from '../../play/opponent/index.ts';
import { differentOf } from '../../play/opponent/reasons.ts';
import { toolFor } from '../../pointing/index.ts';
import { closeHint } from '../../store/hint.ts';
import { draw, useHint } from '../../store/hintState.ts';
import { useUiStore } from '../../store/ui.ts';
import { Choices } from './Choices.tsx';
import styles from './HintList.module.css';

/** What the computer would do, the best first. To choose one lays it in the hand and does nothing. */
export function HintList({ game }: { game: Game }) {
  const t = useTranslations('ui.opponent.hint');
  const { thoughts, fault } = useHint();
  useEffect(() => () => draw(null), []);
  const shown = thoughts ? differentOf(thoughts).slice(0, MOST) : [];
  return (
    <section className={styles.hints} aria-label={t('title')}>
      <header className={styles.head}>
        <h3>{t('title')}</h3>
        <IconButton look="quiet" label={t('close')} onClick={closeHint}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </header>
      <div role="status">
        {thoughts === null && !fault && <p>{t('thinking')}</p>}
        {(fault || (thoughts && shown.length === 0)) && <p>{t('failed')}</p>}
      </div>
      {thoughts && shown.length > 0 && (
        <>
          <Choices game={game} thoughts={thoughts} shown={shown} onChoose={take} />
          <p className={styles.note}>{t('note')}</p>
        </>
      )}
    </section>
  );
}

const MOST = 3;

function take({ command }: Thought): void {
  const { select, setTool } = useUiStore.getState();
  const tool = toolFor(command);
  closeHint();
  if (tool) setTool(tool);
  else if ('who' in command && command.who !== undefined) select(command.who);
}
