import { useState } from 'react';
import { type Awaiting, type Game, other, SIDES, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { strengthOf } from '../../play/players.ts';
import { useGameStore } from '../../store/game.ts';
import { bidAgainst } from '../../store/opponent.ts';
import { useUiStore } from '../../store/ui.ts';
import { BidScreen } from './BidScreen.tsx';
import { OpenBids } from './OpenBids.tsx';
import styles from './Prompt.module.css';
import { PromptFrame } from './PromptFrame.tsx';

interface BidPromptProps {
  game: Game;
  awaiting: Extract<Awaiting, { kind: 'bids' }>;
}

/** TURN-2, R03: both sides bid for the initiative, in secret or openly. */
export function BidPrompt({ game, awaiting: { most, secret } }: BidPromptProps) {
  return secret ? <SecretBids game={game} most={most} /> : <OpenBids game={game} most={most} />;
}

/** One after the other behind a screen, while the other looks away; then both are sent, and so shown, together. */
function SecretBids({ game, most }: { game: Game; most: Readonly<Record<Side, number>> }) {
  const t = useTranslations('ui.prompt.bids');
  const send = useGameStore((s) => s.send);
  const half = useUiStore((ui) => ui.halfBid);
  const setHalfBid = useUiStore((ui) => ui.setHalfBid);
  const [screened, setScreened] = useState(false);
  const players = useGameStore((s) => s.start?.players);
  const alone = SIDES.filter((each) => !strengthOf(players, each));
  const [only] = alone.length === 1 ? alone : [];
  const side = only ?? (half === null ? 'a' : 'b');
  const [name, otherName] = [game.setup.sides[side].name, game.setup.sides[other(side)].name];
  const enter = (bid: number): void => {
    setScreened(false);
    if (only) bidAgainst(only, bid);
    else if (half === null) setHalfBid(bid);
    else send({ type: 'bid', a: half, b: bid });
  };
  return (
    <PromptFrame game={game} by={side} title={t('turn', { name })}>
      <p>{t('text')}</p>
      {!only && <p className={styles.hint}>{t('lookAway', { name, other: otherName })}</p>}
      <div className={styles.answers}>
        <Button look="primary" shortcut="b" onClick={() => setScreened(true)}>
          {t('begin')}
        </Button>
        {half !== null && (
          <Button look="quiet" onClick={() => setHalfBid(null)}>
            {t('again', { other: otherName })}
          </Button>
        )}
      </div>
      {screened && <BidScreen name={name} most={most[side]} onBid={enter} onClose={() => setScreened(false)} />}
    </PromptFrame>
  );
}
