import type { Messages } from '../../messages.ts';

/** For somebody's first turns: what to do with the mouse or the finger now. */
export const hints: Messages['ui']['hints'] = {
  title: 'Conseil',
  hide: 'Plus de conseils',
  deploy:
    'La bande claire est à vous : cliquez-y pour poser le personnage nommé ci-dessus, ou laissez faire le programme. Un autre nom, ici, en place un autre d’abord.',
  pick: 'Vos figurines à l’anneau lumineux peuvent agir : cliquez-en une sur la table, ou sa carte. Le disque doré sous votre nom compte vos pions ; chaque action en coûte.',
  again:
    'Continuez avec toute figurine à l’anneau lumineux, tant qu’il y a des pions, ou choisissez Fin du tour : les pions gardés restent à vous pour le tour suivant.',
  act: 'Mouvement, puis cliquez où aller. Tir, puis cliquez un ennemi. À terre : plus difficile à toucher. Échap renonce sans rien dépenser.',
  move: 'Montrez un endroit : la ligne indique le trajet, les mots ce qu’il coûte. Cliquez pour y aller. Les anneaux disent où mènent 1, 2 et 3 pions.',
  fire: 'Montrez un ennemi : la ligne indique ce qui l’abrite, les mots combien de dés et quel score touche. Cliquez pour tirer.',
  tool: 'Montrez la table : ce qui en résulterait s’affiche avant toute dépense. Cliquez pour le faire, Échap pour revenir en arrière.',
  answer: 'La réponse revient à {name}. Chaque bouton dit ce qu’il coûte ; rien ne continue avant.',
  roll: 'Les dés décident : appuyez sur le bouton. Tout ce qui compte pour eux est à côté.',
  setting: { title: 'Conseils', shown: 'Dans les premiers tours d’une partie', hidden: 'Aucun' },
};
