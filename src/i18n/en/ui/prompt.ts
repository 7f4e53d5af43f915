/** The decision that is due, and its answers. */
export const prompt = {
  unanswered: 'This could not be worked out; the game goes on without it.',
  decision: 'Decision',
  both: '{a} and {b}',
  setOff:
    '{at} has set off {who}’s Opportunity Fire marker{optional, select, false {; the shot must be taken} other {}}.',
  cost: '({cost, plural, =0 {free} other {# AT}})',
  roll: {
    bothRolled: 'Both rolled {die, number}: roll again.',
    tied: 'A tie: roll again.',
    roll: '{dice, plural, one {Roll the die} other {Roll # dice}}',
    useTyped: 'Type in real dice',
    useLive: 'Let the computer roll',
    orderOfShots: 'Shot by shot: {sizes} dice.',
    order: 'First {a}’s die, then {b}’s.',
    rollOff: {
      title: 'Roll-off',
      text: 'One die each. The higher roll sets up the table; the other side picks its edge. Ties are rolled again.',
    },
    deployOrder: {
      title: 'Who deploys first?',
      text: 'One die each; the lower roll deploys first. Ties are rolled again.',
    },
    initiative: {
      title: 'Who has the initiative?',
      text: '{a} bid {bidA, number}, {b} bid {bidB, number}. One die each; every token bid adds 1 and the higher total goes first. On a tie, roll again with the same bids.',
    },
    firstTurn: {
      title: 'Who begins?',
      text: 'Everyone is in place. One die each; the higher roll takes the first turn.',
    },
    shot: {
      title: '{who} shoots at {at}',
      text: '{dice, plural, one {# die, which {need}. A hit is a wound} other {# dice: each {need}. One or more hits make one wound}}{sixes, plural, =0 {} =2 {; a double 6 is a head shot and eliminates} other {; # sixes are a head shot and eliminate}}.',
      together: {
        shot: 'Any number of hits makes one wound.{sixes, plural, =0 {} =2 { A double 6 within one shot is a head shot and eliminates.} other { # sixes within one shot are a head shot and eliminate.}}',
        roll: 'Any number of hits makes one wound.{sixes, plural, =0 {} =2 { A double 6 anywhere in the roll is a head shot and eliminates.} other { # sixes anywhere in the roll are a head shot and eliminate.}}',
      },
    },
    closeCombat: {
      title: '{who} strikes at {against}',
      text: '{dice, plural, one {# die} other {# dice}}: each {need}, and every hit is a wound. They fight until one is eliminated.',
    },
    scatter: {
      title: 'Where does {who}’s grenade land?',
      sure: '{count, plural, =1 {A {from, number}} =2 {A {from, number} or {to, number}} other {A {from, number} to {to, number}}}: where it was aimed.',
      away: '{count, plural, =1 {A {from, number}} =2 {A {from, number} or {to, number}} other {A {from, number} to {to, number}}}: the other side moves it {drift, select, exactly {exactly {distance, number}u or not at all} other {up to {distance, number}u}}.',
    },
    burst: {
      title: 'The grenade of {who} bursts',
      text: '{dice, plural, one {# die} other {# dice}}: each {need}. Every hit is a wound; the lowest close combat value takes the first.',
      once: '{dice, plural, one {# die} other {# dice}}: each {need}{hidden, select, none {} other {, {hard} against {hidden}}}. {eliminates, select, true {Every hit eliminates one character} other {Every hit is a wound}}: lowest close combat value first, nobody twice.',
      bySixes:
        '{dice, plural, one {# die} other {# dice}}: each {need}. Any hits wound one of those caught ({single, select, thrower {the thrower chooses} other {lowest close combat value}}); two sixes wound all of them, three eliminate all.',
    },
    burstTie: {
      title: 'Who takes the next wound?',
      text: 'Equal close combat values: one die each, and the lowest takes the wound.',
    },
    suppression: {
      title: 'Suppression Fire',
      text: '{dice, plural, one {# die} other {# dice}}, one for each character firing: every 6 is a wound.',
    },
    shockTest: {
      title: '{because, select, none {Does {who} recover from panic?} other {{because} is hit: does {who} panic?}}',
      text: '{most, plural, =1 {A 1} other {# or less}}: {recovering, select, true {recovered} other {no panic}}. {own, plural, one {The card gives # action} other {The card gives # actions}}{help, plural, =0 {} one {, and # token helps} other {, and # tokens help}}. {recovering, select, true {Otherwise, try again later} other {Otherwise: panic}}.',
    },
    free: { title: 'A free roll', text: 'For anything no rule covers: agree what each result means, then roll.' },
  },
  edge: {
    title: 'Choose your table edge',
    text: '{other} gets the opposite edge.',
    small: 'The rules ask for a table of at least 24u by 24u; this one can be played on all the same.',
    north: 'North edge',
    east: 'East edge',
    south: 'South edge',
    west: 'West edge',
  },
  bids: {
    title: 'Bids for the initiative',
    turn: 'Bids for the initiative: {name}',
    text: 'Each token you bid is spent and adds 1 to your die. The higher total goes first this round.',
    lookAway: '{other}, look away while {name} makes a bid. Both bids are shown together.',
    begin: 'Make a bid',
    again: 'Start again with {other}',
    screen: '{name} makes a bid',
    alone: 'For {name}’s eyes only.',
    label: 'Your bid, from 0 to {most, number}',
    labelOf: '{name}, from 0 to {most, number}',
    show: 'Show what I type',
    done: 'Confirm bid',
    bid: 'Confirm both bids',
    fault: 'Type a number from 0 to {most, number}.',
  },
  deploy: {
    title: 'Deploy a character',
    place: 'Place {who}',
    text: 'Choose a place within {depth, number}u of your {edge} edge. {left, plural, one {This is your last character} other {# characters to go}}; the sides take turns.',
    textTouching:
      'Choose a place at your {edge} edge: the base must touch it. {left, plural, one {This is your last character} other {# characters to go}}; the sides take turns.',
    either: 'This card has two characters. Deploy either now; the other can arrive once the first is eliminated.',
    widened: 'There was no room left in the zone, so it is deeper than usual.',
    arriving: 'Reinforcements for {name}',
    textArriving:
      'Choose a place at your {edge} edge: the base must touch it. Arriving is free, and the character may act at once. Anyone you keep back can arrive in a later turn.',
    keepBack: 'Keep back {who}',
    north: 'north',
    east: 'east',
    south: 'south',
    west: 'west',
  },
  cover: {
    title: 'Does {who} take cover?',
    text: '{shooter} fires {shots, plural, one {} other {# shots }}{aimed, select, true {with Aim } other {}}at {who} ({weapon}). {against, select, all {Cover lasts until {who} acts} other {This cover works against {shooter} only, for this turn}}. Declining is free.',
    take: 'Take cover',
    decline: 'Stay standing',
  },
  aim: {
    title: 'Does {who} aim at {at}?',
    text: 'Each die {need}. The target may still take cover afterwards, if it has not yet. Without Aim the shot is rolled as it is.',
    aim: 'Aim',
    decline: 'Just shoot',
  },
  fightFirst: {
    title: '{who} meets several enemies. Who is fought first?',
    text: 'Each close combat is fought to the end before the next begins.',
    fight: 'Fight {who}',
  },
  listed: {
    opportunity: 'Opportunity Fire at {target}?',
    opportunityText:
      '{shot, select, forced {Every marker that can shoot must shoot once. Choose who is next.} paid {One shot per marker. It costs a token, an action and one of the weapon’s shots. Decline, and the markers stay.} other {One free shot per marker. Decline, and the markers stay.}}',
    goOn: 'Does {who} keep moving?',
    goOnText: 'The rest of the move is already paid for. Stop here and it is lost.',
    moveAndFire: '{who} may fire',
    moveAndFireText:
      'The shot of Move & Fire, taken {moving, select, true {from here; the move then continues} other {from where the move ended}}.',
    burstWound: '{single, select, thrower {Who is wounded by the burst?} other {Who takes the next wound?}}',
    burstWoundText:
      '{single, select, thrower {All hits together make one wound. Choose who takes it.} other {{hits, plural, one {# hit} other {# hits}} left. Their close combat values are equal: you choose.}}',
    suppressionWound: 'Who is wounded by the six?',
    suppressionWoundText:
      '{victim, select, any {Choose any one of them.} other {Their close combat values are equal: choose one.}}',
    pickUp: 'Does {who} pick it up?',
    pickUpText:
      'A {grenade, select, frag {frag grenade} concussion {concussion grenade} other {smoke grenade}} lies here; taking it costs nothing, and the move goes on.',
    takeAnswer: 'Pick it up',
    leaveAnswer: 'Leave it',
    burstCover: 'Who takes cover before it bursts?',
    burstCoverText:
      'Against a character taking cover a frag grenade needs one more to hit. Taking cover costs each of them a token and an action.',
    coverAnswer: '{who} takes cover',
    shockTest: 'Who takes the shock test?',
    shockTestText: 'These are equally close to {who}; one of them must test. Choose which.',
    bodyStays: 'Does the body of {who} stay in the hole?',
    bodyStaysText: 'It blocks the hole until someone clears it. The round base still gives cover.',
    staysAnswer: 'It stays',
    takenOffAnswer: 'Take it off',
    takeHole: 'Does {who} take the hole?',
    takeHoleText:
      'The winner may step into {beaten}’s hole for free, in sight all the way. Decline, and the body stays where it is.',
    takeHoleAnswer: 'Step in',
    own: '{who} (your own)',
    suppressionFirst: 'Which suppression rolls first?',
    suppressionFirstText: 'Each marker rolls its dice at the start of your turn.',
    shoot: '{who} fires at {at}',
    shootWith: '{who} fires at {at} ({weapon})',
    goOnAnswer: 'Keep moving',
    stopAnswer: 'Stop here',
    markerOf: 'The fire of {firers}',
    pass: 'Decline',
  },
  objective: {
    across:
      'Better not: {what} lies in both zones. The other side can touch it without leaving its own zone and win at once.',
    title: 'Choose your objective',
    text: 'The enemy wins by touching it. Pick a highlighted piece of scenery, here or on the table.',
    textEither: 'The enemy wins by touching it. Pick a highlighted piece of scenery, or any spot in your zone.',
    textSpot:
      'The enemy wins by touching it. Your zone holds no scenery to pick: choose a spot in it, or take the one offered.',
    spot: 'A spot at your own edge',
  },
  drift: {
    title: 'The grenade of {who} scatters',
    text: '{exactly, select, true {Put the marker down exactly {most, number}u from where it was aimed, or leave it there} other {Put the marker down anywhere within {most, number}u of where it was aimed}}: point at the place or drag it there.',
    stay: 'Leave it where it is',
    north: '{most, number}u north',
    east: '{most, number}u east',
    south: '{most, number}u south',
    west: '{most, number}u west',
  },
  equip: {
    title: '{grenade}: who gets it?',
    text: 'Bought before the game; the sides now hand them out in turn, one at a time.',
  },
  smoke: {
    title: 'The smoke spreads: place the second screen',
    text: 'It must touch the first screen: its centre can be {most, number}u from the first one’s at most. Choose the place or drag it there. Both disappear at the start of the turn after.',
    upon: 'On top of the first one',
  },
  act: {
    watched:
      '{trigger, select, acting {Anything {who} does} other {Moving, shooting or throwing}} sets off {by}’s Opportunity Fire.',
    title: 'Your turn: {tokens, plural, =0 {no tokens} one {# token} other {# tokens}} to spend',
    with: '{who}: {actions}',
    text: 'Select one of your characters, on the table or by its card. Unspent tokens are kept.',
    textInRound:
      'Select one of your characters, on the table or by its card. Tokens left at the end of the round are lost.',
  },
  over: {
    title: 'The game is over',
  },
} as const;

