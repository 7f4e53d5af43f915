import type { Messages } from '../../messages.ts';

/** What holds the table: languages, parts still on their way, a new version. */
export const shell: Messages['ui']['shell'] = {
  language: {
    title: 'Langue',
    auto: 'Comme le préfère le navigateur',
    /** {language} is its own name for itself. */
    failed: '{language} : impossible à charger. Y a-t-il un réseau ?',
  },
  loading: 'Un instant…',
  notNumber: '{field} : ce n’est pas un nombre.',
  update: {
    title: 'Une nouvelle version est prête',
    text: 'Elle se charge quand vous le dites. Votre partie est conservée : vous la retrouverez sous Continuer.',
    take: 'La charger maintenant',
    later: 'Plus tard',
  },
};

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
