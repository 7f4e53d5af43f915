import { shortName } from '../../board/index.ts';
import { type Awaiting, character, type Game, type Id, losses, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { RoleBadge } from '../cards/RoleBadge.tsx';
import { GameSymbol, SideMark } from '../cards/symbols.tsx';
import { Clock } from '../clock/Clock.tsx';
import { aimOf } from '../side/aimOf.ts';
import { Goals } from '../side/Goals.tsx';
import { LossBar } from '../side/LossBar.tsx';
import { Tokens } from '../side/Tokens.tsx';
import styles from './Large.module.css';

interface LargeSideProps {
  game: Game;
  awaiting: Awaiting;
  side: Side;
}

/** A side as it is read from the last row: whose it is, whether it decides, its tokens, aim and losses, and who still stands. */
export function LargeSide({ game, awaiting, side }: LargeSideProps) {
  const t = useTranslations('ui');
  const { name } = game.setup.sides[side];
  const decides = awaiting.kind !== 'over' && (awaiting.by === side || awaiting.by === 'both');
  const { of, lost, total } = losses(game, side);
  const aim = aimOf(game);
  return (
    <section
      className={`${styles.panel} ${styles[side]} ${decides ? styles.lit : ''}`}
      aria-label={t('side.of', { name })}
    >
      <header className={styles.band}>
        <SideMark side={side} size={32} />
        <h2 className={styles.name}>{name}</h2>
        <Clock game={game} side={side} />
        <Tokens tokens={game.state.tokens[side]} />
      </header>
      <p className={styles.decides}>{decides ? t('hotseat.projector.decides') : ''}</p>
      {aim && <p className={styles.aim}>{t(`side.aim.${aim}.${of}`)}</p>}
      <Goals game={game} side={side} />
      <p className={styles.lost}>
        {t(`hotseat.projector.lost.${of}`, { lost, total })}
        <LossBar lost={lost} total={total} breaksAt={aim ? Math.ceil(total / 2) : null} />
      </p>
      <ul className={styles.roster}>
        {game.setup.roster
          .filter((entry) => entry.side === side)
          .map(({ id }) => (
            <Standing key={id} game={game} who={id} />
          ))}
      </ul>
    </section>
  );
}

/** One of them as a small picture, with how he is: the fallen are crossed out and keep their place. */
function Standing({ game, who }: { game: Game; who: Id }) {
  const t = useTranslations('ui.card');
  const { out, wounded, inCover, level } = character(game, who);
  const state = out ? 'eliminated' : wounded ? 'wounded' : inCover ? 'inCover' : null;
  return (
    <li className={state ? styles[state] : ''}>
      <span className={styles.picture}>
        <RoleBadge game={game} who={who} size={48} />
        {state && <GameSymbol name={SIGNS[state]} size={24} />}
        {level > 0 && !out && (
          <span className={styles.level} role="img" aria-label={t('level', { level })}>
            <GameSymbol name="level" size={16} /> {level}
          </span>
        )}
      </span>
      <span className={styles.who}>{shortName(game, who)}</span>
      {state && <em>{t(state)}</em>}
    </li>
  );
}

const SIGNS = { eliminated: 'out', wounded: 'wounded', inCover: 'takeCover' } as const;
