/** A photograph under the table on the workbench, to be traced. */
export const tracing = {
  title: 'Foto da ricalcare',
  about:
    'L’immagine di un tavolo vero, sotto lo scenario. Resta su questo dispositivo: non fa parte di alcun file né di alcun link.',
  choose: 'Scegli un’immagine',
  file: 'Immagine da ricalcare, PNG o JPEG',
  camera: 'Scatta una foto',
  reading: 'Si legge l’immagine …',
  shown: 'Mostrala',
  opacity: 'Intensità',
  corners: 'Indica i suoi angoli',
  length: 'Indica una lunghezza nota',
  shift: 'Spostala',
  turn: 'Girala di 90°',
  anew: 'Com’è stata scattata',
  before: 'Annulla, o ripeti',
  remove: 'Togli',
  really: 'In realtà misura',
  unit: 'Misurata in',
  units: { u: 'u', cm: 'cm', mm: 'mm', inch: 'pollici' },
  hint: {
    corners: 'Indica nell’immagine i quattro angoli del tavolo: {n, number} di 4.',
    length: 'Indica i due capi di qualcosa, {n, number} di 2, poi scrivi quanto è lungo.',
    shift: 'Trascina l’immagine al suo posto. Le frecce la spostano di 0,1u, con Maiusc di 1u.',
  },
  noCorners: 'Questi quattro non sono gli angoli di un tavolo: devono girargli intorno.',
  notKept: 'Questa immagine non si è potuta conservare. C’è finché non lasci la pagina.',
} as const;
