import type { Messages } from '../../messages.ts';

/** How the people at a screen like it. */
export const preferences: Messages['ui']['preferences'] = {
  title: 'Préférences',
  theme: {
    title: 'Couleurs',
    auto: 'Comme le préfère le navigateur',
    day: 'Jour',
    dark: 'Sombre',
    contrast: 'Contraste élevé',
  },
  motion: {
    title: 'Animations',
    auto: 'Comme le préfère le navigateur',
    less: 'Rien ne bouge de soi-même',
  },
};
