/** The decision that is due, and its answers. */
export const prompt = {
  unanswered: 'This could not be worked out; the game goes on without it.',
  decision: 'Decision',
  both: '{a} and {b}',
  setOff:
    '{at} has set off the marker of {who}{optional, select, false {, and that shot has to be taken} other {}}: opportunity fire.',
  cost: '({cost, plural, =0 {free} other {# AT}})',
  roll: {
    bothRolled: 'Both rolled {die, number}: roll again.',
    tied: 'A tie: roll again.',
    roll: '{dice, plural, one {Roll the die} other {Roll # dice}}',
    useTyped: 'Type in real dice',
    useLive: 'Let the computer roll',
    orderOfShots: 'Shot by shot: {sizes} dice.',
    order: 'First the die of {a}, then that of {b}.',
    rollOff: {
      title: 'Roll-off',
      text: 'One die each. The higher lays out the table; the other side then picks its edge. A tie rolls again.',
    },
    deployOrder: { title: 'Who deploys first?', text: 'One die each, the lower deploys first. A tie rolls again.' },
    initiative: {
      title: 'Who has the initiative?',
      text: '{a} bids {bidA, number}, {b} {bidB, number}. One die each, and each token bid adds 1: the higher goes first. A tie rolls again; the bids stay.',
    },
    firstTurn: { title: 'Who begins?', text: 'Everyone is in place. One die each, the higher takes the first turn.' },
    shot: {
      title: '{who} shoots at {at}',
      text: '{dice, plural, one {# die} other {# dice}}: each {need}. One hit or more is one wound, a double 6 a head shot.',
      together: {
        shot: 'However many hit: one wound. A double 6 in one of the shots: a head shot.',
        roll: 'However many hit: one wound. A double 6 anywhere in the roll: a head shot.',
      },
    },
    closeCombat: {
      title: '{who} strikes at {against}',
      text: '{dice, plural, one {# die} other {# dice}}: each {need}, and every hit is a wound. It goes on until one is out.',
    },
    scatter: {
      title: 'Where does the grenade of {who} come down?',
      sure: '{count, plural, =1 {A {from, number}} =2 {A {from, number} or {to, number}} other {A {from, number} to {to, number}}}: where it was aimed.',
      away: '{count, plural, =1 {A {from, number}} =2 {A {from, number} or {to, number}} other {A {from, number} to {to, number}}}: {drift, select, exactly {exactly {distance, number}u off, or not at all,} other {up to {distance, number}u off,}} as the other side likes.',
    },
    burst: {
      title: 'The grenade of {who} bursts',
      text: '{dice, plural, one {# die} other {# dice}}: each {need}, and every hit is a wound, the lowest in close combat first.',
      once: '{dice, plural, one {# die} other {# dice}}: each {need}{hidden, select, none {} other {, {hard} against {hidden}}}. {eliminates, select, true {Every hit eliminates one} other {Every hit is a wound}}, the lowest in close combat first, nobody twice.',
      bySixes:
        '{dice, plural, one {# die} other {# dice}}: each {need}. Any hits wound one of them, {single, select, thrower {as the thrower likes} other {the lowest in close combat}}; two sixes wound all of them, three put all out.',
    },
    burstTie: { title: 'Who takes the next wound?', text: 'One die for each of the equals; the lowest is hit.' },
    suppression: {
      title: 'Suppression fire',
      text: '{dice, plural, one {# die} other {# dice}}, one for each who fires: every 6 wounds.',
    },
    shockTest: {
      title:
        '{because, select, none {{who} tries to get over the panic} other {{because} is hit: does {who} keep his nerve?}}',
      text: '{most, plural, =1 {A 1} other {A # or less}}: {recovering, select, true {done} other {he does}}. {own, plural, one {His card has # action} other {His card has # actions}}{help, plural, =0 {} one {, and # token helps} other {, and # tokens help}}. {recovering, select, true {Else he may try again} other {Else he panics}}.',
    },
    free: { title: 'A free roll', text: 'For what no rule covers: the dice decide, you say what they mean.' },
  },
  edge: {
    title: 'Choose your table edge',
    text: '{other} gets the edge opposite.',
    north: 'North edge',
    east: 'East edge',
    south: 'South edge',
    west: 'West edge',
  },
  bids: {
    title: 'Bids for the initiative',
    turn: 'Bids for the initiative: {name}',
    text: 'Each token bid adds 1 to your die and is spent. The higher goes first in this round.',
    lookAway: '{other}, look away while {name} makes a bid. Both bids are shown together.',
    begin: 'Make a bid',
    again: 'Start again with {other}',
    screen: '{name} makes a bid',
    alone: 'Nobody but {name} looks at this.',
    label: 'Your bid, from 0 to {most, number}',
    labelOf: '{name}, from 0 to {most, number}',
    show: 'Show what I type',
    done: 'This is my bid',
    bid: 'These are our bids',
    fault: 'Type a number from 0 to {most, number}.',
  },
  deploy: {
    title: 'Deploy a character',
    place: 'Place {who}',
    text: 'Click on the table, within {depth, number}u of your {edge} edge. {left, plural, one {This is your last one} other {# are waiting}}; the sides take turns.',
    textTouching:
      'Click on the table at your {edge} edge, which the base is to touch. {left, plural, one {This is your last one} other {# are waiting}}; the sides take turns.',
    either: 'Of two on one card either may come first; the other follows when the first has fallen.',
    widened: 'There was no room left in the zone, so it is deeper than usual.',
    arriving: 'Reinforcements for {name}',
    textArriving:
      'Click at your {edge} edge, which the base is to touch. It costs nothing, and whoever comes may act at once. Who is kept back may come in a later turn.',
    keepBack: 'Keep back {who}',
    north: 'north',
    east: 'east',
    south: 'south',
    west: 'west',
  },
  cover: {
    title: 'Does {who} take cover?',
    text: '{shooter} is firing {shots, plural, one {} other {# shots }}{aimed, select, true {with Aim } other {}}at {who} ({weapon}). {against, select, all {Cover lasts until {who} acts} other {Cover from {shooter} lasts for this turn}}; declining costs nothing.',
    take: 'Take cover',
    decline: 'Stay up',
  },
  aim: {
    title: 'Does {who} aim at {at}?',
    text: 'Each die {need}. A target not yet in cover may then still take cover. Without aiming the shot goes off as it is.',
    aim: 'Aim',
    decline: 'Just shoot',
  },
  fightFirst: {
    title: '{who} meets several enemies: whom first?',
    text: 'They are fought one after the other, each to the end.',
    fight: 'Fight {who}',
  },
  listed: {
    opportunity: 'Opportunity fire at {target}?',
    opportunityText:
      '{shot, select, forced {Whoever can shoot has to, once for each marker: say who is next.} paid {One shot for each marker, for a token, an action and one of the shots of the turn. To decline leaves the markers where they are.} other {A free shot, one for each marker. To decline leaves the markers where they are.}}',
    goOn: 'Does {who} go on?',
    goOnText: 'The rest of the move costs nothing more; to stop here gives it up.',
    moveAndFire: '{who} may fire',
    moveAndFireText:
      'The shot of Move & Fire, from {moving, select, true {here; then the move goes on} other {where the move has ended}}.',
    burstWound: '{single, select, thrower {Whom does the burst wound?} other {Who takes the next wound?}}',
    burstWoundText:
      '{single, select, thrower {The hits are one wound, for one of these.} other {{hits, plural, one {# hit is} other {# hits are}} left, and these are equal in close combat.}}',
    suppressionWound: 'Whom does the six wound?',
    suppressionWoundText:
      '{victim, select, any {Any one of these may be chosen.} other {They are equal in close combat.}}',
    pickUp: 'Does {who} pick it up?',
    pickUpText:
      'A {grenade, select, frag {frag grenade} concussion {concussion grenade} other {smoke grenade}} lies here; taking it costs nothing, and the move goes on.',
    takeAnswer: 'Pick it up',
    leaveAnswer: 'Leave it',
    burstCover: 'Who takes cover before it bursts?',
    burstCoverText:
      'A frag grenade hits whoever takes cover on a die one higher. Cover costs a token and an action each.',
    coverAnswer: '{who} takes cover',
    shockTest: 'Who keeps his nerve?',
    shockTestText: 'These are equally near to {who}: one of them has to test.',
    bodyStays: 'Does the body of {who} stay in the hole?',
    bodyStaysText: 'It closes the hole until somebody clears it; the base gives cover all the same.',
    staysAnswer: 'It stays',
    takenOffAnswer: 'It is taken off',
    takeHole: 'Does {who} take the hole?',
    takeHoleText:
      'The hole of {beaten} is free for the winner, at no cost; he is seen on his way in. To decline leaves the body where it lies.',
    takeHoleAnswer: 'Step in',
    own: '{who} (your own)',
    suppressionFirst: 'Which suppression rolls first?',
    suppressionFirstText: 'Each marker rolls its dice at the start of your turn.',
    shoot: '{who} fires at {at}',
    shootWith: '{who} fires at {at} ({weapon})',
    goOnAnswer: 'Go on',
    stopAnswer: 'Stop here',
    markerOf: 'The fire of {firers}',
    pass: 'Decline',
  },
  objective: {
    across:
      'Better not: {what} lies in both zones. The other side can touch it without leaving its own zone and win at once.',
    title: 'Choose your objective',
    text: 'The enemy wins by touching it. Pick one of the lit elements, here or on the table.',
    textEither: 'The enemy wins by touching it. Pick one of the lit elements, or click any spot in your zone.',
    textSpot:
      'The enemy wins by touching it. Your zone holds no scenery to pick: click a spot in it, or take the one offered.',
    spot: 'A spot at your own edge',
  },
  drift: {
    title: 'The grenade of {who} scatters',
    text: '{exactly, select, true {Put the marker down exactly {most, number}u from where it was aimed, or leave it there} other {Put the marker down anywhere within {most, number}u of where it was aimed}}: click or drag it there.',
    stay: 'Leave it where it is',
    north: '{most, number}u north',
    east: '{most, number}u east',
    south: '{most, number}u south',
    west: '{most, number}u west',
  },
  equip: {
    title: 'Who gets it? {grenade}',
    text: 'Bought before the game, given out one by one in turns.',
  },
  smoke: {
    title: 'The smoke spreads: lay the second screen',
    text: 'It has to touch the first one: its middle is at most {most, number}u from the first. Click or drag it there. Both are gone at the start of the turn after.',
    upon: 'Upon the first one',
  },
  act: {
    watched:
      '{trigger, select, acting {Whatever {who} does} other {Moving, shooting or throwing}} sets off the opportunity fire of {by}.',
    title: 'Your turn: {tokens, plural, =0 {no tokens} one {# token} other {# tokens}} to spend',
    with: '{who}: {actions}',
    text: 'Choose one of your characters, on the table or by its card. What you do not spend you keep.',
    textInRound:
      'Choose one of your characters, on the table or by its card. What is left when the round ends is lost.',
  },
  over: {
    title: 'The game is over',
  },
} as const;

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
