import type { rulings as english } from '../en/rulings.ts';
import type { Messages, Shape } from '../messages.ts';

/** Our rulings where the text leaves something open, in the edition tactic-2.2. */
export const rulings: Shape<typeof english> = {
  R01: { title: 'Parità nella preparazione', text: 'In caso di parità si tira di nuovo.' },
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
    text: 'Ciascuno tira un dado, il più alto comincia, e in caso di parità si tira di nuovo.',
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
    text: 'A parità di valore di Corpo a Corpo la scelta spetta a chi lancia.',
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
    title: 'Che cosa si può fare sotto soppressione',
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
    title: 'Personaggi nel Quick Start italiano',
    text: 'Nel Quick Start italiano: i personaggi in mezzo non danno copertura.',
  },
  R34: {
    title: 'Visto da dove',
    text: 'Ogni punto della base deve essere visto da qualche punto della base di chi spara, non tutti dallo stesso.',
  },
  R35: {
    title: 'Esplosioni ed eliminazione',
    text: 'Nella beta: ogni colpo a segno di un’esplosione è una ferita.',
  },
  R36: { title: 'Dove giace il corpo', text: 'Nella beta: dove stava la sua base.' },
  R37: {
    title: 'Contare le coperture',
    text: 'Nella beta: le coperture separate si contano lungo la linea di tiro più libera.',
  },
  R38: {
    title: 'Misura di un segnalino',
    text: 'Un segnalino è un disco di 25 mm, e si misura dal suo bordo.',
  },
  R39: { title: 'Misura di una base', text: 'Una base è un disco di 25 mm.' },
  R40: {
    title: 'Camouflage e Ripararsi',
    text: 'Insieme aggiungono uno, non due; nessuno ha bisogno di un secondo segnalino.',
  },
  R41: { title: 'Più comandanti', text: 'Conta il Comando più alto; non si sommano.' },
  R42: {
    title: 'Comandante sotto shock',
    text: 'Un comandante sotto shock o sotto soppressione comanda ancora.',
  },
  R43: {
    title: 'Dopo un Corpo a Corpo',
    text: 'Il movimento finisce al contatto; chi sopravvive può continuare con un’altra azione.',
  },
  R44: {
    title: 'Il Fuoco di Opportunità è gratis',
    text: 'Il tiro non consuma né un tiro dell’arma né un’azione.',
  },
  R45: {
    title: 'Più personaggi in attesa',
    text: 'Ciascuno ha il suo tiro, nell’ordine voluto dal loro giocatore, finché il bersaglio è in piedi.',
  },
  R46: {
    title: 'Fermato lungo il percorso',
    text: 'Chi si muove è fermato nel primo punto in cui il tiro è possibile; poi lo stesso movimento prosegue senza costo.',
  },
  R47: {
    title: 'Iniziare insieme',
    text: 'Senza mitragliatrice il Fuoco di Soppressione lo iniziano due insieme, pagando un gettone a testa.',
  },
  R48: {
    title: 'Inizio di un turno',
    text: 'Prima i segnalini che scadono, poi i nuovi gettoni, poi i dadi della soppressione, i rinforzi e il fumo.',
  },
  R49: {
    title: 'Fuori dal tavolo',
    text: 'Una granata che si disperde fuori dal tavolo esplode sul suo bordo.',
  },
  R50: {
    title: 'Due contatti insieme',
    text: 'Si combattono entrambi i Corpo a Corpo, nell’ordine scelto da chi si muove.',
  },
  R51: {
    title: 'Linee che toccano appena',
    text: 'Ciò che sfiora soltanto un bordo o un angolo non nasconde e non mostra nulla.',
  },
  R52: { title: 'L’unità', text: 'Una u è 2,5 cm.' },
  R53: {
    title: 'I primi cinque gettoni',
    text: 'Entrambi ne hanno 5 fin dall’inizio e possono usarli per reagire; il proprio primo turno non ne porta altri.',
  },
  R54: {
    title: 'Un tiro rifiutato',
    text: 'Il segnalino resta e si ripropone in un movimento successivo, o dopo che il nemico è uscito dal raggio e vi è rientrato.',
  },
  R55: {
    title: 'Copertura dei due tipi',
    text: 'La copertura totale blocca; altrimenti un bersaglio è in copertura se la totale ne nasconde una parte o se nessuna linea è libera da entrambe.',
  },
  R56: {
    title: 'Esplosioni e vicinanza',
    text: 'Le regole sulle 2u e sulle 5u riguardano i tiri e non toccano le esplosioni.',
  },
  R57: {
    title: 'Dentro un elemento scenico',
    text: 'Le linee verso chi sta in un bosco o in un cratere lo attraversano; se chi spara è dentro, l’elemento non copre i bersagli.',
  },
  R58: {
    title: 'Il bordo del tavolo',
    text: 'Le basi devono restare per intero sul tavolo.',
  },
  R59: {
    title: 'Il turno finisce da solo',
    text: 'Senza più gettoni e senza nulla da decidere, il turno finisce.',
  },
  R60: {
    title: 'Quanto dura la soppressione',
    text: 'Per il turno in cui si è stati nella zona, di chiunque sia, anche se il segnalino sparisce.',
  },
  R61: {
    title: 'Entro 5u dal bordo',
    text: 'Conta il punto più vicino della base; chi non ha più nessuno da schierare viene saltato, e una zona senza posto per il prossimo è più profonda.',
  },
  R62: {
    title: 'Scegliere gli obiettivi',
    text: 'Apertamente e prima dello schieramento, per primo chi schiera per primo.',
  },
  R63: {
    title: 'Toccare l’obiettivo',
    text: 'Basta toccarlo in un qualsiasi punto di un movimento.',
  },
  R64: {
    title: 'Più cose nello stesso punto',
    text: 'Prima il Fuoco di Opportunità, poi la soppressione, l’obiettivo, e per ultimo il Corpo a Corpo.',
  },
  R65: {
    title: 'Ripararsi ferma il proprio fuoco',
    text: 'Anche come reazione, Ripararsi fa cessare i propri Fuoco di Opportunità e di Soppressione.',
  },
  R66: {
    title: 'Il Corpo a Corpo non è azione',
    text: 'Non costa nulla e lascia i segnalini di chi ne esce illeso.',
  },
  R67: {
    title: 'Gettoni per nulla',
    text: 'I gettoni di un’azione che non porta a nulla non tornano indietro.',
  },
  R68: {
    title: 'Muovi & Spara nei dettagli',
    text: 'Il bersaglio si dichiara con il tiro, a cui si può rinunciare; una ferita lungo il percorso lo fa perdere.',
  },
  R69: {
    title: 'Nessun dado a questa distanza',
    text: 'Un’arma senza dadi a quella distanza lì non può sparare.',
  },
  R70: {
    title: 'A quali tiri si aggiunge la Mira',
    text: 'La Mira si può aggiungere a ogni tiro del turno, una volta.',
  },
  R71: {
    title: 'Quando si misura il Comando',
    text: 'Quando si dichiara l’azione extra, entro 5u, in LOS o no; nessuno comanda se stesso.',
  },
  R72: {
    title: 'Chi fa scattare il segnalino',
    text: 'Solo un personaggio che agisce nel turno del proprio schieramento.',
  },
  R73: {
    title: 'Colpito lungo il percorso',
    text: 'Distanza e vista si giudicano in quel punto; chi non può proseguire resta lì, o nell’ultimo punto in cui c’è posto.',
  },
  R74: {
    title: 'Tiri Target',
    text: 'Nel regolamento del 2009: il tiro costa un gettone e una delle azioni della carta.',
  },
  R75: {
    title: 'In parte dietro una parziale',
    text: 'Nel regolamento del 2009: una base che non si vede per intero è in copertura parziale.',
  },
  R76: {
    title: 'Copertura totale da vicino',
    text: 'Entro 2u da chi spara blocca come sempre, ma nascondendo una parte non dà copertura parziale.',
  },
  R77: {
    title: 'Soppressione nel 2009',
    text: 'Nel regolamento del 2009: visti da chiunque spari sul segnalino; nessun movimento a contatto.',
  },
  R78: {
    title: 'Dove si ferma un’esplosione',
    text: 'Le linee partono dal centro del segnalino e devono attraversare il bordo dell’elemento: nessuna copertura per chi è nello stesso elemento dell’esplosione.',
  },
  R79: {
    title: 'Prendere gli amici',
    text: 'Nella beta: si giudica nel punto scelto, prima che la granata si disperda.',
  },
  R80: {
    title: 'Unirsi alla soppressione',
    text: 'Nel proprio turno, con il segnalino in LOS; un segnalino per personaggio.',
  },
  R81: {
    title: 'Cambiare arma',
    text: 'Nel Quick Start italiano: tra un attacco e l’altro le armi si cambiano liberamente.',
  },
  R82: {
    title: 'Granate come armi',
    text: 'Una granata a mano è una delle armi della carta; il Corpo a Corpo no.',
  },
  R83: {
    title: 'A che cosa si aggiunge la Mira',
    text: 'Nei Quick Start italiano e francese: i tiri di Sparare e di Fuoco di Opportunità.',
  },
  R84: {
    title: 'Ripararsi a 5u esatte',
    text: 'Nel Quick Start francese: lì conta un segnalino precedente, uno nuovo non si può prendere.',
  },
  R85: {
    title: 'Dispersione nel Quick Start italiano',
    text: 'Nel Quick Start italiano: fino alla distanza indicata, come altrove.',
  },
  R86: {
    title: 'Parità decisa dal dado',
    text: 'Nel Quick Start italiano: la prossima ferita va al dado più basso; se i più bassi sono vari, ritirano solo quelli.',
  },
  R87: {
    title: 'Sei che non sono headshot',
    text: 'I sei delle granate e del Fuoco di Soppressione sono normali colpi a segno.',
  },
  R88: {
    title: 'Combattere fuori dalla zona',
    text: 'Nel Quick Start italiano: al contatto nessuna delle due basi può essere nel raggio del segnalino.',
  },
  R89: {
    title: 'A chi va il sei della soppressione',
    text: 'Nel Quick Start italiano: a uno nel raggio del segnalino e visto dal personaggio a cui appartiene il dado.',
  },
  R90: {
    title: 'Tiri che impediscono di unirsi',
    text: 'Nel Quick Start italiano: aver sparato in questo turno impedisce a un amico di unirsi.',
  },
  R91: {
    title: 'Shock fino al prossimo turno',
    text: 'Nel Quick Start italiano: finché non comincia il prossimo turno del suo giocatore.',
  },
  R92: {
    title: 'Un tiro obbligatorio',
    text: 'Nel Quick Start francese: al Fuoco di Opportunità non si può rinunciare.',
  },
  R93: {
    title: 'Soppressione nel Quick Start francese',
    text: 'Nel Quick Start francese: da quando si è nel raggio e visti, fino alla fine del turno.',
  },
  R94: {
    title: 'Sfiorare di passaggio',
    text: 'Nel Quick Start francese: una base si può toccare di passaggio senza combattere.',
  },
  R95: {
    title: 'Copertura accanto a chi spara',
    text: 'Nei Quick Start italiano e francese: conta se il bersaglio è a più di 2u.',
  },
  R96: {
    title: 'Bersaglio entro 2u',
    text: 'Nei Quick Start italiano e francese: un bersaglio così è allo scoperto.',
  },
  R97: {
    title: 'Il raggio di chi',
    text: 'Quello sulla carta del personaggio che ha messo il segnalino.',
  },
  R98: {
    title: 'Assegnare i sei',
    text: 'Uno dopo l’altro, ciascuno al valore di Corpo a Corpo più basso visibile in quel momento.',
  },
  R99: {
    title: 'Dadi di uno scambio',
    text: 'Entrambi tirano ciò che le loro carte mostravano prima; una carta girata conta dallo scambio successivo.',
  },
  R100: {
    title: 'Ordine delle ferite',
    text: 'Si ordinano una volta sola, secondo i valori di prima dell’esplosione.',
  },
  R101: {
    title: 'Pagare gli ostacoli',
    text: 'Ogni volta che ci si arrampica o si scavalca costa il suo gettone e conta nei tre di movimento.',
  },
  R102: {
    title: 'Riparati in automatico',
    text: 'Il Camouflage e l’effetto dello shock contano anche contro il Fuoco di Opportunità.',
  },
  R103: {
    title: 'Sotto soppressione sparando',
    text: 'Continua a contare tra chi spara, ma in quel turno non tira dadi.',
  },
  R104: { title: 'Entrare in una base rotonda', text: 'Gratis al contatto, da qualsiasi lato.' },
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
    text: 'Le distanze arrivano alla sua base, non all’orlo.',
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
    text: 'Nella beta: tra amici entro 1u, sotto shock o no, nel proprio turno.',
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
    text: 'Nella beta: tra amici ugualmente vicini il loro giocatore sceglie chi fa la prova; nessuno, se il più vicino è già nel panico.',
  },
  R139: {
    title: 'Vedere da una piattaforma',
    text: 'Si giudica in pianta; la piattaforma su cui si sta non ostacola la vista né dà copertura ai propri bersagli.',
  },
  R140: {
    title: 'Una sola azione Muovere',
    text: 'Un percorso lungo al massimo il Movimento in u, che finisce dove la base può stare; percorsi più lunghi sono più movimenti.',
  },
  R141: {
    title: 'Finire senza vittoria',
    text: 'Arrendersi, un pareggio concordato, o fermarsi: allora è in vantaggio chi ha perso la quota minore dei propri Punti Vittoria.',
  },
  R142: {
    title: 'Su quali livelli è un elemento',
    text: 'Nella beta: quello su cui sta, e ogni livello superiore che ne contiene almeno 1u.',
  },
  R143: {
    title: 'Copertura totale tra livelli',
    text: 'Nella beta: blocca da qualsiasi livello, dal più basso al più alto dei due.',
  },
  R144: {
    title: 'Copertura parziale tra livelli',
    text: 'Nella beta: una sola in tutto, la più vicina al bersaglio.',
  },
  R145: {
    title: 'Ciò che si guarda dall’alto',
    text: 'Nella beta: ciò che sta sotto il pavimento di chi è più in alto non blocca e non copre.',
  },
  R146: {
    title: 'Vedere attraverso un pavimento',
    text: 'Nella beta: chi è tutto sotto un pavimento e chi ci sta sopra non si vedono.',
  },
  R147: {
    title: 'Sulle scale',
    text: 'Nella beta: si è sul più basso dei due livelli, finché non si è usciti in cima.',
  },
  R148: {
    title: 'Altezza e distanze',
    text: 'Nella beta: l’altezza non conta, ogni distanza è in pianta.',
  },
  R149: {
    title: 'Chi è sullo stesso livello',
    text: 'Nella beta: per il contatto, e per chi intralcia, serve un solo livello.',
  },
  R150: {
    title: 'Aree di fuoco e livelli',
    text: 'Nella beta: stanno sul livello del loro segnalino.',
  },
  R151: {
    title: 'Dove cominciano e finiscono le scale',
    text: 'Nella beta: alle due estremità di una rampa diritta, piede in basso e cima in alto.',
  },
  R152: {
    title: 'Fermarsi sulle scale',
    text: 'Nella beta: non senza un pianerottolo.',
  },
  R153: {
    title: 'Quanto costano le scale',
    text: 'Nella beta: quelle a pioli un gettone in più, le altre no.',
  },
  R154: {
    title: 'Pianerottoli e terreno difficile',
    text: 'Nella beta: entrare non costa nulla, ripartire costa 1u.',
  },
  R155: {
    title: 'Il bordo di un pavimento',
    text: 'Nella beta: come quello del tavolo; nessuno salta né cade.',
  },
  R156: {
    title: 'Granate in su e in giù',
    text: 'Nella beta: un livello in su, in giù quanti se ne vuole.',
  },
  R157: {
    title: 'Granate oltre il bordo',
    text: 'Nella beta: dove il suo livello non ha pavimento, una granata cade.',
  },
  R158: {
    title: 'Granate sotto un tetto',
    text: 'Nella beta: da fuori al massimo 5u, e solo con una linea libera.',
  },
  R159: {
    title: 'Fumo e livelli',
    text: 'Nella beta: sul livello in cui esplode.',
  },
  R160: {
    title: 'Un segnalino più in basso',
    text: 'Nella beta: se è più in basso del suo personaggio arriva 1u più lontano.',
  },
  R161: {
    title: 'Un dado in meno verso l’alto',
    text: 'Nella beta: di ogni tiro, non della Soppressione né delle granate.',
  },
  R162: {
    title: 'Schierarsi ai piani alti',
    text: 'Nella beta: su ogni livello della zona dove c’è posto.',
  },
  R163: {
    title: 'Obiettivi e livelli',
    text: 'Nella beta: un elemento si raggiunge su ognuno dei suoi livelli, un punto sul suo.',
  },
  R164: {
    title: 'Il laser tra i livelli',
    text: 'Nella beta: in pianta, con le stesse cose in mezzo.',
  },
  R165: {
    title: 'Tavoli con piani',
    text: 'Ciò che sta sopra il suolo si tralascia; pavimenti, scale, tetti e aperture non significano nulla.',
  },
  R166: {
    title: 'Edifici',
    text: 'Nella beta: le parti di un edificio sono un solo elemento.',
  },
  R167: {
    title: 'Fumo fitto',
    text: 'Nella beta: una cortina di fumo conta secondo il suo spessore lungo la linea, quindi due volte se la si attraversa nel mezzo.',
  },
  R168: {
    title: 'Dove comincia il Fuoco di Opportunità',
    text: 'Nel primo punto a gittata e in vista in cui l’arma ha dadi; chi lì è troppo lontano subisce il tiro dove si avvicina abbastanza.',
  },
  R169: {
    title: 'Tavoli piccoli',
    text: 'Su un tavolo inferiore a 24u per 24u si può giocare.',
  },
  R170: {
    title: 'Copertura dalla propria piattaforma',
    text: 'Non nasconde chi ci sta sopra, e lo copre come un elemento in cui si trovi.',
  },
  R171: {
    title: 'Trattenere un rinforzo',
    text: 'Nella beta: non è una mossa di schieramento, e lo stesso giocatore schiera il personaggio seguente.',
  },
};

