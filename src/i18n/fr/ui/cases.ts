import type { Messages } from '../../messages.ts';

export const cases: Messages['ui']['cases'] = {
  text: 'Un cas est une position avec ce qu’on en attend : un fichier qui s’ouvre sur la table et que cli test juge. Il contient la position avant les pas choisis, et ce que vous cochez de leur résultat.',
  title: 'Ce que montre le cas',
  refused: 'C’est refusé : {why}',
  here: 'Dans la position telle quelle',
  allowed: 'C’est permis : {what}',
  seen: '{from} sur {to} : {cover}, il faut {need}+ avec {dice, plural, one {# dé} other {# dés}}',
  blind: '{from} ne voit pas {to}.',
  chances: 'Chances de {who} : indemne {none}, blessure {wound}, éliminé {eliminated}',
  from: 'Il commence avant',
  step: '{steps, plural, one {le dernier pas} other {les # derniers pas}} : {what}',
  facts: 'Ce qui doit en sortir',
  note: 'Remarque',
  keep: 'Enregistrer le cas',
  nothing: 'Il n’y a encore rien à attendre : choisissez plus de pas, ou cochez quelque chose.',
  untitled: 'Dites d’abord ce que montre le cas.',
  ready: 'Il est lu et jugé une fois avant d’être enregistré.',
  kept: 'Gardé dans votre bibliothèque : il s’ouvre ici, et il tient.',
  save: 'L’enregistrer dans un fichier',
  differs: 'Pas enregistré : il ne tient pas à {path}.',
};
