/** For somebody's first turns: what to do with the mouse or the finger now. */
export const hints = {
  title: 'Hint',
  hide: 'No more hints',
  deploy:
    'The bright strip is yours: click in it to put down the one named above, or have it done for you. Another name here places somebody else first.',
  pick: 'Your pieces with a bright ring can act: click one on the table, or its card. The coin below your name counts your tokens; every action costs some.',
  again:
    'Go on with any piece that has a bright ring, as long as there are tokens, or press End turn: tokens you keep are still yours in your next turn.',
  act: 'Move, then click where to go. Fire, then click an enemy. Take cover makes it harder to hit. Esc backs out, nothing is spent.',
  move: 'Point at a place: the line shows the way, the words what it costs. Click to go there. The rings show how far 1, 2 and 3 tokens reach.',
  fire: 'Point at an enemy: the line shows what shelters him, the words how many dice and which number hits. Click to shoot.',
  tool: 'Point at the table: what would come of it is shown before anything is spent. Click to do it, Esc to back out.',
  answer: 'This is for {name} to answer. Each button says what it costs; nothing goes on before that.',
  roll: 'The dice decide: press the button. All that counts for them stands beside it.',
  setting: { title: 'Hints', shown: 'In the first turns of a game', hidden: 'None' },
} as const;
