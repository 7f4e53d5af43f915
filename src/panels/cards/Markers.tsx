import { shortName } from '../../board/index.ts';
import type { Character, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../../parts/hidden.module.css';
import styles from './Markers.module.css';
import { GameSymbol, type SymbolName } from './symbols.tsx';

interface MarkersProps {
  game: Game;
  character: Character;
  /** On one line: where their words are too long for it, signs alone are seen. */
  brief?: boolean;
}

/** So many letters have room on a line beside their signs. */
const MOST_LETTERS = 16;

/** The markers of a character that lie on the card, each said in a word; among others the wound is a sign only: the whole card says it. */
export function Markers({ game, character, brief = false }: MarkersProps) {
  const t = useTranslations('ui.card');
  const names = game.setup.roster
    .filter(({ id }) => character.coverFrom.includes(id))
    .map(({ id }) => shortName(game, id));
  const markers: [SymbolName, string][] = [];
  if (character.out) markers.push(['out', t('eliminated')]);
  else {
    if (character.level > 0) markers.push(['level', t('level', { level: character.level })]);
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
  if (markers.length === 0) return null;
  const isSign = (symbol: SymbolName): boolean => symbol === 'wounded' && markers.length > 1;
  const letters = markers.filter(([symbol]) => !isSign(symbol)).reduce((sum, [, word]) => sum + word.length, 0);
  const hasOthers = character.grenades.length > 1; // which lie beside them (Carried.tsx)
  const signsOnly = brief && (hasOthers || markers.length > 2 || (markers.length === 2 && letters > MOST_LETTERS));
  return (
    <div className={`${styles.row} ${brief ? styles.brief : ''}`}>
      {markers.map(([symbol, word]) => (
        <span key={word} className={`${styles.marker} ${styles[symbol] ?? ''}`} title={word}>
          <GameSymbol name={symbol} size={13} />
          <span className={signsOnly || isSign(symbol) ? hidden.hidden : styles.word}>{word}</span>
        </span>
      ))}
    </div>
  );
}

/** Before the first turn everybody is to be deployed; later on only reinforcements wait (REIN-2). */
const isSettingUp = ({ state }: Game): boolean => state.frames[0]?.kind === 'setup';
