import { type Character, type Game, isFreeToAct } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../../parts/hidden.module.css';
import { useUiStore } from '../../store/ui.ts';
import styles from './Carried.module.css';
import { GameSymbol } from './symbols.tsx';

/** So many have room for their words on a card. */
const MOST_WORDS = 1;

/** GREN-14: the extra grenades on a card, each a token, more than one without its word; in the own turn a click on one hands it over. */
export function Carried({ game, character }: { game: Game; character: Character }) {
  const t = useTranslations('ui');
  const setTool = useUiStore((ui) => ui.setTool);
  const tool = useUiStore((ui) => ui.tool);
  if (character.grenades.length === 0) return null;
  const { id: who, wounded, shock, panicking, inCover, coverFrom } = character;
  const isMarked = wounded || shock || panicking || inCover || coverFrom.length > 0;
  const isCrowded = isMarked || character.grenades.length > MOST_WORDS;
  return (
    <ul className={styles.row} aria-label={t('handOver.carried')}>
      {character.grenades.map((grenade, i) => {
        const token = (
          <>
            <GameSymbol name="grenade" size={13} />
            <span className={isCrowded ? hidden.hidden : styles.word}>{t(`grenades.${grenade}`)}</span>
          </>
        );
        const isInHand = tool.kind === 'handOver' && tool.who === who && tool.grenade === grenade;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are all alike
          <li key={i}>
            {isFreeToAct(game, who) ? (
              <button
                type="button"
                className={styles.token}
                aria-pressed={isInHand}
                title={`${t(`grenades.${grenade}`)}: ${t('handOver.offer')}`}
                onClick={() => setTool({ kind: 'handOver', who, grenade })}
              >
                {token}
              </button>
            ) : (
              <span className={styles.token} title={t(`grenades.${grenade}`)}>
                {token}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
