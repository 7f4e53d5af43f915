import { onDemand } from '../../parts/onDemand.tsx';
import { fetched } from '../../store/fetched.ts';
import { closeNewGame, useNewGame } from '../../store/newGame.ts';

const NewGame = onDemand(async () => (await fetched(() => import('./NewGame.tsx'))).NewGame);

/** The page on which a new game is chosen, where somebody has asked for it. */
export function ChoosingGame() {
  return useNewGame((s) => s.open) && <NewGame onClose={closeNewGame} />;
}
