import type { Messages } from '../../messages.ts';

export const outcomes: Messages['ui']['outcomes'] = {
  title: 'Dadi ed esiti',
  open: 'Esiti',
  hint: 'Tutto ciò che questo tiro può dare. Scegli una riga per continuare con quei dadi; ciò che è stato giocato resta come variante.',
  rolls: 'Dadi {dice}:',
  nothing: 'Non succede nulla.',
  played: 'già giocato come variante',
  all: '{count, plural, one {Crea # variante} other {Crea tutte le # varianti}}',
  allHint: 'Una variante per ciascuno; la partita resta dov’è.',
  likeliest: 'Una variante per ciascuno dei più probabili; la partita resta dov’è.',
  made: 'Le varianti sono pronte: l’elenco è accanto alla cronologia.',
  lying: 'Dadi preparati: {dice}',
  next: {
    label: 'Prossimi dadi',
    lay: 'Prepara',
    none: 'Nessun dado preparato: decide il caso. Scrivi che cosa devono dare i prossimi tiri, per esempio 126 44.',
    ready:
      '{count, plural, one {# dado preparato} other {# dadi preparati}}: {dice}. Valgono per i prossimi tiri, e dopo Annulla sono di nuovo lì.',
    short:
      '{count, plural, one {Un solo dado preparato} other {Solo # dadi preparati}}, e questo tiro ne vuole {due, number}: decide il caso. Preparati: {dice}.',
    fault: 'Scrivi soltanto numeri da 1 a 6, al massimo {most, number}.',
  },
};
