import { useState } from 'react';
import { type Command, type Game, SIDES, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { Agreement } from './Agreement.tsx';

interface EndFormProps {
  game: Game;
  how: 'draw' | 'stop';
  onSend: (command: Command) => void;
}

/** R141: a draw, or stopping and counting, is for both to agree on. */
export function AgreeForm({ game, how, onSend }: EndFormProps) {
  const t = useTranslations('ui.menu');
  return (
    <div className={form.form}>
      <p className={form.hint}>{t(`${how}.text`)}</p>
      <Agreement game={game} label={t(`${how}.do`)} onAgreed={() => onSend({ type: 'agree', what: how })} />
    </div>
  );
}

/** R141: conceding is for one side to say, twice. */
export function ConcedeForm({ game, onSend }: Omit<EndFormProps, 'how'>) {
  const t = useTranslations('ui.menu.concede');
  const [side, setSide] = useState<Side | null>(null);
  return (
    <div className={form.form}>
      <p className={form.hint}>{t('text')}</p>
      <div className={form.buttons}>
        {SIDES.map((each) => (
          <Button key={each} pressed={side === each} onClick={() => setSide(each)}>
            {t('side', { name: game.setup.sides[each].name })}
          </Button>
        ))}
      </div>
      {side && (
        <div className={form.buttons}>
          <Button look="primary" onClick={() => onSend({ type: 'concede', side })}>
            {t('do', { name: game.setup.sides[side].name })}
          </Button>
        </div>
      )}
    </div>
  );
}
