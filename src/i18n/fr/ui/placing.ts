import type { placing as english } from '../../en/ui/placing.ts';
import type { Shape } from '../../messages.ts';

/** Where a player leaves it to the program where to deploy. */
export const placing: Shape<typeof english> = {
  one: 'Placer {who} pour moi',
  all: 'Déployer tout le monde, dans les deux camps',
  note: 'À couvert là où il y en a ; chacun peut encore être repris.',
};