/** For somebody's first turns: what to do with the mouse or the finger now. */
export const hints = {
  title: 'Hint',
  hide: 'Hide hints',
  deploy:
    'The hatched strip is your deployment zone. Choose a place in it for the character named above, or have it done for you. Another name here comes first if you choose it.',
  pick: 'Characters with a bright ring can act: choose one on the table, or its card. The coin shows your action tokens (AT); they pay for what your characters do.',
  again: 'Carry on with any character that has a bright ring, or press End turn.',
  done: 'This character can do no more now. Choose another one with a bright ring, or press End turn.',
  end: 'Nobody on your side can do anything more: press End turn.',
  act: '{touch, select, true {Tap the ground to move there, or an enemy to fire} other {Choose the ground to move there, an enemy to fire, or drag the figure where it should go}}. Nothing is spent before you confirm.',
  move: '{touch, select, true {Tap a place to see the path and its cost; tap it again to go there} other {Point at a place to see the path and its cost; choose it to go there, or drag the figure}}. The outlines show how far your tokens reach.',
  /** With a move in the hand, on a table with storeys. */
  storeys:
    'You point at the level that is viewed: choose it beside the board{touch, select, true {} other {, or with the full stop and the comma}}. The path finds the stairs by itself, and looking around costs nothing.',
  fire: '{touch, select, true {Tap an enemy to see the cover and the odds; tap again to shoot} other {Point at an enemy to see the cover and the odds; choose it to shoot}}. Nothing is spent before that.',
  tool: '{touch, select, true {Tap the table to see what would happen; tap the same place again to do it} other {Point at the table to see what would happen; choose it to do it}}. Nothing is spent before that.',
  answer: '{name} decides now. Each answer shows its cost and its odds.',
  roll: 'Press the button to roll. “Why?” shows all that counts for it.',
  setting: { title: 'Hints', shown: 'In the first turns of a game', hidden: 'None' },
} as const;