/** What players may agree on instead of a ruling's default, by ruling and option letter. */
export const rulingOptions: Messages['rulingOptions'] = {
  R02: { n: 'Su un tavolo tra le due misure si schiera entro {n, number}u dal proprio bordo.' },
  R03: { b: 'Le puntate per l’iniziativa si fanno apertamente.' },
  R04: {
    b: 'Chi schiera per primo gioca il primo turno.',
    c: 'Chi schiera per ultimo gioca il primo turno.',
  },
  R05: { b: 'Si può passare con gettoni rimasti; se passano entrambi di seguito il round finisce.' },
  R07: { b: 'Gettoni sulle carte, tiri e movimento ripartono da zero solo all’inizio dei propri turni.' },
  R09: { b: 'Un’azione da due gettoni vale una sola delle azioni della carta.' },
  R10: { b: 'Se le due condizioni si avverano nello stesso momento, la partita è un pareggio.' },
  R11: { b: 'Scavalcare una copertura parziale non costa più del movimento.' },
  R13: { b: 'Due sei sono un headshot anche dove nessun dado poteva colpire.' },
  R14: {
    b: 'Due sei qualsiasi fra tutti i dadi sono un headshot, a qualunque tiro appartengano.',
    c: 'Ogni tiro si fa per conto suo, e ferisce per conto suo.',
  },
  R15: { b: 'La Mira si dichiara insieme al tiro.' },
  R16: { b: 'La Mira si può usare in ogni tiro del turno, qualunque sia l’arma.' },
  R17: { b: 'Chi è a portata di una granata a frammentazione può ripararsi in risposta al lancio.' },
  R18: {
    b: 'Una granata si lancia al massimo a 12u.',
    c: 'Una granata si lancia al massimo a 20u.',
    d: 'Una granata si lancia lontano quanto si vuole.',
  },
  R19: { b: 'Per lanciare una granata in un punto non serve mai vederlo.' },
  R21: { b: 'Anche un segnalino Ripararsi mette al sicuro da un’esplosione.' },
  R22: { b: 'Un solo colpo a segno di un’esplosione va al valore di Corpo a Corpo più basso.' },
  R23: { b: 'A parità, la prossima ferita di un’esplosione la decide un dado.' },
  R26: {
    b: 'Chi agisce dentro il raggio fa scattare il Fuoco di Opportunità, qualunque sia l’azione.',
    c: 'Solo chi entra nel raggio da fuori fa scattare il Fuoco di Opportunità.',
  },
  R27: { b: 'Il segnalino di Fuoco di Opportunità di un ferito resta.' },
  R29: {
    b: 'Sotto soppressione si possono solo lanciare granate e combattere Corpo a Corpo; non ci si muove né ci si ripara.',
  },
  R30: {
    b: 'Lo shock dura finché non comincia il prossimo turno del suo giocatore.',
    c: 'Lo shock dura finché non comincia il turno dopo quello saltato, come nell’esempio.',
  },
  R31: { b: 'Il Comando è un’unica riserva di azioni extra per turno, divisa tra tutti gli amici vicini.' },
  R32: { b: 'Di un elemento in parte entro 2u da chi spara si tralascia solo quella parte.' },
  R33: { b: 'Un personaggio in mezzo è copertura parziale.' },
  R34: { b: 'Il bersaglio deve vedersi per intero da un solo e stesso punto della base di chi spara.' },
  R35: { b: 'Qualsiasi colpo a segno di un’esplosione elimina.' },
  R37: { b: 'Ogni elemento scenico in mezzo conta una volta.' },
  R38: { b: 'Un segnalino è un punto.' },
  R39: { n: 'Una base è un disco di {n, number} mm.' },
  R41: { b: 'I valori di Comando di più comandanti si sommano.' },
  R42: { b: 'Un comandante sotto shock non comanda.' },
  R47: { b: 'Un ufficiale dirige il fuoco senza sparare; ne servono allora altri due.' },
  R49: { b: 'Una granata che finisce fuori dal tavolo non ha effetto.' },
  R52: { b: 'Un’unità è un pollice, così le basi sono in unità un po’ più piccole.' },
  R53: { b: 'Il secondo giocatore comincia senza gettoni e riceve i primi nel proprio turno.' },
  R58: { b: 'Le basi possono sporgere dal bordo del tavolo fino a metà.' },
  R59: { b: 'Un turno finisce solo quando lo dice il suo giocatore.' },
  R61: { b: 'Tutta la base deve stare dentro l’area di schieramento.' },
  R62: { b: 'Gli obiettivi si scelgono dopo lo schieramento.' },
  R63: { b: 'Un movimento deve finire a contatto con l’obiettivo.' },
  R65: {
    b: 'Ripararsi come reazione lascia intatti i propri Fuoco di Opportunità e di Soppressione.',
  },
  R66: {
    b: 'Un Corpo a Corpo toglie a entrambi i segnalini Ripararsi e quelli di Fuoco di Opportunità e di Soppressione.',
  },
  R68: { b: 'Anche il movimento di Muovi & Spara può finire a contatto.' },
  R70: { b: 'La Mira si può usare solo nel primo tiro di un turno.' },
  R72: { b: 'Muovere, sparare e lanciare fanno scattare il Fuoco di Opportunità, e nessun’altra azione.' },
  R73: {
    b: 'Chi subisce un tiro lungo il percorso e può proseguire può cambiare percorso per il resto del Movimento.',
  },
  R75: { b: 'Dietro una copertura parziale, un bersaglio di cui si vede un punto è allo scoperto.' },
  R76: {
    b: 'Una copertura totale entro 2u da chi spara vale come parziale dove nasconde parte del bersaglio.',
  },
  R77: { b: 'È sotto soppressione chi è visto dal segnalino.' },
  R78: {
    b: 'Anche i personaggi in mezzo fermano un’esplosione.',
    c: 'I personaggi in mezzo non fermano un’esplosione.',
  },
  R79: {
    b: 'Vietato ogni lancio che possa prendere un amico, anche dove la granata può disperdersi.',
    c: 'Un segnalino Ripararsi basta per essere al sicuro dalle granate dei propri.',
  },
  R80: { b: 'Ci si può unire al Fuoco di Soppressione senza vederne il segnalino.' },
  R81: { b: 'In un turno un personaggio attacca con una sola delle sue armi.' },
  R82: { b: 'Le granate non contano come arma del turno.' },
  R84: { b: 'Essere riparati non serve nemmeno a 5u esatte.' },
  R85: { b: 'Una granata che si disperde va spostata esattamente della distanza indicata, o per nulla.' },
  R86: { b: 'A parità di valore di Corpo a Corpo sceglie chi ha lanciato.' },
  R88: { b: 'Solo la base di chi si muove deve stare fuori dal raggio del segnalino.' },
  R89: { b: 'Può essere ferito chiunque sia in LOS, anche fuori dal raggio del segnalino.' },
  R90: { b: 'Qualsiasi attacco di questo turno impedisce a un amico di unirsi.' },
  R91: { b: 'Fino alla fine del prossimo turno dello schieramento del ferito.' },
  R92: { b: 'A un tiro di Fuoco di Opportunità si può rinunciare.' },
  R93: { b: 'Solo finché si è nel raggio e visti.' },
  R94: { b: 'Qualsiasi contatto con una base nemica fa cominciare un Corpo a Corpo.' },
  R95: { b: 'Nemmeno gli elementi scenici entro 2u da chi spara danno copertura al bersaglio.' },
  R96: { b: 'Un bersaglio entro 2u nascosto in parte da copertura totale è in copertura parziale.' },
  R98: { b: 'Il Fuoco di Soppressione ferisce al massimo un nemico per turno.' },
  R99: { b: 'Chi è colpito per primo risponde con i dadi del suo lato “ferito”.' },
  R100: { b: 'Le ferite di un’esplosione vanno al valore di Corpo a Corpo più basso visibile in quel momento.' },
  R101: {
    b: 'Il gettone in più si paga una volta per movimento, e con Muovi & Spara non ci si arrampica né si scavalca.',
  },
  R102: { b: 'Il Camouflage e l’effetto dello shock non contano contro il Fuoco di Opportunità.' },
  R103: { b: 'Chi è sotto soppressione esce dal Fuoco di Soppressione che stava mantenendo.' },
  R104: { b: 'Entrare in una grande base rotonda si misura come ogni altro movimento.' },
  R121: {
    b: 'Una cortina di fumo arriva a 5u dal suo centro, quindi è larga 10u.',
    c: 'Entrambe le cortine spariscono all’inizio del turno nemico che segue la seconda.',
  },
  R122: { b: 'Tra gli occultamenti solo il fumo esclude i segnalini; oltre gli altri se ne possono mettere.' },
  R123: { b: 'Attraversare qualsiasi copertura parziale costa un gettone in più, occultamento compreso.' },
  R124: { b: 'I dadi della soppressione si tirano per i nemici e feriscono solo nemici.' },
  R125: { b: 'Nessuno prepara il Fuoco di Opportunità dentro una zona sotto Fuoco di Soppressione.' },
  R126: { b: 'Anche l’altezza di un’arrampicata conta nel Movimento.' },
  R129: { b: 'Toccare l’orlo di una base rotonda è contatto con chi sta dentro.' },
  R132: { b: 'Ogni altra copertura parziale in mezzo aggiunge uno.' },
  R134: { b: 'Un movimento può finire a cavallo del bordo di una copertura parziale.' },
  R137: { b: 'Nessun headshot contro chi si ripara.' },
  R142: { b: 'Un elemento è su ogni livello di cui occupa una parte qualsiasi.' },
  R143: { b: 'Blocca solo dal livello di uno dei due; ciò che sta su un livello intermedio non conta.' },
  R144: { b: 'Tra due livelli copre solo ciò che è sul livello del bersaglio.' },
  R148: { b: 'Ogni livello vale 3u di altezza: le distanze sono quelle in linea d’aria.' },
  R150: {
    b: 'Il Fuoco di Opportunità e quello di Soppressione arrivano a ogni livello, sopra e sotto il loro segnalino.',
  },
  R153: { b: 'Anche le scale fisse costano il gettone in più, e nessuno vi si ripara.' },
  R157: { b: 'Una granata si ferma al bordo del pavimento del suo livello.' },
  R158: { b: 'Per lanciare sotto un tetto non serve una linea.' },
  R159: { b: 'Il fumo sta anche sul livello sopra il suo.' },
  R162: { b: 'Tutti cominciano a terra.' },
  R167: { b: 'Una cortina di fumo conta una volta sola, per quanto sia spessa lungo la linea.' },
  R168: {
    b: 'Bastano gittata e vista: chi lì è troppo lontano per avere dadi contro non subisce tiri finché non esce e rientra.',
  },
  R169: { b: 'Un tavolo inferiore a 24u per 24u è rifiutato.' },
  R170: { b: 'La piattaforma su cui si sta non dà copertura.' },
  R171: { b: 'È una mossa di schieramento: poi tocca all’avversario.' },
};
