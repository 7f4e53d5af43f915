import { SCENARIOS } from '../../content/index.ts';
import { type Ruleset, SIDES } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import form from '../../parts/form.module.css';
import { GAME_TYPES } from '../../play/newGame.ts';
import { DICE_MODES, HINTS, settingsOf, TAKE_BACKS } from '../../play/settings.ts';
import { Choices } from './Choices.tsx';
import type { ChosenGame } from './chosenGame.ts';

interface GameFieldsProps {
  chosen: ChosenGame;
  ruleset: Ruleset;
  onChange: (part: Partial<ChosenGame>) => void;
}

/** What kind of game: it decides what else there is to choose. */
export function GameTypeField({ chosen: { type }, ruleset: { victory }, onChange }: GameFieldsProps) {
  const t = useTranslations('ui.newGame');
  const types = GAME_TYPES.filter((each) => each !== 'scenario' || SCENARIOS.length > 0);
  const typeWords = (each: (typeof GAME_TYPES)[number]): string => {
    if (each === 'scenario') return t('types.scenario');
    if (each === 'skirmish' && victory.skirmishLead) return t('types.skirmish.lead');
    return t(`types.${each}.${victory[each]}`);
  };
  return (
    <Choices
      legend={t('type')}
      options={types.map((each) => [each, typeWords(each)] as const)}
      chosen={type}
      onChoose={(next) => onChange({ type: next })}
    />
  );
}

/** With which dice, how far steps may be taken back, and whether two people may ask what the computer would do. */
export function GameFields({ chosen: { settings: own, playedBy }, ruleset, onChange }: GameFieldsProps) {
  const t = useTranslations('ui.newGame');
  const settings = { ...settingsOf(ruleset), ...own };
  return (
    <div className={form.columns}>
      <Choices
        legend={t('dice')}
        options={DICE_MODES.map((mode) => [mode, t(`diceModes.${mode}`)] as const)}
        chosen={settings.dice}
        onChoose={(dice) => onChange({ settings: { ...own, dice } })}
      />
      <Choices
        legend={t('takeBacks')}
        options={TAKE_BACKS.map((each) => [each, t(`takeBack.${each}`)] as const)}
        chosen={settings.takeBack}
        onChoose={(takeBack) => onChange({ settings: { ...own, takeBack } })}
      />
      {SIDES.every((side) => playedBy[side] === 'person') && (
        <Choices
          legend={t('hints')}
          options={HINTS.map((each) => [each, t(`hint.${each}`)] as const)}
          chosen={settings.hints}
          onChoose={(hints) => onChange({ settings: { ...own, hints } })}
        />
      )}
    </div>
  );
}
