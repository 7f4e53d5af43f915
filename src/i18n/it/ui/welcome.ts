import type { welcome as english } from '../../en/ui/welcome.ts';
import type { Shape } from '../../messages.ts';

/** What the game is, for somebody who passes by. */
export const welcome: Shape<typeof english> = {
  picture: 'Un tavolo con due squadre, visto dall’alto',
  players: 'Due giocatori davanti a uno schermo, cinque soldati a testa, un’ora o meno.',
  rules: 'Linee di vista, coperture, costi e probabilità sono calcolati per te e mostrati prima di decidere.',
  editions: 'Cinque edizioni delle regole, ognuna con i suoi perché da consultare.',
};
