import type { play as english } from '../../en/glossary/play.ts';
import type { Shape } from '../../messages.ts';

/** How a game goes: turns, actions, what comes of them, abilities, rules. */
export const play: Shape<typeof english> = {
  turn: { term: 'Turno', text: 'Uno agisce, l’altro reagisce.' },
  round: {
    term: 'Round',
    text: 'In 1-48COMBAT: turni alternati finché i gettoni di entrambi sono spesi.',
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
  skirmish: { term: 'Skirmish', text: 'Una partita che si vince solo per perdite.' },
  mission: {
    term: 'Missione',
    text: 'Una partita che si vince toccando l’obiettivo del nemico, o per perdite.',
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
    text: 'Un’azione lungo qualsiasi percorso, lungo al massimo il Movimento della carta.',
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
    text: 'Una granata cade accanto a dove era mirata, dove la mette l’avversario.',
  },
  burst: {
    term: 'Esplosione',
    also: 'raggio di azione, r',
    text: 'Una granata che scoppia: il suo raggio dice fin dove arriva.',
  },
  closeCombat: {
    term: 'Corpo a Corpo',
    also: 'H2H, mischia',
    text: 'Lo scontro di due basi a contatto, finché una delle due è fuori.',
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
