import type { closeAttacks as english } from '../../en/rules/closeAttacks.ts';
import type { Shape } from '../../messages.ts';

/** GREN and H2H. */
export const closeAttacks: Shape<typeof english> = {
  'GREN-1': { title: 'Coût d’une grenade', text: 'Jeter une grenade à main coûte deux pions.' },
  'GREN-2': {
    title: 'Portée d’un lancer',
    text: 'Jusqu’à 10u une grenade tombe où on le veut ; plus loin, jusqu’à 15u, elle peut se disperser.',
  },
  'GREN-3': {
    title: 'Voir le point visé',
    text: 'Jusqu’à 10u le lanceur n’a pas besoin de voir le point ; au-delà il le faut.',
  },
  'GREN-4': {
    title: 'Quand elle se disperse',
    text: 'Une grenade se disperse si elle est jetée au-delà de 10u, et toujours si le lanceur est sous suppression.',
  },
  'GREN-5': {
    title: 'Ampleur de la dispersion',
    text: 'Un dé décide : 5 ou 6 tombe juste, de 2 à 4 le marqueur bouge de 2u au plus, sur 1 de 4u au plus.',
  },
  'GREN-6': {
    title: 'Qui déplace le marqueur',
    text: 'L’autre camp déplace le marqueur d’une grenade qui se disperse.',
  },
  'GREN-7': {
    title: 'Qui est pris',
    text: 'Tous ceux qui sont dans le rayon, amis ou ennemis, et qu’aucun couvert ne protège de l’explosion.',
  },
  'GREN-8': {
    title: 'Dés d’une explosion',
    text: 'Les dés de la carte sont lancés une fois pour toute l’explosion ; chaque 4 ou plus est une réussite.',
  },
  'GREN-9': {
    title: 'Blessures d’une explosion',
    text: 'Chaque réussite est une blessure, distribuée une à une par valeur H2H croissante, puis de nouveau s’il en reste.',
  },
  'GREN-10': {
    title: 'Égalité dans une explosion',
    text: 'Entre valeurs H2H égales, le lanceur choisit.',
  },
  'GREN-11': {
    title: 'Son propre camp dans l’explosion',
    text: 'Seulement dans la bêta : aucun lancer qui pourrait prendre le lanceur ou un ami sans couvert.',
  },
  'GREN-12': {
    title: 'Où elle peut viser',
    text: 'N’importe quel point, aussi dans un couvert ou derrière.',
  },
  'GREN-13': {
    title: 'Types de grenade',
    text: 'Un seul type, dés et rayon selon la carte ; la bêta connaît grenades à fragmentation, offensives et fumigènes.',
  },
  'GREN-14': {
    title: 'Grenades supplémentaires',
    text: 'Seulement dans la bêta : des grenades à l’unité, un point chacune, qui peuvent se donner.',
  },
  'GREN-15': {
    title: 'Fumée',
    text: 'Seulement dans la bêta : une grenade fumigène fait un écran qui cache un temps ce qui est derrière.',
  },
  'GREN-16': {
    title: 'Par les portes et fenêtres',
    text: 'Seulement dans la bêta : positions couvertes d’un toit et ouvertures ne s’atteignent que de près.',
  },
  'GREN-17': { title: 'Lancer vers le haut', text: 'Seulement dans la bêta : un niveau plus haut au plus.' },
  'GREN-18': {
    title: 'Provision',
    text: 'Seulement dans la bêta : une grenade inscrite sur la carte ne s’épuise jamais et ne se donne pas.',
  },
  'H2H-1': {
    title: 'Début d’un Corps à Corps',
    text: 'Il commence dès qu’un mouvement met en contact deux socles ennemis, et ne coûte aucun pion.',
  },
  'H2H-2': {
    title: 'Réussites au Corps à Corps',
    text: 'Chaque camp lance ses dés de Corps à Corps ; un 5 ou un 6 est une réussite.',
  },
  'H2H-3': {
    title: 'Les deux frappent',
    text: 'À chaque échange les deux lancent, et même celui qui tombe riposte ; on continue jusqu’à une élimination.',
  },
  'H2H-4': {
    title: 'Blessures au Corps à Corps',
    text: 'Chaque réussite est une blessure ; une carte retournée compte à partir de l’échange suivant.',
  },
  'H2H-5': {
    title: 'Plusieurs contre un',
    text: 'Les Corps à Corps se règlent l’un après l’autre, dans l’ordre des contacts.',
  },
  'H2H-6': {
    title: 'Prendre l’emplacement',
    text: 'Seulement dans la bêta : le vainqueur peut entrer dans l’emplacement de celui qu’il a battu.',
  },
  'H2H-7': {
    title: 'Personne ne peut gagner',
    text: 'Si aucun des deux n’a de dés, le Corps à Corps prend fin et chacun reste où il est.',
  },
  'H2H-8': {
    title: 'Combattre dans un emplacement',
    text: 'Qui occupe un socle scénique rond est atteint quand la distance jusqu’à son propre socle est parcourue.',
  },
};
