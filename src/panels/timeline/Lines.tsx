import { EyeOff, GitFork, Pencil } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { onDemand } from '../../parts/onDemand.tsx';
import { type History, lineTo } from '../../play/history.ts';
import { broughtBack, dropped, isDropped, LONGEST_NAME, named, nameOf, tipsOf } from '../../play/lines.ts';
import { fetched } from '../../store/fetched.ts';
import { useGameStore } from '../../store/game.ts';
import styles from './Timeline.module.css';
import { useLineWords } from './useMomentWords.ts';

const TwoLines = onDemand(async () => (await fetched(() => import('../lines/TwoLines.tsx'))).TwoLines);

/** The ways in which the game has been played, to be looked at and gone on with; nothing to choose where there is only one. */
export function Lines({ history }: { history: History }) {
  const t = useTranslations('ui.timeline.lines');
  const [isOpen, setOpen] = useState(false);
  const [compares, setCompares] = useState(false);
  const tips = useShownTips(history);
  if (!hasBranches(history)) return null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts the list away from anywhere in it
    <div className={styles.lines} onKeyDown={onKeyDown}>
      <IconButton
        look="onFrame"
        pressed={isOpen}
        label={t('title', { count: tips.length })}
        onClick={() => setOpen(!isOpen)}
      >
        <GitFork size={18} aria-hidden="true" />
        <span aria-hidden="true">{tips.length}</span>
      </IconButton>
      {isOpen && (
        <div className={styles.over}>
          <LineList history={history} onLooked={() => setOpen(false)} onCompare={() => setCompares(true)} />
        </div>
      )}
      {compares && <Compared history={history} onClose={() => setCompares(false)} />}
    </div>
  );
}

export const hasBranches = (history: History): boolean => tipsOf(history).length > 1;

function useShownTips(history: History): readonly number[] {
  return useMemo(() => tipsOf(history).filter((tip) => !isDropped(history, tip)), [history]);
}

const useShownTip = (history: History): number => useGameStore((s) => s.looking?.tip ?? history.tip);

/** The one that is shown and the next one, on two boards. */
export function Compared({ history, onClose }: { history: History; onClose: () => void }) {
  const shown = useShownTip(history);
  const tips = useShownTips(history);
  const other = tips.find((tip) => tip !== shown);
  if (other === undefined) return null;
  return <TwoLines history={history} tips={tips} a={shown} b={other} onClose={onClose} />;
}

interface LineListProps {
  history: History;
  /** A line has been chosen, and is shown. */
  onLooked: () => void;
  onCompare: () => void;
}

export function LineList({ history, onLooked, onCompare }: LineListProps) {
  const t = useTranslations('ui.timeline.lines');
  const shown = useShownTip(history);
  const tips = useShownTips(history);
  const all = useMemo(() => tipsOf(history), [history]);
  const { look, write } = useGameStore.getState();
  return (
    <>
      <p>{t('hint')}</p>
      <ol className={styles.rows}>
        {tips.map((tip) => (
          <LineRow
            key={tip}
            history={history}
            tip={tip}
            number={all.indexOf(tip) + 1}
            isShown={tip === shown}
            onLook={() => {
              look(tip);
              onLooked();
            }}
          />
        ))}
      </ol>
      <div className={styles.ways}>
        {tips.some((tip) => tip !== shown) && <Button onClick={onCompare}>{t('compare')}</Button>}
        {tips.length < all.length && (
          <Button look="quiet" onClick={() => write(broughtBack)}>
            {t('bringBack', { count: all.length - tips.length })}
          </Button>
        )}
      </div>
    </>
  );
}

interface LineRowProps {
  history: History;
  tip: number;
  number: number;
  isShown: boolean;
  onLook: () => void;
}

/** A line to be looked at, given a name, or left out of the list: not the one that is being played. */
function LineRow({ history, tip, number, isShown, onLook }: LineRowProps) {
  const t = useTranslations('ui.timeline.lines');
  const { write } = useGameStore.getState();
  const [isNamed, setNamed] = useState(false);
  if (isNamed) {
    return (
      <li>
        <NameField
          number={number}
          name={nameOf(history, tip) ?? ''}
          onKeep={(name) => {
            write((now) => named(now, tip, name));
            setNamed(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.lineRow}>
      <Button pressed={isShown} onClick={onLook}>
        <LineName history={history} tip={tip} number={number} />
      </Button>
      <IconButton label={t('name', { line: number })} onClick={() => setNamed(true)}>
        <Pencil size={16} aria-hidden="true" />
      </IconButton>
      {tip !== history.tip && (
        <IconButton label={t('drop', { line: number })} onClick={() => write((now) => dropped(now, tip))}>
          <EyeOff size={16} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

function NameField({ number, name, onKeep }: { number: number; name: string; onKeep: (name: string) => void }) {
  const t = useTranslations('ui.timeline.lines');
  const [text, setText] = useState(name);
  return (
    <form
      className={styles.lineRow}
      onSubmit={(event) => {
        event.preventDefault();
        onKeep(text);
      }}
    >
      <input
        className={styles.nameField}
        aria-label={t('named', { line: number })}
        maxLength={LONGEST_NAME}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that asked for it
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <Button submit>{t('keepName')}</Button>
    </form>
  );
}

/** A line is called as players have named it, or by what sets it apart; its number tells it from others of the same words. */
function LineName({ history, tip, number }: { history: History; tip: number; number: number }) {
  const t = useTranslations('ui.timeline.lines');
  const words = useLineWords(history, tip);
  const name = nameOf(history, tip);
  return (
    <span className={styles.lineName}>
      <strong>{t(tip === history.tip ? 'current' : 'line', { line: number })}</strong>{' '}
      <span>{name ?? words.join(' ')}</span>{' '}
      {tip !== history.tip && <small>{t('forksAfter', placesOf(history, tip))}</small>}
    </span>
  );
}

/** After which step a line leaves the current one, and how many it has in all. */
function placesOf(history: History, tip: number): { step: number; steps: number } {
  const [line, current] = [lineTo(history, tip), lineTo(history, history.tip)];
  const step = line.findIndex((node, i) => node !== current[i]);
  return { step: step < 0 ? line.length : step, steps: line.length };
}
