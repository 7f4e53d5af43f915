import type { rulings4 as english } from '../../en/rules/rulings4.ts';
import type { Shape } from '../../messages.ts';

/** Rulings R121 to R141. */
export const rulings4: Shape<typeof english> = {
  R121: {
    title: 'Il fumo nel tempo e nello spazio',
    text: 'Nella beta: largo 5u; la prima cortina sparisce con la seconda.',
  },
  R122: {
    title: 'Terreno di occultamento',
    text: 'Nella beta: oltre non si mettono segnalini, i tiri ci passano.',
  },
  R123: {
    title: 'Attraversare l’occultamento',
    text: 'Nella beta: nessun gettone in più per il terreno di occultamento.',
  },
  R124: {
    title: 'Amici sotto soppressione',
    text: 'Nella beta: possono essere colpiti anche gli amici nel raggio e in LOS.',
  },
  R125: {
    title: 'Uscire dalla zona',
    text: 'Nella beta: niente tiri per il resto del turno.',
  },
  R126: {
    title: 'Misurare le arrampicate',
    text: 'L’altezza non costa distanza; le lunghezze sono quelle in pianta.',
  },
  R127: { title: 'Nessuno rimasto', text: 'Chi non ha più nessuno sul tavolo ha perso.' },
  R128: {
    title: 'Arrivo dei rinforzi',
    text: 'Nella beta: gratis, all’inizio di un proprio turno, e in grado di agire subito.',
  },
  R129: {
    title: 'Combattere chi è in base rotonda',
    text: 'Le distanze arrivano alla sua propria base, non all’orlo.',
  },
  R130: {
    title: 'Che cosa permette un’arma',
    text: 'Un’arma sulla carta è il permesso di usarla per sparare, e un valore di Mira quello di mirare.',
  },
  R131: {
    title: 'Pagare il terreno difficile',
    text: 'Nella beta: 1u in meno per ogni azione che vi comincia, vi entra o lo attraversa.',
  },
  R132: { title: 'Una seconda copertura parziale', text: 'Non cambia nulla.' },
  R133: {
    title: 'Passare granate',
    text: 'Nella beta: tra amici entro 1u, nel proprio turno.',
  },
  R134: {
    title: 'Fermarsi in un elemento',
    text: 'Un movimento finisce tutto dentro un elemento o tutto fuori, mai a cavallo del suo bordo.',
  },
  R135: {
    title: 'Quando si verifica la vittoria',
    text: 'Dopo ogni cosa che si risolve come una sola: un tiro, un’esplosione, uno scambio, dei dadi.',
  },
  R136: {
    title: 'Dentro la buca',
    text: 'Si può anche non entrare; entrare fa finire il movimento e non si misura.',
  },
  R137: {
    title: 'Ripararsi e headshot nel 2009',
    text: 'Nel regolamento del 2009: due sei naturali sono un headshot anche contro chi è riparato.',
  },
  R138: {
    title: 'Dettagli delle prove di shock',
    text: 'Nella beta: tra amici ugualmente vicini il loro giocatore sceglie chi fa la prova.',
  },
  R139: {
    title: 'Vedere da una piattaforma',
    text: 'Si giudica in pianta; la piattaforma su cui si sta non dà copertura ai propri bersagli.',
  },
  R140: {
    title: 'Una sola azione Muovere',
    text: 'Un percorso lungo al massimo il Movimento in u, che finisce dove la base può stare; percorsi più lunghi sono più movimenti.',
  },
  R141: {
    title: 'Finire senza vittoria',
    text: 'Arrendersi, un pareggio concordato, o fermarsi: allora è in vantaggio chi ha perso la quota minore dei propri Punti Vittoria.',
  },
};
