import { useState } from 'react';
import { type Game, SIDES } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { SideMark } from '../cards/symbols.tsx';

interface AgreementProps {
  game: Game;
  /** What happens once both have said yes. */
  label: string;
  onAgreed: () => void;
}

/** Both sides have to say yes, each with a button of its own. */
export function Agreement({ game, label, onAgreed }: AgreementProps) {
  const t = useTranslations('ui.menu');
  const [agreed, setAgreed] = useState({ a: false, b: false });
  const both = agreed.a && agreed.b;
  return (
    <fieldset className={form.form}>
      <legend className={form.hint}>{t('bothMustAgree')}</legend>
      <div className={form.buttons}>
        {SIDES.map((side) => (
          <Button
            key={side}
            pressed={agreed[side]}
            onClick={() => setAgreed((was) => ({ ...was, [side]: !was[side] }))}
          >
            <SideMark side={side} />
            {t('agrees', { name: game.setup.sides[side].name })}
          </Button>
        ))}
      </div>
      <div className={form.buttons}>
        <Button look="primary" refused={!both} describedBy="agreement-note" onClick={onAgreed}>
          {label}
        </Button>
      </div>
      <p id="agreement-note" className={form.hint}>
        {both ? t('bothAgreed') : t('notYetAgreed')}
      </p>
    </fieldset>
  );
}
