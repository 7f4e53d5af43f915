import { useTranslations } from '../../i18n/index.ts';
import form from '../../parts/form.module.css';
import { CLOCK_KINDS, type ClockKind, type ClockSetting } from '../../play/clock.ts';
import { Choices } from '../start/Choices.tsx';
import { NumberField } from '../start/NumberField.tsx';

interface ClockFieldsProps {
  chosen: ClockSetting | null;
  onChange: (clock: ClockSetting | null) => void;
}

/** What is suggested when a kind of clock is chosen. */
const SUGGESTED: Readonly<Record<ClockKind, ClockSetting>> = {
  countdown: { kind: 'countdown', minutes: 90, increment: 0 },
  chess: { kind: 'chess', minutes: 30, increment: 10 },
};

/** Whether the players have a clock beside the game, and with how much time. */
export function ClockFields({ chosen, onChange }: ClockFieldsProps) {
  const t = useTranslations('ui.hotseat.clock');
  return (
    <div className={form.columns}>
      <Choices
        legend={t('title')}
        options={(['none', ...CLOCK_KINDS] as const).map((kind) => [kind, t(`kinds.${kind}`)] as const)}
        chosen={chosen?.kind ?? 'none'}
        onChoose={(kind) => onChange(kind === 'none' ? null : SUGGESTED[kind])}
      />
      {chosen && (
        <div>
          <NumberField
            key={chosen.kind}
            label={t(`minutes.${chosen.kind}`)}
            value={chosen.minutes}
            onChange={(minutes) => onChange({ ...chosen, minutes })}
          />
          {chosen.kind === 'chess' && (
            <NumberField
              label={t('increment')}
              value={chosen.increment}
              onChange={(increment) => onChange({ ...chosen, increment })}
            />
          )}
        </div>
      )}
    </div>
  );
}
