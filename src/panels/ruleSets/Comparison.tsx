import { useId, useState } from 'react';
import { comparison, type EditionId, type Rules, type Saying } from '../../editions/index.ts';
import {
  editionWord,
  houseRule,
  ruleText,
  ruleTitle,
  rulingOption,
  type Translator,
  useTranslations,
} from '../../i18n/index.ts';
import form from '../../parts/form.module.css';
import { RuleTag } from '../../parts/RuleTag.tsx';
import { readRules } from '../../play/files/rulesChecks.ts';
import type { StoredRuleSet } from '../../store/ruleSets.ts';
import styles from './RuleSets.module.css';

interface ComparisonProps {
  editions: readonly EditionId[];
  sets: readonly StoredRuleSet[];
  /** To begin with: what is chosen stands on the left if it is a set, beside its edition. */
  chosen: Rules;
}

interface Side {
  readonly key: string;
  readonly name: string;
  readonly rules: Rules;
}

/** Two sets of rules, or editions, side by side: only where they differ, rule by rule. */
export function Comparison({ editions, sets, chosen }: ComparisonProps) {
  const t = useTranslations();
  const sides: readonly Side[] = [
    ...editions.map((edition) => ({
      key: edition,
      name: editionWord(t, 'name', edition),
      rules: { edition, rulings: {}, rules: {} },
    })),
    ...sets
      .filter((set) => readRules(set).ok)
      .map((set) => ({ key: set.id, name: set.name || t('ui.houseRules.unnamed'), rules: set })),
  ];
  const [left, setLeft] = useState<string>(chosen.edition);
  const [right, setRight] = useState<string>(sets[0]?.id ?? editions.find((each) => each !== chosen.edition) ?? '');
  const [p, q] = [left, right].map((key) => sides.find((side) => side.key === key) ?? sides[0]) as [Side, Side];
  return (
    <section className={styles.comparison} aria-labelledby="comparison-title">
      <h3 id="comparison-title">{t('ui.houseRules.compare')}</h3>
      <div className={form.columns}>
        <Pick label={t('ui.houseRules.left')} sides={sides} chosen={p} onPick={setLeft} />
        <Pick label={t('ui.houseRules.right')} sides={sides} chosen={q} onPick={setRight} />
      </div>
      <Differences left={p} right={q} />
    </section>
  );
}

interface PickProps {
  label: string;
  sides: readonly Side[];
  chosen: Side;
  onPick: (key: string) => void;
}

function Pick({ label, sides, chosen, onPick }: PickProps) {
  const id = useId();
  return (
    <label className={form.field} htmlFor={id}>
      {label}
      <select id={id} value={chosen.key} onChange={(event) => onPick(event.target.value)}>
        {sides.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Differences({ left, right }: { left: Side; right: Side }) {
  const t = useTranslations();
  const differences = comparison(left.rules, right.rules);
  if (differences.length === 0) return <p className={form.hint}>{t('ui.houseRules.alike')}</p>;
  return (
    <table className={styles.table}>
      <caption>{t('ui.houseRules.differences', { count: differences.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ui.houseRules.rule')}</th>
          <th scope="col">{left.name}</th>
          <th scope="col">{right.name}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ id, sayings: [inLeft, inRight] }) => (
          <tr key={id}>
            <th scope="row">
              {ruleTitle(t, id, left.rules.edition)} <RuleTag rule={id} />
            </th>
            <td>{saidBy(t, inLeft)}</td>
            <td>{saidBy(t, inRight)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function saidBy(t: Translator, saying: Saying): string {
  switch (saying.by) {
    case 'switch':
      return houseRule(t, saying.id, saying.value);
    case 'ruling':
      return rulingOption(t, saying.id, saying.option);
    case 'edition':
      return ruleText(t, saying.id, saying.edition);
  }
}
