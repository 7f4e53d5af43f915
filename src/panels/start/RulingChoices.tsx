import { useId, useState } from 'react';
import { type EditionId, type Rulings, rulingNumbers, rulingOptions, rulingsFault } from '../../editions/index.ts';
import type { RulingId } from '../../engine/index.ts';
import { ruleText, ruleTitle, rulingNumber, rulingOption, useLocale, useTranslations } from '../../i18n/index.ts';
import { Folded } from '../../parts/Folded.tsx';
import form from '../../parts/form.module.css';
import { typedNumber, written } from '../../parts/typedNumber.ts';
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

/** What the texts leave open: ours stands first, and the players may agree on another. */
export function RulingChoices({ edition, rulings, onChange }: RulingChoicesProps) {
  const t = useTranslations('ui.newGame.rulings');
  const changed = Object.keys(rulings).length;
  const set = (id: RulingId, option: string | number): void => {
    const { [id]: _, ...others } = rulings;
    onChange(option === 'a' || option === rulingNumbers(edition).get(id)?.usual ? others : { ...others, [id]: option });
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
  const numbers = group === 'setup' ? [...rulingNumbers(edition).keys()] : [];
  const all = [...ids, ...numbers];
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
        {numbers.map((id) => (
          <NumberChoice key={id} id={id} edition={edition} value={rulings[id]} onChange={(n) => onChoose(id, n)} />
        ))}
      </div>
    </Folded>
  );
}

interface NumberChoiceProps {
  id: RulingId;
  edition: EditionId;
  value: string | number | undefined;
  onChange: (n: number) => void;
}

/** A number of the players' own, such as the size of all bases of a game (R39). */
function NumberChoice({ id, edition, value, onChange }: NumberChoiceProps) {
  const t = useTranslations();
  const locale = useLocale();
  const field = useId();
  const bounds = rulingNumbers(edition).get(id);
  const n = typeof value === 'number' ? value : (bounds?.usual ?? 0);
  const [typed, setTyped] = useState(() => written(n, locale));
  const text = Object.is(typedNumber(typed), n) ? typed : written(n, locale); // it may also come with a saved set
  const fault = rulingsFault(edition, { [id]: n }) !== null;
  return (
    <fieldset>
      <legend className={form.legend}>{`${ruleTitle(t, id, edition)} · ${id}`}</legend>
      <label className={`${form.field} ${form.number}`} htmlFor={field}>
        {rulingNumber(t, id)}
        <input
          id={field}
          inputMode="decimal"
          value={text}
          aria-invalid={fault}
          aria-describedby={fault ? `${field}-fault` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(typedNumber(event.target.value));
          }}
        />
      </label>
      {fault && (
        <p id={`${field}-fault`} className={form.fault}>
          {rulingNumber(t, id, bounds)}
        </p>
      )}
    </fieldset>
  );
}
