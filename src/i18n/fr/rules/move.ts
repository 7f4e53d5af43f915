import type { move as english } from '../../en/rules/move.ts';
import type { Shape } from '../../messages.ts';

/** MOVE. */
export const move: Shape<typeof english> = {
  'MOVE-1': {
    title: 'Se déplacer',
    text: 'Un pion déplace un personnage jusqu’à son Mouvement en u, sur n’importe quel trajet, en pivotant librement.',
  },
  'MOVE-2': {
    title: 'Limite de mouvement',
    text: 'Aucun personnage ne dépense plus de trois pions de mouvement par tour.',
  },
  'MOVE-3': {
    title: 'Grimper',
    text: 'Un mouvement où l’on grimpe ou descend coûte deux pions, et ne peut finir en haut qu’avec le socle entier.',
  },
  'MOVE-4': {
    title: 'Franchir des obstacles',
    text: 'Un couvert se franchit en un mouvement s’il est haut de 2u au plus et pas plus large que le Mouvement ; cela coûte un pion de plus.',
  },
  'MOVE-5': {
    title: 'Amis',
    text: 'On peut passer à travers les amis, mais les socles ne se chevauchent pas à la fin du mouvement.',
  },
  'MOVE-6': {
    title: 'Ennemis en chemin',
    text: 'On ne passe pas à travers un ennemi ; le toucher commence un Corps à Corps.',
  },
  'MOVE-7': {
    title: 'Une obstruction bloque',
    text: 'Personne ne peut entrer dans une obstruction ni la traverser.',
  },
  'MOVE-8': {
    title: 'Socles scéniques ronds',
    text: 'Un personnage qui touche un socle rond de 60 mm peut prendre gratuitement un emplacement libre ; on ne s’y tient nulle part ailleurs.',
  },
  'MOVE-9': {
    title: 'Terrain difficile',
    text: 'Seulement dans la bêta : un terrain difficile retire 1u à chaque mouvement.',
  },
  'MOVE-10': {
    title: 'Terrain infranchissable',
    text: 'Nommé seulement dans la bêta ; ici aussi, ce qui est déclaré infranchissable n’est ni occupé ni traversé, mais on voit à travers.',
  },
  'MOVE-11': {
    title: 'Niveaux',
    text: 'Seulement dans la bêta : on gagne les étages par escaliers, échelles ou pentes. Ici on grimpe.',
  },
  'MOVE-12': {
    title: 'Quitter un palier',
    text: 'Seulement dans la bêta : du palier d’une échelle ou d’un escalier, le mouvement suivant repart du haut ou du bas.',
  },
  'MOVE-13': {
    title: 'Une dépouille dans un emplacement',
    text: 'Seulement dans la bêta : qui est abattu dans un emplacement peut y être laissé et le ferme jusqu’à ce qu’on l’en sorte.',
  },
  'MOVE-14': {
    title: 'Sol douteux',
    text: 'Sur un sol comme celui d’une ruine, un socle peut se tenir partout où il a de la place.',
  },
};
