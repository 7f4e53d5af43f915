import type { move as english } from '../../en/rules/move.ts';
import type { Shape } from '../../messages.ts';

/** MOVE. */
export const move: Shape<typeof english> = {
  'MOVE-1': {
    title: 'Muovere',
    text: 'Con un gettone un personaggio si sposta fino al suo Movimento in u, lungo qualsiasi percorso e girandosi come vuole.',
  },
  'MOVE-2': {
    title: 'Limite di movimento',
    text: 'In un turno nessun personaggio spende più di tre gettoni in movimento.',
  },
  'MOVE-3': {
    title: 'Arrampicarsi',
    text: 'Un movimento che sale o scende costa due gettoni, e può finire in cima solo con tutta la base.',
  },
  'MOVE-4': {
    title: 'Scavalcare ostacoli',
    text: 'Una copertura parziale si scavalca in un solo movimento se è alta al massimo 2u e non più larga del Movimento; costa un gettone in più.',
  },
  'MOVE-5': {
    title: 'Amici',
    text: 'Si può passare tra gli amici, ma a fine movimento le basi non devono sovrapporsi.',
  },
  'MOVE-6': {
    title: 'Nemici sul percorso',
    text: 'Non si passa attraverso un nemico; toccarne uno fa cominciare un Corpo a Corpo.',
  },
  'MOVE-7': {
    title: 'La copertura totale blocca',
    text: 'Nessuno può entrare in una copertura totale né passarci attraverso.',
  },
  'MOVE-8': {
    title: 'Basi sceniche rotonde',
    text: 'Chi tocca una base rotonda da 60 mm può entrare gratis in una sua buca libera; in altri punti di essa non si può stare.',
  },
  'MOVE-9': {
    title: 'Terreno difficile',
    text: 'Solo nella beta: il terreno difficile toglie 1u a ogni movimento.',
  },
  'MOVE-10': {
    title: 'Terreno impassabile',
    text: 'Di nome esiste solo nella beta; anche qui ciò che è dichiarato impassabile non si attraversa e non ci si entra, ma ci si vede oltre.',
  },
  'MOVE-11': {
    title: 'Livelli',
    text: 'Solo nella beta: ai piani superiori si arriva per scale, scale a pioli o pendii. Qui ci si arrampica.',
  },
  'MOVE-12': {
    title: 'Lasciare un pianerottolo',
    text: 'Solo nella beta: dal pianerottolo di una scala il movimento successivo riparte dalla sua cima o dal suo piede.',
  },
  'MOVE-13': {
    title: 'Un corpo in una buca',
    text: 'Solo nella beta: chi è colpito in una buca può restarci e la chiude finché il corpo non viene tolto.',
  },
  'MOVE-14': {
    title: 'Terreno incerto',
    text: 'Su un terreno come quello di una rovina una base può stare dovunque trovi posto.',
  },
};
