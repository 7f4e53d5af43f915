import { inFile, type Slip } from './slip.ts';

/** Slips in how things go on once they are declared. */
export const FLOW_SLIPS: readonly Slip[] = [
  ...inFile(
    'fire/procedure.ts',
    ['OF-5 TC-5', "if (frame.via === 'opportunityFire') return false; // OF-5", ''],
    [
      'TC-6',
      'pinnedViolation(game, frame.at) || climbingViolation(game, frame.at)',
      'pinnedViolation(game, frame.at)',
      'B',
    ],
    [
      'FIRE-4',
      "else if (hits > 0) ask(rec, wound(rec, at, 'shot'));",
      "else for (let hit = 0; hit < hits; hit++) ask(rec, wound(rec, at, 'shot'));",
    ],
    ['TC-7', '|| mayPay(game, frame.at, 1)) return false;', ') return false;'],
    ['TC-1 TURN-12', "pay(rec, who, 1, 'takeCover');", "pay(rec, who, 0, 'takeCover');"],
  ),
  ...inFile(
    'wounds/wounds.ts',
    // a second wound of the same turn counts for nothing
    ['WOUND-4', 'if (c.out) return [];', 'if (c.out || c.shock) return [];'],
  ),
  ...inFile(
    'closeCombat/procedure.ts',
    // the killed do not strike back, as in 2009
    [
      'H2H-3',
      'strikes.flatMap((by) => strike(rec, frame, by, dice[by]))',
      'strikes.flatMap((by) => (isOnTable(character(rec.game, frame[by])) ? strike(rec, frame, by, dice[by]) : []))',
    ],
    ['H2H-7 R25', 'if (!isDeadlock(frame)) return rolled', 'return rolled'],
    [
      'R135',
      "unsettled: (frame, game) => frame.step !== firstOf(frame) && tellingOf(game, frame) !== 'if-alive',",
      'unsettled: () => false,',
      'QIF',
    ],
    ['H2H-3', 'return ofAttacker ? ', 'return !ofAttacker ? ', 'B'],
    ['H2H-3', '|| ofAttacker === ofDefender)', '|| !(ofAttacker || ofDefender))', 'B'],
    ['H2H-3 H2H-4', "priority ? 'if-alive' : game", 'game', 'B'],
    ['H2H-6', 'const hole = frame.holes[OTHER[winner]];', 'const hole = frame.holes[winner];', 'B'],
  ),
  ...inFile(
    'moving/takeHoleProcedure.ts',
    ['R36', 'if (lying) rec.record(', 'if (!lying) return; void (', 'B'],
    ['H2H-6 R136', 'beginMovement(rec, who, way, distance(from, hole), watchedFrom(rec.game, who));', '', 'B'],
  ),
  ...inFile('wounds/bodyProcedure.ts', ['R36', "|| command.option === 'stays') return;", '|| lying) return;', 'B']),
  ...inFile(
    'moving/movementProcedure.ts',
    ['R131', 'allowanceOf(rules, frame.move, slows)', 'frame.move', 'B'],
    ['R131', 'slowed: frame.slowed || slows,', 'slowed: false,', 'B'],
  ),
  ...inFile('closeCombat/fights.ts', [
    'H2H-5 R24',
    'if (enemies.length < 2) return null;',
    'if (enemies.length < 9) return null;',
  ]),
  ...inFile(
    'moving/movementProcedure.ts',
    ['H2H-1 MOVE-6', 'if (contacts.length > 0) {', 'if (contacts.length > 9) {'],
    ['OF-7 R46', "else rec.step({ ...frame, step: 'walk' });", 'else rec.pop();'],
    ['R54', '...frame.offered.filter((id) => isStillWatched(rec.game, who, id)), ...offers', ''],
    [
      'R64',
      'const offers = triggers && triggers.along <= stop + TOUCH',
      'const offers = triggers && triggers.along < stop - TOUCH',
    ],
    ['R73', 'putBack(rec, frame);', ''],
  ),
  ...inFile('opportunity/procedure.ts', [
    'OF-4',
    "rec.record({ event: 'declined', by: sideOf(rec.game, ownerOf(rec.game, frame)), what: 'opportunityFire' });",
    "if (offered(rec.game, frame)[0]) return shoot(rec, frame, { type: 'fire', who: ownerOf(rec.game, frame), at: frame.target });",
  ]),
  ...inFile('opportunity/shooting.ts', ['OF-8 R28', '!sleeps(game, owner) &&', '']),
  // who is woken by an action has no shot at it
  ...inFile('turn/actionProcedure.ts', [
    'OF-8',
    'if (markers.length > 0) rec.push(',
    'if (markers.length > 9) rec.push(',
    'B',
  ]),
  ...inFile(
    'opportunity/triggers.ts',
    ['OF-2', 'markerRadius + rangeOf(game, marker) + baseRadius', 'rangeOf(game, marker) + baseRadius'],
    [
      'R45',
      'entries.filter((e) => e.along <= first + TOUCH)',
      'entries.filter((e) => e.along <= first + TOUCH).slice(0, 1)',
    ],
  ),
  ...inFile('turn/turnProcedure.ts', [
    'TURN-1',
    'nextTurn(rec, other(frame.side), passed, actions)',
    'nextTurn(rec, frame.side, passed, actions)',
  ]),
  ...inFile('turn/ending.ts', ['R06', '&& actions.anyLegal(game, side)', '']),
  ...inFile(
    'setup/procedure.ts',
    ['SETUP-1', "const higher: Side = a > b ? 'a' : 'b';", "const higher: Side = a < b ? 'a' : 'b';"],
    ['R01', 'if (a === b) {', "if (a === b && frame.step !== 'rollOff') {"],
    [
      'SETUP-6',
      'if (waiting(rec.game, other(now)).length > 0)',
      'if (waiting(rec.game, now).length === 0 && waiting(rec.game, other(now)).length > 0)',
    ],
  ),
  ...inFile('victory/objectives.ts', [
    'WIN-2',
    'nearestTo(game, edge, outline), objectiveDepth(game))',
    'nearestTo(game, edge, outline) + 1, objectiveDepth(game))',
  ]),
  ...inFile('grenades/procedure.ts', ['GREN-6', 'by: other(sideOf(game, who)),', 'by: sideOf(game, who),']),
  ...inFile(
    'grenades/burstProcedure.ts',
    ['GREN-9', 'queue: queueOf(rec.game, frame).filter((id) => id !== who),', 'queue: queueOf(rec.game, frame),'],
    ['R86', 'tied: [who, ...others] });', 'tied: [] });', 'I'],
    ['R87', 'const hits = reaching(sum(need));', 'const hits = reaching(sum(need)) + reaching(6);'],
    ['R135', "unsettled: (frame) => frame.step === 'wounds',", 'unsettled: () => false,'],
  ),
  ...inFile(
    'grenades/caught.ts',
    ['COVER-12 R21', 'isSheltered(game, at, id) ||', ''],
    [
      'GREN-13',
      'thrownGrenade(game, who, weapon)?.radius ?? 0',
      'thrownGrenade(game, who, weapon)?.radius ? 3 : 0',
      'QB',
    ],
    ['R17', 'isEvaded(game, thrower, weapon) && (inCover || shock)', 'isEvaded(game, thrower, weapon) && inCover', 'B'],
    ['GREN-15', 'if (screen)', 'if (!screen)', 'B'],
    ['R150', 'isHitOn(sceneOf(game), base, marker.level) &&', '', 'B'],
    ['R159', '...levelField(levelOf(at)), ', '', 'B'],
  ),
  ...inFile('moving/moveAndFireProcedure.ts', [
    'R68',
    'if (!isFit(game, who) || isSuppressed(game, who)) return [];',
    '',
  ]),
  ...inFile(
    'nerve/procedure.ts',
    ['R138', '&& character(game, id).panicking === (because === null)', '', 'B'],
    ['PSY-1', 'const holds = die <= sum(most);', 'const holds = die < sum(most);', 'B'],
    ['PSY-1 PSY-2', "if (because !== null && !holds) rec.record({ event: 'panicked', who });", '', 'B'],
    ['PSY-2', "if (because === null && holds) rec.record({ event: 'recovered', who });", '', 'B'],
  ),
  // to hit counts, and with it all that helps against a shot
  ...inFile('suppression/reach.ts', [
    'SF-13',
    'sightBetween(game, firer, id).los',
    "sightBetween(game, firer, id).cover === 'open'",
  ]),
  ...inFile(
    'suppression/procedure.ts',
    // each marker of a side has a victim of its own
    ['SF-9', "if (below?.kind === 'turn') rec.step({ ...below, rolls: [] });", '', 'B'],
  ),
  ...inFile(
    'victory/conditions.ts',
    ['WIN-5', 'c.out).length >= condition.count', 'c.out).length > condition.count', 'B'],
    ['WIN-5', 'condition.who.every((who)', 'condition.who.some((who)', 'B'],
    ['WIN-5', '&& !isThere(game, other(side), there)', '', 'B'],
    ['WIN-5', '!condition.who.some((who)', '!condition.who.every((who)', 'B'],
  ),
  ...inFile(
    'setup/deployment.ts',
    ['REIN-2', 'character(game, id).firstFell < game.state.turn.number', 'true', 'B'],
    ['REIN-1', '(firstFell === 0 || flipped === shows)', 'true', 'B'],
    [
      'REIN-2',
      "return reinforcementOf(game, entry(game, who)) ? null : violation('REIN-2', { who });",
      'return null;',
      'B',
    ],
    ['R61', 'depth < width + height; depth++', 'depth <= zone.depth; depth++'],
    ['SETUP-7', 'if (below(distance, GRID)) return null;', 'if (within(distance, 0)) return null;', 'B'],
  ),
  ...inFile('turn/reinforcements.ts', [
    'R128',
    "rec.record({ event: 'arrived', who, at, flipped });",
    "rec.record({ event: 'arrived', who, at, flipped });\n  rec.record({ event: 'tookCover', who });",
    'B',
  ]),
  ...inFile(
    'wounds/wounds.ts',
    ['REIN-3', 'if (c.wounded || isReinforcement(rec.game, who))', 'if (c.wounded)', 'B'],
    ['REIN-4', "reinforcement && firstFell === 0 ? 'firstFell' : 'eliminated'", "'eliminated'", 'B'],
  ),
  ...inFile(
    'victory/victory.ts',
    ['R127', 'return wipedOut(game, other(by)) ?', 'return false ?', 'QB'],
    ['WIN-5', 'const met = victory?.[by].find(', 'const met = victory?.[other(by)].find(', 'B'],
    ['WIN-5', 'const condition = victory[by].find(', 'const condition = victory[other(by)].find(', 'B'],
    ['WIN-5', 'victory.limit.turns > state.turn.number', 'victory.limit.turns >= state.turn.number', 'B'],
    [
      'R141',
      "const difference = lost.a * totalPoints(game, 'b') - lost.b * totalPoints(game, 'a');",
      'const difference = lost.a - lost.b;',
    ],
  ),
];
