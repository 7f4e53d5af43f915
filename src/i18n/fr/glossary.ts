import type { Messages } from '../messages.ts';

/** The words of the game, to be looked up. */
export const glossary: Messages['glossary'] = {
  // Tokens, cards and markers, scenery, sight.
  actionToken: {
    term: 'Pion Action',
    also: 'PA, pion, jeton Action',
    text: 'Ce qui paie toute action. Les pions dépensés sont sur la carte du personnage qui a agi.',
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
    text: 'Tout ce que peut faire un personnage, sur deux côtés : indemne et blessé.',
  },
  woundedSide: {
    term: 'Côté blessé',
    text: 'Le côté de la carte qui compte une fois le personnage blessé.',
  },
  points: {
    term: 'Points',
    also: 'valeur en points',
    text: 'Ce que vaut un personnage ; on convient des forces en points, et dans certaines éditions ils décident de la victoire.',
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
    text: 'Dans la bêta 2.0 : ce qui reste d’un personnage tombé. C’est un couvert, et dans un emplacement elle le ferme.',
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
  // How a game goes: turns, actions, what comes of them, abilities, rules.
  turn: { term: 'Tour', text: 'Un camp agit, l’autre réagit.' },
  round: {
    term: 'Manche',
    text: 'Dans 1-48COMBAT : des tours alternés jusqu’à ce que les pions des deux camps soient dépensés.',
  },
  initiative: {
    term: 'Initiative',
    also: 'mise',
    text: 'Dans 1-48COMBAT : le jet qui dit, au début d’une manche, qui commence ; des pions l’améliorent.',
  },
  deploymentZone: {
    term: 'Zone de déploiement',
    text: 'La bande le long du bord d’un camp où commencent ses personnages.',
  },
  skirmish: { term: 'Escarmouche', text: 'Une partie qui se gagne par les seules pertes.' },
  mission: {
    term: 'Mission',
    text: 'Une partie qui se gagne en touchant l’objectif adverse, ou par les pertes.',
  },
  scenario: {
    term: 'Scénario',
    text: 'Une partie avec sa propre table, ses forces et ses conditions de victoire.',
  },
  objective: { term: 'Objectif', text: 'Ce dont un camp doit tenir l’ennemi à distance dans une Mission.' },
  attack: {
    term: 'Attaque',
    text: 'Ce qui est interdit sous suppression, et ce qui exclut du Tir de Suppression ; l’édition dit ce qui en fait partie.',
  },
  move: {
    term: 'Mouvement',
    also: 'se déplacer',
    text: 'Une action sur n’importe quel trajet, longue au plus du Mouvement de la carte.',
  },
  climb: {
    term: 'Grimper',
    also: 'descendre, plate-forme, lieu élevé',
    text: 'Monter sur un lieu élevé ou en descendre.',
  },
  cross: { term: 'Franchir', also: 'obstacle', text: 'Passer par-dessus un couvert, ou y entrer.' },
  contact: { term: 'Contact', text: 'Deux socles qui se touchent ; entre ennemis, c’est le Corps à Corps.' },
  reaction: {
    term: 'Réaction',
    text: 'Ce qui se fait au tour de l’autre camp : se mettre à terre, ou un tir venu d’un marqueur.',
  },
  fire: {
    term: 'Tir',
    also: 'tirer',
    text: 'Un tir sur un ennemi en vue, avec les dés de l’arme.',
  },
  toHit: {
    term: 'Score pour toucher',
    also: 'pour toucher',
    text: 'Le plus petit nombre d’un dé qui touche.',
  },
  hit: {
    term: 'Réussite',
    text: 'Un dé qui atteint le score requis : la cible est touchée.',
  },
  headShot: {
    term: 'Headshot',
    also: 'double 6, tir à la tête',
    text: 'Deux six dans un même tir : la cible est éliminée aussitôt.',
  },
  aim: { term: 'Viser', text: 'Un pion pour plus de dés dans un tir.' },
  moveAndFire: {
    term: 'Tir d’Assaut',
    also: 'Move & Fire',
    text: 'Un mouvement plus court et un tir pour un seul pion.',
  },
  takeCover: {
    term: 'À Terre !',
    also: 'se mettre à terre, se plaquer au sol, Take Cover',
    text: 'Se plaquer au sol : plus dur à toucher. À ne pas confondre avec être à couvert derrière quelque chose.',
  },
  opportunityFire: {
    term: 'Tir d’Opportunité',
    also: 'OF, Target',
    text: 'Un marqueur surveillé : l’ennemi qui s’en approche peut essuyer un tir à son propre tour.',
  },
  suppressionFire: {
    term: 'Tir de Suppression',
    also: 'SF',
    text: 'Un tir que plusieurs mènent sur une zone, pour que personne n’y attaque.',
  },
  suppressed: {
    term: 'Sous suppression',
    text: 'Avoir été ce tour dans une zone sous Tir de Suppression.',
  },
  grenade: {
    term: 'Grenade',
    also: 'grenade à main',
    text: 'Jetée sur un point ; elle explose là ou tout près et atteint amis et ennemis.',
  },
  boughtGrenade: {
    term: 'Grenade achetée',
    also: 'grenade supplémentaire',
    text: 'Dans la bêta 2.0 : une grenade à l’unité pour un point, qui se jette une fois, se donne, se lâche et se ramasse.',
  },
  scatter: {
    term: 'Dispersion',
    also: 'déviation',
    text: 'Une grenade tombe à côté de son but, là où l’autre camp la met.',
  },
  burst: {
    term: 'Explosion',
    also: 'souffle, rayon, R',
    text: 'Une grenade qui éclate : son rayon dit jusqu’où elle porte.',
  },
  closeCombat: {
    term: 'Corps à Corps',
    also: 'H2H, combat rapproché',
    text: 'Le combat de deux socles en contact, jusqu’à ce que l’un soit éliminé.',
  },
  wound: { term: 'Blessure', text: 'La première retourne la carte, la deuxième élimine.' },
  woundShock: {
    term: 'Choc',
    also: 'sous le choc, marqueur Blessure',
    text: 'Le temps après une blessure où un personnage ne peut rien faire.',
  },
  panic: {
    term: 'Panique',
    also: 'choc psychologique, test de choc',
    text: 'Dans la bêta 2.0, si on le veut : un personnage qui a vu tout près un ami touché et n’a pas tenu ne peut rien faire avant de se ressaisir.',
  },
  eliminated: { term: 'Éliminé', also: 'tué, hors de combat', text: 'Hors de la partie.' },
  command: {
    term: 'Commandement',
    also: 'chef, zone de commandement',
    text: 'La compétence qui permet aux amis proches d’en faire plus que leurs cartes.',
  },
  camouflage: {
    term: 'Camouflage',
    text: 'La compétence de compter comme étant à terre partout où il y a un couvert.',
  },
  edition: {
    term: 'Édition',
    text: 'Un texte des règles, d’une année et dans une langue ; une partie se joue selon l’un d’eux.',
  },
  ruling: {
    term: 'Interprétation',
    text: 'Notre réponse là où les textes se taisent ou se contredisent ; son numéro commence par R.',
  },
  houseRule: {
    term: 'Règle maison',
    text: 'Une autre réponse dont les deux joueurs d’une partie ont convenu.',
  },
};

/** Terms of the glossary that several parts of the product say: one term, one meaning, everywhere. */
export const terms: Messages['terms'] = {
  range: { short: 'courte distance', long: 'longue distance' },
  cover: { open: 'à découvert', partial: 'à couvert', total: 'hors de vue' },
};
