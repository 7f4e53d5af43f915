import type { rulings1 as english } from '../../en/rules/rulings1.ts';
import type { Shape } from '../../messages.ts';

/** Rulings R01 to R34. */
export const rulings1: Shape<typeof english> = {
  R01: { title: 'Égalité à la préparation', text: 'Une égalité se relance.' },
  R02: {
    title: 'Zone sur les tables moyennes',
    text: 'Dans la bêta : sur une table de moins de 36u, déploiement au contact du bord ; à partir de 36u, à 5u au plus.',
  },
  R03: {
    title: 'Mises secrètes',
    text: 'Dans les règles de 2009 : les mises pour l’initiative se font en secret et se révèlent ensemble.',
  },
  R04: {
    title: 'Qui joue le premier tour',
    text: 'Chacun lance un dé, le plus haut commence, et une égalité se relance.',
  },
  R05: {
    title: 'Passer avec des pions',
    text: 'Dans les règles de 2009 : on ne passe pas tant qu’une action est possible.',
  },
  R06: {
    title: 'Rien à quoi les dépenser',
    text: 'Le devoir de dépenser un pion tombe quand aucune action n’est possible.',
  },
  R07: {
    title: 'Quand les actions repartent de zéro',
    text: 'Pions sur les cartes, tirs et mouvements se comptent à neuf au début de chaque tour, quel que soit le camp.',
  },
  R08: {
    title: 'Agir hors de son tour',
    text: 'Au tour de l’autre camp on peut se mettre à terre face à un tir, et faire des Tirs d’Opportunité.',
  },
  R09: {
    title: 'Deux pions, deux actions',
    text: 'Une action à deux pions prend deux des actions de la carte.',
  },
  R10: {
    title: 'Victoire des deux',
    text: 'Quand un seul événement remplit les deux conditions, le camp dont c’est le tour l’emporte.',
  },
  R11: {
    title: 'Franchir un couvert',
    text: 'Permis jusqu’à 2u de haut et au Mouvement en largeur, pour un pion de plus ; une obstruction ne se franchit jamais.',
  },
  R12: {
    title: 'Pas de passage à travers l’ennemi',
    text: 'Le mouvement finit là où il touche un ennemi, et ils combattent.',
  },
  R13: {
    title: 'Headshot sans aucune chance',
    text: 'Dans la bêta : deux six ne font rien quand aucun dé ne pouvait toucher.',
  },
  R14: {
    title: 'Tirs achetés ensemble',
    text: 'Dans les règles de 2009 : tous les tirs d’une action s’achètent, se lancent et se jugent comme une blessure au plus.',
  },
  R15: {
    title: 'Quand viser',
    text: 'Viser se déclare après que la cible a pu se mettre à terre ; la cible en a ensuite une autre occasion.',
  },
  R16: {
    title: 'Viser aux tirs suivants',
    text: 'Dans la bêta : seul le premier tir d’un tour est visé, sauf si la carte dit autre chose.',
  },
  R17: {
    title: 'À terre face à la fragmentation',
    text: 'Dans la bêta : qui est déjà à terre, ou sous le choc, est touché sur 5 ou plus.',
  },
  R18: { title: 'Lancer le plus long', text: 'Une grenade se jette à 15u au plus.' },
  R19: {
    title: 'Voir où elle tombe',
    text: 'Jusqu’à 10u le point n’a pas à être vu ; au-delà, si.',
  },
  R20: {
    title: 'Un trou dans la table française',
    text: 'Dans les règles françaises : un 3 ou un 4 déplace une grenade de 1u au plus.',
  },
  R21: {
    title: 'À l’abri d’une explosion',
    text: 'Un personnage est à l’abri si un couvert se trouve sur toute ligne droite de l’explosion à son socle ; un marqueur À Terre ! n’aide pas.',
  },
  R22: {
    title: 'Réussite unique d’une explosion',
    text: 'Dans les règles de 2009 : le lanceur choisit qui est blessé.',
  },
  R23: {
    title: 'Égalité dans l’explosion',
    text: 'Le lanceur choisit entre valeurs H2H égales.',
  },
  R24: {
    title: 'Plusieurs Corps à Corps',
    text: 'Ils se règlent dans l’ordre des contacts ; au même moment, celui qui se déplace choisit.',
  },
  R25: {
    title: 'Pas de dés des deux côtés',
    text: 'Le Corps à Corps prend fin, les deux restent en contact, et aucun ne peut tirer sur l’autre.',
  },
  R26: {
    title: 'Déjà dans la zone',
    text: 'Un tel ennemi déclenche le Tir d’Opportunité en se déplaçant dans la zone, une fois par mouvement.',
  },
  R27: {
    title: 'Marqueur d’un personnage blessé',
    text: 'Il est retiré, puisque son possesseur ne peut plus rien faire.',
  },
  R28: {
    title: 'OF sous suppression',
    text: 'Le tir ne peut pas être fait ce tour, mais le marqueur reste.',
  },
  R29: {
    title: 'Que faire sous suppression',
    text: 'Se déplacer, se mettre à terre, grimper, jeter des grenades de près et combattre au Corps à Corps, mais aucune autre attaque.',
  },
  R30: {
    title: 'Durée du choc dans la bêta',
    text: 'Jusqu’à la fin du prochain tour de son possesseur.',
  },
  R31: {
    title: 'Commandement pour chaque ami',
    text: 'Chaque ami à portée reçoit le plein nombre d’actions supplémentaires.',
  },
  R32: {
    title: 'En partie à moins de 2u',
    text: 'Un élément dont un point est à 2u ou moins du tireur est laissé de côté en entier.',
  },
  R33: {
    title: 'Personnages comme couvert en Italie',
    text: 'Dans les règles italiennes : les personnages entre les deux n’offrent pas de couvert.',
  },
  R34: {
    title: 'Vu d’où',
    text: 'Chaque point du socle doit être vu d’un point du socle du tireur, pas tous du même.',
  },
};
