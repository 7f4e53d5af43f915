import type { Messages } from '../messages.ts';

/** The French quick start. */
export const french: Messages['rulesIn']['french'] = {
  'MOVE-3': {
    text: 'Salire o scendere arrampicandosi costa un gettone in più, due in tutto, e può finire in cima solo con tutta la base.',
  },
  'MOVE-6': {
    text: 'Non si passa attraverso un nemico. Un movimento che finisce a contatto fa cominciare un Corpo a Corpo; di passaggio una base si può sfiorare.',
  },
  'ATK-1': {
    text: 'Sparare, Muovi & Spara, Fuoco di Opportunità e di Soppressione sono attacchi di tiro; anche una granata e il Corpo a Corpo sono attacchi.',
  },
  'AIM-1': {
    text: 'Un gettone in più aggiunge i dadi di Mira dell’arma a un attacco di tiro, Fuoco di Opportunità compreso.',
  },
  'TC-4': {
    text: 'Contro un tiro da meno di 5u essere riparati non serve, e non lo si può scegliere quando sparano da 5u o meno.',
  },
  'TC-5': {
    title: 'Dove ripararsi non aiuta',
    text: 'Nessuno può ripararsi in risposta a un tiro di Fuoco di Opportunità, e un segnalino non aiuta contro le granate.',
  },
  'GREN-5': {
    text: 'Decide un dado: 5 o 6 è esatto, 3 o 4 sposta il segnalino fino a 1u, 1 o 2 fino a 2u.',
  },
  'H2H-1': {
    text: 'Comincia quando un movimento finisce con due basi nemiche a contatto, e non costa gettoni.',
  },
  'OF-3': {
    text: 'Un nemico che muovendosi viene a trovarsi insieme nel raggio di azione del segnalino e in LOS.',
  },
  'OF-4': { text: 'È un tiro solo, non costa nulla e non vi si può rinunciare.' },
  'OF-7': {
    text: 'Non è detto; come altrove, chi ha subito un tiro prosegue lo stesso movimento, se ancora può.',
  },
  'SF-4': {
    text: 'Chi è nel raggio del segnalino e visto da uno che vi spara non attacca in quel turno, salvo granate da vicino e Corpo a Corpo.',
  },
  'SF-12': { text: 'La carta dice quante u intorno al segnalino sono battute.' },
  'COVER-6': {
    title: 'Copertura a distanza ravvicinata',
    text: 'Né elementi scenici né personaggi danno copertura a un bersaglio quando chi spara è a 2u o meno.',
  },
  'COVER-8': {
    text: 'Chi sta in una base rotonda da 60 mm ha copertura parziale, ma non quando chi spara è a 2u o meno.',
  },

  R12: {
    title: 'Finire contro un nemico',
    text: 'Un movimento che va contro un nemico finisce lì, e si combatte; di passaggio una base si può sfiorare.',
  },
  R20: {
    title: 'Un vuoto nella tabella',
    text: 'Un 3 o un 4 sposta il segnalino fino a 1u.',
  },
  R45: {
    text: 'Ciascuno fa il suo tiro, nell’ordine voluto dal loro giocatore, finché il bersaglio è in piedi.',
  },
  R83: {
    text: 'I tiri di Sparare e di Fuoco di Opportunità; non Muovi & Spara, granate, Fuoco di Soppressione o Corpo a Corpo.',
  },
  R84: { text: 'Un segnalino precedente conta a 5u esatte; lì non se ne può prendere uno nuovo.' },
  R92: { text: 'Chi può fare il tiro lo fa; si sceglie solo se usare la Mira.' },
  R93: {
    title: 'Soppressione: visti da chi, quanto',
    text: 'Da quando si è nel raggio e visti da chiunque spari sul segnalino, fino alla fine di quel turno, anche dopo esserne usciti.',
  },
  R94: {
    text: 'Una base si può toccare di passaggio senza combattere; un percorso che vi va contro finisce lì, a contatto.',
  },
  R95: {
    text: 'Conta se il bersaglio è a più di 2u; si tralascia solo ciò in cui sta chi spara.',
  },
  R96: { text: 'Un bersaglio così è allo scoperto, purché lo si veda.' },
};
