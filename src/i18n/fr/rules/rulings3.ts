import type { rulings3 as english } from '../../en/rules/rulings3.ts';
import type { Shape } from '../../messages.ts';

/** Rulings R69 to R104. */
export const rulings3: Shape<typeof english> = {
  R69: {
    title: 'Pas de dés à cette distance',
    text: 'Une arme sans dés à cette distance ne peut pas y tirer.',
  },
  R70: { title: 'Quels tirs sont visés', text: 'Chaque tir d’un tour peut être visé, une fois.' },
  R71: {
    title: 'Quand mesurer le Commandement',
    text: 'À la déclaration de l’action supplémentaire, à 5u au plus, en vue ou non ; nul ne se commande lui-même.',
  },
  R72: {
    title: 'Qui déclenche un Tir d’Opportunité',
    text: 'Seulement un personnage qui agit au tour de son propre camp.',
  },
  R73: {
    title: 'Pris pour cible en chemin',
    text: 'Distance et vue se jugent à ce point ; qui ne peut continuer y reste, ou au dernier point où il a de la place.',
  },
  R74: {
    title: 'Tirs Target',
    text: 'Dans les règles de 2009 : le tir coûte un pion et une des actions de la carte.',
  },
  R75: {
    title: 'En partie derrière un couvert',
    text: 'Dans les règles de 2009 : un socle qui n’est pas vu en entier est à couvert.',
  },
  R76: {
    title: 'Obstruction toute proche',
    text: 'À 2u ou moins du tireur elle bloque comme toujours, mais ne met pas à couvert en cachant une partie.',
  },
  R77: {
    title: 'Sous suppression en 2009',
    text: 'Dans les règles de 2009 : en vue d’un tireur quelconque du marqueur ; pas de mouvement au contact.',
  },
  R78: {
    title: 'Où un couvert arrête l’explosion',
    text: 'Les lignes partent du centre du marqueur et doivent croiser le bord de l’élément.',
  },
  R79: {
    title: 'Prendre des amis',
    text: 'Dans la bêta : se juge à l’endroit visé, avant la dispersion.',
  },
  R80: {
    title: 'Se joindre à la suppression',
    text: 'À son propre tour, avec le marqueur en vue ; un marqueur par personnage.',
  },
  R81: {
    title: 'Changer d’arme',
    text: 'Dans les règles italiennes : on change d’arme librement entre les attaques.',
  },
  R82: {
    title: 'La grenade comme arme',
    text: 'Une grenade à main est une des armes de la carte ; le Corps à Corps n’en est pas une.',
  },
  R83: {
    title: 'Ce qui peut être visé',
    text: 'Dans les règles italiennes et françaises : les Tirs et les Tirs d’Opportunité.',
  },
  R84: {
    title: 'À terre à exactement 5u',
    text: 'Dans les règles françaises : un marqueur antérieur y compte, mais on ne s’y met pas à terre en réponse.',
  },
  R85: {
    title: 'Dispersion à l’italienne',
    text: 'Dans les règles italiennes : jusqu’à la distance indiquée, comme ailleurs.',
  },
  R86: {
    title: 'Égalité tranchée au dé',
    text: 'Dans les règles italiennes : le dé le plus bas prend la blessure suivante.',
  },
  R87: {
    title: 'Des six sans headshot',
    text: 'Les six des grenades et du Tir de Suppression sont de simples réussites.',
  },
  R88: {
    title: 'Combattre hors de la zone',
    text: 'Dans les règles italiennes : au contact, aucun des socles ne peut être dans la zone du marqueur.',
  },
  R89: {
    title: 'Qui subit la suppression',
    text: 'Dans les règles italiennes : un ennemi dans la zone du marqueur et en vue du personnage dont c’est le dé.',
  },
  R90: {
    title: 'Tirs qui empêchent de se joindre',
    text: 'Dans les règles italiennes : avoir tiré ce tour empêche un ami de se joindre.',
  },
  R91: {
    title: 'Choc jusqu’au prochain tour',
    text: 'Dans les règles italiennes : jusqu’au début du prochain tour de son possesseur.',
  },
  R92: {
    title: 'Un tir obligatoire',
    text: 'Dans les règles françaises : un Tir d’Opportunité ne se décline pas.',
  },
  R93: {
    title: 'Sous suppression en français',
    text: 'Dans les règles françaises : dès qu’on est dans la zone et en vue, jusqu’à la fin du tour.',
  },
  R94: {
    title: 'Frôler en passant',
    text: 'Dans les règles françaises : un socle peut être touché en passant sans combat.',
  },
  R95: {
    title: 'Couvert à côté du tireur',
    text: 'Dans les règles italiennes et françaises : il compte si la cible est à plus de 2u.',
  },
  R96: {
    title: 'Cible à 2u ou moins',
    text: 'Dans les règles italiennes et françaises : une telle cible est à découvert.',
  },
  R97: {
    title: 'Le rayon de qui',
    text: 'Celui de la carte du personnage qui a posé le marqueur.',
  },
  R98: {
    title: 'Distribuer les six',
    text: 'L’un après l’autre, chacun à la plus basse valeur H2H visible à ce moment.',
  },
  R99: {
    title: 'Dés d’un échange',
    text: 'Les deux lancent ce que leurs cartes montraient avant ; une carte retournée compte dès l’échange suivant.',
  },
  R100: {
    title: 'Ordre des blessures d’explosion',
    text: 'Établi une seule fois selon les valeurs d’avant l’explosion.',
  },
  R101: {
    title: 'Payer les obstacles',
    text: 'Chaque montée, descente ou franchissement coûte son pion et compte parmi les trois de mouvement.',
  },
  R102: {
    title: 'À terre d’office',
    text: 'Le Camouflage et l’effet du choc comptent aussi contre le Tir d’Opportunité.',
  },
  R103: {
    title: 'Sous suppression en tirant',
    text: 'Il compte toujours comme tireur, mais ne lance pas de dé ce tour.',
  },
  R104: { title: 'Entrer dans un socle rond', text: 'Gratuit au contact, de n’importe quel côté.' },
};
