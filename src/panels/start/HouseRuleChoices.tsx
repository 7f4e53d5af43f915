import {
  type HouseRules,
  type Rules,
  type RuleValue,
  rulesetOf,
  type SwitchId,
  valueIn,
} from '../../editions/index.ts';
import type { Ruleset } from '../../engine/index.ts';
import { ruleTitle, useTranslations } from '../../i18n/index.ts';
import { Folded } from '../../parts/Folded.tsx';
import form from '../../parts/form.module.css';
import { HouseRuleChoice } from './HouseRuleChoice.tsx';
import styles from './RulingChoices.module.css';
import { SWITCH_GROUPS, type SwitchGroup } from './switchGroups.ts';

interface HouseRuleChoicesProps {
  rules: Rules;
  onChange: (rules: HouseRules) => void;
}

const GROUPS = Object.keys(SWITCH_GROUPS) as SwitchGroup[];

/** What the players play otherwise than the edition, with the rulings they have chosen, has it. */
export function HouseRuleChoices({ rules, onChange }: HouseRuleChoicesProps) {
  const t = useTranslations('ui.houseRules');
  const usual = rulesetOf(rules.edition, rules.rulings);
  const count = Object.keys(rules.rules).length;
  const set = (id: SwitchId, value: RuleValue): void => {
    const { [id]: _, ...others } = rules.rules;
    onChange(value === valueIn(usual, id) ? others : { ...others, [id]: value });
  };
  return (
    <Folded
      className={styles.rulings}
      summary={
        <>
          <strong>{t('title')}</strong> · {count === 0 ? t('none') : t('count', { count })}
        </>
      }
    >
      <div className={styles.inside}>
        <p className={form.hint}>{t('note')}</p>
        {GROUPS.map((group) => (
          <Group key={group} group={group} rules={rules} usual={usual} onChoose={set} />
        ))}
      </div>
    </Folded>
  );
}

interface GroupProps {
  group: SwitchGroup;
  rules: Rules;
  /** Without house rules. */
  usual: Ruleset;
  onChoose: (id: SwitchId, value: RuleValue) => void;
}

function Group({ group, rules, usual, onChoose }: GroupProps) {
  const t = useTranslations();
  const ids: readonly SwitchId[] = SWITCH_GROUPS[group];
  const changed = ids.filter((id) => Object.hasOwn(rules.rules, id)).length;
  const name = group === 'takeCover' ? t('ui.houseRules.takeCover') : t(`ui.newGame.rulings.group.${group}`);
  return (
    <Folded
      className={styles.group}
      summary={t('ui.newGame.rulings.inGroup', { group: name, count: ids.length, changed })}
    >
      <div className={styles.inside}>
        {ids.map((id) => (
          <HouseRuleChoice
            key={id}
            id={id}
            title={ruleTitle(t, id, rules.edition)}
            usual={valueIn(usual, id)}
            value={rules.rules[id] ?? valueIn(usual, id)}
            onChoose={(value) => onChoose(id, value)}
          />
        ))}
      </div>
    </Folded>
  );
}
