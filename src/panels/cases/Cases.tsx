import { onDemand } from '../../parts/onDemand.tsx';
import { useCases } from '../../store/cases.ts';
import { fetched } from '../../store/fetched.ts';

const CasesDialog = onDemand(async () => (await fetched(() => import('./CasesDialog.tsx'))).CasesDialog);

/** The cases, over whatever is shown; nothing while they are closed. */
export function Cases() {
  const shown = useCases((cases) => cases.shown);
  const close = useCases((cases) => cases.close);
  return shown ? <CasesDialog about={shown.about} name={shown.name} onClose={close} /> : null;
}
