import type { combat as english } from '../../en/rulesIn/combat.ts';
import type { Shape } from '../../messages.ts';
import { combatAttacks } from './combatAttacks.ts';
import { combatRulings } from './combatRulings.ts';

/** 1-48COMBAT of 2009: set-up, rounds, victory and what is no attack; the rest stands beside. */
export const combat: Shape<typeof english> = {
  'SETUP-3': { text: 'In una squadra sta un solo personaggio di ogni tipo.' },
  'SETUP-8': { text: 'Entrambi cominciano con 12 gettoni Azione, la dotazione del primo round.' },
  'SETUP-14': {
    text: 'Una carta mostra nome, ruolo, Punti Vittoria e fazione, quanto il personaggio può fare in un round, le sue armi con tiri e dadi, e ha un lato per quando è ferito.',
  },
  'TURN-1': {
    title: 'Round di turni',
    text: 'La partita procede a round; in ciascuno i due giocano turni alternati finché i gettoni di entrambi sono spesi.',
  },
  'TURN-2': {
    title: 'Iniziativa',
    text: 'All’inizio di ogni round entrambi puntano gettoni, quanti ne vogliono, e tirano un dado; ogni gettone aggiunge uno, e il più alto comincia.',
  },
  'TURN-3': {
    text: 'Per ogni round si ricevono 12 gettoni Azione; ciò che ne resta non passa al successivo.',
  },
  'TURN-4': {
    title: 'Niente da parte',
    text: 'Nulla si mette da parte: i gettoni durano solo per il loro round.',
  },
  'TURN-5': {
    title: 'Limite di spesa',
    text: 'In un proprio turno si spendono al massimo 6 gettoni; quando l’avversario non ne ha più, il limite cade.',
  },
  'TURN-6': {
    title: 'Avanti finché tutto è speso',
    text: 'Un round continua finché i gettoni di entrambi sono spesi; non si passa il turno finché si può fare qualcosa.',
  },
  'TURN-7': {
    text: 'In un round un personaggio non fa più azioni di quante ne ha sulla carta, salvo l’aiuto di un comandante.',
  },
  'TURN-8': {
    text: 'Solo ciò che elenca la sua carta; gli attacchi e Ripararsi sono aperti a tutti.',
  },
  'TURN-10': {
    text: 'Un gettone speso sta sulla carta del personaggio finché il round è finito.',
  },
  'TURN-11': {
    text: 'Chi è senza gettoni non ha altri turni nel round; l’altro continua finché non ne ha più nemmeno lui.',
  },
  'TURN-12': { text: 'Fuori dal proprio turno i gettoni pagano Ripararsi e i tiri Target.' },
  'WIN-1': { text: 'Vinci appena è eliminata metà o più dei personaggi nemici.' },
  ...combatAttacks,
  'WOUND-2': {
    text: 'Una ferita nuova porta un segnalino di shock, che resta fino alla fine del round.',
  },
  'WOUND-4': {
    text: 'Una seconda ferita, un headshot o un’esplosione con tre sei elimina un personaggio.',
  },
  'CMD-2': {
    text: 'Il Comando del comandante è un’unica riserva di azioni extra per round, divisa tra tutti gli amici nel raggio di comando.',
  },
  'LOS-5': {
    text: 'È in copertura anche un bersaglio che una copertura parziale nasconde in parte; allo scoperto è solo quello di cui si vede tutta la base.',
  },
  ...combatRulings,
};
