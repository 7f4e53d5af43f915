import type { preferences as english } from '../../en/ui/preferences.ts';
import type { Shape } from '../../messages.ts';

/** How the people at a screen like it. */
export const preferences: Shape<typeof english> = {
  title: 'Preferenze',
  theme: {
    title: 'Colori',
    auto: 'Come nel browser',
    day: 'Chiaro',
    dark: 'Scuro',
    contrast: 'Contrasto elevato',
  },
  motion: {
    title: 'Movimento',
    auto: 'Come nel browser',
    less: 'Nulla si muove da solo',
  },
};
