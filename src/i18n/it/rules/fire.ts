import type { fire as english } from '../../en/rules/fire.ts';
import type { Shape } from '../../messages.ts';

/** FIRE, ATK, AIM, MF and TC. */
export const fire: Shape<typeof english> = {
  'FIRE-1': {
    title: 'Dichiarare un tiro',
    text: 'Nomina chi spara e un nemico che vede; ogni tiro costa un gettone.',
  },
  'FIRE-2': {
    title: 'Distanza corta e lunga',
    text: 'Fino a 10u comprese un’arma tira i dadi della distanza corta, più lontano quelli della distanza lunga.',
  },
  'FIRE-3': {
    title: 'Risultato minimo per colpire',
    text: 'Un dado colpisce con 4 o più allo scoperto e con 5 o più contro una copertura parziale; Ripararsi aggiunge uno.',
  },
  'FIRE-4': {
    title: 'Colpi a segno di un tiro',
    text: 'Quanti che siano i dadi che colpiscono, un tiro fa al massimo una ferita.',
  },
  'FIRE-5': { title: 'Headshot', text: 'Due sei fra i dadi di un solo tiro eliminano subito il bersaglio.' },
  'FIRE-6': {
    title: 'Tiri per turno',
    text: 'In un turno un’arma non spara più volte di quanto dice la sua carta.',
  },
  'FIRE-7': {
    title: 'Un tiro alla volta',
    text: 'Ogni tiro si dichiara, si paga e si risolve da solo; unicamente nel regolamento del 2009 si tirano insieme.',
  },
  'FIRE-8': {
    title: 'Un’arma per turno',
    text: 'In un turno un personaggio attacca con una delle sue armi e non può passare a un’altra.',
  },
  'FIRE-9': {
    title: 'Ordine di un tiro',
    text: 'Si dichiara, il bersaglio può ripararsi, chi spara può usare la Mira, il bersaglio ha un’altra possibilità, poi si tirano i dadi.',
  },
  'FIRE-10': {
    title: 'Oltre il dado',
    text: 'Se serve più di un 6 nulla colpisce, e i gettoni restano spesi.',
  },
  'FIRE-11': {
    title: 'Bersaglio più in alto',
    text: 'Solo nella beta: un dado in meno contro un bersaglio su un livello superiore.',
  },
  'ATK-1': {
    title: 'Che cosa è un attacco',
    text: 'Sono attacchi Sparare, Muovi & Spara, il Fuoco di Opportunità, quello di Soppressione, una granata e il Corpo a Corpo.',
  },
  'AIM-1': { title: 'Mira', text: 'Un gettone in più aggiunge a un tiro i dadi di Mira dell’arma.' },
  'AIM-2': { title: 'Niente Mira in movimento', text: 'La Mira non si può aggiungere a Muovi & Spara.' },
  'MF-1': {
    title: 'Muovi & Spara',
    text: 'Un gettone paga un movimento più corto con un tiro prima o dopo, non a metà.',
  },
  'MF-2': {
    title: 'Come conta Muovi & Spara',
    text: 'Conta come movimento, nei tre gettoni del turno, e come uno dei tiri dell’arma.',
  },
  'MF-3': {
    title: 'Muovi & Spara e il terreno',
    text: 'Solo nella beta: non per entrare in un terreno difficile o uscirne, né per salire.',
  },
  'TC-1': { title: 'Ripararsi', text: 'Un gettone, nel tuo turno o quando ti sparano.' },
  'TC-2': {
    title: 'Effetto di Ripararsi',
    text: 'Per colpire chi è riparato serve uno in più, oltre a ciò che dà il terreno e anche allo scoperto.',
  },
  'TC-3': {
    title: 'Quanto dura',
    text: 'Il segnalino Ripararsi resta finché il personaggio non fa altro.',
  },
  'TC-4': {
    title: 'Troppo vicino per ripararsi',
    text: 'Da 5u o meno essere riparati non serve, e non lo si può scegliere quando sparano da lì.',
  },
  'TC-5': {
    title: 'Non contro il Fuoco di Opportunità',
    text: 'Nessuno può ripararsi in risposta a un tiro di Fuoco di Opportunità.',
  },
  'TC-6': {
    title: 'Non sulle scale a pioli',
    text: 'Solo nella beta: nessuno si ripara su una scala a pioli o mentre si arrampica su una rovina.',
  },
  'TC-7': {
    title: 'Chi può ripararsi',
    text: 'Chiunque abbia ancora un’azione e un gettone per pagarla, non abbia già il segnalino e non sia in Shock da Ferita.',
  },
};
