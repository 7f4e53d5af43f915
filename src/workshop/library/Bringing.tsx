import { useId, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import { NotKept } from '../../parts/NotKept.tsx';
import { useOpeningFault } from '../../parts/openingFault.ts';
import type { FileFault } from '../../play/files/fault.ts';
import { isSame, nameOf, TAKE, type Take } from '../../play/library.ts';
import { type Coming, take, useBringing } from '../../store/bringing.ts';
import { useLibrary } from '../../store/library.ts';
import { openNewGame } from '../../store/newGame.ts';
import { useWorkshop } from '../../store/workshop.ts';
import styles from './Library.module.css';

/** What comes into the library: what it is, what of it is there already and what is to become of that, what is wrong. */
export function Bringing() {
  const coming = useBringing((s) => s.coming);
  return coming && <Shown coming={coming} />;
}

function Shown({ coming }: { coming: Coming }) {
  const t = useTranslations('ui.library');
  const { done } = useBringing.getState();
  const { goTo } = useWorkshop.getState();
  const isThere = useWorkshop((s) => s.open && s.room === 'library');
  const { all, fresh, clashes, known, toMend, faults, taken, fault } = coming;
  const [takes, setTakes] = useState<readonly Take[]>(() => clashes.map(() => 'beside'));
  const isOver = taken !== null;
  const there = useLibrary(({ items }) => items)?.filter((item) => all.some((each) => isSame(item, each))) ?? [];
  const [one] = there;
  const isRight = isOver && toMend.length === 0;
  const kind = isRight && there.length === 1 && (one?.kind === 'table' || one?.kind === 'force') ? one.kind : null;
  const some = fresh.length + clashes.length > 0;
  return (
    <Dialog title={t('coming')} onClose={done} wide={clashes.length > 0}>
      {fault && <NotKept fault={fault} all={[...fresh, ...clashes.map(({ made }) => made)]} />}
      {isOver ? (
        <p role="status">{t('taken', { count: taken })}</p>
      ) : (
        fresh.length > 0 && <p>{t('fresh', { count: fresh.length, names: fresh.map(nameOf).join(', ') })}</p>
      )}
      {known > 0 && <p className={form.hint}>{t('known', { count: known })}</p>}
      {!isOver && clashes.length > 0 && <Clashes coming={coming} takes={takes} onChange={setTakes} />}
      <Told words={t('toMend', { count: toMend.length })} faults={toMend} />
      <Told words={t('faults', { count: faults.length })} faults={faults} />
      <div className={form.buttons}>
        {some && !isOver && (
          <Button look="primary" onClick={() => void take(takes)}>
            {t('take')}
          </Button>
        )}
        {one && kind && (
          <Button
            look="primary"
            onClick={() => {
              done();
              openNewGame(one.id);
            }}
          >
            {t(`play.${kind}`, { name: nameOf(one) || t('unnamed') })}
          </Button>
        )}
        {isOver && !isThere && (
          <Button
            look={kind ? 'plain' : 'primary'}
            onClick={() => {
              done();
              goTo('library');
            }}
          >
            {t('toLibrary')}
          </Button>
        )}
        <Button onClick={done}>{t(some && !isOver ? 'leaveIt' : 'close')}</Button>
      </div>
    </Dialog>
  );
}

function Told({ words, faults }: { words: string; faults: readonly FileFault[] }) {
  const faultOf = useOpeningFault();
  if (faults.length === 0) return null;
  return (
    <>
      <p role="alert">{words}</p>
      <ul className={styles.faults}>
        {faults.map((each) => (
          <li key={`${each.path} ${each.fault}`}>{faultOf({ ok: false, fault: each })}</li>
        ))}
      </ul>
    </>
  );
}

interface ClashesProps {
  coming: Coming;
  takes: readonly Take[];
  onChange: (takes: readonly Take[]) => void;
}

/** Beside, instead, or not at all: for all of them or one by one. */
function Clashes({ coming: { clashes }, takes, onChange }: ClashesProps) {
  const t = useTranslations('ui.library');
  const id = useId();
  const [first] = takes;
  const isAlike = takes.every((each) => each === first);
  return (
    <fieldset className={form.form}>
      <legend className={form.legend}>{t('clashes', { count: clashes.length })}</legend>
      {clashes.length > 1 && (
        <label className={styles.clash} htmlFor={`${id}-all`}>
          <span>{t('forAll')}</span>
          <Choice
            id={`${id}-all`}
            value={isAlike ? first : undefined}
            onChange={(how) => onChange(clashes.map(() => how))}
          />
        </label>
      )}
      {clashes.map(({ made, there }, i) => (
        <label key={there.id} className={styles.clash} htmlFor={`${id}-${i}`}>
          <span>
            <strong>{nameOf(made) || t('unnamed')}</strong> · {t(`kind.${made.kind}`)}
          </span>
          <Choice
            id={`${id}-${i}`}
            value={takes[i]}
            onChange={(how) => onChange(takes.map((each, n) => (n === i ? how : each)))}
          />
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  id: string;
  /** undefined: not the same for all. */
  value: Take | undefined;
  onChange: (how: Take) => void;
}

function Choice({ id, value, onChange }: ChoiceProps) {
  const t = useTranslations('ui.library');
  return (
    <select
      id={id}
      className={form.control}
      value={value ?? ''}
      onChange={(event) => onChange(TAKE.find((how) => how === event.target.value) ?? 'beside')}
    >
      {value === undefined && <option value="">{t('oneByOne')}</option>}
      {TAKE.map((how) => (
        <option key={how} value={how}>
          {t(`how.${how}`)}
        </option>
      ))}
    </select>
  );
}
