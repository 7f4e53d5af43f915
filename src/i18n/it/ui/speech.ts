import type { Messages } from '../../messages.ts';

/** Said to those who do not see the page, when nothing else tells them what a key has done. */
export const said: Messages['ui']['said'] = {
  label: 'Detto a voce',
  nothingSaid: 'Non è ancora stato detto nulla.',
  notNow:
    '{key, select, ENTER {Invio} PAGEUP {Pag su} PAGEDOWN {Pag giù} HOME {Inizio} END {Fine} DELETE {Canc} BACKSPACE {Backspace} other {{key}}}: ora non si può.',
  on: '{what}: attivo.',
  off: '{what}: non attivo.',
  refused: '{what}: non si può. {why}',
  undone: 'Annullato: {what}',
  redone: 'Ripetuto: {what}',
  untold: 'un passo',
  edge: 'Bordo del tavolo.',
  zoomed: 'Tavolo al {share, number, percent}.',
  nothingInHand: 'Nessuna azione in mano.',
  selected: 'Selezione: {who}.',
  nobodySelected: 'Nessuno è selezionato.',
  nothingToLeave: 'Non c’è niente da cui tornare indietro.',
  lastPointOff: 'L’ultimo punto è tolto.',
  waypoint: 'Punto di passaggio {count, number}.',
  from: 'Si misura da qui.',
  target: 'Bersaglio: {who}.',
  partners: 'Con {who}.',
  noPartners: 'Da solo.',
  past: 'Il tavolo mostra il passato. {what}',
  present: 'Il tavolo mostra la partita com’è ora.',
  blow: '{who} tira {dice}: {hits, plural, =0 {nessun colpo a segno} one {# colpo a segno} other {# colpi a segno}}.',
};

/** How much is said, and how it is asked for again. */
export const speaking: Messages['ui']['speaking'] = {
  again: 'Ripetere l’ultima frase letta',
  length: {
    title: 'Lettura',
    short: 'Breve: dove si trova, che cosa ne viene, con che numero si colpisce',
    normal: 'Normale: anche distanza, copertura e chi vede la posizione',
    full: 'Completa: anche accanto a che cosa si sta, e coordinate',
  },
  tones: {
    title: 'Toni dove puntano i tasti',
    off: 'No',
    on: 'Sì: a sinistra o a destra, più acuti verso l’alto, doppi al coperto, gravi fuori vista',
  },
};

/** The keys, and how they are changed. */
export const ownKeys: Messages['ui']['ownKeys'] = {
  title: 'Tasti uno per uno',
  reset: 'Tutti i tasti come prima',
  taken: '{key} è già in uso: {what}.',
  fixed: '{key} non si può usare.',
  noSign: 'Un tasto è una lettera o un segno.',
  does: {
    move: 'Muovere',
    fire: 'Tirare',
    moveAndFire: 'Muovi e Spara',
    grenade: 'Bomba a mano',
    opportunityFire: 'Fuoco di Opportunità',
    suppression: 'Fuoco di Soppressione; scelta dei posti',
    join: 'Unirsi alla soppressione',
    takeCover: 'Ripararsi',
    weapon: 'Cambio d’arma; tappa',
    body: 'Rimuovere un corpo; offerta',
    roll: 'Tirare i dadi; riprendersi',
    endTurn: 'Fine del turno',
    undo: 'Annulla',
    places: 'Posizioni consigliate',
    tell: 'Su chi è selezionato',
    again: 'Ripetere l’ultima frase',
    table: 'Tabella dei personaggi',
    card: 'Carta in mano',
    sight: 'Linea di vista',
    measure: 'Misurare',
    lines: 'Linee di vista di un movimento',
    menu: 'Menu di un personaggio; proiettore',
    redo: 'Ripeti',
    rules: 'Regole',
  },
};

/** What is alike among the preferences. */
export const preferenceGroups: Messages['ui']['preferenceGroups'] = {
  look: 'Lingua e aspetto',
  told: 'Eventi e suoni',
  table: 'Al tavolo',
  keys: 'Tasti e lettura',
};
