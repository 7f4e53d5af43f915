import { shortName } from '../../board/index.ts';
import type { Character, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../parts/hidden.module.css';
import styles from './Markers.module.css';
import { GameSymbol, type SymbolName } from './symbols.tsx';

/**
 * What lies on a card: the tokens spent on it, and the markers of its character, each said in a word. Among others
 * the wound is a sign only: the whole card says it.
 */
export function Markers({ game, character, actions }: { game: Game; character: Character; actions: number }) {
  const t = useTranslations('ui.card');
  const names = game.setup.roster
    .filter(({ id }) => character.coverFrom.includes(id))
    .map(({ id }) => shortName(game, id));
  const markers: [SymbolName, string][] = [];
  if (character.out) markers.push(['out', t('eliminated')]);
  else {
    if (character.wounded) markers.push(['wounded', t('wounded')]);
    if (character.shock) markers.push(['shock', t('shock')]);
    if (character.panicking) markers.push(['panicking', t('panicking')]);
    if (character.inCover) markers.push(['takeCover', t('inCover')]);
    if (names.length > 0) markers.push(['takeCover', t('coverFrom', { who: names.join(', ') })]);
    if (character.at === null)
      markers.push([
        'actions',
        t(character.firstFell > 0 ? 'secondWaits' : isSettingUp(game) ? 'reserve' : 'keptBack'),
      ]);
  }
  if (markers.length === 0 && character.spent === 0) return null;
  return (
    <div className={styles.row}>
      {markers.map(([symbol, word]) => (
        <span key={word} className={`${styles.marker} ${styles[symbol] ?? ''}`}>
          <GameSymbol name={symbol} size={13} />
          <span className={symbol === 'wounded' && markers.length > 1 ? hidden.hidden : undefined}>{word}</span>
        </span>
      ))}
      {character.spent > 0 && !character.out && (
        <span className={styles.spent} role="img" aria-label={t('spent', { spent: character.spent, actions })}>
          {Array.from({ length: character.spent }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: discs are all alike
            <span key={i} className={`${styles.disc} ${i >= actions ? styles.beyond : ''}`} />
          ))}
        </span>
      )}
    </div>
  );
}

/** Before the first turn everybody is to be deployed; later on only reinforcements wait (REIN-2). */
const isSettingUp = ({ state }: Game): boolean => state.frames[0]?.kind === 'setup';
