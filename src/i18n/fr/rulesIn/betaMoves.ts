import type { betaMoves as english } from '../../en/rulesIn/betaMoves.ts';
import type { Shape } from '../../messages.ts';

/** Moving in the 2.0 beta. */
export const betaMoves: Shape<typeof english> = {
  'MOVE-3': {
    title: 'Obstacles en chemin',
    text: 'Un mouvement qui franchit un décor protecteur coûte deux pions en tout, quel que soit le nombre d’éléments franchis.',
  },
  'MOVE-4': {
    text: 'Un obstacle se franchit en un mouvement s’il n’est pas plus large que le Mouvement et haut de 2u au plus.',
  },
  'MOVE-5': {
    text: 'On peut passer à travers les amis et finir à leur contact, mais les socles ne se chevauchent jamais ; qui ne peut dégager son socle d’un autre ou d’un décor s’arrête avant.',
  },
  'MOVE-8': {
    text: 'En touchant un socle rond de 60 mm ou un autre élément à emplacements, un personnage peut en prendre un libre gratuitement. Chacun contient un personnage.',
  },
  'MOVE-9': {
    text: 'Boue, neige et autres retirent 1u à chaque mouvement, et un Tir d’Assaut n’y entre pas ni n’en sort.',
  },
  'MOVE-10': {
    text: 'Eau libre, barbelés, fosses profondes : personne n’y entre ni ne les traverse, bien qu’ils ne cachent rien.',
  },
  'MOVE-11': {
    text: 'Chaque 3u de hauteur fait un niveau, atteint seulement par escaliers, échelles ou pentes douces. Les étages ne se jouent pas encore ici.',
  },
  'MOVE-12': {
    text: 'D’un palier à mi-hauteur, le mouvement suivant repart du haut ou du bas, au choix. Les étages ne se jouent pas encore ici.',
  },
  'MOVE-13': {
    text: 'Qui est abattu dans un emplacement peut y être laissé et le ferme. Quiconque est au contact peut en sortir la dépouille, ce qui est un mouvement et coûte un pion.',
  },
  'MOVE-14': {
    text: 'Dans une ruine un socle peut se tenir partout où il a de la place, et le reste est infranchissable.',
  },
};
