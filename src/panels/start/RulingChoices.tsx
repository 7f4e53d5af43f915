import { useId, useState } from 'react';
import { EDITIONS, type Rulings, rulingOptions, rulingsFault } from '../../editions/index.ts';
import type { RulingId } from '../../engine/index.ts';
import { ruleText, ruleTitle, rulingOption, useTranslations } from '../../i18n/index.ts';
import form from '../parts/form.module.css';
import { Choices } from './Choices.tsx';
import styles from './RulingChoices.module.css';
import { RULING_GROUPS, type RulingGroup } from './rulingGroups.ts';

interface RulingChoicesProps {
  /** Only what differs from the default. */
  rulings: Rulings;
  onChange: (rulings: Rulings) => void;
}

const GROUPS = Object.keys(RULING_GROUPS) as RulingGroup[];
const BASE = 25; // mm, R39

/** What the texts leave open: ours stands first, and the players may agree on another. */
export function RulingChoices({ rulings, onChange }: RulingChoicesProps) {
  const t = useTranslations('ui.newGame.rulings');
  const changed = Object.keys(rulings).length;
  const set = (id: RulingId, option: string | number): void => {
    const { [id]: _, ...others } = rulings;
    onChange(option === 'a' || option === BASE ? others : { ...others, [id]: option });
  };
  return (
    <details className={styles.rulings}>
      <summary>
        <strong>{t('title')}</strong> · {changed === 0 ? t('unchanged') : t('changed', { count: changed })}
      </summary>
      <div className={styles.inside}>
        <p className={form.hint}>{t('note')}</p>
        {GROUPS.map((group) => (
          <Group key={group} group={group} rulings={rulings} onChoose={set} />
        ))}
      </div>
    </details>
  );
}

interface GroupProps {
  group: RulingGroup;
  rulings: Rulings;
  onChoose: (id: RulingId, option: string | number) => void;
}

function Group({ group, rulings, onChoose }: GroupProps) {
  const t = useTranslations();
  const ids: readonly RulingId[] = RULING_GROUPS[group];
  const all = group === 'setup' ? [...ids, 'R39'] : ids;
  const changed = all.filter((id) => Object.hasOwn(rulings, id)).length;
  const name = t(`ui.newGame.rulings.group.${group}`);
  return (
    <details className={styles.group}>
      <summary>{t('ui.newGame.rulings.inGroup', { group: name, count: all.length, changed })}</summary>
      <div className={styles.inside}>
        {ids.map((id) => (
          <Choices
            key={id}
            legend={`${ruleTitle(t, id, EDITIONS[0])} · ${id}`}
            options={[
              ['a', ruleText(t, id, EDITIONS[0])],
              ...(rulingOptions(EDITIONS[0]).get(id) ?? []).map(
                (option) => [option, rulingOption(t, id, option)] as const,
              ),
            ]}
            chosen={String(rulings[id] ?? 'a')}
            onChoose={(option) => onChoose(id, option)}
          />
        ))}
        {group === 'setup' && <BaseSize mm={rulings.R39} onChange={(mm) => onChoose('R39', mm)} />}
      </div>
    </details>
  );
}

/** R39: one size for all bases of a game. */
function BaseSize({ mm = BASE, onChange }: { mm: string | number | undefined; onChange: (mm: number) => void }) {
  const t = useTranslations();
  const id = useId();
  const [text, setText] = useState(String(mm));
  const fault = rulingsFault(EDITIONS[0], { R39: mm }) !== null;
  return (
    <fieldset>
      <legend className={form.legend}>{`${ruleTitle(t, 'R39', EDITIONS[0])} · R39`}</legend>
      <label className={`${form.field} ${form.number}`} htmlFor={id}>
        {t('ui.newGame.rulings.base')}
        <input
          id={id}
          inputMode="decimal"
          value={text}
          aria-invalid={fault}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            onChange(numberFrom(event.target.value));
          }}
        />
      </label>
      {fault && (
        <p id={`${id}-fault`} className={form.fault}>
          {t('ui.newGame.rulings.baseFault')}
        </p>
      )}
    </fieldset>
  );
}

/** With a comma or a point; NaN for what is no number. */
const numberFrom = (text: string): number =>
  /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
