import type { Messages } from '../messages.ts';

/** The words of the game, to be looked up. */
export const glossary: Messages['glossary'] = {
  // Tokens, cards and markers, scenery, sight.
  actionToken: {
    term: 'Gettone Azione',
    also: 'AT',
    text: 'Ciò con cui si paga ogni azione. Quelli spesi stanno sulla carta di chi ha agito.',
  },
  action: {
    term: 'Azione',
    text: 'Ciò che un personaggio fa con i gettoni: muovere, sparare, lanciare, ripararsi, mettere un segnalino. La carta dice quante.',
  },
  character: {
    term: 'Personaggio',
    also: 'miniatura',
    text: 'Una persona sul tavolo, con una base e una carta proprie.',
  },
  statCard: {
    term: 'Carta profilo',
    also: 'profilo',
    text: 'Tutto ciò che un personaggio può fare, su due lati: illeso e ferito.',
  },
  woundedSide: {
    term: 'Lato “ferito”',
    text: 'Il lato rosso della carta, che conta quando il personaggio è stato ferito.',
  },
  points: {
    term: 'Punti Vittoria',
    also: 'punti, VP',
    text: 'Quanto vale un personaggio; le squadre si concordano in punti, e in alcune edizioni fanno vincere.',
  },
  reinforcement: {
    term: 'Rinforzo',
    also: 'riserva',
    text: 'Nella beta 2.0: una carta con due personaggi, dei quali il secondo entra quando il primo è stato colpito.',
  },
  force: { term: 'Squadra', also: 'forza', text: 'Tutti i personaggi di un giocatore.' },
  shots: { term: 'Tiri', text: 'Quante volte un’arma può sparare in un turno.' },
  machineGun: {
    term: 'Mitragliatrice',
    also: 'MG',
    text: 'Un’arma che mantiene il Fuoco di Soppressione senza aiuto.',
  },
  marker: {
    term: 'Segnalino',
    text: 'Un disco sul tavolo o accanto a una base. Le distanze partono dal suo bordo.',
  },
  base: {
    term: 'Base',
    text: 'Il piede rotondo di una miniatura, largo 25 mm. È ciò che si vede, si colpisce, si misura e ingombra.',
  },
  die: { term: 'Dado', also: 'D6, dadi', text: 'Un cubo con i numeri da 1 a 6.' },
  unit: {
    term: 'Unità',
    also: 'u',
    text: 'La misura di tutte le distanze: 2,5 cm, o un pollice dove lo si concorda.',
  },
  scenery: {
    term: 'Elementi scenici',
    also: 'elemento scenico, terreno',
    text: 'Tutto ciò che sta sul tavolo e non è un personaggio: nasconde, blocca e rallenta.',
  },
  totalCover: {
    term: 'Copertura totale',
    text: 'Elementi scenici oltre i quali non si vede e attraverso i quali non si passa.',
  },
  partialCover: {
    term: 'Copertura parziale',
    text: 'Elementi scenici che rendono un bersaglio più difficile da colpire senza nasconderlo.',
  },
  countedCovers: {
    term: 'Coperture contate',
    also: 'coperture separate',
    text: 'Nella beta 2.0: ogni copertura parziale in mezzo, a 2u dalla precedente, rende il bersaglio più difficile da colpire.',
  },
  sheltering: {
    term: 'Ostruzione',
    also: 'terreno bloccante',
    text: 'Nella beta 2.0: ciò che nasconde e ferma tutto, come una casa. Equivale alla copertura totale.',
  },
  protecting: {
    term: 'Protezione',
    also: 'terreno di protezione',
    text: 'Nella beta 2.0: copertura parziale di qualche consistenza, come un muro. Rallenta e ferma le esplosioni.',
  },
  concealing: {
    term: 'Occultamento',
    also: 'terreno di occultamento',
    text: 'Nella beta 2.0: copertura parziale che nasconde soltanto, come foglie o fumo. Si attraversa e non ferma esplosioni.',
  },
  impassable: {
    term: 'Impassabile',
    also: 'terreno impassabile, filo spinato, acqua',
    text: 'Nella beta 2.0: terreno in cui nessuno entra e che nessuno attraversa, benché non nasconda nulla.',
  },
  difficult: {
    term: 'Difficile',
    also: 'terreno difficile, fango, neve',
    text: 'Nella beta 2.0: terreno che accorcia ogni movimento e non nasconde nulla.',
  },
  inTheOpen: {
    term: 'Allo scoperto',
    text: 'Non in copertura: per colpire basta un 4.',
  },
  roundBase: {
    term: 'Base scenica rotonda',
    also: 'base da 60 mm',
    text: 'Un elemento scenico con una buca per un personaggio, che lì è in copertura.',
  },
  hole: {
    term: 'Buca',
    also: 'buca individuale',
    text: 'Il posto per un personaggio in una base scenica rotonda. Ci si entra gratis al contatto.',
  },
  body: {
    term: 'Corpo',
    also: 'caduto, morto',
    text: 'Nella beta 2.0: ciò che resta di chi è caduto. È copertura parziale, e in una buca la chiude.',
  },
  smoke: {
    term: 'Fumo',
    also: 'cortina di fumo',
    text: 'Nella beta 2.0: ciò che una granata fumogena lascia per un po’. Nasconde come un occultamento e conta sempre a parte.',
  },
  lineOfSight: {
    term: 'Linea di vista',
    also: 'LOS',
    text: 'C’è, a meno che la copertura totale nasconda tutta la base da ogni punto dell’altra.',
  },
  shortRange: {
    term: 'Distanza corta',
    also: 'S',
    text: 'Fino a 10u comprese: il primo numero dei dadi di un’arma.',
  },
  longRange: {
    term: 'Distanza lunga',
    also: 'L',
    text: 'Più lontano di 10u: il secondo numero dei dadi di un’arma.',
  },
  // How a game goes: turns, actions, what comes of them, abilities, rules.
  turn: { term: 'Turno', text: 'Uno agisce, l’altro reagisce.' },
  round: {
    term: 'Round',
    text: 'In 1-48COMBAT: turni alternati finché non sono spesi i gettoni di entrambi.',
  },
  initiative: {
    term: 'Iniziativa',
    also: 'puntata',
    text: 'In 1-48COMBAT: il tiro all’inizio di un round per chi comincia, migliorato dai gettoni.',
  },
  deploymentZone: {
    term: 'Area di schieramento',
    text: 'La striscia lungo il proprio bordo in cui cominciano i personaggi.',
  },
  skirmish: { term: 'Skirmish', text: 'Una partita che si vince soltanto eliminando nemici.' },
  mission: {
    term: 'Missione',
    text: 'Una partita che si vince toccando l’obiettivo del nemico, o eliminando nemici.',
  },
  scenario: {
    term: 'Scenario',
    text: 'Una partita con tavolo, squadre e condizioni di vittoria proprie.',
  },
  objective: {
    term: 'Obiettivo',
    text: 'Ciò da cui, in una Missione, si deve tenere lontano il nemico.',
  },
  attack: {
    term: 'Attacco',
    text: 'Ciò che è vietato sotto soppressione, e che esclude dal Fuoco di Soppressione; che cosa vi rientri lo dice l’edizione.',
  },
  move: {
    term: 'Muovere',
    also: 'movimento',
    text: 'Un’azione su un percorso qualsiasi, che misura al massimo il Movimento della carta.',
  },
  climb: {
    term: 'Arrampicarsi',
    also: 'piattaforma, posto elevato',
    text: 'Salire su un posto elevato o scenderne.',
  },
  cross: {
    term: 'Scavalcare',
    also: 'ostacolo',
    text: 'Passare sopra una copertura parziale, o entrarvi.',
  },
  contact: { term: 'Contatto', text: 'Due basi che si toccano; tra nemici vuol dire Corpo a Corpo.' },
  reaction: {
    term: 'Reazione',
    text: 'Ciò che si fa nel turno dell’avversario: ripararsi, o un tiro da un segnalino.',
  },
  fire: {
    term: 'Sparare',
    also: 'tiro, fuoco',
    text: 'Un tiro contro un nemico in LOS, con i dadi dell’arma.',
  },
  toHit: {
    term: 'Risultato minimo per colpire',
    also: 'per colpire',
    text: 'Il numero più basso di un dado che colpisce.',
  },
  hit: { term: 'Colpo a segno', text: 'Un dado che mostra il numero richiesto, o di più.' },
  headShot: {
    term: 'Headshot',
    also: 'doppio 6, colpo alla testa',
    text: 'Due sei in un solo tiro: il bersaglio è subito fuori.',
  },
  aim: { term: 'Mira', text: 'Un gettone per avere più dadi in un tiro.' },
  moveAndFire: {
    term: 'Muovi & Spara',
    also: 'M&S',
    text: 'Un movimento più corto e un tiro per un solo gettone.',
  },
  takeCover: {
    term: 'Ripararsi',
    also: 'riparato',
    text: 'Buttarsi giù: più difficile da colpire. Non è lo stesso che essere in copertura dietro qualcosa.',
  },
  opportunityFire: {
    term: 'Fuoco di Opportunità',
    also: 'OF, Target',
    text: 'Un segnalino sorvegliato: a chi vi si avvicina si può sparare durante il suo turno.',
  },
  suppressionFire: {
    term: 'Fuoco di Soppressione',
    also: 'SF',
    text: 'Fuoco che più personaggi mantengono su una zona, perché nessuno al suo interno attacchi.',
  },
  suppressed: {
    term: 'Sotto soppressione',
    text: 'Chi in questo turno è stato in una zona sotto Fuoco di Soppressione.',
  },
  grenade: {
    term: 'Granata',
    also: 'granata a mano',
    text: 'Si lancia a un punto; esplode lì o vicino e prende amici e nemici.',
  },
  boughtGrenade: {
    term: 'Granata comprata',
    also: 'granata aggiuntiva',
    text: 'Nella beta 2.0: una singola granata da un punto, che si può lanciare una volta, passare, lasciare a terra e raccogliere.',
  },
  scatter: {
    term: 'Dispersione',
    also: 'disperdersi',
    text: 'Una granata non cade nel punto scelto ma lì vicino, dove la mette l’avversario.',
  },
  burst: {
    term: 'Esplosione',
    also: 'raggio di azione, r',
    text: 'Una granata che scoppia: il suo raggio dice fin dove arriva.',
  },
  closeCombat: {
    term: 'Corpo a Corpo',
    also: 'H2H, mischia',
    text: 'Lo scontro di due basi a contatto, finché una delle due non è fuori.',
  },
  wound: { term: 'Ferita', text: 'La prima gira la carta, la seconda elimina.' },
  woundShock: {
    term: 'Shock da Ferita',
    also: 'segnalino di shock',
    text: 'Il tempo dopo una ferita in cui un personaggio non può fare nulla.',
  },
  panic: {
    term: 'Panico',
    also: 'shock psicologico, prova di shock',
    text: 'Nella beta 2.0, se si vuole: chi ha visto colpire un amico vicino e non ha resistito non può fare nulla finché non si riprende.',
  },
  eliminated: { term: 'Eliminato', also: 'ucciso, fuori', text: 'Fuori dal gioco.' },
  command: {
    term: 'Comando',
    also: 'comandante, raggio di comando',
    text: 'L’abilità che lascia fare agli amici vicini più di quanto ammettono le loro carte.',
  },
  camouflage: {
    term: 'Camouflage',
    text: 'L’abilità di contare come riparato dovunque ci sia copertura parziale.',
  },
  edition: {
    term: 'Edizione',
    text: 'Un testo delle regole, di un anno e in una lingua; una partita si gioca secondo uno di essi.',
  },
  ruling: {
    term: 'Interpretazione',
    text: 'La nostra risposta dove i testi tacciono o si contraddicono; la sua sigla comincia con R.',
  },
  houseRule: {
    term: 'Regola della casa',
    text: 'Un’altra risposta, concordata dai due giocatori di una partita.',
  },
};

/** Terms of the glossary that several parts of the product say: one term, one meaning, everywhere. */
export const terms: Messages['terms'] = {
  range: { short: 'distanza corta', long: 'distanza lunga' },
  cover: { open: 'allo scoperto', partial: 'in copertura parziale', total: 'non visibile' },
};
