import type { flow as english } from '../../en/rules/flow.ts';
import type { Shape } from '../../messages.ts';

/** Reasons that come from the program. */
export const flow: Shape<typeof english> = {
  'FLOW-OVER': { title: 'La partie est terminée', text: 'La partie est finie ; on ne peut plus rien y faire.' },
  'FLOW-TURN': { title: 'Pas à vous de décider', text: 'C’est à l’autre camp de décider.' },
  'FLOW-PENDING': {
    title: 'Autre chose d’abord',
    text: 'Une autre décision ou un autre jet est attendu d’abord.',
  },
  'FLOW-UNKNOWN': {
    title: 'Pas dans cette partie',
    text: 'Aucun personnage, arme, élément de décor ou choix de ce nom n’est dans cette partie.',
  },
  'FLOW-STALE': { title: 'Trop tard', text: 'Cela appartient à une position déjà passée.' },
  'FLOW-FORM': { title: 'Pas compris', text: 'Ce n’est pas un ordre que cette partie comprend.' },
  'FLOW-DICE': { title: 'D’autres dés', text: 'Ce ne sont pas les dés qu’il faut lancer maintenant.' },
  'FLOW-FRIEND': { title: 'Mauvais camp', text: 'Il y faut un personnage de l’autre camp.' },
  'FLOW-RESERVE': { title: 'Pas sur la table', text: 'Ce personnage n’est pas sur la table.' },
  'FLOW-BASES': { title: 'Pas de place', text: 'Deux socles s’y chevaucheraient.' },
  'FLOW-BROKEN': {
    title: 'Une faute du programme',
    text: 'Le programme a rencontré un état impossible ; la partie est comme avant, et son fichier aidera à corriger cela.',
  },
};
