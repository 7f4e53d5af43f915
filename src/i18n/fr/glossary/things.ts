import type { things as english } from '../../en/glossary/things.ts';
import type { Shape } from '../../messages.ts';

/** Tokens, cards and markers, scenery, sight. */
export const things: Shape<typeof english> = {
  actionToken: {
    term: 'Pion Action',
    also: 'PA, pion, jeton Action',
    text: 'Ce qui paie toute action. Les pions dépensés sont sur la carte de qui a agi.',
  },
  action: {
    term: 'Action',
    text: 'Ce que fait un personnage contre des pions : se déplacer, tirer, lancer, se mettre à terre, poser un marqueur. La carte dit combien.',
  },
  character: {
    term: 'Personnage',
    also: 'figurine',
    text: 'Une personne sur la table, avec un socle et une carte à elle.',
  },
  statCard: {
    term: 'Carte de référence',
    also: 'carte, profil',
    text: 'Tout ce que peut un personnage, sur deux côtés : indemne et blessé.',
  },
  woundedSide: {
    term: 'Côté blessé',
    text: 'Le côté de la carte qui compte une fois le personnage blessé.',
  },
  points: {
    term: 'Points',
    also: 'valeur en points',
    text: 'Ce que vaut un personnage ; les forces se conviennent en points, et certaines éditions se gagnent par eux.',
  },
  reinforcement: {
    term: 'Renfort',
    also: 'carte de renfort',
    text: 'Dans la bêta 2.0 : une carte à deux personnages, dont le second entre quand le premier a été touché.',
  },
  force: { term: 'Force', also: 'troupes', text: 'Tous les personnages d’un camp.' },
  shots: { term: 'Tirs', text: 'Combien de fois une arme peut tirer en un tour.' },
  machineGun: {
    term: 'Mitrailleuse',
    also: 'MG',
    text: 'Une arme qui mène seule un Tir de Suppression.',
  },
  marker: {
    term: 'Marqueur',
    text: 'Un repère sur la table ou près d’un socle. Les distances partent de son bord.',
  },
  base: {
    term: 'Socle',
    text: 'Le pied rond d’une figurine, de 25 mm de diamètre. C’est lui qui est vu, touché, mesuré et qui gêne le passage.',
  },
  die: { term: 'Dé', also: 'D6, dés', text: 'Un cube avec les nombres de 1 à 6.' },
  unit: {
    term: 'Unité',
    also: 'u',
    text: 'La mesure de toutes les distances : 2,5 cm, ou un pouce là où c’est convenu.',
  },
  scenery: {
    term: 'Décor',
    also: 'élément de décor, terrain',
    text: 'Tout ce qui est sur la table sans être un personnage : il cache, bloque et ralentit.',
  },
  totalCover: {
    term: 'Obstruction',
    text: 'Un décor à travers lequel on ne peut ni voir ni passer : un couvert total.',
  },
  partialCover: {
    term: 'Couvert',
    text: 'Un décor qui rend une cible plus dure à toucher sans la cacher : un couvert partiel.',
  },
  countedCovers: {
    term: 'Couverts comptés',
    also: 'couverts distincts',
    text: 'Dans la bêta 2.0 : chaque couvert sur la ligne, à 2u du précédent, rend la cible plus dure à toucher.',
  },
  sheltering: {
    term: 'Abritant',
    also: 'terrain abritant',
    text: 'Dans la bêta 2.0 : ce qui cache et arrête tout, comme une maison. La même chose qu’une obstruction.',
  },
  protecting: {
    term: 'Protecteur',
    also: 'terrain protecteur',
    text: 'Dans la bêta 2.0 : un couvert consistant, comme un mur. Il ralentit le passage et arrête les explosions.',
  },
  concealing: {
    term: 'Dissimulant',
    also: 'terrain dissimulant, dissimulation',
    text: 'Dans la bêta 2.0 : un couvert qui cache seulement, comme des feuilles ou de la fumée. On le traverse et il n’arrête pas les explosions.',
  },
  impassable: {
    term: 'Infranchissable',
    also: 'terrain infranchissable, barbelés, eau',
    text: 'Dans la bêta 2.0 : un sol où personne n’entre ni ne passe, bien qu’il ne cache rien.',
  },
  difficult: {
    term: 'Difficile',
    also: 'terrain difficile, boue, neige',
    text: 'Dans la bêta 2.0 : un sol qui raccourcit chaque mouvement et ne cache rien.',
  },
  inTheOpen: { term: 'À découvert', text: 'Sans couvert : un 4 suffit pour toucher.' },
  roundBase: {
    term: 'Socle scénique rond',
    also: 'socle de 60 mm',
    text: 'Un élément de décor avec un emplacement pour un personnage, qui y est à couvert.',
  },
  hole: {
    term: 'Emplacement',
    also: 'trou, trou de combat',
    text: 'La place d’un personnage dans un socle scénique rond. On y entre gratuitement au contact.',
  },
  body: {
    term: 'Dépouille',
    also: 'mort, tombé',
    text: 'Dans la bêta 2.0 : ce qui reste de qui est tombé. C’est un couvert, et dans un emplacement elle le ferme.',
  },
  smoke: {
    term: 'Fumée',
    also: 'écran de fumée',
    text: 'Dans la bêta 2.0 : ce que laisse un temps une grenade fumigène. Elle cache comme un terrain dissimulant et compte toujours à part.',
  },
  lineOfSight: {
    term: 'Ligne de vue',
    also: 'LdV, LOS',
    text: 'Il y en a une, sauf si une obstruction cache le socle entier à tous les points de l’autre.',
  },
  shortRange: {
    term: 'Courte distance',
    also: 'S, courte portée',
    text: 'Jusqu’à 10u compris : le premier nombre des dés d’une arme.',
  },
  longRange: {
    term: 'Longue distance',
    also: 'L, longue portée',
    text: 'Au-delà de 10u : le second nombre des dés d’une arme.',
  },
};
