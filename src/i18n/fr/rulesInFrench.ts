import type { Messages } from '../messages.ts';

/** The French quick start. */
export const french: Messages['rulesIn']['french'] = {
  'MOVE-3': {
    text: 'Grimper ou descendre coûte un pion de plus, deux en tout, et ne peut finir en haut qu’avec le socle entier.',
  },
  'MOVE-6': {
    text: 'On ne passe pas à travers un ennemi. Un mouvement qui finit au contact commence un Corps à Corps ; un socle peut être frôlé en passant.',
  },
  'ATK-1': {
    text: 'Tir, Tir d’Assaut, Tir d’Opportunité et Tir de Suppression forment les attaques de tir ; grenade et Corps à Corps sont aussi des attaques.',
  },
  'AIM-1': {
    text: 'Un pion de plus ajoute les dés de Viser de l’arme à une attaque de tir, Tir d’Opportunité compris.',
  },
  'TC-4': {
    text: 'Face à un tir de moins de 5u être à terre ne sert à rien, et on ne peut pas s’y mettre face à un tir de 5u ou moins.',
  },
  'TC-5': {
    title: 'Où être à terre n’aide pas',
    text: 'Personne ne peut se mettre à terre en réponse à un Tir d’Opportunité, et un marqueur n’aide pas contre les grenades.',
  },
  'GREN-5': {
    text: 'Un dé décide : 5 ou 6 tombe juste, 3 ou 4 déplace le marqueur de 1u au plus, 1 ou 2 de 2u au plus.',
  },
  'H2H-1': {
    text: 'Il commence quand un mouvement finit avec deux socles ennemis en contact, et ne coûte aucun pion.',
  },
  'OF-3': {
    text: 'Un ennemi qui, en se déplaçant, se trouve à la fois dans la zone du marqueur et en vue.',
  },
  'OF-4': { text: 'C’est un tir unique, gratuit, que l’on ne peut pas décliner.' },
  'OF-7': {
    text: 'Pas dit ; comme ailleurs, qui a essuyé un tir continue le même mouvement s’il le peut encore.',
  },
  'SF-4': {
    text: 'Un personnage dans la zone du marqueur et en vue d’un de ceux qui y tirent n’attaque pas ce tour, sauf grenades de près et Corps à Corps.',
  },
  'SF-12': { text: 'La carte dit combien de u autour du marqueur sont balayés.' },
  'COVER-6': {
    title: 'Couvert de tout près',
    text: 'Ni décor ni personnage n’offre de couvert à une cible quand le tireur est à 2u ou moins.',
  },
  'COVER-8': {
    text: 'L’occupant d’un socle scénique rond de 60 mm est à couvert, mais pas quand le tireur est à 2u ou moins.',
  },

  R12: {
    title: 'Heurter un ennemi',
    text: 'Un mouvement qui heurte un ennemi y finit, et ils combattent ; un socle peut être frôlé en passant.',
  },
  R20: {
    title: 'Une lacune du tableau de dispersion',
    text: 'Un 3 ou un 4 déplace le marqueur de 1u au plus.',
  },
  R45: { text: 'Chacun fait son tir, dans l’ordre que veut leur joueur, tant que la cible tient.' },
  R83: {
    text: 'Les Tirs et les Tirs d’Opportunité ; ni Tir d’Assaut, ni grenade, ni Tir de Suppression, ni Corps à Corps.',
  },
  R84: {
    text: 'Un marqueur antérieur compte à exactement 5u ; on ne peut pas s’y mettre à terre en réponse.',
  },
  R92: { text: 'Qui peut faire le tir le fait ; seul viser ou non est un choix.' },
  R93: {
    title: 'Sous suppression : vu par qui, combien',
    text: 'Dès qu’on est dans la zone et en vue d’un tireur quelconque du marqueur, jusqu’à la fin de ce tour, même une fois sorti.',
  },
  R94: {
    text: 'Un socle peut être touché en passant sans combat ; un trajet qui le heurte finit là, au contact.',
  },
  R95: {
    text: 'Il compte si la cible est à plus de 2u ; n’est laissé de côté que ce dans quoi se tient le tireur.',
  },
  R96: { text: 'Une telle cible est à découvert tant qu’elle est en vue.' },
};
