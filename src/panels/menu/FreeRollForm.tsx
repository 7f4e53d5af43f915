import { useId, useState } from 'react';
import { type Command, type Game, SIDES, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { typedWhole } from '../../parts/typedNumber.ts';

const MOST_DICE = 6;

/** Dice for what no rule covers (TURN-15). */
export function FreeRollForm({ game, onSend }: { game: Game; onSend: (command: Command) => void }) {
  const t = useTranslations('ui.menu.free');
  const id = useId();
  const [by, setBy] = useState<Side>(game.state.turn.side);
  const [dice, setDice] = useState(1);
  const [note, setNote] = useState('');
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ type: 'freeRoll', by, dice, note: note.trim() });
      }}
    >
      <p className={form.hint}>{t('text')}</p>
      <div className={form.row}>
        <label className={form.field} htmlFor={`${id}-by`}>
          {t('by')}
          <select id={`${id}-by`} value={by} onChange={(event) => setBy(event.target.value === 'a' ? 'a' : 'b')}>
            {SIDES.map((side) => (
              <option key={side} value={side}>
                {game.setup.sides[side].name}
              </option>
            ))}
          </select>
        </label>
        <label className={form.field} htmlFor={`${id}-dice`}>
          {t('dice')}
          <select id={`${id}-dice`} value={dice} onChange={(event) => setDice(typedWhole(event.target.value))}>
            {Array.from({ length: MOST_DICE }, (_, i) => i + 1).map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
      </div>
      <label className={form.field} htmlFor={`${id}-note`}>
        {t('note')}
        <input id={`${id}-note`} value={note} maxLength={200} onChange={(event) => setNote(event.target.value)} />
      </label>
      <div className={form.buttons}>
        <Button submit look="primary">
          {t('ask')}
        </Button>
      </div>
    </form>
  );
}
