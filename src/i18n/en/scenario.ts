/** What a scenario asks of the one who reads it (WIN-5). */
export const scenario = {
  goal: {
    eliminate: '{other} has lost {count, plural, one {a character} other {# characters}}.',
    eliminateAll: '{other} has lost {who}.',
    reach: {
      any: 'One of your own reaches the {element}.',
      named:
        '{those, plural, one {{who} reaches} other {One of these reaches}} the {element}{those, plural, one {} other {: {who}}}.',
    },
    reachEdge: {
      any: 'One of your own reaches the {edge, select, north {north} east {east} south {south} other {west}} edge.',
      named:
        '{those, plural, one {{who} reaches} other {One of these reaches}} the {edge, select, north {north} east {east} south {south} other {west}} edge{those, plural, one {} other {: {who}}}.',
    },
    hold: 'You hold the {element} at the end of turn {turn, number}: one of yours touches it, and nobody of {other}.',
    survive: {
      any: 'One of your own is left at the end of turn {turn, number}.',
      named:
        '{those, plural, one {{who} is left} other {None of these is lost}} at the end of turn {turn, number}{those, plural, one {} other {: {who}}}.',
    },
  },
  limit: {
    won: 'The game is over at the end of turn {turns, number} at the latest; then {winner} has won.',
    drawn: 'The game is over at the end of turn {turns, number} at the latest; then it is a draw.',
  },
} as const;
