import type { placing as english } from '../../en/ui/placing.ts';
import type { Shape } from '../../messages.ts';

/** Where a player leaves it to the program where to deploy. */
export const placing: Shape<typeof english> = {
  one: 'Choisir la place pour moi',
  all: 'Déployer les deux camps',
};
