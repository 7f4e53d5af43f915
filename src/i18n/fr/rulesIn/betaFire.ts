import type { betaFire as english } from '../../en/rulesIn/betaFire.ts';
import type { Shape } from '../../messages.ts';

/** Shooting and taking cover in the 2.0 beta. */
export const betaFire: Shape<typeof english> = {
  'FIRE-1': {
    text: 'Nommez le tireur et un ennemi qu’il voit ; le pion va aussitôt sur la carte et le tir ne s’annule pas.',
  },
  'FIRE-3': {
    text: 'Un dé touche sur 4 ou plus, et sur un de plus pour chaque couvert compté et si la cible est à terre.',
  },
  'FIRE-5': {
    text: 'Deux six dans le jet d’un même tir éliminent aussitôt la cible, pourvu qu’un 6 puisse toucher.',
  },
  'FIRE-8': {
    title: 'Changer d’arme',
    text: 'Passer à une autre arme de la carte dans un tour est une action et coûte un pion ; les grenades achetées se jettent sans cela.',
  },
  'FIRE-11': {
    text: 'Un tir sur une cible à un niveau supérieur a un dé de moins. Les étages ne se jouent pas encore ici.',
  },
  'ATK-1': { text: 'Tirer, jeter une grenade et combattre au Corps à Corps sont des attaques.' },
  'AIM-1': {
    text: 'Un pion de plus ajoute les dés de Viser de l’arme au premier tir d’un tour, ou à tout tir si la carte le dit de l’arme.',
  },
  'MF-3': {
    text: 'Un Tir d’Assaut n’entre ni ne sort d’un terrain difficile, et ne monte ni escalier ni échelle.',
  },
  'TC-2': {
    text: 'Être à terre ajoute un au score pour toucher, en plus de chaque couvert compté.',
  },
  'TC-3': {
    text: 'Le marqueur reste jusqu’à ce que le personnage fasse autre chose, et peut se reprendre le même tour pour un autre pion.',
  },
  'TC-4': {
    text: 'À 5u ou moins rien de tel n’aide, ni le marqueur ni le Camouflage ni l’effet du choc, et on ne peut pas se mettre à terre en réponse.',
  },
  'TC-5': {
    title: 'Où être à terre n’aide pas',
    text: 'Nul ne se met à terre en réponse à un Tir d’Opportunité ou à une grenade. Avec un marqueur antérieur, la grenade à fragmentation touche sur 5 ou plus ; les autres explosions l’ignorent.',
  },
  'TC-6': {
    text: 'On ne se met pas à terre sur une échelle ni en grimpant une ruine. Les étages ne se jouent pas encore ici.',
  },
};
