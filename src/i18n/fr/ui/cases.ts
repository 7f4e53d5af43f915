import type { Messages } from '../../messages.ts';

export const cases: Messages['ui']['cases'] = {
  text: 'Un cas est une position avec ce qu’on en attend : un fichier qui s’ouvre sur la table et que cli test juge. Il contient la position avant les pas choisis, et ce que vous cochez de leur résultat.',
  title: 'Ce que montre le cas',
  refused: 'C’est refusé : {why}',
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
