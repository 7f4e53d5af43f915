import { useId, useState } from 'react';
import { type EditionId, type Rulings, rulingOptions, rulingsFault } from '../../editions/index.ts';
import type { RulingId } from '../../engine/index.ts';
import { ruleText, ruleTitle, rulingOption, useTranslations } from '../../i18n/index.ts';
import { Folded } from '../parts/Folded.tsx';
import form from '../parts/form.module.css';
import { Choices } from './Choices.tsx';
import styles from './RulingChoices.module.css';
import { RULING_GROUPS, type RulingGroup } from './rulingGroups.ts';

interface RulingChoicesProps {
  edition: EditionId;
  /** Only what differs from the default. */
  rulings: Rulings;
  onChange: (rulings: Rulings) => void;
}

const GROUPS = Object.keys(RULING_GROUPS) as RulingGroup[];
const BASE = 25; // mm, R39

/** What the texts leave open: ours stands first, and the players may agree on another. */
export function RulingChoices({ edition, rulings, onChange }: RulingChoicesProps) {
  const t = useTranslations('ui.newGame.rulings');
  const changed = Object.keys(rulings).length;
  const set = (id: RulingId, option: string | number): void => {
    const { [id]: _, ...others } = rulings;
    onChange(option === 'a' || option === BASE ? others : { ...others, [id]: option });
  };
  return (
    <Folded
      className={styles.rulings}
      summary={
        <>
          <strong>{t('title')}</strong> · {changed === 0 ? t('unchanged') : t('changed', { count: changed })}
        </>
      }
    >
      <div className={styles.inside}>
        <p className={form.hint}>{t('note')}</p>
        {GROUPS.map((group) => (
          <Group key={group} group={group} edition={edition} rulings={rulings} onChoose={set} />
        ))}
      </div>
    </Folded>
  );
}

interface GroupProps {
  group: RulingGroup;
  edition: EditionId;
  rulings: Rulings;
  onChoose: (id: RulingId, option: string | number) => void;
}

function Group({ group, edition, rulings, onChoose }: GroupProps) {
  const t = useTranslations();
  const open = rulingOptions(edition);
  const ids: readonly RulingId[] = RULING_GROUPS[group].filter((id) => open.has(id));
  const all = group === 'setup' ? [...ids, 'R39'] : ids;
  const changed = all.filter((id) => Object.hasOwn(rulings, id)).length;
  const name = t(`ui.newGame.rulings.group.${group}`);
  return (
    <Folded
      className={styles.group}
      summary={t('ui.newGame.rulings.inGroup', { group: name, count: all.length, changed })}
    >
      <div className={styles.inside}>
        {ids.map((id) => (
          <Choices
            key={id}
            legend={`${ruleTitle(t, id, edition)} · ${id}`}
            options={[
              ['a', ruleText(t, id, edition)],
              ...(open.get(id) ?? []).map((option) => [option, rulingOption(t, id, option)] as const),
            ]}
            chosen={String(rulings[id] ?? 'a')}
            onChoose={(option) => onChoose(id, option)}
          />
        ))}
        {group === 'setup' && <BaseSize edition={edition} mm={rulings.R39} onChange={(mm) => onChoose('R39', mm)} />}
      </div>
    </Folded>
  );
}

interface BaseSizeProps {
  edition: EditionId;
  mm: string | number | undefined;
  onChange: (mm: number) => void;
}

/** R39: one size for all bases of a game. */
function BaseSize({ edition, mm = BASE, onChange }: BaseSizeProps) {
  const t = useTranslations();
  const id = useId();
  const [typed, setTyped] = useState(String(mm));
  const text = Object.is(numberFrom(typed), mm) ? typed : String(mm); // the size may also come with a saved set
  const fault = rulingsFault(edition, { R39: mm }) !== null;
  return (
    <fieldset>
      <legend className={form.legend}>{`${ruleTitle(t, 'R39', edition)} · R39`}</legend>
      <label className={`${form.field} ${form.number}`} htmlFor={id}>
        {t('ui.newGame.rulings.base')}
        <input
          id={id}
          inputMode="decimal"
          value={text}
          aria-invalid={fault}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
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
