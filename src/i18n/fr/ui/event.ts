import type { Messages } from '../../messages.ts';

/** While a step is told: what its dice and the table show, in words; and how it is to be told. */
export const event: Messages['ui']['event'] = {
  title: 'Ce qui se passe',
  hits: '{counted} : {outcome}',
  missed: '{who} n’est pas touché.',
  inCover: 'Le couvert protège {who}.',
  skip: 'Un appui, et l’on passe à la suite.',
  beforehand: {
    one: 'Avant le jet : {share} de chances de blesser {who}',
    several: 'Avant le jet : {share} de chances de blesser quelqu’un',
  },
  values: {
    move: 'Mouvement',
    actions: 'Actions',
    dice: 'Dés',
    opportunityFire: 'Opportunité',
    suppressionFire: 'Suppression',
    command: 'Commandement',
    h2h: 'Corps à Corps',
  },
  speed: {
    title: 'Jets et tirs',
    slow: 'À mi-vitesse',
    normal: 'À vitesse normale',
    fast: 'Deux fois plus vite',
    off: 'Immédiatement',
  },
  fallen: {
    title: 'Les éliminés restent sur la table',
    shown: 'En image, là où les règles les retirent',
    hidden: 'Ils disparaissent aussitôt',
  },
  sound: {
    title: 'Sons',
    on: 'Activés',
    off: 'Coupés',
    mute: 'Couper le son',
  },
  volume: {
    title: 'Volume',
    low: 'Faible',
    medium: 'Moyen',
    high: 'Fort',
  },
};
