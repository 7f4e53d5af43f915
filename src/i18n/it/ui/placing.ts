import type { placing as english } from '../../en/ui/placing.ts';
import type { Shape } from '../../messages.ts';

/** Where a player leaves it to the program where to deploy. */
export const placing: Shape<typeof english> = {
  one: 'Metti in campo {who} per me',
  all: 'Schiera tutti, da entrambe le parti',
  note: 'In copertura dove ce n’è; ognuno si può ancora riprendere.',
};
