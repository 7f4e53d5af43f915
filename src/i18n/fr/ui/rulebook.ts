import type { Messages } from '../../messages.ts';

/** The rule book: what can be looked up, and what is said about each edition. */
export const rulebook: Messages['ui']['rulebook'] = {
  title: 'Règles',
  open: 'Chercher une règle',
  about: 'À propos de cette édition',
  editions: 'Les éditions',
  edition: 'Édition',
  back: 'Retour',
  tabs: { 'look-up': 'Chercher', edition: 'À propos de l’édition' },

  search: 'Chercher',
  searchHint: 'OF-3, R32, ou un mot',
  results: 'Ce qui a été trouvé',
  found: '{count, plural, =0 {Aucun résultat} one {# entrée} other {# entrées}}',
  nothing: 'Rien ne porte ce nom. Essayez un seul mot, ou l’identifiant d’une règle.',
  choose:
    'Tapez l’identifiant d’une règle ou d’une interprétation, ou un mot ; les flèches parcourent la liste. Échap ferme le livre.',
  groups: {
    setup: 'Préparation',
    turn: 'Tours et pions',
    victory: 'Victoire',
    move: 'Mouvement',
    fire: 'Tir',
    takeCover: 'À Terre !',
    grenades: 'Grenades',
    closeCombat: 'Corps à Corps',
    opportunity: 'Tir d’Opportunité',
    suppression: 'Tir de Suppression',
    wounds: 'Blessures',
    abilities: 'Compétences',
    sight: 'Ligne de vue et couvert',
    advanced: 'Bêta seulement',
    rulings: 'Nos interprétations',
    words: 'Vocabulaire du jeu',
  },
  sign: '{kind, select, ruling {Notre interprétation} other {Règle}} : {title} ({id})',
  kinds: { rule: 'Règle', ruling: 'Notre interprétation', word: 'Terme du jeu' },

  also: 'Aussi : {names}',
  notHere: 'La question ne se pose pas dans {edition}.',
  options: 'Les joueurs peuvent convenir d’une autre réponse',
  agreed: '– convenu pour cette partie',
  baseOption: 'Toute taille de socle de 20 à 40 mm, la même pour tous.',
  elsewhere: 'Autres éditions',
  arisesIn: 'Se pose dans les éditions : {editions}',
  related: 'Voir aussi',
  word: 'En savoir plus',

  page: {
    unofficial:
      'Take Cover n’est pas lié aux auteurs de ces règles. Les noms des éditions sont les leurs et indiquent quel texte suit une édition ; tout ce qui est dit ici l’est avec nos propres mots.',
    source: 'Source : {source}.',
    changes: 'Ce qu’elle change par rapport à {edition}',
    noChanges: 'Rien n’est changé ici : les autres sont comparées à celle-ci.',
    rule: 'Règle',
    otherwise: 'Dit en d’autres mots, ou conséquence de ce qui précède ({count, number})',
    gaps: 'Là où son texte se tait ou dit deux choses à la fois',
    gapsNote:
      'Chaque point est tranché par une de nos interprétations. Quand il y a un choix, les joueurs peuvent convenir d’une autre réponse dans Nouvelle partie.',
    answer: 'Nous jouons :',
    or: 'Ou :',
    rulings: 'Autres interprétations avec un choix ({count, number})',
    rulingsNote: 'Questions que plusieurs éditions laissent ouvertes. Notre réponse vient en premier.',
  },
};
