import { ArrowLeft } from 'lucide-react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { useWorkshop } from '../../store/workshop.ts';
import { withTable } from '../scenario/scenario.ts';
import { useWriting } from '../scenario/writing.ts';
import styles from './Editor.module.css';
import { draftNow, useEditing } from './editing.ts';

/** The way back for a table that a scenario has sent here, as it is now; not while something else lies on the workbench. */
export function ToScenario() {
  const t = useTranslations('ui.scenario');
  const work = useWriting((s) => s.work);
  const onBench = useWriting((s) => s.onBench);
  const isHere = useEditing(
    ({ steps, at }) => steps.slice(0, at + 1).findLast(({ by }) => by === null)?.draft === onBench,
  );
  if (!work || !onBench || !isHere) return null;
  const { scenario } = work;
  const back = (): void => {
    const { table, scenery } = draftNow(useEditing.getState()).setup;
    const isAsItCame = table === onBench.setup.table && scenery === onBench.setup.scenery;
    if (!isAsItCame) void useWriting.getState().change(withTable(scenario, { table, scenery }));
    useWorkshop.getState().goTo('scenario');
  };
  return (
    <div className={styles.play}>
      <Button look="primary" onClick={back}>
        <ArrowLeft size={18} aria-hidden="true" /> {t('backWithTable')}
      </Button>
    </div>
  );
}
