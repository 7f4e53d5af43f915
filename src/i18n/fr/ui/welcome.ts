import type { welcome as english } from '../../en/ui/welcome.ts';
import type { Shape } from '../../messages.ts';

/** What the game is, for somebody who passes by. */
export const welcome: Shape<typeof english> = {
  picture: 'Une table et deux forces, vues du dessus',
  players: 'Deux joueurs devant un écran, cinq soldats chacun, une heure au plus.',
  rules: 'Lignes de vue, couverts, coûts et chances sont calculés pour vous et montrés avant toute décision.',
  editions: 'Cinq éditions des règles, chacune avec ses raisons à consulter.',
};
