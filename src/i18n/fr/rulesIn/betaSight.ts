import type { betaSight as english } from '../../en/rulesIn/betaSight.ts';
import type { Shape } from '../../messages.ts';

/** Line of sight, cover and terrain in the 2.0 beta. */
export const betaSight: Shape<typeof english> = {
  'LOS-2': {
    text: 'Une cible qu’un terrain abritant cache entièrement ne peut être ni vue ni prise pour cible.',
  },
  'LOS-13': {
    text: 'Si on le veut : la vue part d’un point au-dessus du tireur. Cible éclairée en entier : à découvert ; en partie : un couvert ; pas du tout : hors de vue. Socles ronds et fumée gardent leurs règles.',
  },
  'COVER-6': {
    text: 'La partie d’un élément à 2u ou moins du tireur ne compte pas ; ce qui est plus loin compte, s’il en reste au moins 2u.',
  },
  'COVER-7': {
    text: 'Un personnage entre les deux est un terrain protecteur, vivant ou réduit à sa dépouille.',
  },
  'COVER-8': {
    text: 'Qui occupe un socle rond de 60 mm est à couvert de tous les côtés, sauf si une partie de ce socle est à 2u ou moins du tireur.',
  },
  'COVER-9': {
    title: 'Les couverts se comptent',
    text: 'Chaque couvert distinct sur la ligne ajoute un au score pour toucher. Distinct veut dire à 2u d’un autre ; derrière trois ou plus, nul n’est touché.',
  },
  'COVER-10': {
    text: 'Un terrain dissimulant coupe la ligne de vue : aucun marqueur ne se pose ni ne se maintient à travers. Les tirs passent, contre une cible à couvert ; il n’arrête pas une explosion.',
  },
  'COVER-11': {
    text: 'Entre niveaux, des couverts seul compte le plus proche de la cible, et une obstruction seulement sur sa hauteur. Les étages ne se jouent pas encore ici.',
  },
  'COVER-12': {
    text: 'Un terrain abritant ou protecteur entre l’explosion et un socle le protège ; un terrain dissimulant, non.',
  },
  'COVER-15': {
    text: 'Abritant : bloque vue et passage. Protecteur : couvert, franchi pour un pion de plus. Dissimulant : couvert, et coupe la vue. Infranchissable, difficile : aucun couvert. Un élément peut être plusieurs choses.',
  },
  'COVER-16': {
    text: 'Abritant : une face pleine d’au moins une carte de référence. Protecteur et dissimulant : 1u de haut ou plus. Infranchissable et difficile : au moins 1u sur 1u. Le reste est décoration.',
  },
};
