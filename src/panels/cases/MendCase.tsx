import { useId, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { asFound } from '../../play/cases/asFound.ts';
import type { Case, Verdict } from '../../play/cases/case.ts';
import type { Expectation } from '../../play/files/caseForm.ts';
import type { LibraryItem } from '../../play/journal/database.ts';
import type { StorageFault } from '../../play/journal/stored.ts';
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
  const faultOf = useOpeningFault();
  const id = useId();
  const [question, setQuestion] = useState('');
  const [fault, setFault] = useState<StorageFault | null>(null);
  const found = asFound(expectation, verdict.differences);
  const store = async (change: Readonly<Record<string, unknown>>): Promise<void> => {
    const stored = await keep([{ ...item, file: { ...item.file, ...change } }]);
    setFault(stored.ok ? null : stored.fault);
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
      {fault && (
        <p className={form.fault} role="alert">
          {faultOf({ ok: false, storage: fault })}
        </p>
      )}
    </form>
  );
}
