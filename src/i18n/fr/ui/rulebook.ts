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
  /** Beside rules of levels: what their drawings show. */
  drawings: {
    heights:
      'De côté : une chose est à chaque niveau qui en contient au moins 1u. Haute de 3u ou 3,9u : niveau 0 seul ; 4u ou 6u : niveaux 0 et 1 ; 7u : les trois.',
    down: 'D’une fenêtre vers le bas : le mur et le plancher du dessous ne gênent pas, sa propre fenêtre est trop proche. Du reste, seul compte le couvert le plus proche de la cible.',
    up: 'Vers une fenêtre à l’étage : la fenêtre compte, pas ce qui se trouve dans la rue. La cible est plus haut : un dé de moins.',
    total:
      'Le mur n’atteint que le niveau 0 : deux personnages à l’étage se voient par-dessus ; un à l’étage et un derrière le mur, non.',
    floor:
      'Un personnage entièrement sous le plancher est hors de vue d’en haut ; sur l’escalier qui y monte, il est vu.',
    landing:
      'Sur un long escalier, on entre gratuitement dans le palier, et le mouvement s’arrête. Le suivant repart du haut ou du bas, au choix.',
    throw:
      'Un niveau plus haut au maximum, à 5u au plus sous un toit, et par une ouverture. Au-delà d’un bord, elle tombe sur le sol en dessous et y explose.',
  },
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
