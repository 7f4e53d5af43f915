import { useEffect } from 'react';
import type { Game } from '../../engine/index.ts';
import { onDemand } from '../../parts/onDemand.tsx';
import { useCompare } from '../../store/compare.ts';
import { fetched } from '../../store/fetched.ts';

const ComparingDialog = onDemand(async () => (await fetched(() => import('./ComparingDialog.tsx'))).ComparingDialog);

/** What every edition says of a command; nothing as long as nobody asks. */
export function Comparing({ game }: { game: Game }) {
  const { subjects, chosen, close } = useCompare();
  useEffect(() => close, [close]);
  const subject = subjects[chosen];
  return subject?.game.setup === game.setup ? <ComparingDialog subject={subject} /> : null;
}
