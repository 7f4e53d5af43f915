import type { markers as english } from '../../en/rules/markers.ts';
import type { Shape } from '../../messages.ts';

/** OF and SF. */
export const markers: Shape<typeof english> = {
  'OF-1': {
    title: 'Poser un Tir d’Opportunité',
    text: 'Un pion place un marqueur sur n’importe quel point que voit le personnage.',
  },
  'OF-2': { title: 'Son rayon', text: 'La carte dit combien de u autour du marqueur sont surveillés.' },
  'OF-3': {
    title: 'Ce qui le déclenche',
    text: 'Un ennemi en vue qui arrive dans la zone du marqueur en se déplaçant.',
  },
  'OF-4': { title: 'Le tir', text: 'C’est un tir unique, gratuit, que l’on peut décliner.' },
  'OF-5': {
    title: 'Pas de réaction',
    text: 'La cible d’un Tir d’Opportunité ne peut pas se mettre à terre en réponse.',
  },
  'OF-6': {
    title: 'Quand il prend fin',
    text: 'Le marqueur disparaît une fois utilisé, ou quand le personnage fait autre chose.',
  },
  'OF-7': {
    title: 'Continuer',
    text: 'Qui a essuyé un tir en chemin continue le même mouvement s’il le peut encore.',
  },
  'OF-8': {
    title: 'Pendant la suppression',
    text: 'Le marqueur d’un personnage sous suppression reste, mais ne donne pas de tir.',
  },
  'SF-1': {
    title: 'Initier un Tir de Suppression',
    text: 'Un pion place un marqueur sur n’importe quel point en vue ; la carte doit porter le symbole.',
  },
  'SF-2': {
    title: 'Combien il en faut',
    text: 'Deux personnages doivent le mener, ou un seul avec une mitrailleuse.',
  },
  'SF-3': { title: 'Se joindre', text: 'Tout ami peut se joindre au tir pour un pion.' },
  'SF-4': {
    title: 'Être sous suppression',
    text: 'Qui est à un moment dans la zone du marqueur n’attaque pas ce tour, sauf grenades de près et Corps à Corps.',
  },
  'SF-5': { title: 'Les amis aussi', text: 'La suppression ne demande pas de quel camp on est.' },
  'SF-6': {
    title: 'Grenades sous suppression',
    text: 'Elles portent à 5u au plus et se dispersent toujours.',
  },
  'SF-7': {
    title: 'Cesser de tirer',
    text: 'Un personnage cesse de tirer s’il est blessé, éliminé ou fait autre chose.',
  },
  'SF-8': {
    title: 'Quand il prend fin',
    text: 'Il prend fin pour tous quand ils sont moins de deux et qu’aucun n’a de mitrailleuse.',
  },
  'SF-9': {
    title: 'Le jet',
    text: 'Au début de son tour le camp lance un dé par tireur ; un 6 blesse l’ennemi en vue dans la zone qui a la plus basse valeur H2H.',
  },
  'SF-10': {
    title: 'Pas après une attaque',
    text: 'Un personnage qui a fait une autre attaque ce tour ne peut pas y prendre part.',
  },
  'SF-11': {
    title: 'Fumée sur le marqueur',
    text: 'Seulement dans la bêta : la fumée peut cacher le marqueur et faire cesser le tir.',
  },
  'SF-12': { title: 'Taille de la zone', text: 'Le rayon se mesure depuis le marqueur.' },
  'SF-13': { title: 'Rien ne protège du jet', text: 'Aucun couvert ne protège d’un 6 de ce jet.' },
};
