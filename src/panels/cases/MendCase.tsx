import { useId, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { NotKept } from '../../parts/NotKept.tsx';
import { asFound } from '../../play/cases/asFound.ts';
import type { Case, Verdict } from '../../play/cases/case.ts';
import type { Expectation } from '../../play/files/caseForm.ts';
import type { LibraryItem } from '../../play/journal/database.ts';
import type { StorageFault } from '../../play/journal/stored.ts';
import type { Made } from '../../play/library.ts';
import { keep } from '../../store/library.ts';

interface MendCaseProps {
  /** The case as the library has it. */
  item: LibraryItem;
  given: Case;
  verdict: Verdict;
  expectation: Expectation;
}

/** A tester's own case does not hold: it may expect what was found from now on, or ask instead of expecting. */
export function MendCase({ item, given, verdict, expectation }: MendCaseProps) {
  const t = useTranslations('ui.caseRoom');
  const id = useId();
  const [question, setQuestion] = useState('');
  const [unkept, setUnkept] = useState<{ readonly fault: StorageFault; readonly all: readonly Made[] } | null>(null);
  const found = asFound(expectation, verdict.differences);
  const store = async (change: Readonly<Record<string, unknown>>): Promise<void> => {
    const all = [{ ...item, file: { ...item.file, ...change } }];
    const stored = await keep(all);
    setUnkept(stored.ok ? null : { fault: stored.fault, all });
  };
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (question.trim() === '') return;
        void store({ expect: given.expect.filter((each) => each !== expectation), open: question.trim() });
      }}
    >
      {found && (
        <div className={form.buttons}>
          <Button
            onClick={() => void store({ expect: given.expect.map((each) => (each === expectation ? found : each)) })}
          >
            {t('expectFound')}
          </Button>
        </div>
      )}
      <label className={form.field} htmlFor={id}>
        {t('question')}
        <input id={id} value={question} maxLength={300} onChange={({ target }) => setQuestion(target.value)} />
      </label>
      <div className={form.buttons}>
        <Button submit refused={question.trim() === ''}>
          {t('leaveOpen')}
        </Button>
      </div>
      {unkept && <NotKept {...unkept} />}
    </form>
  );
}
