import type { Messages } from '../messages.ts';
import { rulings } from './rulings.ts';

/** As the edition tactic-2.2 has it, in the order of the English ones; others: `rulesIn`. */
export const rules: Messages['rules'] = {
  // SETUP, TURN and WIN.
  'SETUP-1': {
    title: 'Preparare il tavolo',
    text: 'Entrambi tirano un dado; il più alto prepara il tavolo, l’altro sceglie un bordo e a chi ha preparato resta quello opposto.',
  },
  'SETUP-2': {
    title: 'Grandezza delle squadre',
    text: 'Prima della partita i due concordano quanti Punti Vittoria valgono all’incirca le squadre.',
  },
  'SETUP-3': {
    title: 'Nessun doppione',
    text: 'Solo nel regolamento del 2009: una squadra ha un solo personaggio di ogni tipo. Qui la stessa carta può comparire più volte.',
  },
  'SETUP-4': {
    title: 'Quantità di elementi scenici',
    text: 'Solo nella beta e nel Quick Start italiano: almeno tanti elementi quanti sono i personaggi delle due squadre insieme.',
  },
  'SETUP-5': {
    title: 'Chi schiera per primo',
    text: 'Schiera per prima la squadra che vale più Punti Vittoria; se valgono uguale, entrambi tirano e schiera per primo il dado più basso.',
  },
  'SETUP-6': {
    title: 'Schierare a turno',
    text: 'I due mettono in campo un personaggio a testa, alternandosi, finché tutti non sono sul tavolo.',
  },
  'SETUP-7': {
    title: 'Area di schieramento',
    text: 'Un personaggio si schiera con la base al massimo a 5u dal proprio bordo del tavolo.',
  },
  'SETUP-8': {
    title: 'Gettoni all’inizio',
    text: 'Entrambi cominciano con 5 gettoni Azione davanti a sé.',
  },
  'SETUP-9': {
    title: 'Cominciare riparati',
    text: 'Solo nella beta: ogni personaggio comincia la partita con un segnalino Ripararsi. Qui nessuno lo ha.',
  },
  'SETUP-10': {
    title: 'Armi comprate',
    text: 'Solo nella beta: le granate aggiuntive si comprano con i punti e si assegnano dopo lo schieramento.',
  },
  'SETUP-11': {
    title: 'Misura del tavolo',
    text: 'Il tavolo misura almeno 24u per 24u, cioè 60 cm per 60 cm.',
  },
  'SETUP-12': {
    title: 'La stessa fazione due volte',
    text: 'Entrambi possono schierare la stessa fazione; la beta lo dice, le altre edizioni non lo vietano.',
  },
  'SETUP-13': {
    title: 'Il terreno si dichiara',
    text: 'Prima di giocare si stabilisce per ogni elemento scenico se è copertura totale o parziale.',
  },
  'SETUP-14': {
    title: 'La carta profilo',
    text: 'Una carta mostra nome, ruolo, Punti Vittoria e fazione, ciò che il personaggio può fare, le sue armi con i loro dadi, e ha un lato per quando è ferito.',
  },
  'TURN-1': { title: 'Turni alternati', text: 'I due giocano i loro turni uno dopo l’altro.' },
  'TURN-2': {
    title: 'Chi comincia',
    text: 'Entrambi tirano un dado e il più alto gioca il primo turno; il Quick Start stesso non dice a chi spetta.',
  },
  'TURN-3': {
    title: 'Nuovi gettoni',
    text: 'All’inizio di ciascuno dei propri turni si ricevono 5 gettoni Azione.',
  },
  'TURN-4': {
    title: 'Mettere da parte i gettoni',
    text: 'I gettoni non spesi restano da parte, quanti se ne vuole.',
  },
  'TURN-5': {
    title: 'Nessun limite di spesa',
    text: 'In un turno si può spendere tutto ciò che si ha; solo il regolamento del 2009 pone un limite.',
  },
  'TURN-6': {
    title: 'Spendere almeno un gettone',
    text: 'In ogni tuo turno spendi almeno un gettone, purché serva ancora a qualcosa.',
  },
  'TURN-7': {
    title: 'Numero di azioni',
    text: 'In un turno un personaggio non fa più azioni di quante ne ha sulla carta, salvo l’aiuto di un comandante.',
  },
  'TURN-8': {
    title: 'Che cosa può fare un personaggio',
    text: 'Solo ciò che elenca la sua carta; Corpo a Corpo e Ripararsi sono aperti a tutti.',
  },
  'TURN-9': {
    title: 'In qualsiasi ordine',
    text: 'Puoi passare da un tuo personaggio all’altro come vuoi e riprenderne uno più tardi nello stesso turno.',
  },
  'TURN-10': {
    title: 'Gettoni spesi',
    text: 'Un gettone speso sta sulla carta del personaggio e non si usa di nuovo.',
  },
  'TURN-11': {
    title: 'Senza gettoni',
    text: 'Finiti i gettoni finiscono le azioni, e il tuo turno è concluso.',
  },
  'TURN-12': {
    title: 'Nel turno dell’avversario',
    text: 'Fuori dal proprio turno i gettoni pagano le reazioni: Ripararsi, e la Mira di un tiro di Fuoco di Opportunità.',
  },
  'TURN-13': {
    title: 'Tornare indietro',
    text: 'Fino a che punto si possono annullare le mosse si concorda prima della partita; la beta non lo ammette affatto.',
  },
  'TURN-14': {
    title: 'Azioni doppie',
    text: 'Un’azione che costa due gettoni vale due delle azioni della carta.',
  },
  'TURN-15': {
    title: 'Ciò che nessuna regola prevede',
    text: 'Una questione senza regola si risolve con un dado, come suggerisce la beta; per questo c’è il dado libero.',
  },
  'WIN-1': {
    title: 'Vincere uno Skirmish',
    text: 'Vinci appena sono eliminati personaggi che valgono metà o più dei Punti Vittoria del nemico.',
  },
  'WIN-2': {
    title: 'Obiettivi di una Missione',
    text: 'In una Missione ciascuno indica un elemento scenico che sta almeno in parte nella sua area; il nemico deve raggiungerlo.',
  },
  'WIN-3': {
    title: 'Raggiungere l’obiettivo',
    text: 'In una Missione basta una sola base a contatto con l’obiettivo nemico per vincere subito.',
  },
  'WIN-4': {
    title: 'Vincere una Missione per eliminazioni',
    text: 'Anche in una Missione si vince eliminando metà dei personaggi nemici.',
  },
  'WIN-5': {
    title: 'Scenari',
    text: 'Solo nella beta: uno scenario porta con sé le proprie condizioni di vittoria.',
  },
  'WIN-6': {
    title: 'Entrambi insieme',
    text: 'Se entrambi raggiungono il loro scopo nello stesso momento, vince chi sta giocando il suo turno.',
  },
  'WIN-7': {
    title: 'Finire prima',
    text: 'Ci si può arrendere, e insieme si può concordare il pareggio o fermarsi e contare le perdite; lo aggiungiamo noi, non viene dalle regole.',
  },
  // MOVE.
  'MOVE-1': {
    title: 'Muovere',
    text: 'Con un gettone un personaggio si sposta fino al suo Movimento in u, lungo qualsiasi percorso e girandosi come vuole.',
  },
  'MOVE-2': {
    title: 'Limite di movimento',
    text: 'In un turno nessun personaggio spende più di tre gettoni in movimento.',
  },
  'MOVE-3': {
    title: 'Arrampicarsi',
    text: 'Un movimento che sale o scende costa due gettoni, e può finire in cima solo con tutta la base.',
  },
  'MOVE-4': {
    title: 'Scavalcare ostacoli',
    text: 'Una copertura parziale si scavalca in un solo movimento se è alta al massimo 2u e non più larga del Movimento; costa un gettone in più.',
  },
  'MOVE-5': {
    title: 'Amici',
    text: 'Si può passare tra gli amici, ma a fine movimento le basi non devono sovrapporsi.',
  },
  'MOVE-6': {
    title: 'Nemici sul percorso',
    text: 'Non si passa attraverso un nemico; toccarne uno fa cominciare un Corpo a Corpo.',
  },
  'MOVE-7': {
    title: 'La copertura totale blocca',
    text: 'Nessuno può entrare in una copertura totale né passarci attraverso.',
  },
  'MOVE-8': {
    title: 'Basi sceniche rotonde',
    text: 'Chi tocca una base rotonda da 60 mm può entrare gratis in una sua buca libera; in altri punti di essa non si può stare.',
  },
  'MOVE-9': {
    title: 'Terreno difficile',
    text: 'Solo nella beta: il terreno difficile toglie 1u a ogni movimento.',
  },
  'MOVE-10': {
    title: 'Terreno impassabile',
    text: 'Di nome esiste solo nella beta; anche qui ciò che è dichiarato impassabile non si attraversa e non ci si entra, ma ci si vede oltre.',
  },
  'MOVE-11': {
    title: 'Livelli',
    text: 'Solo nella beta: ai piani superiori si arriva per scale, scale a pioli o rampe. Qui ci si arrampica.',
  },
  'MOVE-12': {
    title: 'Lasciare un pianerottolo',
    text: 'Solo nella beta: dal pianerottolo di una scala il movimento successivo riparte dalla sua cima o dal suo piede.',
  },
  'MOVE-13': {
    title: 'Un corpo in una buca',
    text: 'Solo nella beta: chi è colpito in una buca può restarci e la chiude finché il corpo non viene tolto.',
  },
  'MOVE-14': {
    title: 'Terreno incerto',
    text: 'Su un terreno come quello di una rovina una base può stare dovunque trovi posto.',
  },
  // FIRE, ATK, AIM, MF and TC.
  'FIRE-1': {
    title: 'Dichiarare un tiro',
    text: 'Indica chi spara e un nemico che vede; ogni tiro costa un gettone.',
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
    text: 'Per quanti dadi vadano a segno, un tiro fa al massimo una ferita.',
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
    text: 'Chiunque abbia ancora un’azione e un gettone per pagarla, non abbia già il segnalino e non sia sotto shock.',
  },
  // GREN and H2H.
  'GREN-1': { title: 'Costo di una granata', text: 'Lanciare una granata a mano costa due gettoni.' },
  'GREN-2': {
    title: 'Distanza di lancio',
    text: 'Fino a 10u una granata cade dove si vuole; più lontano, fino a 15u, può disperdersi.',
  },
  'GREN-3': {
    title: 'Vedere il punto',
    text: 'Fino a 10u chi lancia può non vedere il punto; più lontano deve vederlo.',
  },
  'GREN-4': {
    title: 'Quando si disperde',
    text: 'Una granata si disperde se lanciata oltre 10u, e sempre se chi lancia è sotto soppressione.',
  },
  'GREN-5': {
    title: 'Quanto si disperde',
    text: 'Decide un dado: 5 o 6 è esatto, da 2 a 4 il segnalino si sposta fino a 2u, con 1 fino a 4u.',
  },
  'GREN-6': {
    title: 'Chi sposta il segnalino',
    text: 'Il segnalino di una granata che si disperde lo sposta l’avversario.',
  },
  'GREN-7': {
    title: 'Chi è preso',
    text: 'Chiunque, amico o nemico, stia nel raggio di azione e non abbia una copertura che lo separa dall’esplosione.',
  },
  'GREN-8': {
    title: 'Dadi di un’esplosione',
    text: 'I dadi della carta si tirano una volta per tutta l’esplosione; ogni 4 o più è un colpo a segno.',
  },
  'GREN-9': {
    title: 'Ferite di un’esplosione',
    text: 'Ogni colpo a segno è una ferita; si assegnano una per una dal valore di Corpo a Corpo più basso in su, e se ne avanzano si ricomincia.',
  },
  'GREN-10': {
    title: 'Parità in un’esplosione',
    text: 'A parità di valore di Corpo a Corpo sceglie chi lancia.',
  },
  'GREN-11': {
    title: 'I propri nell’esplosione',
    text: 'Solo nella beta: nessun lancio che possa prendere chi lancia o un amico senza copertura.',
  },
  'GREN-12': {
    title: 'Dove si può mirare',
    text: 'A qualsiasi punto, anche dentro o dietro una copertura parziale.',
  },
  'GREN-13': {
    title: 'Tipi di granata',
    text: 'Un tipo solo, con dadi e raggio della carta; la beta conosce granate a frammentazione, offensive e fumogene.',
  },
  'GREN-14': {
    title: 'Granate aggiuntive',
    text: 'Solo nella beta: granate singole che costano un punto l’una e si possono passare ad altri.',
  },
  'GREN-15': {
    title: 'Fumo',
    text: 'Solo nella beta: una granata fumogena crea una cortina che per un po’ nasconde ciò che ha dietro.',
  },
  'GREN-16': {
    title: 'In stanze e finestre',
    text: 'Solo nella beta: posizioni coperte da un tetto e aperture si colpiscono unicamente da vicino.',
  },
  'GREN-17': { title: 'Lanciare verso l’alto', text: 'Solo nella beta: al massimo un livello più in su.' },
  'GREN-18': {
    title: 'Scorta',
    text: 'Solo nella beta: una granata indicata sulla carta non finisce mai e non si può passare ad altri.',
  },
  'H2H-1': {
    title: 'Inizio del Corpo a Corpo',
    text: 'Comincia appena un movimento porta a contatto due basi nemiche, e non costa gettoni.',
  },
  'H2H-2': {
    title: 'Colpi a segno nel Corpo a Corpo',
    text: 'Ciascuno tira i suoi dadi di Corpo a Corpo; un 5 o un 6 è un colpo a segno.',
  },
  'H2H-3': {
    title: 'Tirano entrambi',
    text: 'In ogni scambio tirano entrambi, e anche chi è eliminato risponde ai colpi; si va avanti finché uno dei due non è fuori.',
  },
  'H2H-4': {
    title: 'Ferite nel Corpo a Corpo',
    text: 'Ogni colpo a segno è una ferita; una carta girata conta dallo scambio successivo.',
  },
  'H2H-5': {
    title: 'Molti contro uno',
    text: 'I Corpo a Corpo si combattono uno dopo l’altro, nell’ordine dei contatti.',
  },
  'H2H-6': {
    title: 'Occupare la buca',
    text: 'Solo nella beta: chi vince può entrare nella buca dello sconfitto.',
  },
  'H2H-7': {
    title: 'Nessuno può vincere',
    text: 'Se nessuno dei due ha dadi il Corpo a Corpo finisce ed entrambi restano dove sono.',
  },
  'H2H-8': {
    title: 'Combattere chi è in una buca',
    text: 'Chi sta in una base rotonda è raggiunto quando si copre la distanza fino alla sua base.',
  },
  // OF and SF.
  'OF-1': {
    title: 'Preparare il Fuoco di Opportunità',
    text: 'Con un gettone si mette un segnalino in un punto qualsiasi che il personaggio vede.',
  },
  'OF-2': {
    title: 'Il suo raggio di azione',
    text: 'La carta dice quante u intorno al segnalino sono sorvegliate.',
  },
  'OF-3': {
    title: 'Che cosa lo fa scattare',
    text: 'Un nemico in LOS che, muovendosi, arriva nel raggio di azione del segnalino.',
  },
  'OF-4': { title: 'Il tiro', text: 'È un tiro solo, non costa nulla e vi si può rinunciare.' },
  'OF-5': {
    title: 'Nessuna reazione',
    text: 'Il bersaglio del Fuoco di Opportunità non può ripararsi in risposta.',
  },
  'OF-6': {
    title: 'Quando finisce',
    text: 'Il segnalino si toglie quando è stato usato, o quando il personaggio fa altro.',
  },
  'OF-7': {
    title: 'Proseguire',
    text: 'Chi ha subito un tiro lungo il percorso prosegue lo stesso movimento, se ancora può.',
  },
  'OF-8': {
    title: 'Sotto soppressione',
    text: 'Il segnalino di chi è sotto soppressione resta ma non dà alcun tiro.',
  },
  'SF-1': {
    title: 'Iniziare la soppressione',
    text: 'Con un gettone si mette un segnalino in un punto qualsiasi in LOS; la carta deve avere il simbolo.',
  },
  'SF-2': {
    title: 'Quanti ne servono',
    text: 'Devono mantenerlo due personaggi, oppure uno solo con una mitragliatrice.',
  },
  'SF-3': { title: 'Unirsi', text: 'Ogni amico può unirsi con un gettone.' },
  'SF-4': {
    title: 'Essere sotto soppressione',
    text: 'Chi in un qualsiasi momento è nel raggio del segnalino non attacca in quel turno, salvo granate da vicino e Corpo a Corpo.',
  },
  'SF-5': { title: 'Anche gli amici', text: 'La soppressione non guarda da che parte si sta.' },
  'SF-6': {
    title: 'Granate sotto soppressione',
    text: 'Arrivano al massimo a 5u e si disperdono sempre.',
  },
  'SF-7': {
    title: 'Smettere',
    text: 'Un personaggio smette di sparare quando è ferito, eliminato o fa altro.',
  },
  'SF-8': {
    title: 'Quando finisce',
    text: 'Finisce per tutti quando restano in meno di due e nessuno di loro ha una mitragliatrice.',
  },
  'SF-9': {
    title: 'Il tiro di dadi',
    text: 'All’inizio del proprio turno si tira un dado per ogni personaggio che spara; un 6 ferisce il nemico nel raggio e in LOS con il valore di Corpo a Corpo più basso.',
  },
  'SF-10': {
    title: 'Non dopo un attacco',
    text: 'Non può partecipare un personaggio che in questo turno ha fatto un altro attacco.',
  },
  'SF-11': {
    title: 'Fumo sul segnalino',
    text: 'Solo nella beta: il fumo può nascondere il segnalino e far cessare il fuoco.',
  },
  'SF-12': { title: 'Ampiezza della zona', text: 'Il raggio di azione si misura dal segnalino.' },
  'SF-13': {
    title: 'Nessun aiuto contro quei dadi',
    text: 'Nessuna copertura aiuta contro un 6 di questo tiro.',
  },
  // WOUND, abilities (CMD, CAM) and what only the beta has (REIN, PSY, MULTI).
  'WOUND-1': {
    title: 'Prima ferita',
    text: 'La carta si gira sul lato “ferito”, i cui valori contano da quel momento.',
  },
  'WOUND-2': {
    title: 'Shock da Ferita',
    text: 'Una ferita nuova porta un segnalino di shock, che resta fino alla fine del turno.',
  },
  'WOUND-3': {
    title: 'Sotto shock',
    text: 'Chi è sotto shock non fa altro, ma è difficile da colpire come se fosse riparato.',
  },
  'WOUND-4': {
    title: 'Eliminato',
    text: 'Una seconda ferita, un headshot o due ferite della stessa esplosione eliminano un personaggio.',
  },
  'WOUND-5': {
    title: 'I caduti',
    text: 'Un personaggio eliminato si toglie dal tavolo; solo nella beta il corpo resta.',
  },
  'CMD-1': {
    title: 'Comando',
    text: 'Gli amici entro 5u da un comandante possono fare più azioni del loro numero.',
  },
  'CMD-2': {
    title: 'Quante in più',
    text: 'Ogni amico può fare tante azioni extra quante ne indica il Comando del comandante.',
  },
  'CMD-3': { title: 'Costano comunque', text: 'Ogni azione extra si paga come tutte le altre.' },
  'CMD-4': {
    title: 'Il comandante',
    text: 'Guidare gli altri non gli costa né gettoni né azioni.',
  },
  'CAM-1': {
    title: 'Camouflage',
    text: 'In copertura parziale questo personaggio conta sempre come riparato.',
  },
  'REIN-1': {
    title: 'Carte di rinforzo',
    text: 'Solo nella beta: una carta con due personaggi, uno per lato, dei quali sta sul tavolo uno alla volta.',
  },
  'REIN-2': {
    title: 'Arrivo',
    text: 'Solo nella beta: i rinforzi entrano dal proprio bordo del tavolo in un turno successivo.',
  },
  'REIN-3': {
    title: 'Basta un colpo',
    text: 'Solo nella beta: qualsiasi colpo a segno toglie di mezzo un rinforzo e gira la carta.',
  },
  'REIN-4': {
    title: 'Come conta',
    text: 'Solo nella beta: la carta è persa quando entrambi i suoi personaggi sono caduti.',
  },
  'PSY-1': {
    title: 'Prova di shock',
    text: 'Solo nella beta, se si vuole: l’amico più vicino, entro 2u da chi è colpito, deve tirare per resistere.',
  },
  'PSY-2': {
    title: 'Panico',
    text: 'Solo nella beta, se si vuole: chi è in panico può solo tentare di riprendersi.',
  },
  'PSY-3': {
    title: 'Rincuorare',
    text: 'Solo nella beta, se si vuole: un comandante può aiutare un amico a riprendersi.',
  },
  'MULTI-1': {
    title: 'Battaglie più grandi',
    text: 'Detto solo nella beta: squadre più grandi o più piccole non cambiano nulla nelle regole, e gli schieramenti sono due.',
  },
  // LOS and COVER.
  'LOS-1': {
    title: 'Misurare',
    text: 'Le distanze si misurano tra i punti più vicini di due basi o segnalini.',
  },
  'LOS-2': {
    title: 'Nessuna linea di vista',
    text: 'Un bersaglio che la copertura totale nasconde per intero non si vede e non gli si può sparare.',
  },
  'LOS-3': {
    title: 'Nascosto in parte',
    text: 'Se la copertura totale nasconde solo una parte del bersaglio, vale come copertura parziale.',
  },
  'LOS-4': {
    title: 'In piena vista',
    text: 'Se si vede tutta la base del bersaglio, esso è allo scoperto.',
  },
  'LOS-5': {
    title: 'Dietro una copertura parziale',
    text: 'Il bersaglio è in copertura se ogni linea verso la sua base attraversa una copertura parziale; se un suo punto si vede libero, è allo scoperto.',
  },
  'LOS-13': {
    title: 'Puntatore laser',
    text: 'Solo nella beta, se si vuole: la vista si giudica da un punto sopra la testa di chi spara.',
  },
  'LOS-14': {
    title: 'Vedere un punto',
    text: 'Un segnalino è in LOS se se ne vede un punto qualsiasi oltre la copertura totale.',
  },
  'COVER-6': {
    title: 'Copertura vicino a chi spara',
    text: 'Un elemento scenico o un personaggio entro 2u da chi spara non dà copertura al bersaglio.',
  },
  'COVER-7': {
    title: 'Personaggi come copertura',
    text: 'Un personaggio vivo in mezzo è copertura parziale.',
  },
  'COVER-8': {
    title: 'Copertura di una base rotonda',
    text: 'Chi sta in una base rotonda da 60 mm ha copertura parziale da ogni lato.',
  },
  'COVER-9': {
    title: 'Più coperture',
    text: 'Due coperture parziali in mezzo non valgono più di una.',
  },
  'COVER-10': {
    title: 'Terreno di occultamento',
    text: 'Solo nella beta: interrompe la linea di vista e tuttavia lascia passare i tiri, contro copertura parziale.',
  },
  'COVER-11': {
    title: 'Sparare tra livelli',
    text: 'Solo nella beta: delle coperture parziali conta unicamente la più vicina al bersaglio.',
  },
  'COVER-12': {
    title: 'Copertura dalle esplosioni',
    text: 'Una copertura tra l’esplosione e una base la protegge.',
  },
  'COVER-15': {
    title: 'Tipi di terreno',
    text: 'La copertura è totale o parziale; le classi più fini della beta si leggono come l’una o l’altra.',
  },
  'COVER-16': {
    title: 'Che cosa conta come elemento',
    text: 'Solo nella beta: misure da cui un elemento appartiene a una classe; il resto è decorazione.',
  },
  ...rulings,
  // Reasons that come from the program.
  'FLOW-OVER': {
    title: 'La partita è finita',
    text: 'La partita è conclusa; non vi si può fare più nulla.',
  },
  'FLOW-TURN': { title: 'La decisione non è tua', text: 'Ora decide l’avversario.' },
  'FLOW-PENDING': {
    title: 'Prima c’è altro',
    text: 'Prima spetta un’altra decisione o un altro tiro di dadi.',
  },
  'FLOW-UNKNOWN': {
    title: 'Non è in questa partita',
    text: 'In questa partita nessun personaggio, arma, elemento scenico o opzione ha quel nome.',
  },
  'FLOW-STALE': { title: 'Troppo tardi', text: 'Riguarda una posizione ormai passata.' },
  'FLOW-FORM': { title: 'Non compreso', text: 'Non è un comando che questa partita comprende.' },
  'FLOW-MUCH': { title: 'Troppo', text: 'È più di quanto si possa calcolare qui.' },
  'FLOW-DICE': { title: 'Altri dadi', text: 'Non sono i dadi da tirare ora.' },
  'FLOW-FRIEND': { title: 'Schieramento sbagliato', text: 'Per questo il personaggio è dello schieramento sbagliato.' },
  'FLOW-RESERVE': { title: 'Non è sul tavolo', text: 'Questo personaggio non è sul tavolo.' },
  'FLOW-BASES': { title: 'Non c’è posto', text: 'Lì due basi si sovrapporrebbero.' },
  'FLOW-BROKEN': {
    title: 'Un difetto del programma',
    text: 'Il programma ha incontrato uno stato impossibile; la partita è com’era prima, e il suo file aiuterà a rimediare.',
  },
};
