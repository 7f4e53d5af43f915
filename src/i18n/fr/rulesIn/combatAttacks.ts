import type { combatAttacks as english } from '../../en/rulesIn/combatAttacks.ts';
import type { Shape } from '../../messages.ts';

/** Attacks and taking cover in 1-48COMBAT. */
export const combatAttacks: Shape<typeof english> = {
  'FIRE-1': {
    text: 'Nommez le tireur, un ennemi qu’il a en vue et le nombre de tirs ; chacun d’eux coûte un pion.',
  },
  'FIRE-3': {
    text: 'Un dé touche sur 4 ou plus à découvert et sur 5 ou plus à couvert ; être à terre face à ce tireur ajoute un.',
  },
  'FIRE-5': {
    text: 'Deux six parmi les dés d’un même tir éliminent aussitôt la cible, même si plusieurs tirs sont lancés ensemble.',
  },
  'FIRE-7': {
    title: 'Tirs lancés ensemble',
    text: 'Les tirs d’une action s’achètent et se lancent ensemble, et font une blessure au plus.',
  },
  'FIRE-9': {
    text: 'Déclarer les tirs, avec Viser si on le veut, puis la cible peut se mettre à terre, puis tous les dés sont lancés.',
  },
  'FIRE-10': {
    text: 'Pas dit, et n’arrive jamais : à couvert et à terre à la fois, il faut un 6.',
  },
  'ATK-1': { text: 'Tir, grenade et Corps à Corps sont des attaques.' },
  'AIM-1': {
    text: 'Un pion de plus ajoute les dés de Viser de l’arme au premier tir, une fois par tour.',
  },
  'AIM-2': {
    title: 'Viser en mouvement',
    text: 'Pas interdit : le tir d’un Tir d’Assaut peut aussi être visé.',
  },
  'MF-1': {
    text: 'Un pion paie un mouvement plus court avec un tir avant, après ou à un point quelconque du trajet.',
  },
  'TC-1': { text: 'Un pion, et seulement quand on vous tire dessus.' },
  'TC-2': {
    text: 'Il faut un de plus pour toucher, au seul ennemi face à qui l’on s’est mis à terre, en plus de ce que donne le terrain.',
  },
  'TC-3': { text: 'Elle dure pour ce tour et vaut contre ce seul tireur.' },
  'TC-4': { text: 'On ne peut pas se mettre à terre face à un tir venu de 5u ou moins.' },
  'TC-5': {
    title: 'Où nul ne se met à terre',
    text: 'Personne ne peut se mettre à terre en réponse à une grenade ou à un tir Target.',
  },
  'GREN-2': {
    text: 'Une grenade se jette à 10u au plus, et par-delà une obstruction à 5u au plus.',
  },
  'GREN-3': {
    text: 'Jusqu’à 5u le lanceur n’a pas besoin de voir le point ; au-delà aucune obstruction ne doit s’interposer.',
  },
  'GREN-4': { text: 'Tout lancer peut se disperser.' },
  'GREN-5': {
    text: 'Un dé décide : 5 ou 6 tombe juste, 3 ou 4 déplace le marqueur de 1u au plus, 1 ou 2 de 2u au plus.',
  },
  'GREN-9': {
    text: 'Une réussite ou plus blesse l’un de ceux qui sont pris ; deux six les blessent tous, trois les éliminent tous.',
  },
  'GREN-10': {
    text: 'Inutile : le lanceur choisit à qui va une blessure unique, ou tous sont blessés.',
  },
  'H2H-3': {
    title: 'L’un frappe, puis l’autre',
    text: 'L’attaquant lance d’abord ; qui est encore en jeu riposte, et ainsi de suite jusqu’à une élimination.',
  },
  'H2H-4': { text: 'Chaque réussite est une blessure, et une carte retournée compte aussitôt.' },
  'H2H-5': {
    text: 'Pas dit ; ici les Corps à Corps se règlent l’un après l’autre, dans l’ordre des contacts.',
  },
  'OF-1': {
    title: 'Poser un marqueur Target',
    text: 'Un pion place un marqueur Target sur n’importe quel point que voit le personnage.',
  },
  'OF-4': {
    text: 'C’est un tir unique au prix de tout autre : un pion et une des actions de la carte. On peut le décliner.',
  },
  'OF-8': {
    text: 'Pas dit ; ici le marqueur d’un personnage sous suppression reste, mais ne donne pas de tir.',
  },
  'SF-1': {
    text: 'Un pion place un marqueur sur n’importe quel point en vue ; officiers, sous-officiers et mitrailleurs peuvent le faire.',
  },
  'SF-2': {
    text: 'Une mitrailleuse suffit seule ; un officier ou un sous-officier a besoin d’amis à 5u au plus qui tirent avec lui.',
  },
  'SF-3': { text: 'Les amis à 5u au plus du chef se joignent au tir pour un pion chacun.' },
  'SF-4': {
    text: 'Qui est dans la zone du marqueur et en vue d’un de ceux qui y tirent n’attaque pas ce tour, Corps à Corps compris, sauf grenades de près.',
  },
  'SF-7': {
    text: 'Un personnage cesse de tirer à la fin de la manche, s’il est blessé, éliminé ou fait autre chose.',
  },
  'SF-9': {
    text: 'Au début de ses tours le camp lance un dé par tireur ; chaque 6 blesse un personnage dans la zone du marqueur, que le camp choisit.',
  },
};
