import type { sight as english } from '../../en/rules/sight.ts';
import type { Shape } from '../../messages.ts';

/** LOS and COVER. */
export const sight: Shape<typeof english> = {
  'LOS-1': {
    title: 'Mesurer',
    text: 'Les distances vont du point le plus proche d’un socle ou marqueur à celui de l’autre.',
  },
  'LOS-2': {
    title: 'Pas de ligne de vue',
    text: 'Une cible qu’une obstruction cache entièrement ne peut être ni vue ni prise pour cible.',
  },
  'LOS-3': {
    title: 'Cachée en partie',
    text: 'Si une obstruction ne cache qu’une partie de la cible, celle-ci est à couvert.',
  },
  'LOS-4': {
    title: 'En pleine vue',
    text: 'Si le socle de la cible se voit en entier, elle est à découvert.',
  },
  'LOS-5': {
    title: 'Derrière un couvert',
    text: 'La cible est à couvert quand toute ligne vers son socle croise un couvert ; si un point en est vu librement, elle est à découvert.',
  },
  'LOS-13': {
    title: 'Pointeur laser',
    text: 'Seulement dans la bêta, si on le veut : la vue se juge d’un point au-dessus de la tête du tireur.',
  },
  'LOS-14': {
    title: 'Vue d’un point',
    text: 'Un marqueur est en vue si l’un de ses points se voit malgré les obstructions.',
  },
  'COVER-6': {
    title: 'Couvert près du tireur',
    text: 'Un décor ou un personnage à 2u ou moins du tireur n’offre pas de couvert à la cible.',
  },
  'COVER-7': {
    title: 'Personnages comme couvert',
    text: 'Un personnage vivant entre les deux est un couvert.',
  },
  'COVER-8': {
    title: 'Couvert d’un socle rond',
    text: 'Qui occupe un socle scénique rond de 60 mm est à couvert de tous les côtés.',
  },
  'COVER-9': {
    title: 'Plusieurs couverts',
    text: 'Deux couverts sur la ligne ne valent pas mieux qu’un.',
  },
  'COVER-10': {
    title: 'Terrain dissimulant',
    text: 'Seulement dans la bêta : il coupe la ligne de vue et laisse pourtant passer les tirs, contre une cible à couvert.',
  },
  'COVER-11': {
    title: 'Tirer entre niveaux',
    text: 'Seulement dans la bêta : des couverts, seul compte le plus proche de la cible.',
  },
  'COVER-12': {
    title: 'Couvert contre l’explosion',
    text: 'Un couvert entre l’explosion et un socle le protège.',
  },
  'COVER-15': {
    title: 'Types de terrain',
    text: 'Un décor est obstruction ou couvert ; les classes plus fines de la bêta se lisent comme l’un des deux.',
  },
  'COVER-16': {
    title: 'Ce qui compte comme décor',
    text: 'Seulement dans la bêta : des tailles à partir desquelles un élément est d’une classe ; le reste est décoration.',
  },
};
