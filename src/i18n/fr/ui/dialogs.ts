import type { dialogs as english } from '../../en/ui/dialogs.ts';
import type { Shape } from '../../messages.ts';

/** The menu of a game, and what can be agreed on there. */
export const dialogs: Shape<typeof english> = {
  dialog: {
    close: 'Fermer',
  },
  menu: {
    title: 'Menu',
    save: 'Enregistrer dans un fichier',
    leave: 'Revenir à la page d’accueil',
    leaveNote: 'La partie est conservée : vous la retrouverez là-bas sous Continuer.',
    back: 'Retour au menu',
    bothMustAgree: 'Les deux camps doivent être d’accord, chacun avec son bouton.',
    agrees: '{name} est d’accord',
    bothAgreed: 'Les deux sont d’accord.',
    notYetAgreed: 'En attente de l’accord des deux camps.',
    free: {
      title: 'Lancer un dé libre',
      text: 'Pour ce qu’aucune règle ne prévoit. Ne change rien sur la table et figure au journal.',
      by: 'Qui lance',
      dice: 'Dés',
      note: 'Pour quoi',
      ask: 'Lancer',
    },
    umpire: {
      title: 'Correction de l’arbitre',
      text: 'Remet en ordre ce qui s’est mal passé à la table. Ce qui est en cours est abandonné ; aucun pion n’est rendu.',
      who: 'Personnage',
      x: 'En largeur (u)',
      y: 'En hauteur (u)',
      spent: 'Pions sur la carte',
      wounded: 'Blessé',
      shock: 'Sous le choc',
      panicking: 'En panique',
      inCover: 'À terre',
      out: 'Éliminé',
      outBoth: 'Tous deux éliminés',
      second: 'Le premier de la carte est tombé',
      tokens: 'Pions : {name}',
      note: 'Pourquoi (figure au journal)',
      settle: 'Peut décider de la partie',
      correct: 'Faire la correction',
      nothing: 'Rien n’a encore été changé.',
      refused: 'La table ne peut pas être ainsi.',
      noteMissing: 'Dites pourquoi, puis mettez-vous d’accord.',
    },
    draw: {
      title: 'Convenir d’un match nul',
      text: 'La partie se termine sans vainqueur.',
      do: 'Finir sur un match nul',
    },
    stop: {
      title: 'Arrêter et compter',
      text: 'La partie s’arrête ici ; le camp qui a perdu la plus petite part de ses points est en tête.',
      do: 'Arrêter et compter',
    },
    concede: {
      title: 'Abandonner',
      text: 'Un camp renonce et l’autre l’emporte.',
      side: '{name} renonce',
      do: 'Oui, {name} abandonne la partie',
    },
  },
};
