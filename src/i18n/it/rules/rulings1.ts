import type { rulings1 as english } from '../../en/rules/rulings1.ts';
import type { Shape } from '../../messages.ts';

/** Rulings R01 to R34. */
export const rulings1: Shape<typeof english> = {
  R01: { title: 'Parità nella preparazione', text: 'In caso di parità si ritira.' },
  R02: {
    title: 'Area su tavoli medi',
    text: 'Nella beta: su un tavolo sotto le 36u si schiera a contatto con il bordo; da 36u in su, entro 5u.',
  },
  R03: {
    title: 'Puntate segrete',
    text: 'Nel regolamento del 2009: le puntate per l’iniziativa si fanno in segreto e si mostrano insieme.',
  },
  R04: {
    title: 'A chi va il primo turno',
    text: 'Ciascuno tira un dado, il più alto comincia, e in caso di parità si ritira.',
  },
  R05: {
    title: 'Passare con gettoni rimasti',
    text: 'Nel regolamento del 2009: non si passa finché qualche azione è possibile.',
  },
  R06: {
    title: 'Nulla per cui spendere',
    text: 'Il dovere di spendere un gettone cade quando nessuna azione è possibile.',
  },
  R07: {
    title: 'Quando le azioni ripartono',
    text: 'Gettoni sulle carte, tiri e movimento ripartono da zero all’inizio di ogni turno, di chiunque sia.',
  },
  R08: {
    title: 'Agire nel turno altrui',
    text: 'Nel turno dell’avversario puoi ripararti quando ti sparano, e fare i tiri di Fuoco di Opportunità.',
  },
  R09: {
    title: 'Due gettoni, due azioni',
    text: 'Un’azione da due gettoni consuma due delle azioni della carta.',
  },
  R10: {
    title: 'Vittoria di entrambi',
    text: 'Se le due condizioni si avverano nello stesso momento, vince chi sta giocando il suo turno.',
  },
  R11: {
    title: 'Scavalcare coperture parziali',
    text: 'Permesso fino a 2u di altezza e a una larghezza pari al Movimento, per un gettone in più; la copertura totale non si scavalca mai.',
  },
  R12: {
    title: 'Non si passa per un nemico',
    text: 'Il movimento finisce dove tocca un nemico, e si combatte.',
  },
  R13: {
    title: 'Headshot senza possibilità',
    text: 'Nella beta: due sei non fanno nulla quando nessun dado poteva colpire.',
  },
  R14: {
    title: 'Tiri comprati insieme',
    text: 'Nel regolamento del 2009: tutti i tiri di un’azione si comprano, si tirano e si giudicano insieme, al massimo una ferita.',
  },
  R15: {
    title: 'Quando si dichiara la Mira',
    text: 'La Mira si dichiara dopo che il bersaglio ha potuto ripararsi; poi il bersaglio ha un’altra possibilità.',
  },
  R16: {
    title: 'Mira nei tiri successivi',
    text: 'Nella beta: si mira solo nel primo tiro del turno, se la carta non dice altro.',
  },
  R17: {
    title: 'Ripararsi dalla frammentazione',
    text: 'Nella beta: chi è già riparato, o sotto shock, è colpito con 5 o più.',
  },
  R18: { title: 'Lancio più lungo', text: 'Una granata si lancia al massimo a 15u.' },
  R19: {
    title: 'Vedere dove cade',
    text: 'Fino a 10u il punto può non essere visto; oltre deve esserlo.',
  },
  R20: {
    title: 'Un vuoto nella tabella francese',
    text: 'Nel Quick Start francese: un 3 o un 4 sposta una granata fino a 1u.',
  },
  R21: {
    title: 'Al sicuro da un’esplosione',
    text: 'Un personaggio è al sicuro se su ogni linea retta dall’esplosione alla sua base c’è una copertura; un segnalino Ripararsi non aiuta.',
  },
  R22: {
    title: 'Un solo colpo dell’esplosione',
    text: 'Nel regolamento del 2009: chi lancia sceglie chi è ferito.',
  },
  R23: {
    title: 'Parità in un’esplosione',
    text: 'A parità di valore H2H la scelta spetta a chi lancia.',
  },
  R24: {
    title: 'Più Corpo a Corpo',
    text: 'Si combattono nell’ordine dei contatti; se sono contemporanei, sceglie chi si muove.',
  },
  R25: {
    title: 'Nessun dado da entrambe le parti',
    text: 'Il Corpo a Corpo finisce, i due restano a contatto, e nessuno dei due può sparare all’altro.',
  },
  R26: {
    title: 'Già dentro il raggio',
    text: 'Un nemico così fa scattare il Fuoco di Opportunità quando si muove dentro il raggio, una volta per movimento.',
  },
  R27: {
    title: 'Segnalino di un ferito',
    text: 'Si toglie, perché il suo proprietario non può fare altro.',
  },
  R28: {
    title: 'Opportunità sotto soppressione',
    text: 'In quel turno il tiro non si può fare, ma il segnalino resta.',
  },
  R29: {
    title: 'Che cosa si può sotto soppressione',
    text: 'Muovere, ripararsi, arrampicarsi, lanciare granate da vicino e combattere Corpo a Corpo, ma nessun altro attacco.',
  },
  R30: {
    title: 'Durata dello shock nella beta',
    text: 'Fino alla fine del prossimo turno di chi lo subisce.',
  },
  R31: {
    title: 'Comando per ogni amico',
    text: 'Ogni amico nel raggio di comando riceve per intero il numero di azioni extra.',
  },
  R32: {
    title: 'In parte entro 2u',
    text: 'Un elemento che ha un punto entro 2u da chi spara si tralascia per intero.',
  },
  R33: {
    title: 'Personaggi e copertura in italiano',
    text: 'Nel Quick Start italiano: i personaggi in mezzo non danno copertura.',
  },
  R34: {
    title: 'Visto da dove',
    text: 'Ogni punto della base deve essere visto da qualche punto della base di chi spara, non tutti dallo stesso.',
  },
};
