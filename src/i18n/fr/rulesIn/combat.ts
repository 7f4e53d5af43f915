import type { Messages } from '../../messages.ts';
import { combatAttacks } from './combatAttacks.ts';
import { combatRulings } from './combatRulings.ts';

/** 1-48COMBAT of 2009: set-up, rounds, victory and what is no attack; the rest stands beside. */
export const combat: Messages['rulesIn']['combat'] = {
  'SETUP-3': { text: 'Une force ne contient qu’un personnage de chaque type.' },
  'SETUP-8': { text: 'Les deux camps commencent avec 12 pions Action, la main de la première manche.' },
  'SETUP-14': {
    text: 'Une carte indique nom, rôle, points et armée, ce que peut faire le personnage en une manche, ses armes avec leurs tirs et leurs dés, et a un côté blessé.',
  },
  'TURN-1': {
    title: 'Des manches de plusieurs tours',
    text: 'La partie va par manches ; dans chacune les deux camps jouent tour à tour jusqu’à ce que les pions des deux soient dépensés.',
  },
  'TURN-2': {
    title: 'Initiative',
    text: 'Au début de chaque manche les deux misent des pions, autant qu’ils veulent, et lancent un dé ; chaque pion ajoute un, et le plus haut commence.',
  },
  'TURN-3': {
    text: 'Un camp reçoit 12 pions Action par manche ; ce qu’il en reste ne passe pas à la suivante.',
  },
  'TURN-4': {
    title: 'Pas de réserve',
    text: 'Rien ne se garde : les pions ne durent que leur manche.',
  },
  'TURN-5': {
    title: 'Limite de dépense',
    text: 'Un camp dépense 6 pions au plus en un de ses tours ; quand l’autre camp n’en a plus, il n’y a plus de limite.',
  },
  'TURN-6': {
    title: 'Jusqu’au dernier pion',
    text: 'Une manche dure jusqu’à ce que les pions des deux soient dépensés ; on ne passe pas tant que quelque chose peut être fait.',
  },
  'TURN-7': {
    text: 'Un personnage ne fait pas plus d’actions par manche que sa carte n’en permet, sauf avec l’aide d’un chef.',
  },
  'TURN-8': { text: 'Seulement ce qu’indique sa carte ; les attaques et À Terre ! sont ouvertes à tous.' },
  'TURN-10': {
    text: 'Un pion dépensé est posé sur la carte du personnage jusqu’à la fin de la manche.',
  },
  'TURN-11': {
    text: 'Un camp sans pions n’a plus de tour dans la manche ; l’autre continue jusqu’à ne plus en avoir non plus.',
  },
  'TURN-12': { text: 'Hors de votre tour, les pions paient la mise à terre et les tirs Target.' },
  'WIN-1': {
    text: 'Vous l’emportez dès que la moitié des personnages ennemis, ou plus, est éliminée.',
  },
  ...combatAttacks,
  'WOUND-2': {
    text: 'Une nouvelle blessure apporte un marqueur Blessure, qui reste jusqu’à la fin de la manche.',
  },
  'WOUND-4': {
    text: 'Une deuxième blessure, un headshot ou une explosion avec trois six élimine un personnage.',
  },
  'CMD-2': {
    text: 'Le Commandement du chef est une réserve d’actions supplémentaires par manche, partagée entre les amis à portée.',
  },
  'LOS-5': {
    text: 'Une cible qu’un couvert cache en partie est à couvert aussi ; seule celle dont le socle entier est vu est à découvert.',
  },
  ...combatRulings,
};
