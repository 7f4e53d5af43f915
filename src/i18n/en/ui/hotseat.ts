/** Two people at one screen, and those who look on: the clock, the hand-over, questions on the board, the projector. */
export const hotseat = {
  clock: {
    title: 'Clock',
    kinds: {
      none: 'No clock',
      countdown: 'One clock for the whole game',
      chess: 'A clock for each side, running while that side decides',
    },
    minutes: {
      countdown: 'Minutes for the game',
      chess: 'Minutes for each side',
    },
    increment: 'Seconds added at the start of each of your turns',
    fault: 'The clock takes 1 to {minutes, number} minutes and 0 to {seconds, number} seconds, in whole numbers.',
    time: '{minutes, number}:{seconds, number, ::00}',
    read: {
      countdown:
        'Time left for the game: {minutes, plural, one {# minute} other {# minutes}}, {seconds, plural, one {# second} other {# seconds}}',
      chess:
        'Time left for {name}: {minutes, plural, one {# minute} other {# minutes}}, {seconds, plural, one {# second} other {# seconds}}',
    },
    up: 'Time is up',
    fallen: {
      countdown: 'Time is up. The game goes on as before; agree what it means.',
      chess: '{name} is out of time. The game goes on as before; agree what it means.',
    },
    pause: 'Pause the clock',
    paused: 'The clock is paused',
    pausedText: 'The table stays hidden until you resume.',
    goOn: 'Resume',
  },
  seatChange: {
    setting: 'When the turn changes',
    off: 'Play goes straight on',
    on: 'Show whose turn it is and what happened',
    title: '{name}’s turn',
    since: 'What {name} did:',
    nothing: '{name} did nothing.',
    begin: 'Begin the turn',
    replay: 'Show it on the table',
    again: 'Show it once more',
    stop: 'End the replay',
    step: '{step, number} of {steps, number}',
  },
  board: {
    orPoint: 'or choose the place on the table',
  },
  projector: {
    title: 'Projector view',
    open: 'Open a second window for a projector',
    openNote: 'It follows this game automatically; drag it to the other screen.',
    here: 'Projector view in this window',
    leave: 'Leave the projector view',
    blocked: 'The browser has blocked the window. Allow pop-up windows for this page and try again.',
    waiting: 'Waiting for the game window.',
    noGame: 'No game is on the table yet.',
    gone: 'The game window was closed. This is the last position; the view goes on when that window is open again.',
    notHere: 'Files are opened in the window you play in.',
    decides: 'To decide',
    lost: {
      points: 'lost {lost, number} of {total, number} pts',
      characters: 'lost {lost, number} of {total, number}',
    },
  },
} as const;
