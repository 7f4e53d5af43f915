import type { Messages } from '../../messages.ts';

/** What is told of one character to those who do not see the table. */
export const tellMe: Messages['ui']['tellMe'] = {
  button: 'Décrire le personnage sélectionné',
  changes: 'Ce qui s’est passé depuis le dernier tour',
  is: '{who} : {state}.',
  fit: 'indemne',
  seenBy: 'Ennemis qui voient l’endroit : {who}.',
  unseen: 'Aucun ennemi ne voit l’endroit.',
  needs: '{who} (touche sur {need, number}+)',
  cannot: '{who} (ne peut pas toucher)',
  sees: 'Ennemis en vue : {who}.',
  seesNobody: 'Aucun ennemi en vue.',
  shot: '{who} à {where} (touché sur {need, number}+)',
  far: '{who} à {where} (hors d’atteinte)',
  around: 'Autour : {what}.',
  since: 'Depuis le dernier tour : {what}',
  nothing: 'Rien ne s’est passé depuis le dernier tour.',
};
