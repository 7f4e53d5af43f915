import { IdCard } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { shortName } from '../../board/index.ts';
import { type Character, type Game, type Id, profile, type RosterEntry } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../../parts/hidden.module.css';
import { IconButton } from '../../parts/IconButton.tsx';
import { Portrait } from '../../parts/Portrait.tsx';
import { useCardInHand } from '../../store/cardInHand.ts';
import { useWords } from '../useWords.ts';
import { Carried } from './Carried.tsx';
import { LyingTokens } from './LyingTokens.tsx';
import { Markers } from './Markers.tsx';
import { OtherSide } from './OtherSide.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import styles from './StatCard.module.css';
import { GameSymbol, type SymbolName } from './symbols.tsx';
import { useCardMenu } from './useCardMenu.ts';
import { useHeld } from './useHeld.ts';

interface StatCardProps {
  game: Game;
  entry: RosterEntry;
  character: Character;
  selected: boolean;
  hovered: boolean;
  onSelect: () => void;
  onPoint: (id: Id | null) => void;
}

/**
 * One character's card as it lies on the table, in two lines: who it is; then its four values, or in their place the markers it
 * has. The whole card is taken up to be read.
 */
export function StatCard({ game, entry, character, selected, hovered, onSelect, onPoint }: StatCardProps) {
  const t = useTranslations('ui.card');
  const inHand = useTranslations('ui.cardInHand');
  const words = useWords(game);
  const take = useCardInHand((hand) => hand.take);
  const held = useHeld(entry.id);
  const openMenu = useCardMenu(character);
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const { card } = entry;
  const shown = profile(game, entry.id);
  const turned = character.wounded ? 'wounded' : character.flipped ? 'flipped' : 'healthy';
  const weapon = shown.weapons[0];
  const short = shortName(game, entry.id);
  const classes = [
    styles.card,
    character.wounded && styles.wounded,
    character.out && styles.out,
    selected && styles.selected,
    hovered && styles.hovered,
  ];
  return (
    <li
      ref={ref}
      className={classes.filter(Boolean).join(' ')}
      data-card={entry.id}
      onPointerEnter={() => onPoint(entry.id)}
      onPointerLeave={() => onPoint(null)}
      onContextMenu={openMenu}
      {...held}
    >
      {/* The key turns the card over: a new element flips in when its side changes. */}
      <div className={styles.face} key={turned}>
        {card.portrait && !character.flipped ? (
          <span className={styles.likeness}>
            <Portrait src={card.portrait} name={card.name} size={28} />
            <RoleBadge game={game} who={entry.id} size={14} />
          </span>
        ) : (
          <RoleBadge game={game} who={entry.id} size={28} />
        )}
        <h3 className={styles.name}>
          <button type="button" className={styles.select} aria-pressed={selected} onClick={onSelect}>
            <span className={styles.whole} title={words.name(entry.id)}>
              <Name whole={words.name(entry.id)} short={short} />
            </span>
            <span
              className={styles.short}
              style={{ '--letters': longestWord(short) } as CSSProperties}
              data-short={short}
              aria-hidden="true"
            />
          </button>
        </h3>
        <LyingTokens spent={character.out ? 0 : character.spent} actions={shown.actions} />
        <span className={styles.points} title={t('points', { points: card.points })}>
          {inHand('worth', { points: card.points })}
        </span>
        <div className={styles.second}>
          <div className={styles.lying}>
            <Markers game={game} character={character} brief />
            <OtherSide game={game} entry={entry} character={character} />
            <Carried game={game} character={character} />
          </div>
          <dl className={styles.values}>
            <Value symbol="move" label={t('move')} value={t('value', { value: shown.move })} />
            <Value
              symbol="actions"
              label={t(game.setup.ruleset.turn.actionsPer === 'round' ? 'actionsRound' : 'actions')}
              value={t('value', { value: shown.actions })}
            />
            {weapon && (
              <Value
                symbol="fire"
                label={t('dice')}
                value={t('shortLong', { short: weapon.short, long: weapon.long })}
              />
            )}
            <Value symbol="h2h" label={t('h2h')} value={t('value', { value: shown.h2h })} />
          </dl>
        </div>
      </div>
      {selected && (
        <span className={styles.look}>
          <IconButton
            shortcut="i"
            label={inHand('lookAt', { who: words.name(entry.id) })}
            onClick={() => take(entry.id)}
          >
            <IdCard size={16} aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </li>
  );
}

/** Where there is no room for all of it the last name is seen, as on the board. */
function Name({ whole, short }: { whole: string; short: string }) {
  if (!whole.endsWith(` ${short}`)) return <span className={styles.last}>{whole}</span>;
  return (
    <>
      <span className={styles.first}>{whole.slice(0, -short.length)}</span>
      <span className={styles.last}>{short}</span>
    </>
  );
}

function Value({ symbol, label, value }: { symbol: SymbolName; label: string; value: string }) {
  return (
    <div title={label}>
      <dt>
        <GameSymbol name={symbol} size={14} />
        <span className={hidden.hidden}>{label}</span>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

/** How many letters its longest word has. */
const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));
