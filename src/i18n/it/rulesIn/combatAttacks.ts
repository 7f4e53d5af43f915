import type { combatAttacks as english } from '../../en/rulesIn/combatAttacks.ts';
import type { Shape } from '../../messages.ts';

/** Attacks and taking cover in 1-48COMBAT. */
export const combatAttacks: Shape<typeof english> = {
  'FIRE-1': {
    text: 'Nomina chi spara, un nemico che vede e il numero di tiri; ognuno di essi costa un gettone.',
  },
  'FIRE-3': {
    text: 'Un dado colpisce con 4 o più allo scoperto e con 5 o più contro una copertura parziale; essersi riparati da chi spara aggiunge uno.',
  },
  'FIRE-5': {
    text: 'Due sei fra i dadi di un solo tiro eliminano subito il bersaglio, anche quando più tiri si fanno insieme.',
  },
  'FIRE-7': {
    title: 'Tiri fatti insieme',
    text: 'I tiri di un’azione si comprano e si tirano insieme, e fanno al massimo una ferita.',
  },
  'FIRE-9': {
    text: 'Si dichiarano i tiri, con la Mira se si vuole, poi il bersaglio può ripararsi, poi si tirano tutti i dadi.',
  },
  'FIRE-10': {
    text: 'Non è detto, e non capita mai: copertura parziale e Ripararsi insieme chiedono un 6.',
  },
  'ATK-1': { text: 'Sparare, una granata e il Corpo a Corpo sono attacchi.' },
  'AIM-1': {
    text: 'Un gettone in più aggiunge i dadi di Mira dell’arma al primo tiro, una volta per turno.',
  },
  'AIM-2': {
    title: 'Mira in movimento',
    text: 'Non è vietata: anche il tiro di Muovi & Spara può avere la Mira.',
  },
  'MF-1': {
    text: 'Un gettone paga un movimento più corto con un tiro prima, dopo o in qualsiasi punto del percorso.',
  },
  'TC-1': { text: 'Un gettone, e solo quando ti sparano.' },
  'TC-2': {
    text: 'Per colpire serve uno in più al solo nemico da cui ci si ripara, oltre a ciò che dà il terreno.',
  },
  'TC-3': { text: 'Dura per questo turno e vale contro quell’unico nemico.' },
  'TC-4': { text: 'Non si può scegliere quando sparano da 5u o meno.' },
  'TC-5': {
    title: 'Dove nessuno si ripara',
    text: 'Nessuno può ripararsi in risposta a una granata o a un tiro Target.',
  },
  'GREN-2': {
    text: 'Una granata si lancia al massimo a 10u, e oltre una copertura totale al massimo a 5u.',
  },
  'GREN-3': {
    text: 'Fino a 5u chi lancia può non vedere il punto; più lontano in mezzo non deve esserci copertura totale.',
  },
  'GREN-4': { text: 'Ogni lancio può disperdersi.' },
  'GREN-5': {
    text: 'Decide un dado: 5 o 6 è esatto, 3 o 4 sposta il segnalino fino a 1u, 1 o 2 fino a 2u.',
  },
  'GREN-9': {
    text: 'Uno o più colpi a segno feriscono uno di quelli presi; due sei li feriscono tutti, tre li eliminano tutti.',
  },
  'GREN-10': {
    text: 'Non serve: chi lancia sceglie a chi va una ferita sola, oppure sono feriti tutti.',
  },
  'H2H-3': {
    title: 'Colpisce uno, poi l’altro',
    text: 'Chi attacca tira per primo; l’altro, se è ancora in gioco, risponde ai colpi, e così via finché uno è fuori.',
  },
  'H2H-4': { text: 'Ogni colpo a segno è una ferita, e una carta girata conta subito.' },
  'H2H-5': {
    text: 'Non è detto; qui i Corpo a Corpo si combattono uno dopo l’altro, nell’ordine dei contatti.',
  },
  'OF-1': {
    title: 'Mettere un segnalino Target',
    text: 'Con un gettone si mette un segnalino Target in un punto qualsiasi che il personaggio vede.',
  },
  'OF-4': {
    text: 'È un tiro solo al prezzo di ogni altro: un gettone e una delle azioni della carta. Vi si può rinunciare.',
  },
  'OF-8': {
    text: 'Non è detto; qui il segnalino di chi è sotto soppressione resta ma non dà alcun tiro.',
  },
  'SF-1': {
    text: 'Con un gettone si mette un segnalino in un punto qualsiasi in LOS; possono farlo ufficiali, sottufficiali e mitraglieri.',
  },
  'SF-2': {
    text: 'Una mitragliatrice basta da sola; a un ufficiale o sottufficiale servono amici entro 5u che sparino con lui.',
  },
  'SF-3': { text: 'Gli amici entro 5u dal comandante si uniscono con un gettone a testa.' },
  'SF-4': {
    text: 'Chi è nel raggio del segnalino e visto da uno che vi spara non attacca in quel turno, Corpo a Corpo compreso, salvo granate da vicino.',
  },
  'SF-7': {
    text: 'Un personaggio smette di sparare quando il round finisce, quando è ferito, eliminato o fa altro.',
  },
  'SF-9': {
    text: 'All’inizio dei propri turni si tira un dado per ogni personaggio che spara; ogni 6 ferisce uno nel raggio del segnalino, a scelta di chi spara.',
  },
};
