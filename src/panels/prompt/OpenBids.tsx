import { useState } from 'react';
import { type Game, SIDES, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { strengthOf } from '../../play/players.ts';
import { useGameStore } from '../../store/game.ts';
import { bidAgainst } from '../../store/opponent.ts';
import { BidField } from './BidField.tsx';
import { PromptFrame } from './PromptFrame.tsx';
import { typedBid } from './typedBid.ts';

/** R03=b: both bids openly, side by side. */
export function OpenBids({ game, most }: { game: Game; most: Readonly<Record<Side, number>> }) {
  const t = useTranslations('ui.prompt.bids');
  const send = useGameStore((s) => s.send);
  const [typed, setTyped] = useState({ a: '', b: '' });
  const [tried, setTried] = useState(false);
  const players = useGameStore((s) => s.start?.players);
  const asked = SIDES.filter((side) => !strengthOf(players, side));
  const [a, b] = [typedBid(typed.a, most.a), typedBid(typed.b, most.b)];
  return (
    <PromptFrame game={game} by="both" title={t('title')}>
      <p>{t('text')}</p>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          const [only] = asked.length === 1 ? asked : [];
          const bid = only && { a, b }[only];
          if (only && typeof bid === 'number') bidAgainst(only, bid);
          else if (a === null || b === null) setTried(true);
          else send({ type: 'bid', a, b });
        }}
      >
        <div className={form.row}>
          {asked.map((side) => (
            <BidField
              key={side}
              label={t('labelOf', { name: game.setup.sides[side].name, most: most[side] })}
              text={typed[side]}
              most={most[side]}
              refused={tried && { a, b }[side] === null}
              onType={(text) => setTyped((was) => ({ ...was, [side]: text }))}
            />
          ))}
        </div>
        <div className={form.buttons}>
          <Button submit look="primary">
            {t('bid')}
          </Button>
        </div>
      </form>
    </PromptFrame>
  );
}
