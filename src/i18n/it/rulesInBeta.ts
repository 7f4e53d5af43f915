import type { Messages } from '../messages.ts';

/** The 2.0 beta, the full rules: set-up, turns, victory, wounds, reinforcements and panic. */
export const beta: Messages['rulesIn']['beta'] = {
  'SETUP-2': {
    text: 'I due concordano un totale di Punti Vittoria: da 30 a 40 per squadra nelle prime partite, e uguale per entrambi in un torneo.',
  },
  'SETUP-4': {
    text: 'Almeno tanti elementi scenici quanti sono i personaggi delle due squadre, meglio se a 5u o più dai bordi.',
  },
  'SETUP-7': {
    text: 'Sul tavolo più piccolo un personaggio si schiera con la base a contatto con il proprio bordo; su uno da 36u o più, al massimo a 5u da esso.',
  },
  'SETUP-8': {
    text: 'Nessuno ha gettoni prima del primo turno; ciascuno riceve i suoi quando comincia il proprio primo turno.',
  },
  'SETUP-9': {
    text: 'Ogni personaggio comincia la partita con un segnalino Ripararsi, che vale finché non fa altro.',
  },
  'SETUP-10': {
    text: 'Le granate aggiuntive si pagano con la squadra, un punto l’una, e si danno ai personaggi quando tutti sono schierati.',
  },
  'SETUP-12': {
    text: 'Entrambi possono schierare la stessa fazione; la si racconta allora come un’esercitazione e conta come ogni altra partita.',
  },
  'SETUP-13': {
    text: 'Prima di giocare si stabilisce se ogni elemento scenico è ostruzione, protezione, occultamento, impassabile o difficile.',
  },
  'SETUP-14': {
    text: 'Una carta mostra nome, ruolo, Punti Vittoria e fazione, ciò che il personaggio può fare, le sue armi e i dadi. Un lato è per chi è illeso, uno per chi è ferito o, nei rinforzi, per un secondo personaggio.',
  },
  'TURN-2': {
    text: 'Quando tutti sono schierati entrambi tirano un dado; in caso di parità si tira di nuovo, e il più alto ha il primo turno.',
  },
  'TURN-6': {
    text: 'In ciascuno dei tuoi turni si spende almeno un gettone; il dovere è detto due volte e cade solo se non si può fare nulla.',
  },
  'TURN-7': {
    text: 'Per turno un personaggio non fa più azioni di quante ne ammette la sua carta, se non con l’aiuto di un comandante.',
  },
  'TURN-11': { text: 'Quando finisci i gettoni finisce il tuo turno; puoi anche chiuderlo prima.' },
  'TURN-12': {
    text: 'Fuori dal proprio turno i gettoni pagano Ripararsi quando si è bersaglio, e la Mira di un tiro di Fuoco di Opportunità.',
  },
  'TURN-13': {
    title: 'Non si torna indietro',
    text: 'Un’azione lecita, una volta fatta, resta. Quanto strettamente il programma vi si attenga si concorda prima della partita.',
  },
  'TURN-15': {
    text: 'Ciò a cui nessuna regola risponde si affida a un dado. Qui le interpretazioni rispondono quasi a tutto, e un dado libero al resto.',
  },
  'WIN-1': {
    text: 'Vinci appena è eliminata metà o più dei personaggi nemici e tu ne hai persi meno; i punti non contano.',
  },
  'WIN-2': {
    text: 'In una Missione ciascuno indica un elemento scenico solido, o un punto qualsiasi del tavolo, che sta almeno in parte nella sua area.',
  },
  'WIN-4': { text: 'Anche in una Missione eliminare metà dei personaggi nemici è una vittoria.' },
  'WIN-5': {
    text: 'Uno scenario dice da sé come si prepara il tavolo, quali squadre partecipano e che cosa fa vincere; le condizioni solite contano solo se le nomina.',
  },
  // Moving in the 2.0 beta.
  'MOVE-3': {
    title: 'Ostacoli lungo il percorso',
    text: 'Un movimento che scavalca protezioni costa due gettoni in tutto, qualunque sia il numero di elementi scavalcati.',
  },
  'MOVE-4': {
    text: 'Un ostacolo si può scavalcare in un solo movimento se non è più largo del Movimento ed è alto al massimo 2u.',
  },
  'MOVE-5': {
    text: 'Si può passare tra gli amici e fermarsi a contatto, ma le basi non si sovrappongono mai; chi non riesce a superare una base o un elemento si ferma prima.',
  },
  'MOVE-8': {
    text: 'Quando tocca una base rotonda da 60 mm o un altro elemento con una buca, un personaggio può entrare gratis in una buca libera. Ognuna ne tiene uno.',
  },
  'MOVE-9': {
    text: 'Fango, neve e simili tolgono 1u alla distanza di ogni movimento, e con Muovi & Spara non vi si entra né se ne esce.',
  },
  'MOVE-10': {
    text: 'Acque aperte, filo spinato, fosse profonde: nessuno vi entra o le attraversa, benché non nascondano nulla.',
  },
  'MOVE-11': {
    text: 'Ogni 3u di altezza sono un livello, a cui si arriva solo per scale, scale a pioli o rampe dolci.',
  },
  'MOVE-12': {
    text: 'Da un pianerottolo a mezza via il movimento successivo riparte dalla cima o dal piede, come si vuole.',
  },
  'MOVE-13': {
    text: 'Chi è colpito in una buca può esservi lasciato e la chiude. Chiunque sia a contatto può togliere il corpo: è un movimento e costa un gettone.',
  },
  'MOVE-14': {
    text: 'In una rovina una base può stare dovunque trovi posto, e il resto è impassabile.',
  },
  // Shooting and taking cover in the 2.0 beta.
  'FIRE-1': {
    text: 'Indica chi spara e un nemico che vede; il gettone va subito sulla carta e il tiro non si ritira più.',
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
    text: 'Un tiro contro chi è su un livello superiore ha un dado in meno.',
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
    text: 'Nessuno si ripara su una scala a pioli o mentre si arrampica su una rovina.',
  },
  // Grenades, close combat, Opportunity and Suppression Fire in the 2.0 beta.
  'GREN-2': {
    text: 'Una granata a frammentazione cade dove si vuole fino a 5u e si lancia al massimo a 10u; offensive e fumogene fino a 10u, al massimo 15u.',
  },
  'GREN-3': {
    text: 'Entro la distanza corta della granata chi lancia può non vedere il punto; più lontano deve vederlo.',
  },
  'GREN-4': {
    text: 'Una granata si disperde se lanciata oltre la sua distanza corta, e sempre se chi lancia è sotto soppressione.',
  },
  'GREN-6': {
    text: 'Il segnalino di una granata che si disperde lo sposta l’avversario, se vuole anche attraverso una copertura.',
  },
  'GREN-7': {
    text: 'Chiunque, amico o nemico, stia nel raggio di azione, a meno che tra l’esplosione e la base ci sia un’ostruzione o una protezione.',
  },
  'GREN-8': {
    text: 'I dadi della granata si tirano una volta per tutta l’esplosione; colpisce 4 o più, e con una granata a frammentazione 5 o più contro chi è riparato.',
  },
  'GREN-9': {
    text: 'Ogni colpo a segno è una ferita, assegnata dal valore di Corpo a Corpo più basso in su. Nessuno ne subisce due della stessa esplosione, ma chi era già ferito è eliminato.',
  },
  'GREN-11': {
    text: 'Nessun lancio che possa prendere chi lancia o un amico nel punto scelto, a meno che lì siano al sicuro dall’esplosione.',
  },
  'GREN-12': {
    text: 'Il segnalino può toccare una base ma non starci sopra; può stare sopra o dietro un elemento scenico.',
  },
  'GREN-13': {
    text: 'Frammentazione: quattro dadi, raggio 4u. Offensiva: quattro dadi, raggio 2u. Fumogena: un dado, raggio 2u, e una cortina. Contano i numeri della carta.',
  },
  'GREN-14': {
    text: 'Una costa un punto e, lanciata, è finita. Si passa gratis a un amico entro 1u; chi cade la lascia a terra, e chiunque dei due schieramenti la raccoglie al contatto.',
  },
  'GREN-15': {
    text: 'Dove la granata esplode, una cortina di 5u nasconde come un occultamento. Al prossimo turno di chi l’ha lanciata se ne mette una seconda che la tocca; un turno dopo spariscono entrambe.',
  },
  'GREN-16': {
    text: 'In una posizione con tetto o in una finestra una granata si lancia al massimo da 5u, e senza dispersione da 2u (R158).',
  },
  'GREN-17': {
    text: 'Una granata si lancia al massimo un livello più in alto, a qualsiasi distanza (R156).',
  },
  'GREN-18': {
    text: 'Una granata indicata sulla carta non finisce mai, è del tipo che vi è scritto e non si può passare; ogni altra va comprata.',
  },
  'H2H-1': {
    text: 'Comincia al contatto di due basi nemiche e non costa gettoni; per arrivarci serve Muovere, non Muovi & Spara.',
  },
  'H2H-2': { text: 'Ciascuno tira i suoi dadi di Corpo a Corpo, e solo un 6 è un colpo a segno.' },
  'H2H-3': {
    title: 'Tirano entrambi, prima le lame',
    text: 'Entrambi tirano insieme, caduti compresi, finché uno dei due non è fuori. Chi ha baionetta o pistola tira prima: chi ne è eliminato non risponde ai colpi. Se le hanno entrambi, tirano insieme.',
  },
  'H2H-4': {
    text: 'Ogni colpo a segno è una ferita; una carta girata conta dallo scambio successivo, e subito se è stata colpita per prima.',
  },
  'H2H-5': { text: 'Gli scontri di molti contro uno vengono uno alla volta, nell’ordine di arrivo.' },
  'H2H-6': {
    text: 'Chi batte un personaggio che stava in una buca può prenderne subito il posto, senza gettoni e senza azioni.',
  },
  'H2H-8': {
    text: 'Chi sta in una buca è raggiunto quando si copre la distanza fino alla sua base; chi attacca resta fuori, a contatto con l’orlo.',
  },
  'OF-2': {
    text: 'La carta dice quante u intorno al segnalino sono sorvegliate. Una u in più finché sta su un livello inferiore a quello di chi l’ha posto (R160).',
  },
  'OF-3': {
    text: 'Un nemico in LOS che arriva nel raggio di azione del segnalino, o che vi è già dentro e muove o si accinge a qualsiasi altra azione.',
  },
  'OF-4': {
    text: 'È un tiro solo, non costa nulla e vi si può rinunciare; la Mira costa come al solito un gettone e un’azione.',
  },
  'OF-5': {
    text: 'Il bersaglio non può ripararsi in risposta, e un segnalino precedente è sparito quando ha agito.',
  },
  'OF-8': {
    title: 'Inattivo sotto soppressione',
    text: 'Il segnalino di chi è sotto soppressione resta senza dare tiri; torna attivo appena il Fuoco di Soppressione finisce.',
  },
  'SF-1': {
    text: 'Con un gettone si mette un segnalino in un punto qualsiasi in LOS che non abbia davanti un occultamento; la carta deve avere il simbolo.',
  },
  'SF-3': {
    text: 'Ogni amico che vede il segnalino può unirsi con un gettone, subito o più tardi; il simbolo non serve.',
  },
  'SF-4': {
    text: 'Chi in un qualsiasi momento è nel raggio del segnalino non spara in quel turno. Muovere, Corpo a Corpo e granate da vicino sono liberi.',
  },
  'SF-6': {
    text: 'Dall’interno della zona le granate arrivano al massimo a 5u e si disperdono sempre.',
  },
  'SF-7': {
    text: 'Un personaggio smette di sparare quando fa altro o non vede più il segnalino, e quando è ferito o cade.',
  },
  'SF-9': {
    text: 'All’inizio del proprio turno si tira un dado per ogni personaggio che spara e vede un nemico nel raggio. Un sei ne ferisce uno, prima il valore di Corpo a Corpo più basso; due sei eliminano.',
  },
  'SF-10': {
    title: 'Dopo un attacco',
    text: 'Non è detto nella beta: chi ha attaccato può iniziare il Fuoco di Soppressione o unirsi nello stesso turno.',
  },
  'SF-11': {
    text: 'Una cortina di fumo sul segnalino ne interrompe la vista, così che nessuno può mantenerlo attraverso il fumo.',
  },
  'SF-12': { text: 'Il raggio indicato sulla carta si misura dal segnalino.' },
  'WOUND-2': {
    text: 'Una ferita nuova porta un segnalino di shock, che resta fino alla fine del prossimo turno del suo giocatore: si salta un turno.',
  },
  'WOUND-3': {
    text: 'Chi è sotto shock non fa nulla, ma è difficile da colpire come se fosse riparato, tranne che da 5u o meno.',
  },
  'WOUND-4': {
    text: 'Una seconda ferita o un headshot elimina un personaggio. Di una stessa esplosione nessuno subisce più di una ferita.',
  },
  'WOUND-5': {
    title: 'Il corpo resta',
    text: 'Chi cade resta dove stava. Un corpo è copertura parziale per i tiri che lo passano, si può scavalcare, e nessuno vi finisce sopra un movimento; carta e gettoni escono dal gioco.',
  },
  'CMD-2': {
    text: 'Ogni amico nel raggio di comando può fare tante azioni in più quanto è il valore di Comando, tutte nello stesso turno.',
  },
  'CAM-1': {
    text: 'In copertura parziale questo personaggio conta sempre come riparato, ma non da 5u o meno e non contro le esplosioni.',
  },
  // Line of sight, cover and terrain in the 2.0 beta.
  'LOS-2': {
    text: 'Un bersaglio che un’ostruzione nasconde per intero non si vede e non gli si può sparare.',
  },
  'LOS-13': {
    text: 'Se si vuole: la vista parte da un punto sopra la testa di chi spara. Bersaglio tutto illuminato: scoperto; in parte: una copertura parziale; per nulla: nessuna vista. Basi rotonde e fumo tengono le loro regole.',
  },
  'COVER-6': {
    text: 'La parte di un elemento entro 2u da chi spara non conta; ciò che sta più in là conta ancora, se ne restano almeno 2u.',
  },
  'COVER-7': { text: 'Un personaggio in mezzo è protezione, da vivo o come corpo.' },
  'COVER-8': {
    text: 'Chi sta in una base rotonda da 60 mm ha copertura parziale da ogni lato, a meno che una parte di quella base sia entro 2u da chi spara.',
  },
  'COVER-9': {
    title: 'Le coperture si contano',
    text: 'Ogni copertura parziale separata in mezzo aggiunge uno al risultato minimo per colpire. Separata vuol dire a 2u; dietro tre o più nessuno è colpito.',
  },
  'COVER-10': {
    text: 'L’occultamento interrompe la linea di vista: oltre non si mette né si mantiene alcun segnalino. I tiri ci passano, contro copertura parziale; un’esplosione non ne è fermata.',
  },
  'COVER-11': {
    text: 'Tra livelli conta solo la copertura parziale più vicina al bersaglio, e la totale solo fin dove arriva in altezza.',
  },
  'COVER-12': {
    text: 'Un’ostruzione o una protezione tra l’esplosione e una base fa da scudo; un occultamento no.',
  },
  'COVER-15': {
    text: 'L’ostruzione blocca vista e passo. La protezione è copertura parziale, scavalcata con un gettone in più. L’occultamento è copertura parziale e interrompe la vista. Impassabile e difficile non coprono. Un elemento può essere più cose.',
  },
  'COVER-16': {
    text: 'Ostruzione: una faccia intera grande almeno quanto una carta profilo. Protezione e occultamento: alti 1u o più. Impassabile e difficile: almeno 1u per 1u. Tutto il resto è decorazione.',
  },
  'REIN-1': {
    text: 'La carta ha due personaggi, uno per lato, a un solo prezzo. Stanno sul tavolo uno dopo l’altro; il giocatore dice chi è il primo.',
  },
  'REIN-2': {
    text: 'Il primo si schiera con gli altri, o entra all’inizio di un proprio turno successivo con la base a contatto con il proprio bordo. Il secondo entra allo stesso modo, a partire dal turno dopo che il primo è stato colpito.',
  },
  'REIN-3': {
    text: 'Qualsiasi colpo a segno abbatte quello sul tavolo, un headshot non fa di più. Il corpo resta, i gettoni lasciano la carta, ed essa si gira sull’altro personaggio.',
  },
  'REIN-4': {
    text: 'Una carta di rinforzo vale un solo personaggio perso, e solo quando entrambi sono caduti.',
  },
  'PSY-1': {
    text: 'Se si vuole: quando qualcuno è ferito o cade, l’amico più vicino entro 2u tira subito e gratis un dado. Fino al suo attuale numero di azioni resiste, oltre cade nel panico.',
  },
  'PSY-2': {
    text: 'Se si vuole: chi è in panico può solo tentare di riprendersi, ogni volta un gettone e lo stesso dado, entro le sue azioni. Il panico non ripara, a differenza dello Shock da Ferita.',
  },
  'PSY-3': {
    text: 'Se si vuole: un amico con Comando abbastanza vicino permette altri tentativi, e può spendere gettoni suoi, ognuno dei quali toglie uno al dado.',
  },
  'MULTI-1': {
    text: 'Le squadre possono essere più piccole o più grandi, da pochi uomini a una squadra di fanteria, senza cambiare le regole; gli schieramenti sono due.',
  },
  // Our rulings for the 2.0 beta.
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
    text: 'Lungo la linea di tiro migliore per chi spara un elemento conta per le sue prime 2u, non per le 2u seguenti, poi di nuovo. Il fumo conta sempre a parte; un’ostruzione che nasconde una parte ne vale una in più.',
  },
  R57: {
    text: 'Le linee verso chi sta in un bosco o in un cratere lo attraversano; per chi spara da dentro, dà copertura ai bersagli solo ciò che sta oltre 2u.',
  },
  R67: {
    text: 'I gettoni di un’azione che non porta a nulla non tornano indietro; una granata comprata e non lanciata resta.',
  },
  R68: {
    text: 'Il bersaglio si dichiara con il tiro, a cui si può rinunciare; una ferita lungo il percorso lo fa perdere. Il movimento non può finire a contatto.',
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
    text: 'Si giudica nel punto scelto, prima della dispersione. È al sicuro chi lì è protetto da un’esplosione; un segnalino Ripararsi non basta.',
  },
  R81: {
    title: 'Tiri con più armi',
    text: 'Cambiare costa un gettone e un’azione. I tiri di tutte le armi insieme contano nel limite di quella che ora spara.',
  },
  R101: {
    text: 'Un gettone in più per un movimento che scavalca, per quante volte lo faccia; Muovi & Spara può scavalcare a quel prezzo, ma non arrampicarsi.',
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
    text: 'Dentro: granate fino a 5u, con dispersione. Dopo essere usciti: granate come al solito, niente tiri per il resto del turno. Il Fuoco di Opportunità si può preparare in entrambi i casi, ma dentro resta inattivo fino alla fine della soppressione.',
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
  R142: {
    text: 'Quello su cui sta, e ogni livello superiore che ne contiene almeno 1u: alto 3u è su un livello, alto 4u su due. Una finestra o una porta è solo sul proprio; ciò che ha un pavimento in cima è fatto di piani interi.',
  },
  R143: {
    text: 'La vista è reciproca: blocca da qualsiasi livello, dal più basso al più alto dei due.',
  },
  R144: {
    text: 'Su un livello conta come sempre ciò che vi si trova. Tra due livelli vale una sola copertura, la più vicina al bersaglio, qualunque sia e su qualsiasi livello dal più basso al più alto.',
  },
  R145: {
    text: 'Ciò che sta sotto il pavimento di chi è più in alto, al massimo 0,5u oltre il bordo, e non arriva al suo livello non blocca e non copre, in nessuna delle due direzioni.',
  },
  R146: {
    text: 'Chi è tutto sotto un pavimento e chi ci sta sopra, o più in alto, non si vedono. Chi è sulle scale che portano lassù è visibile, e così chi ne sporge in parte.',
  },
  R147: {
    text: 'Chi è su una scala, fissa o a pioli, o su una rampa è sul più basso dei suoi due livelli, finché non ne è uscito in cima.',
  },
  R148: {
    text: 'Ogni distanza si misura in pianta, anche quelle dagli amici per Comando e prove di shock.',
  },
  R149: {
    text: 'Contatto, Corpo a Corpo, amici e corpi che intralciano vogliono lo stesso livello, e così passare, raccogliere e togliere di mezzo. Chi è su scale o su un pianerottolo è per questo su entrambi i loro livelli.',
  },
  R150: {
    text: 'Fuoco di Opportunità, Fuoco di Soppressione ed esplosioni stanno sul livello del loro segnalino. Chi è sulle scale è su entrambi i loro livelli.',
  },
  R151: {
    text: 'Su una rampa diritta si sale e si scende dalle estremità, altrove da ovunque. Si misura in pianta, da dove la base tocca il piede a dove tocca la cima e sta sul piano superiore.',
  },
  R152: {
    text: 'Nessun movimento finisce su una scala, fissa o a pioli, se non su un pianerottolo; su una rampa può finire. Chi vi è fermato da un tiro e non può proseguire torna all’estremità da cui veniva; il contatto trattiene dov’è.',
  },
  R153: {
    text: 'Le scale fisse sono terreno difficile e basta. Il gettone in più, e il divieto di ripararsi, valgono per le scale a pioli e ciò che si scala allo stesso modo.',
  },
  R154: {
    text: 'Il passo libero sul pianerottolo non toglie nulla. L’azione che comincia lì va 1u meno lontano, e si misura da dove la base tocca il bordo.',
  },
  R155: {
    text: 'Una base resta tutta sul pavimento, come sul tavolo. Nessuno salta, cade o si arrampica dove non c’è un passaggio.',
  },
  R156: {
    text: 'Un livello in su a qualsiasi distanza, in giù quanti se ne vuole.',
  },
  R157: {
    text: 'Una granata si lancia dove il suo livello ha un pavimento, e si sposta su quel livello; dove non ce n’è cade sul primo sottostante ed esplode lì. Gli altri segnalini stanno solo dove c’è un pavimento o il suolo.',
  },
  R158: {
    text: 'Verso un punto sotto un tetto, da fuori o da un altro livello: al massimo 5u, senza dado da 2u, qualunque sia la granata, con una linea libera da coperture totali. Senza linea non attraversa un pavimento.',
  },
  R159: {
    text: 'Il fumo sta sul livello in cui esplode, e la seconda cortina sullo stesso.',
  },
  R160: {
    text: 'Finché il segnalino sta più in basso del suo personaggio arriva 1u più lontano, per quanti siano i livelli.',
  },
  R161: {
    text: 'Ogni tiro ha un dado in meno, per quanti siano i livelli in su; non il Fuoco di Soppressione, non le granate. Se non resta alcun dado vale R69.',
  },
  R162: {
    text: 'Ci si può schierare, e si può arrivare, su ogni livello della zona dove c’è posto.',
  },
  R163: {
    text: 'Un elemento si raggiunge toccandolo su un livello su cui è, standoci sopra o essendoci dentro; un punto sul suo livello.',
  },
  R164: {
    text: 'Il laser guarda da un punto, in pianta, oltre ciò che conta per ogni linea tra questi livelli.',
  },
  R166: {
    text: 'Le parti di un edificio, come le dichiara il tavolo, sono un solo elemento per il numero di elementi e come obiettivo. Come riparo ognuna conta per sé.',
  },
  R167: {
    text: 'Una cortina di fumo conta secondo il suo spessore lungo la linea, come ogni elemento, quindi due volte se la si attraversa nel mezzo.',
  },
  R171: { text: 'Non è una mossa di schieramento: lo stesso giocatore schiera il personaggio seguente.' },
};
