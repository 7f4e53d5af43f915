/** The menu of a game, and what can be agreed on there. */
export const dialogs = {
  dialog: {
    close: 'Close',
  },
  menu: {
    title: 'Menu',
    save: 'Save to file',
    leave: 'Leave to the start page',
    leaveNote: 'The game is kept: you find it there under Continue.',
    back: 'Back to the menu',
    bothMustAgree: 'Both sides have to agree, each with its own button.',
    agrees: '{name} agrees',
    bothAgreed: 'Both agree.',
    notYetAgreed: 'Waiting for both to agree.',
    free: {
      title: 'Roll a free die',
      text: 'For what no rule covers. It changes nothing on the table and stands in the log.',
      by: 'Who rolls',
      dice: 'Dice',
      note: 'What for',
      ask: 'Roll for it',
    },
    umpire: {
      title: 'Umpire’s correction',
      text: 'Sets straight what went wrong at the table. What is going on at the moment is dropped; no token comes back.',
      who: 'Character',
      x: 'Across (u)',
      y: 'Down (u)',
      spent: 'Tokens on the card',
      wounded: 'Wounded',
      shock: 'In shock',
      panicking: 'In panic',
      inCover: 'Taking cover',
      out: 'Eliminated',
      outBoth: 'Both eliminated',
      second: 'The first of the card has fallen',
      tokens: 'Tokens of {name}',
      note: 'Why (stands in the log)',
      settle: 'May decide the game',
      correct: 'Make the correction',
      nothing: 'Nothing has been changed yet.',
      refused: 'The table cannot be like that.',
      noteMissing: 'Say why, then both agree.',
    },
    draw: {
      title: 'Agree on a draw',
      text: 'The game ends without a winner.',
      do: 'End in a draw',
    },
    stop: {
      title: 'Stop and count',
      text: 'The game ends here; the side that has lost the smaller share of its points is ahead.',
      do: 'Stop and count',
    },
    concede: {
      title: 'Concede',
      text: 'One side gives up and the other wins.',
      side: '{name} gives up',
      do: 'Yes, {name} concedes the game',
    },
  },
} as const;

/** Two people at one screen, and those who look on: the clock, the hand-over, questions on the board, the projector. */
export const hotseat = {
  clock: {
    title: 'Clock',
    kinds: {
      none: 'No clock',
      countdown: 'One time for the whole game',
      chess: 'A time for each side, running while it has to decide',
    },
    minutes: {
      countdown: 'Minutes for the game',
      chess: 'Minutes for each side',
    },
    increment: 'Seconds gained at the start of each own turn',
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
      countdown: 'The time for the game is up. The rules go on as before: what it means is for you to say.',
      chess: 'The time of {name} is up. The rules go on as before: what it means is for you to say.',
    },
    pause: 'Pause the clock',
    paused: 'The clock is paused',
    pausedText: 'The table stays covered until it goes on.',
    goOn: 'Go on',
  },
  handOver: {
    setting: 'When the turn changes',
    off: 'Play goes straight on',
    on: 'A screen says whose turn it is and what has happened',
    title: 'It is the turn of {name}',
    since: 'What {name} did:',
    nothing: '{name} did nothing.',
    begin: 'Begin the turn',
    replay: 'Show it on the table',
    again: 'Show it once more',
    stop: 'End the replay',
    step: '{step, number} of {steps, number}',
  },
  board: {
    orPoint: 'or point at the place',
  },
  dice: {
    need: 'needed {need, number}+',
  },
  projector: {
    title: 'Projector view',
    open: 'Open a second window for a projector',
    openNote: 'It follows this game by itself; drag it to the other screen.',
    here: 'Projector view in this window',
    leave: 'Leave the projector view',
    blocked: 'The browser has blocked the window. Allow pop-up windows for this page and try again.',
    waiting: 'Waiting for the window in which the game is played.',
    noGame: 'No game is on the table yet.',
    gone: 'The playing window is gone. This is how the game stood; it goes on here when that window is back.',
    decides: 'Decides',
    lost: {
      points: 'lost {lost, number} of {total, number} pts',
      characters: 'lost {lost, number} of {total, number}',
    },
  },
} as const;
