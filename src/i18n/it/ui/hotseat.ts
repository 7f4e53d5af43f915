import type { Messages } from '../../messages.ts';

/** Two people at one screen, and those who look on: the clock, the hand-over, questions on the board, the projector. */
export const hotseat: Messages['ui']['hotseat'] = {
  clock: {
    title: 'Orologio',
    kinds: {
      none: 'Nessun orologio',
      countdown: 'Un tempo unico per tutta la partita',
      chess: 'Un tempo a testa, che scorre mentre si deve decidere',
    },
    minutes: {
      countdown: 'Minuti per la partita',
      chess: 'Minuti a testa',
    },
    increment: 'Secondi aggiunti a chi inizia il suo turno',
    fault: 'L’orologio accetta da 1 a {minutes, number} minuti e da 0 a {seconds, number} secondi, in numeri interi.',
    time: '{minutes, number}:{seconds, number, ::00}',
    read: {
      countdown:
        'Tempo rimasto per la partita: {minutes, plural, one {# minuto} other {# minuti}}, {seconds, plural, one {# secondo} other {# secondi}}',
      chess:
        'Tempo rimasto a {name}: {minutes, plural, one {# minuto} other {# minuti}}, {seconds, plural, one {# secondo} other {# secondi}}',
    },
    up: 'Tempo scaduto',
    fallen: {
      countdown: 'Il tempo della partita è scaduto. Le regole restano le stesse: decidete voi che cosa comporta.',
      chess: 'Il tempo di {name} è scaduto. Le regole restano le stesse: decidete voi che cosa comporta.',
    },
    pause: 'Ferma l’orologio',
    paused: 'L’orologio è fermo',
    pausedText: 'Il tavolo resta coperto finché non riparte.',
    goOn: 'Riprendi',
  },
  seatChange: {
    setting: 'Al cambio di turno',
    off: 'Si prosegue subito',
    on: 'Una schermata dice a chi tocca e che cosa è successo',
    title: 'Tocca a {name}',
    since: 'Che cosa ha fatto {name}:',
    nothing: '{name} non ha fatto nulla.',
    begin: 'Comincia il turno',
    replay: 'Mostralo sul tavolo',
    again: 'Mostralo ancora una volta',
    stop: 'Chiudi il replay',
    step: '{step, number} di {steps, number}',
  },
  board: {
    orPoint: 'o indica il punto',
  },
  projector: {
    title: 'Vista per proiettore',
    open: 'Apri una seconda finestra per il proiettore',
    openNote: 'Segue questa partita da sola; trascinala sull’altro schermo.',
    here: 'Vista per proiettore in questa finestra',
    leave: 'Lascia la vista per proiettore',
    blocked: 'Il browser ha bloccato la finestra. Permetti le finestre popup per questa pagina e riprova.',
    waiting: 'In attesa della finestra in cui si gioca la partita.',
    noGame: 'Non c’è ancora una partita sul tavolo.',
    gone: 'La finestra di gioco non c’è più. La partita era a questo punto; qui riprende quando quella finestra torna.',
    notHere: 'I file si aprono nella finestra in cui si gioca.',
    decides: 'Decide',
    lost: {
      points: 'persi {lost, number} VP su {total, number}',
      characters: 'persi {lost, number} su {total, number}',
    },
  },
};
