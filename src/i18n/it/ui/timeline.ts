import type { timeline as english } from '../../en/ui/timeline.ts';
import type { Shape } from '../../messages.ts';

/** Looking back at what has been played, and playing on from there. */
export const timeline: Shape<typeof english> = {
  title: 'Corso della partita',
  position: 'Momento della partita',
  begin: 'Inizio',
  moment: '{chapter}, passo {step, number} di {steps, number}: {what}',
  nothingTold: 'nulla da raccontare',
  chapter: {
    setup: 'Preparazione',
    round: 'R{round, number}',
    turn: '{number, number}',
  },
  back: 'Un passo indietro',
  forward: 'Un passo avanti',
  turnBack: 'All’inizio del turno',
  turnForward: 'Al turno successivo',
  play: 'Fai scorrere tutto',
  pause: 'Ferma',
  speed: 'Velocità {times, number}×',
  times: '{times, number}×',
  place: '{step, number}/{steps, number}',
  lines: {
    title: '{count, plural, one {# variante} other {# varianti}}',
    line: 'Variante {line, number}',
    current: 'Variante {line, number} (attuale)',
    forksAfter: 'dopo il passo {step, number}, lunga {steps, plural, one {# passo} other {# passi}}',
    hint: 'Una variante è un modo in cui questa partita è stata giocata. Scegline una per guardarla.',
  },
  looking: {
    tryOut: 'Prova da qui',
    tryOutHint: 'La partita è finita, quindi si può provare di tutto: in una copia che non conta.',
    trial: 'Prova: {game}',
    title: 'Sguardo indietro',
    ahead: 'Sguardo su ciò che è stato annullato',
    text: 'Il tavolo mostra com’era. La partita stessa resta dov’era.',
    toNow: 'Torna al presente',
    playOn: 'Gioca da qui',
    playOnHint: 'Ciò che è stato giocato dopo resta come variante a sé.',
    stays: {
      'to-last-dice':
        'Da allora si sono tirati dadi o date risposte, che non si annullano: la partita non può proseguire da qui.',
      never: 'In questa partita non si torna indietro, quindi non può proseguire da qui.',
      freely: '',
    },
    standsHere: 'La partita è a questo punto.',
    undoRefused: 'Prima torna al presente.',
  },
  notYours: '{who} non è dei tuoi: tocca a {by}.',
  takenBack: '{count, plural, one {Annullata: # riga} other {Annullate: # righe}}',
  holdsUpTo:
    'Fino a {most, number}: {own, plural, one {# azione} other {# azioni}} sulla carta{helped, plural, =0 {} other { e # dai comandanti}}.',
  hidden: 'Contro {who}:',
  totals: 'Dado e puntata insieme: {a} {totalA, number}, {b} {totalB, number}.',
};
