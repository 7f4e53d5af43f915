import type { Messages } from '../messages.ts';

/** The Italian quick start. */
export const italian: Messages['rulesIn']['italian'] = {
  'SETUP-2': {
    text: 'Les deux camps conviennent des points maximum que peut valoir une force, avant de les choisir.',
  },
  'SETUP-4': {
    text: 'Au moins autant d’éléments de décor offrant un couvert que de personnages des deux camps réunis.',
  },
  'SETUP-5': {
    text: 'Chacun lance un dé et le plus bas se déploie d’abord ; ce que valent les forces ne compte pas.',
  },
  'WIN-4': {
    text: 'Dans une Mission aussi, un camp l’emporte en éliminant des personnages valant la moitié des points ennemis.',
  },
  'MOVE-3': {
    text: 'Grimper coûte un pion de plus que le mouvement, qui ne peut finir en haut qu’avec le socle entier.',
  },
  'MOVE-4': {
    text: 'Un obstacle se franchit pour un pion de plus. Sa taille n’est pas dite : 2u de haut au plus et pas plus large que le Mouvement.',
  },
  'MOVE-8': {
    text: 'Au contact d’un socle rond de 60 mm un personnage peut en prendre un emplacement libre, et l’entrée ne se mesure pas.',
  },
  'FIRE-8': {
    title: 'Libre choix des armes',
    text: 'Un personnage à plusieurs armes attaque avec celle qu’il veut, et peut en changer entre les attaques.',
  },
  'AIM-1': {
    text: 'Un pion de plus ajoute les dés de Viser de l’arme. À quels jets n’est pas dit : aux Tirs et aux Tirs d’Opportunité.',
  },
  'TC-5': {
    title: 'Où être à terre n’aide pas',
    text: 'Personne ne peut se mettre à terre en réponse à un Tir d’Opportunité, et cela ne sert à rien contre les grenades.',
  },
  'GREN-3': {
    text: 'Jusqu’à 10u le point peut être dans ou derrière tout décor, obstruction comprise ; au-delà le lanceur doit le voir.',
  },
  'GREN-5': {
    text: 'Un dé décide : 5 ou 6 tombe juste, de 2 à 4 le marqueur bouge de 2u, sur 1 de 4u, ou moins si l’autre camp le veut.',
  },
  'GREN-7': {
    text: 'Tous ceux qui sont dans le rayon, amis ou ennemis. Obstruction et couvert arrêtent l’explosion ; être à terre, non.',
  },
  'GREN-10': { text: 'Entre valeurs de Corps à Corps égales un dé décide : le plus bas prend la blessure suivante.' },
  'GREN-13': {
    text: 'Un seul type de grenade : ses dés sont sur la carte, et le marqueur imprimé porte son rayon.',
  },
  'H2H-3': {
    text: 'Les deux frappent, et même celui qui tombe riposte. Ils lancent à tour de rôle ; les dés sont ceux que montraient leurs cartes avant.',
  },
  'OF-3': {
    text: 'Un ennemi qui arrive dans la zone du marqueur, et dont le mouvement peut être interrompu. Le tir exige une ligne de vue, comme tout autre.',
  },
  'OF-7': {
    text: 'Pas dit ; comme ailleurs, qui a essuyé un tir continue le même mouvement s’il le peut encore.',
  },
  'SF-2': {
    text: 'Deux personnages doivent le mener, ou un seul avec une arme faite pour cela, comme une mitrailleuse.',
  },
  'SF-3': {
    text: 'Un ami qui n’a pas encore tiré ce tour peut se joindre pour un pion, avec le marqueur en vue.',
  },
  'SF-4': {
    text: 'Un personnage qui est à un moment quelconque dans la zone du marqueur, vu ou non, n’attaque pas ce tour, sauf grenades de près et Corps à Corps hors de la zone.',
  },
  'SF-9': {
    text: 'Au début de son tour le camp lance un dé par tireur ; chaque 6 blesse un ennemi de son choix, dans la zone et en vue de ce personnage.',
  },
  'SF-10': {
    title: 'Après un tir',
    text: 'Un personnage qui a tiré ce tour ne peut pas se joindre ; qui l’initie peut avoir attaqué avant.',
  },
  'SF-12': { text: 'La carte dit combien de u autour du marqueur sont balayés.' },
  'WOUND-2': {
    text: 'Une nouvelle blessure apporte un marqueur Blessure, qui reste jusqu’au début du prochain tour du blessé.',
  },
  'WOUND-4': {
    text: 'Une deuxième blessure, d’où qu’elle vienne, ou un headshot élimine un personnage.',
  },
  'LOS-1': {
    text: 'Les distances vont du point le plus proche d’un socle ou marqueur à celui de l’autre ; un u vaut toujours 2,5 cm.',
  },
  'COVER-6': {
    title: 'Couvert de tout près',
    text: 'Le décor n’offre pas de couvert à une cible contre une attaque venue de 2u ou moins.',
  },
  'COVER-7': { text: 'Les personnages entre les deux n’offrent pas de couvert ; seul le décor en offre.' },
  'COVER-8': {
    text: 'L’occupant d’un socle rond de 60 mm est à couvert de tous les côtés, mais pas contre une attaque venue de 2u ou moins.',
  },
  'COVER-12': { text: 'Obstruction ou couvert entre l’explosion et un socle le protège.' },

  R21: {
    text: 'Un personnage est à l’abri si obstruction ou couvert se trouve sur toute ligne droite de l’explosion à son socle ; le texte lui-même dit qu’être à terre n’aide pas.',
  },
  R33: {
    title: 'Personnages comme couvert',
    text: 'Seul le décor est nommé comme couvert ; les personnages entre les deux n’en offrent donc pas.',
  },
  R81: {
    text: 'On change d’arme librement entre les attaques ; les tirs de toutes comptent ensemble contre ceux de celle qui tire.',
  },
  R83: {
    text: 'Les Tirs et les Tirs d’Opportunité ; ni Tir d’Assaut, ni grenade, ni Tir de Suppression, ni Corps à Corps.',
  },
  R85: {
    title: 'Dispersion « de » telle distance',
    text: 'Le marqueur est déplacé jusqu’à la distance indiquée, comme ailleurs.',
  },
  R86: {
    text: 'Un dé pour chacun des ex æquo ; le plus bas subit la blessure suivante, et les égalités se relancent.',
  },
  R88: {
    text: 'Permis si au contact aucun des socles n’est dans la zone du marqueur ; qui y est attaqué riposte.',
  },
  R89: {
    text: 'Un ennemi dans la zone du marqueur aussi, et en vue du personnage dont c’est le dé ; chaque 6 peut en choisir un autre.',
  },
  R90: {
    text: 'Tirs, Tirs d’Assaut et Tirs d’Opportunité de ce tour ; pas une grenade, un Corps à Corps ni un marqueur à peine posé.',
  },
  R91: {
    text: 'Jusqu’au début du prochain tour du camp du personnage blessé : il peut y agir.',
  },
  R95: {
    text: 'Il compte si la cible est à plus de 2u ; n’est laissé de côté que ce dans quoi se tient le tireur.',
  },
  R96: { text: 'Une telle cible est à découvert tant qu’elle est en vue.' },
};
