import { IdCard, MapPinned } from 'lucide-react';
import type { Game, Id, Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { useCardInHand } from '../../store/cardInHand.ts';
import { useUiStore } from '../../store/ui.ts';
import { RoleBadge } from '../cards/RoleBadge.tsx';
import { SideMark } from '../cards/symbols.tsx';
import { placesSubject } from '../characters/placesSubject.ts';
import { Coin } from '../side/Coin.tsx';
import { useWords } from '../useWords.ts';
import styles from './Prompt.module.css';

interface BandProps {
  game: Game;
  /** In whose colour. */
  by: Side | 'both';
  /** The character it is about; null: it is about the side. */
  who: Id | null;
  /** Stands below the name. */
  says: string | null;
}

/** The head of what stands in the place of the decision: whose it is, his card, the tokens there are. */
export function Band({ game, by, who, says }: BandProps) {
  const t = useTranslations('ui');
  const words = useWords(game);
  const take = useCardInHand((hand) => hand.take);
  const isPlaced = useUiStore((ui) => {
    const subject = placesSubject(game, ui.tool, ui.selected);
    return (
      subject !== null &&
      (subject.who === who || ((subject.who === null || subject.action === 'deploy') && by !== 'both'))
    );
  });
  const { listPlaces } = useUiStore.getState();
  const { sides } = game.setup;
  const side = by === 'both' ? t('prompt.both', { a: sides.a.name, b: sides.b.name }) : sides[by].name;
  const tokens = by === 'both' ? null : game.state.tokens[by];
  return (
    <header className={styles.band}>
      {who !== null ? (
        <RoleBadge game={game} who={who} size={34} />
      ) : (
        <span className={styles.marks}>
          {by !== 'b' && <SideMark side="a" size={26} />}
          {by !== 'a' && <SideMark side="b" size={26} />}
        </span>
      )}
      <div className={styles.names}>
        <strong className={styles.name}>{who === null ? side : words.name(who)}</strong>
        {says !== null && <span className={styles.decides}>{says}</span>}
      </div>
      {isPlaced && (
        <IconButton look="quiet" label={t('places.open')} shortcut="l" onClick={() => listPlaces(true)}>
          <MapPinned size={20} aria-hidden="true" />
        </IconButton>
      )}
      {who !== null && (
        <IconButton
          look="quiet"
          label={t('cardInHand.lookAt', { who: words.name(who) })}
          shortcut="i"
          onClick={() => take(who)}
        >
          <IdCard size={20} aria-hidden="true" />
        </IconButton>
      )}
      {tokens !== null && <Coin tokens={tokens} size="large" label={t('side.tokens', { tokens })} />}
    </header>
  );
}
