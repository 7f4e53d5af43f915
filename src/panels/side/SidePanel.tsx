import { type Awaiting, type Game, losses, type Side, turnLimit } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { SideMark } from '../cards/symbols.tsx';
import { Clock } from '../clock/Clock.tsx';
import { Goals } from './Goals.tsx';
import { SideCard } from './SideCard.tsx';
import styles from './SidePanel.module.css';
import { Tokens } from './Tokens.tsx';

interface SidePanelProps {
  game: Game;
  awaiting: Awaiting;
  side: Side;
}

/** A side of the table: whose it is, its tokens, its losses and its cards; lit while this side has to decide. */
export function SidePanel({ game, awaiting, side }: SidePanelProps) {
  const t = useTranslations('ui.side');
  const decides = awaiting.kind !== 'over' && (awaiting.by === side || awaiting.by === 'both');
  const limit = awaiting.kind === 'act' && awaiting.by === side ? turnLimit(game) : null;
  const { of, lost, total } = losses(game, side);
  const beatenAt = beatenBy(game);
  return (
    <section
      className={`${styles.panel} ${styles[side]} ${decides ? styles.lit : styles.dim}`}
      aria-label={t('of', { name: game.setup.sides[side].name })}
    >
      <header className={styles.head}>
        <h2 className={styles.name}>
          <SideMark side={side} size={26} />
          <span>{game.setup.sides[side].name}</span>
        </h2>
        <div className={styles.standing}>{decides && <p className={styles.decides}>{t('decides')}</p>}</div>
        <Clock game={game} side={side} />
        <Tokens tokens={game.state.tokens[side]} />
        <p className={styles.lost}>
          {limit !== null && <span>{t('spentOf', { spent: game.state.turn.spent, most: limit })}</span>}
          <strong>{t(`lost.${of}`, { lost, total })}</strong>
          {beatenAt && <span>{t(beatenAt, { half: Math.ceil(total / 2) })}</span>}
        </p>
      </header>
      <Goals game={game} side={side} />
      <ul className={styles.cards}>
        {game.setup.roster
          .filter((entry) => entry.side === side)
          .map((entry) => (
            <SideCard key={entry.id} game={game} awaiting={awaiting} entry={entry} />
          ))}
      </ul>
    </section>
  );
}

/** WIN-1, WIN-4: at half of what counts; in a skirmish perhaps only if it is more than the other has lost. Not in a scenario (WIN-5). */
function beatenBy({ setup }: Game): 'losesAt' | 'losesAtLead' | null {
  if (setup.victory) return null;
  return setup.type !== 'mission' && setup.ruleset.victory.skirmishLead ? 'losesAtLead' : 'losesAt';
}
