import type { Messages } from '../messages.ts';

/** What a scenario asks of the one who reads it (WIN-5). */
export const scenario: Messages['scenario'] = {
  goal: {
    eliminate: '{other} ha perso {count, plural, one {un personaggio} other {# personaggi}}.',
    eliminateAll: '{other} ha perso {who}.',
    reach: {
      any: 'Uno dei tuoi raggiunge: {element}.',
      named: '{those, plural, one {{who}} other {Uno di questi ({who})}} raggiunge: {element}.',
    },
    reachEdge: {
      any: 'Uno dei tuoi raggiunge il bordo {edge, select, north {nord} east {est} south {sud} other {ovest}}.',
      named:
        '{those, plural, one {{who}} other {Uno di questi}} raggiunge il bordo {edge, select, north {nord} east {est} south {sud} other {ovest}}{those, plural, one {} other {: {who}}}.',
    },
    hold: 'Alla fine del turno {turn, number} tieni: {element}. Uno dei tuoi è a contatto, e nessuno di {other}.',
    survive: {
      any: 'Alla fine del turno {turn, number} resta almeno uno dei tuoi.',
      named:
        'Alla fine del turno {turn, number} {those, plural, one {{who} è ancora in gioco} other {nessuno di questi è perso: {who}}}.',
    },
  },
  limit: {
    won: 'La partita finisce al più tardi alla fine del turno {turns, number}; in quel caso ha vinto {winner}.',
    drawn: 'La partita finisce al più tardi alla fine del turno {turns, number}; in quel caso è un pareggio.',
  },
};
