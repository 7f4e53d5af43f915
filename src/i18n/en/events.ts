/** A sentence for each event; which of several keys it is, and the values, comes from narrate.ts. */
export const events = {
  placed: 'Correction: {who} is moved to another spot{storeys, select, yes {, on level {level, number}} other {}}.',
  corrected:
    'Correction: {who}{out, select, yes { · out of the game} no { · back in the game} other {}}{second, select, yes { · the first of the card has fallen} no { · the first of the card is there again} other {}}{wounded, select, yes { · wounded} no { · unhurt} other {}}{inCover, select, yes { · taking cover} no { · not taking cover} other {}}{shock, select, yes { · in wound shock} no { · over the shock} other {}}{panicking, select, yes { · in panic} no { · over the panic} other {}}{tokens, select, yes {{spent, plural, one { · # token on the card} other { · # tokens on the card}}} other {}}',
  markerRemoved: '{marker}: removed from the table.',
  tokensSet: 'Correction: {side} now has {tokens, plural, one {# token} other {# tokens}}.',
  turnSet:
    'Correction: turn {number, number}, {side} to act{counted, select, yes {{spent, plural, one { · # token spent in it} other { · # tokens spent in it}}} other {}}.',
  grenadesSet:
    'Correction: {who} now carries extra grenades: {frag, number} frag, {concussion, number} concussion, {smoke, number} smoke.',

  rolled: '{by} rolls {dice}.',
  rolledBoth:
    '{about, select, rollOff {Roll-off} deployOrder {Who deploys first} firstTurn {Who begins} initiative {Initiative} other {Roll}}: {a} {dieA}, {b} {dieB}.',
  tied: 'A tie: roll again.',

  rollOffWon: '{by} wins the roll and sets up the table; {other} picks an edge.',
  edgeChosen:
    '{by} takes the {edge, select, north {north} east {east} south {south} other {west}} edge, {other} the one opposite.',
  deployOrder: {
    points: '{first} deploys first with more points ({more, number} to {fewer, number}).',
    roll: '{first} rolls lower and deploys first.',
  },
  objectiveChosen: {
    element: '{by} picks an objective: {what}.',
    spot: '{by} picks a spot in its own zone as its objective.',
  },
  objectiveReached: '{who} reaches {of}’s objective.',
  deployed: {
    plain: '{who} is deployed{storeys, select, yes { on level {level, number}} other {}}.',
    inCover: '{who} is deployed{storeys, select, yes { on level {level, number}} other {}}, taking cover.',
  },
  keptBack: '{who} is kept back.',
  arrived: '{who} arrives as a reinforcement{storeys, select, yes {, on level {level, number}} other {}}.',
  firstTurn: '{side} takes the first turn.',

  roundBegan: 'Round {number, number}.',
  bidsRevealed:
    'Bids for the initiative: {a} {bidA, plural, =0 {nothing} one {# token} other {# tokens}}, {b} {bidB, plural, =0 {nothing} one {# token} other {# tokens}}.',
  initiativeWon: '{by} has the initiative, {more, number} to {fewer, number}.',
  roundEnded: {
    allSpent:
      'Round {number, number} is over: neither side can spend any more tokens.{lost, plural, =0 {} other { Tokens lost: {a} {lostA, number}, {b} {lostB, number}.}}',
    passed:
      'Round {number, number} is over: both have passed.{lost, plural, =0 {} other { Tokens lost: {a} {lostA, number}, {b} {lostB, number}.}}',
  },

  turnBegan: 'Turn {number, number}: {side}.',
  countersCleared: {
    all: 'Action, shot and movement counts are reset.',
    turn: 'Shot and movement counts are reset.',
  },
  income: '{side} gets {tokens, plural, one {# token} other {# tokens}}.',
  turnEnded: {
    declared: '{side} ends the turn.',
    passed: '{side} passes.',
    noTokens: '{side} has no tokens left; the turn ends.',
    limit: '{side} reaches the spending limit; the turn ends.',
    noAction: '{side} has nothing left to spend tokens on; the turn ends.',
  },
  spent: {
    own: '{who} spends {tokens, plural, one {# token} other {# tokens}} on {on, select, move {moving} fire {a shot} moveAndFire {moving and firing} grenade {a grenade} opportunityFire {Opportunity Fire} suppressionFire {Suppression Fire} joinSuppression {Suppression Fire} aim {aiming} recover {recovering} other {taking cover}}.',
    commanded:
      '{who} spends {tokens, plural, one {# token} other {# tokens}} on {on, select, move {moving} fire {a shot} moveAndFire {moving and firing} grenade {a grenade} opportunityFire {Opportunity Fire} suppressionFire {Suppression Fire} joinSuppression {Suppression Fire} aim {aiming} recover {recovering} other {taking cover}}, {beyond, plural, one {# action} other {# actions}} more than its card allows, under the command of {leaders}.',
  },

  moved: {
    plain:
      '{who} moves {length, number}u{climbs, select, up { up to level {level, number}} down { down to level {level, number}} other {}}.',
    across:
      '{who} moves {length, number}u{climbs, select, up { up to level {level, number}} down { down to level {level, number}} other {}}, across: {crossed}.',
    into: '{who} moves {length, number}u{climbs, select, up { up to level {level, number}} down { down to level {level, number}} other {}} and {landing, select, true {stops on the landing of} other {gets into}}: {hole}.',
  },
  contact: '{who} runs into {with}: close combat!',

  putBack: '{who} has no room there and steps back to the last free spot.',
  stopped: '{who} stops here.',
  newWay: '{who} takes a new path.',
  actionLost: '{who} can no longer do it; the tokens are lost.',

  fireDeclared:
    '{who} fires {shots, plural, one {} other {# shots }}{aims, select, up {up } down {down } other {}}at {at} ({weapon}).',
  tookCover: {
    all: '{who} takes cover.',
    from: '{who} takes cover from {from} for this turn.',
  },
  coverLost: '{who} is no longer taking cover.',
  declined:
    '{by} declines to {what, select, takeCover {take cover} opportunityFire {take the Opportunity Fire shot} moveAndFire {fire} takeHole {step into the hole} other {aim}}.',
  aimed: '{who} aims: {dice, plural, one {# extra die} other {# extra dice}}.',
  shot: {
    hit: '{who} rolls {dice} against {at}, {need, number}+ to hit: {hits, plural, one {a hit} other {# hits}}.',
    miss: '{who} rolls {dice} against {at}, {need, number}+ to hit: missed.',
    headShot: '{who} rolls {dice} against {at}, {need, number}+ to hit: a head shot!',
    hopeless: '{who} rolls {dice} against {at}: no hit possible, as more than a 6 was needed.',
  },

  markerPlaced: {
    opportunity:
      '{owner} places an Opportunity Fire marker{storeys, select, yes { on level {level, number}} other {}}.',
    suppression: 'Suppression Fire by {firers} begins{storeys, select, yes { on level {level, number}} other {}}.',
    objective: '{owner} marks the spot of its objective.',
    smoke: 'Smoke spreads where the grenade burst.',
    grenade: 'A grenade is left on the ground ({grenade, select, frag {frag} concussion {concussion} other {smoke}}).',
    body: 'The body of {owner} stays on the table.',
    corrected:
      'Correction: put on the table{storeys, select, yes { on level {level, number}} other {}}: {kind, select, opportunity {Opportunity Fire, {owner}} suppression {Suppression Fire, {firers}} objective {objective of {owner}} body {body of {owner}} smoke {smoke of {owner}} other {grenade ({grenade, select, frag {frag} concussion {concussion} other {smoke}})}}.',
  },
  equipped: '{who} gets an extra grenade ({grenade, select, frag {frag} concussion {concussion} other {smoke}}).',
  handedOver: '{who} hands {to} a grenade ({grenade, select, frag {frag} concussion {concussion} other {smoke}}).',
  pickedUp: '{who} picks up a grenade ({grenade, select, frag {frag} concussion {concussion} other {smoke}}).',
  leftLying: '{who} leaves the grenade where it is.',
  smokeSpread: '{side} places its second smoke screen.',
  opportunityTaken: {
    free: '{who} takes an Opportunity Fire shot {aims, select, up {up } down {down } other {}}at {at} ({weapon}).',
    counts:
      '{who} takes an Opportunity Fire shot {aims, select, up {up } down {down } other {}}at {at} ({weapon}), spending a token and one of its shots.',
  },
  firersJoined: '{who} joins the Suppression Fire.',
  firerLeft: '{who} drops out of the Suppression Fire.',
  suppressed: '{who} {number, plural, one {is} other {are}} suppressed for this turn.',
  suppressionRolled: 'Suppression Fire by {firers}: {dice}. Each 6 is a wound.',

  grenadeThrown: {
    sure: '{who} throws a grenade ({weapon}).',
    scatters: '{who} throws a grenade ({weapon}) that may scatter.',
  },
  scattered: {
    exact: 'The grenade lands where it was aimed.',
    away: 'The grenade scatters: the other side moves it by up to {distance, number}u.',
  },
  drifted: 'The grenade is moved and lands elsewhere{storeys, select, yes {, on level {level, number}} other {}}.',
  driftedOff: 'The grenade lands off the table and is lost.',
  burst: {
    nobody: 'It bursts{storeys, select, yes { on level {level, number}} other {}} and catches nobody.',
    caught: 'It bursts{storeys, select, yes { on level {level, number}} other {}} and catches {caught}.',
    sheltered:
      'It bursts{storeys, select, yes { on level {level, number}} other {}} and catches {caught}; in cover: {sheltered}.',
  },
  burstRolled: {
    plain: 'The burst: {dice}, {need, number}+ to hit: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
    hidden:
      'The burst: {dice}, {need, number}+ to hit, {hard, number}+ against {hidden}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
  },

  exchange: {
    both: 'Close combat{priority, select, none {} other {, {priority} first}}: {attacker} rolls {attackerDice} ({attackerHits, plural, =0 {no hit} one {# hit} other {# hits}}), {defender} rolls {defenderDice} ({defenderHits, plural, =0 {no hit} one {# hit} other {# hits}}).',
    oneSided:
      'Close combat: {by} rolls {dice} ({hits, plural, =0 {no hit} one {# hit} other {# hits}}); {other} does not strike back.',
  },
  deadlock: 'Neither {attacker} nor {defender} can win this close combat; it ends.',
  wounded: '{who} is wounded.',
  eliminated: {
    shot: '{who} is eliminated.',
    headShot: '{who} is eliminated by a head shot.',
    closeCombat: '{who} is eliminated in close combat.',
    burst: '{who} is eliminated by the burst.',
    suppression: '{who} is eliminated by Suppression Fire.',
  },
  firstFell: '{who} is eliminated; the card’s other character may arrive from its side’s next turn on.',
  bodyTakenOff: {
    owner: 'The body of {who} is taken off the table.',
    winner: '{by} steps in; the body of {who} is taken off the table.',
    cleared: '{by} takes the body of {who} out of the hole.',
  },
  weaponSwitched: '{who} switches weapon ({weapon}).',
  conditionMet: {
    eliminate:
      '{other} has lost {count, plural, one {a character} other {# characters}}, as the scenario asks of {by}.',
    eliminateAll: '{other} has lost {who}, as the scenario asks of {by}.',
    reach: '{by} has reached the {element}, as the scenario asks.',
    reachEdge:
      '{by} has reached the {edge, select, north {north} east {east} south {south} other {west}} edge, as the scenario asks.',
    hold: '{by} holds the {element} at the end of turn {turn, number}, as the scenario asks.',
    survive: '{by} has held out until the end of turn {turn, number}, as the scenario asks.',
  },
  shockEnded: '{who} is no longer in wound shock.',
  shockTested: {
    shaken:
      '{who} sees {because} hit and rolls {die, number} ({most, number} or less to hold): {holds, select, true {no panic} other {panic}}.',
    recovering:
      '{who} tries to recover and rolls {die, number} ({most, number} or less needed): {holds, select, true {recovered} other {not yet}}.',
  },
  panicked: '{who} panics.',
  recovered: '{who} is no longer in panic.',

  freeRollAsked: {
    plain: '{by} asks for a free roll.',
    noted: '{by} asks for a free roll: {note}',
  },
  umpired: {
    plain: 'Both agree on a correction.',
    noted: 'Both agree on a correction: {note}',
  },
  over: {
    losses:
      '{winner} wins: {loser} has lost half of its force or more ({of, select, points {{lost, plural, one {# point} other {# points}}} other {{lost, plural, one {# character} other {# characters}}}}).',
    objective: '{winner} wins by reaching the objective of {loser}.',
    condition: '{winner} wins by meeting the goal of the scenario.',
    turnLimit: 'The last turn of the scenario is over: {winner} wins.',
    turnLimitDraw: 'The last turn of the scenario is over: a draw.',
    wipedOut: '{winner} wins: {loser} has nobody left.',
    bothAtOnce: 'Both sides reach their goal at once; {winner} wins because it is {winner}’s turn.',
    bothAtOnceDraw: 'Both reach their goal at once: a draw.',
    conceded: '{loser} concedes, {winner} wins.',
    agreedDraw: 'A draw, agreed by both sides.',
    stopped:
      'Stopped and counted: {winner} is ahead ({kept, plural, one {# point} other {# points}} lost against {lost, number}).',
    stoppedDraw: 'Stopped and counted: a draw, {a} having lost {lostA, number} and {b} {lostB, number}.',
  },

  /** Reasons of a number: what a shot needs, and the dice it has. `signed` is +1, −1 … */
  reasons: {
    open: 'in the open {add, number}+',
    cover: '{signed} partial cover: {from}',
    takingCover: '{signed} taking cover',
    shock: '{signed} in wound shock',
    camouflage: '{signed} camouflage',
    weaponDice: '{add, plural, one {# die} other {# dice}} from the weapon',
    moreShots: '{signed} for more shots',
    aim: '{signed} Aim',
    burst: 'burst {add, number}+',
    closeCombat: 'close combat {add, number}+',
    closeCombatDice: '{add, plural, one {# die} other {# dice}} in close combat',
    other: '{signed} {rule}',
    otherFrom: '{signed} {rule}: {from}',
  },
};
