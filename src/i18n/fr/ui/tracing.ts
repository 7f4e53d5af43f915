/** A photograph under the table on the workbench, to be traced. */
export const tracing = {
  title: 'Photo à décalquer',
  about:
    'L’image d’une vraie table, sous le décor. Elle reste sur cet appareil : elle ne fait partie d’aucun fichier ni d’aucun lien.',
  choose: 'Choisir une image',
  file: 'Image à décalquer, PNG ou JPEG',
  camera: 'Prendre une photo',
  reading: 'Lecture de l’image …',
  shown: 'L’afficher',
  opacity: 'Intensité',
  corners: 'Indiquer ses coins',
  length: 'Indiquer une longueur connue',
  shift: 'La déplacer',
  turn: 'La tourner de 90°',
  anew: 'Telle qu’elle a été prise',
  before: 'Annuler, ou rétablir',
  remove: 'Enlever',
  really: 'En réalité',
  unit: 'Mesurée en',
  units: { u: 'u', cm: 'cm', mm: 'mm', inch: 'pouces' },
  hint: {
    corners: 'Indiquez dans l’image les quatre coins de la table : {n, number} sur 4.',
    length: 'Indiquez les deux bouts de quelque chose, {n, number} sur 2, puis écrivez sa longueur.',
    shift: 'Glissez l’image à sa place. Les flèches la déplacent de 0,1 u, avec Maj de 1 u.',
  },
  noCorners: 'Ces quatre points ne sont pas les coins d’une table : ils doivent en faire le tour.',
  notKept: 'Cette image n’a pas pu être conservée. Elle est là tant que vous ne quittez pas la page.',
} as const;
