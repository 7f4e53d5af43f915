import type { Messages } from '../../messages.ts';

/** Choosing by which rules a game is played: editions, house rules, and sets of rules with a name. */
export const houseRules: Messages['ui']['houseRules'] = {
  rules: 'Règles',
  editions: 'Éditions',
  sets: 'Vos jeux de règles',
  changedSet: '{name}, modifié',
  unnamed: 'Sans nom',
  manage: 'Jeux enregistrés',
  dropped: 'La question ne se pose pas dans {edition} ; votre réponse est donc abandonnée : {rulings}.',
  clash: 'On ne peut pas jouer avec ces règles : {reason}.',

  title: 'Règles maison',
  none: 'aucune',
  count: '{count, plural, one {# règle changée} other {# règles changées}}',
  note: 'Les règles que vous jouez autrement que l’édition ; « inchangé » signale ce que dit l’édition.',
  unswitched: '{text} (inchangé)',
  number: '{least, number} à {most, number}',
  numberFault: 'Un nombre entier de {least, number} à {most, number}.',
  fault: 'Voyez {rule} sous « Règles maison ».',
  takeCover: 'Mise à terre',

  mostPoints: 'Points maximum d’une force',
  mostPointsFault: 'Un nombre entier de points.',

  name: 'Nom pour ces règles',
  save: 'Enregistrer comme jeu',
  saveIn: 'Enregistrer dans « {name} »',
  saved: '« {name} » est enregistré.',

  setsTitle: 'Jeux de règles',
  noSets: 'Aucun jeu n’est encore enregistré : choisissez vos règles dans Nouvelle partie et donnez-leur un nom.',
  about:
    '{edition} ; {rulings, plural, =0 {interprétations proposées par nous} one {# interprétation changée} other {# interprétations changées}}, {rules, plural, =0 {aucune règle maison} one {# règle maison} other {# règles maison}}',
  rename: 'Renommer',
  renameSet: 'Renommer {name}',
  newName: 'Nouveau nom pour {name}',
  keepName: 'Garder ce nom',
  delete: 'Supprimer',
  deleteSet: 'Supprimer {name}',
  deleted: '« {name} » est supprimé.',
  undo: 'Annuler',
  saveFile: 'Enregistrer dans un fichier',
  saveSetFile: 'Enregistrer {name} dans un fichier',
  open: 'Ouvrir un jeu depuis un fichier',
  file: 'Fichier d’un jeu de règles',
  opened: '« {name} » fait maintenant partie de vos jeux.',
  unplayable: 'On ne peut plus jouer avec ces règles : {reason}',

  compare: 'Côte à côte',
  left: 'À gauche',
  right: 'À droite',
  alike: 'Ces deux jeux se jouent exactement de la même façon.',
  differences: '{count, plural, one {# règle diffère} other {# règles diffèrent}}',
  rule: 'Règle',
};
