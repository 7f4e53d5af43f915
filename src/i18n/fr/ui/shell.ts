import type { Messages } from '../../messages.ts';

/** What holds the table: languages, parts still on their way, a new version. */
export const shell: Messages['ui']['shell'] = {
  language: {
    title: 'Langue',
    auto: 'Comme le préfère le navigateur',
    /** {language} is its own name for itself. */
    failed: '{language} : impossible à charger. Êtes-vous connecté ?',
  },
  loading: 'Un instant…',
  notFetched: 'Cette partie du programme n’a pas pu être chargée. Êtes-vous connecté ? Réessayez.',
  again: 'Réessayer',
  notNumber: '{field} : ce n’est pas un nombre.',
  update: {
    title: 'Une nouvelle version est prête',
    text: 'Elle sera chargée quand vous le voudrez. Votre partie est conservée : vous la retrouverez sous Continuer.',
    take: 'La charger maintenant',
    later: 'Plus tard',
  },
};

/** How the people at a screen like it. */
export const preferences: Messages['ui']['preferences'] = {
  title: 'Préférences',
  theme: {
    title: 'Couleurs',
    auto: 'Selon le navigateur',
    day: 'Clair',
    dark: 'Sombre',
    contrast: 'Contraste élevé',
  },
  motion: {
    title: 'Animations',
    auto: 'Comme le préfère le navigateur',
    less: 'Rien ne bouge tout seul',
  },
  letters: {
    title: 'Touches à lettres',
    everywhere: 'Partout',
    board: 'Sur la table seulement',
    alt: 'Avec Alt',
    off: 'Aucune',
  },
  ruleNumbers: {
    title: 'Numéros des règles',
    hidden: 'Masqués',
    shown: 'À côté du texte',
  },
};

/** What every dialog has. */
export const dialog: Messages['ui']['dialog'] = { close: 'Fermer' };
