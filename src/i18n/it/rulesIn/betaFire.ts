import type { betaFire as english } from '../../en/rulesIn/betaFire.ts';
import type { Shape } from '../../messages.ts';

/** Shooting and taking cover in the 2.0 beta. */
export const betaFire: Shape<typeof english> = {
  'FIRE-1': {
    text: 'Nomina chi spara e un nemico in sua vista; il gettone va subito sulla carta e il tiro non si ritira più.',
  },
  'FIRE-3': {
    text: 'Un dado colpisce con 4 o più, con uno in più per ogni copertura parziale che conta e per chi è riparato.',
  },
  'FIRE-5': {
    text: 'Due sei fra i dadi di un solo tiro eliminano subito il bersaglio, purché un 6 potesse colpire.',
  },
  'FIRE-8': {
    title: 'Cambiare arma',
    text: 'Passare a un’altra arma della carta in un turno è un’azione e costa un gettone; le granate comprate si lanciano senza.',
  },
  'FIRE-11': {
    text: 'Un tiro contro chi è su un livello superiore ha un dado in meno. Qui i piani non si giocano ancora.',
  },
  'ATK-1': { text: 'Sparare, lanciare una granata e il Corpo a Corpo sono attacchi.' },
  'AIM-1': {
    text: 'Un gettone in più aggiunge i dadi di Mira dell’arma al primo tiro del turno, o a ogni tiro se la carta lo dice di quell’arma.',
  },
  'MF-3': {
    text: 'Con Muovi & Spara non si entra in un terreno difficile né se ne esce, e non si salgono scale di alcun tipo.',
  },
  'TC-2': {
    text: 'Ripararsi aggiunge uno al risultato minimo per colpire, insieme a ogni copertura che si conta.',
  },
  'TC-3': {
    text: 'Il segnalino resta finché il personaggio non fa altro, e si può riprendere nello stesso turno con un altro gettone.',
  },
  'TC-4': {
    text: 'Da 5u o meno nulla di simile aiuta, né il segnalino né il Camouflage né l’effetto dello shock, e non lo si può scegliere in risposta.',
  },
  'TC-5': {
    title: 'Dove ripararsi non aiuta',
    text: 'Nessuno si ripara in risposta al Fuoco di Opportunità o a una granata. Con un segnalino precedente una granata a frammentazione colpisce con 5 o più; le altre esplosioni lo ignorano.',
  },
  'TC-6': {
    text: 'Nessuno si ripara su una scala a pioli o mentre si arrampica su una rovina. Qui i piani non si giocano ancora.',
  },
};
