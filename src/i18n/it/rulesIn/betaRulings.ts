import type { betaRulings as english } from '../../en/rulesIn/betaRulings.ts';
import type { Shape } from '../../messages.ts';

/** Our rulings for the 2.0 beta. */
export const betaRulings: Shape<typeof english> = {
  R02: {
    text: 'Sotto le 36u del lato più corto tutti schierano a contatto con il proprio bordo, da 36u in su entro 5u da esso.',
  },
  R13: { text: 'Due sei non fanno nulla quando serve più di un 6: allora nulla può colpire.' },
  R16: {
    text: 'La Mira è per il primo tiro del turno, a meno che la carta dica dell’arma che mira in ogni tiro.',
  },
  R17: {
    title: 'Ripararsi dalla frammentazione',
    text: 'Con un segnalino precedente, o sotto shock, i dadi della frammentazione colpiscono con 5 o più; il Camouflage non conta. Un 4 ferisce solo chi non li ha, e nessuno si ripara in risposta al lancio.',
  },
  R27: {
    text: 'I suoi segnalini di Fuoco di Opportunità e di Soppressione si tolgono, perché non può fare altro.',
  },
  R30: {
    title: 'Quanto dura lo shock',
    text: 'Fino alla fine del prossimo turno del suo giocatore: si salta un proprio turno.',
  },
  R35: {
    text: 'Ogni colpo a segno di un’esplosione è una ferita, come vuole la sezione sulle granate.',
  },
  R36: {
    text: 'Dove stava la base, come disco della sua misura. Chi è colpito in una buca vi resta o è tolto, come dice il suo giocatore; è tolto se chi vince un Corpo a Corpo entra.',
  },
  R37: {
    text: 'Lungo la linea di tiro migliore per chi spara un elemento conta per le sue prime 2u, non per le 2u seguenti, poi di nuovo. Il fumo conta sempre a parte; un riparo che nasconde una parte è uno in più.',
  },
  R57: {
    text: 'Le linee verso chi sta in un bosco o in un cratere lo attraversano; per chi spara da dentro, dà copertura ai bersagli solo ciò che sta oltre 2u.',
  },
  R67: {
    text: 'I gettoni di un’azione che non porta a nulla non tornano indietro; una granata comprata e non lanciata resta.',
  },
  R68: {
    text: 'Il bersaglio si nomina con il tiro, a cui si può rinunciare; una ferita lungo il percorso lo fa perdere. Il movimento non può finire a contatto.',
  },
  R72: {
    text: 'Solo chi agisce nel turno del proprio schieramento: a ogni azione pagata, una volta ciascuna, si spara prima che abbia effetto; se non può proseguire è persa.',
  },
  R76: {
    title: 'Copertura totale presso chi spara',
    text: 'Nasconde una parte del bersaglio come da ogni altro posto: entro 2u si tralasciano solo protezione e occultamento.',
  },
  R78: {
    text: 'Le linee partono dal centro del segnalino e devono attraversare il bordo di un elemento, o un personaggio; uno proprio sotto il segnalino non protegge nessuno.',
  },
  R79: {
    text: 'Si giudica nel punto mirato, prima della dispersione. È al sicuro chi lì è protetto da un’esplosione; un segnalino Ripararsi non basta.',
  },
  R81: {
    title: 'Tiri con più armi',
    text: 'Cambiare costa un gettone e un’azione. I tiri di tutte le armi insieme contano nel limite di quella che ora spara.',
  },
  R101: {
    text: 'Un gettone in più per un movimento che scavalca, quante che siano le volte; Muovi & Spara può scavalcare a quel prezzo, ma non arrampicarsi.',
  },
  R121: {
    text: 'Una cortina è larga 5u. La seconda arriva all’inizio del prossimo turno di chi ha lanciato, ed entrambe spariscono all’inizio di quello dopo.',
  },
  R122: {
    text: 'Oltre non si mettono segnalini, non ci si unisce al Fuoco di Soppressione né lo si mantiene, e non si lanciano granate oltre la distanza corta. I tiri di ogni tipo ci passano, contro copertura parziale.',
  },
  R123: {
    text: 'L’occultamento non costa gettoni in più, e nemmeno amici e corpi; la protezione sì.',
  },
  R124: {
    text: 'Gli amici nel raggio e in LOS attirano dadi e possono essere feriti, proprio come i nemici.',
  },
  R125: {
    text: 'Dentro: granate fino a 5u, con dispersione. Dopo essere usciti: granate come al solito, niente tiri per il resto del turno. L’OF si può preparare in entrambi i casi, ma dentro resta inattivo finché l’SF non finisce.',
  },
  R127: { text: 'Chi non ha nessuno sul tavolo ha perso, a meno che debbano ancora arrivare rinforzi.' },
  R128: {
    text: 'Arrivare è gratis e non è un’azione, all’inizio di un proprio turno; si può agire subito, e non si porta il segnalino Ripararsi.',
  },
  R131: {
    title: 'Quando si paga il terreno difficile',
    text: 'Ogni azione che vi comincia, vi entra o lo attraversa arriva 1u meno lontano.',
  },
  R133: {
    text: 'Si passano nel proprio turno tra amici vivi entro 1u, sotto shock o no; si raccolgono, se si vuole, toccando il segnalino in un qualsiasi punto di un movimento.',
  },
  R138: {
    text: 'Tra amici ugualmente vicini sceglie il loro giocatore. Il panico fa cessare i propri Fuoco di Opportunità e di Soppressione, ma si risponde ai colpi. Un comandante spende prima del dado, entro le proprie azioni.',
  },
};
