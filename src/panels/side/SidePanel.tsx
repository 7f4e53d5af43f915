import type { CSSProperties } from 'react';
import { type Awaiting, type Game, losses, type Side, turnLimit } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../../parts/hidden.module.css';
import { SideMark } from '../cards/symbols.tsx';
import { Clock } from '../clock/Clock.tsx';
import { aimOf } from './aimOf.ts';
import { Goals } from './Goals.tsx';
import { LossBar } from './LossBar.tsx';
import { SideCard } from './SideCard.tsx';
import styles from './SidePanel.module.css';
import { Tokens } from './Tokens.tsx';

interface SidePanelProps {
  game: Game;
  awaiting: Awaiting;
  side: Side;
  /** Its edge of the table as it is seen. */
  place?: 'upper' | 'lower';
}

/** A side of the table: whose it is, its tokens, its aim, its losses and its cards; framed while this side has to decide. */
export function SidePanel({ game, awaiting, side, place = 'upper' }: SidePanelProps) {
  const t = useTranslations('ui.side');
  const decides = awaiting.kind !== 'over' && (awaiting.by === side || awaiting.by === 'both');
  /** Whose cards are at hand where there is room for one side's. */
  const isOwn = awaiting.kind === 'over' || awaiting.by === 'both' ? game.state.turn.side === side : decides;
  const limit = awaiting.kind === 'act' && awaiting.by === side ? turnLimit(game) : null;
  const lost = losses(game, side);
  const aim = aimOf(game);
  const entries = game.setup.roster.filter((entry) => entry.side === side);
  const half = Math.ceil(lost.total / 2);
  const classes = [styles.panel, styles[side], styles[place], decides && styles.lit, isOwn && styles.own];
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      style={{ '--cards': entries.length } as CSSProperties}
      aria-label={t('of', { name: game.setup.sides[side].name })}
    >
      <header className={styles.head}>
        <div className={styles.band}>
          <SideMark side={side} size={22} />
          <h2 className={styles.name}>{game.setup.sides[side].name}</h2>
          {decides && <span className={hidden.hidden}>{t('decides')}</span>}
          <Clock game={game} side={side} />
          <Tokens tokens={game.state.tokens[side]} />
        </div>
        <div className={styles.standing}>
          {aim && <p className={styles.aim}>{t(`aim.${aim}.${lost.of}`)}</p>}
          <p className={styles.lost}>
            <span>{t(`lost.${lost.of}`, { lost: lost.lost, total: lost.total })}</span>
            {aim && <span className={hidden.hidden}>{t(aim === 'losesAtLead' ? aim : 'losesAt', { half })}</span>}
            <LossBar lost={lost.lost} total={lost.total} breaksAt={aim ? half : null} />
            {limit !== null && <span>{t('spentOf', { spent: game.state.turn.spent, most: limit })}</span>}
          </p>
        </div>
      </header>
      <Goals game={game} side={side} />
      <ul className={styles.cards}>
        {entries.map((entry) => (
          <SideCard key={entry.id} game={game} awaiting={awaiting} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
