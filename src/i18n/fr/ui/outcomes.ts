import type { Messages } from '../../messages.ts';

export const outcomes: Messages['ui']['outcomes'] = {
  title: 'Dés et résultats',
  open: 'Résultats',
  hint: 'Tout ce que ce jet peut donner. Choisissez une ligne pour continuer avec ces dés ; ce qui a été joué reste comme variante.',
  rolls: 'Dés {dice} :',
  nothing: 'Il ne se passe rien.',
  played: 'déjà joué comme variante',
  all: '{count, plural, one {Créer # variante} other {Créer les # variantes}}',
  allHint: 'Une variante pour chacun ; la partie reste où elle est.',
  likeliest: 'Une variante pour chacun des plus probables ; la partie reste où elle est.',
  made: 'Les variantes sont prêtes : leur liste est à côté de la chronologie.',
  lying: 'Dés préparés : {dice}',
  next: {
    label: 'Prochains dés',
    lay: 'Préparer',
    none: 'Aucun dé préparé : le hasard décide. Tapez ce que doivent donner les prochains jets, par exemple 126 44.',
    ready:
      '{count, plural, one {# dé préparé} other {# dés préparés}} : {dice}. Ils servent aux prochains jets, et reviennent après Annuler.',
    short:
      '{count, plural, one {Un seul dé préparé} other {Seulement # dés préparés}}, et ce jet en demande {due, number} : le hasard décide. Préparés : {dice}.',
    fault: 'Tapez seulement des chiffres de 1 à 6, {most, number} au plus.',
  },
};
