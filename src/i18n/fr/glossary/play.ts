import type { play as english } from '../../en/glossary/play.ts';
import type { Shape } from '../../messages.ts';

/** How a game goes: turns, actions, what comes of them, abilities, rules. */
export const play: Shape<typeof english> = {
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
    text: 'Un dé qui montre le nombre requis, ou plus : la cible est touchée.',
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
    also: 'se mettre à terre, mise à terre, Take Cover',
    text: 'Se plaquer au sol : plus dur à toucher. À ne pas confondre avec être à couvert derrière quelque chose.',
  },
  opportunityFire: {
    term: 'Tir d’Opportunité',
    also: 'OF, Target',
    text: 'Un marqueur surveillé : qui s’en approche peut essuyer un tir à son propre tour.',
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
    text: 'Jetée sur un point ; elle explose là ou tout près et prend amis et ennemis.',
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
    text: 'Dans la bêta 2.0, si on le veut : qui a vu tout près un ami touché et n’a pas tenu ne peut rien faire avant de se ressaisir.',
  },
  eliminated: { term: 'Éliminé', also: 'tué, hors de combat', text: 'Hors de la partie.' },
  command: {
    term: 'Commandement',
    also: 'chef, zone de commandement',
    text: 'La compétence qui laisse les amis proches faire plus que leurs cartes.',
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
