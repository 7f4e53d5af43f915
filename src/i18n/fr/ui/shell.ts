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
