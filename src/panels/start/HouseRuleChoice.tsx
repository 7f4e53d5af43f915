import { EDITIONS, optionsOf, type RuleValue, rulesetOf, type SwitchId, valueIn } from '../../editions/index.ts';
import { houseRule, useTranslations } from '../../i18n/index.ts';
import { Choices } from './Choices.tsx';
import { NumberField } from './NumberField.tsx';

interface HouseRuleChoiceProps {
  id: SwitchId;
  title: string;
  /** What holds without a house rule. */
  usual: RuleValue | null;
  value: RuleValue | null;
  onChoose: (value: RuleValue) => void;
}

/** Stands for whatever number is in the field. */
const NUMBER = 'n';

/** One rule that can be switched: its options as sentences, and a field for the number where one of them is a number. */
export function HouseRuleChoice({ id, title, usual, value, onChoose }: HouseRuleChoiceProps) {
  const t = useTranslations();
  const { words, bounds } = optionsOf(id);
  const shown = typeof value === 'number' ? value : numberOf(id, usual);
  const sentence = (option: RuleValue): string => {
    const text = houseRule(t, id, option);
    return option === usual ? t('ui.houseRules.unswitched', { text }) : text;
  };
  const isSound = bounds !== null && Number.isInteger(shown) && shown >= bounds.least && shown <= bounds.most;
  return (
    <div>
      <Choices
        legend={`${title} · ${id}`}
        options={[
          ...words.map((word) => [word, sentence(word)] as const),
          ...(bounds ? [[NUMBER, sentence(isSound ? shown : numberOf(id, usual))] as const] : []),
        ]}
        chosen={typeof value === 'number' ? NUMBER : (value ?? '')}
        onChoose={(option) => onChoose(option === NUMBER ? shown : option)}
      />
      {bounds && typeof value === 'number' && (
        <NumberField
          label={t('ui.houseRules.number', bounds)}
          beside
          value={value}
          fault={isSound ? undefined : t('ui.houseRules.numberFault', bounds)}
          onChange={onChoose}
        />
      )}
    </div>
  );
}

/** A number to begin with where none is in force: that of the first edition that has one. */
function numberOf(id: SwitchId, usual: RuleValue | null): number {
  const numbers = [usual, ...EDITIONS.map((edition) => valueIn(rulesetOf(edition), id))];
  return numbers.find((value) => typeof value === 'number') ?? optionsOf(id).bounds?.least ?? 0;
}
