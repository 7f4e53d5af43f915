import { highestLevel, statesOf, useSpeech } from '../../board/index.ts';
import {
  type Awaiting,
  character,
  type Game,
  type Id,
  isFreeToAct,
  isOnTable,
  shownLength,
  sum,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { pointables } from '../../pointing/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { useWords } from '../useWords.ts';
import styles from './CharacterTable.module.css';
import { type CharacterRow, rowsOf } from './rows.ts';

interface CharacterTableProps {
  game: Game;
  awaiting: Awaiting;
  onClose: () => void;
}

/**
 * The table in words, for those who do not see it: who stands where, how far from whoever is selected, behind what, and what
 * a shot would be. A row selects, or points out whom to shoot at or whom to choose.
 */
export function CharacterTable({ game, awaiting, onClose }: CharacterTableProps) {
  const t = useTranslations('ui.hand.characters');
  const words = useWords(game);
  const selected = useUiStore((ui) => ui.selected);
  const from = game.state.characters.find((each) => each.id === selected && isOnTable(each))?.id ?? null;
  const hasLevels = highestLevel(game.setup) > 0;
  const columns = [
    'name',
    'side',
    'state',
    ...(hasLevels ? (['level'] as const) : []),
    'place',
    'range',
    'cover',
    'shot',
  ] as const;
  const about = from === null ? t('fromNobody') : t('from', { who: words.name(from) });
  return (
    <Dialog title={t('title')} onClose={onClose} shortcut="t" wide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('title')}>
        <table className={styles.table}>
          <caption className={styles.from} aria-live="polite">
            {about}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(game, from).map((row) => (
              <Row
                key={row.id}
                game={game}
                awaiting={awaiting}
                row={row}
                from={from}
                hasLevels={hasLevels}
                onClose={onClose}
              />
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}

interface RowProps extends CharacterTableProps {
  row: CharacterRow;
  from: Id | null;
  hasLevels: boolean;
}

function Row({ game, awaiting, row, from, hasLevels, onClose }: RowProps) {
  const t = useTranslations('ui.hand.characters');
  const terms = useTranslations('terms');
  const board = useTranslations('board');
  const words = useWords(game);
  const speech = useSpeech(game);
  const { id, side, at, seen } = row;
  const shot = seen?.shot;
  const number = shot ? sum(shot.attack.need) : 0;
  const states = row.out ? [t('out')] : statesOf(game, id, speech);
  return (
    <tr className={row.out ? styles.out : undefined} aria-current={id === from || undefined}>
      <th scope="row">
        <Choice game={game} awaiting={awaiting} row={row} from={from} onClose={onClose} />
      </th>
      <td>{words.names.side(side)}</td>
      <td>{states.length > 0 ? states.join(', ') : t('fit')}</td>
      {hasLevels && <td>{at === null ? t('none') : character(game, id).level}</td>}
      <td>{placeWords()}</td>
      <td>{seen ? terms(`range.${seen.range}`) : t('none')}</td>
      <td>{seen ? terms(`cover.${seen.cover}`) : t('none')}</td>
      <td>{shotWords()}</td>
    </tr>
  );

  function placeWords(): string {
    if (at === null) return row.out ? t('none') : t('reserve');
    if (!seen) return t('at', { x: at[0], y: at[1] });
    if (seen.contact) return t('contact');
    return t('where', {
      length: board('length', { length: shownLength(seen.distance) }),
      direction: t(`direction.${seen.direction}`),
    });
  }

  function shotWords(): string {
    if (!shot) return t('none');
    if (shot.violation) return words.violation(shot.violation);
    return number > 6 ? t('hopeless') : t('numbers', { dice: sum(shot.attack.count), need: number });
  }
}

/** What choosing the row does, as a button. */
function Choice({ game, awaiting, row: { id, at, out, seen }, from, onClose }: Omit<RowProps, 'hasLevels'>) {
  const t = useTranslations('ui.hand.characters');
  const words = useWords(game);
  const { select, setTool, moveCursor, viewLevel } = useUiStore.getState();
  const who = words.name(id);
  const answers = awaiting.kind === 'choose' && pointables(awaiting).some(({ target }) => target === id);
  const aims = isFreeToAct(game, from) && seen?.shot != null && seen.shot.violation === null;
  if (out || at === null) return <span>{who}</span>;
  const goThere = (): void => {
    onClose();
    const { level } = character(game, id);
    viewLevel(level);
    moveCursor(at, id, level);
    // the dialog gives the focus back to what opened it as it closes
    setTimeout(() => document.querySelector<HTMLElement>('[role="application"]')?.focus(), 0);
  };
  const choose = (): void => {
    if (answers) setTool({ kind: 'answer', target: id });
    else if (aims) setTool({ kind: 'fire', who: from, target: id });
    else return select(id);
    goThere();
  };
  return (
    <button
      type="button"
      className={styles.choose}
      aria-label={t(answers ? 'answer' : aims ? 'aim' : 'select', { who })}
      onClick={choose}
    >
      {who}
    </button>
  );
}
