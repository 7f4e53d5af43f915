import { inFile, type Slip } from './slip.ts';

/** Slips in what the table is and what may be asked of it: tokens, events, markers, numbers that hit, ways. */
export const TABLE_SLIPS: readonly Slip[] = [
  ...inFile(
    'turn/budget.ts',
    // a leader leads himself
    ['R71', 'return friendsOf(game, who)', 'return charactersOf(game, sideOf(game, who))'],
    ['WOUND-3', "if (c.shock) return violation('WOUND-3', { who });", ''],
    ['TC-3', "if (character(game, who).inCover) rec.record({ event: 'coverLost', who });", ''],
    // six tokens a turn, as in 2009
    ['TURN-5', 'if (have < tokens) return', 'if (have < tokens || game.state.turn.spent + tokens > 6) return'],
    // extra actions for nothing
    ['CMD-3', 'const cost = { tokens, counts,', 'const cost = { tokens: beyond ? 0 : tokens, counts,'],
    // the commander is paid for
    [
      'CMD-4',
      "if (on === 'aim') return;",
      "for (const leader of commandedBy) rec.record({ event: 'spent', who: leader, side: sideOf(game, who), tokens: 1, counts: 1, on, attack: false, commandedBy: [] });\n if (on === 'aim') return;",
    ],
  ),
  ...inFile(
    'commands.ts',
    ['MF-2', 'moveAndFire: { movement: true,', 'moveAndFire: { movement: false,'],
    ['MOVE-13', 'clearBody: { ...NONE, movement: true,', 'clearBody: { ...NONE,', 'B'],
    ['ATK-1', 'grenade: { ...NONE, attack: true,', 'grenade: { ...NONE,'],
  ),
  ...inFile(
    'evolve.ts',
    ['TURN-4', 'state.tokens[event.side] += event.tokens;', 'state.tokens[event.side] = event.tokens;'],
    ['TURN-10', 'c.spent += event.counts;', ''],
    ['ATK-1', 'for (const who of [event.who, ...event.with]) set(state, who, { attacked: true });', ''],
    [
      'WOUND-1',
      'set(state, event.who, { wounded: true, shock: true,',
      'set(state, event.who, { wounded: false, shock: true,',
    ],
    ['WOUND-5', 'at: null,\n  level: 0,\n  inCover: false,', 'inCover: false,'],
  ),
  ...inFile(
    'levels/across.ts',
    ['R146', 'if (hiding) return', 'if (hiding && low > high) return', 'B'],
    ['R146 R147', '!connectors.some((c) => leadsUp(c, lower, floor.top))', 'true', 'B'],
    ['R145', 'isUnder(each.blocker.outline, outline)', 'false', 'B'],
  ),
  ...inFile(
    'movement/climb.ts',
    ['R151', "touchesEnd(element, 'foot', foot, radius) ||", 'true ||', 'B'],
    ['R151', "touchesEnd(element, 'head', head, radius) &&", '', 'B'],
    ['MOVE-11', '&&\n    onGround(storeys.on(passage.high), rules, head)', '', 'B'],
  ),
  ...inFile(
    'movement/stand.ts',
    ['R152', ": violation('R152', data)", ': null', 'B'],
    ['R155', "if (!onGround(scene, rules, at)) return violation('MOVE-11');", '', 'B'],
  ),
  ...inFile(
    'movement/walk.ts',
    ['R154', '|| !isLanding(scene, id)', '', 'B'],
    ['R154', 'id !== step?.element ||', '', 'B'],
  ),
  ...inFile('movement/traceWay.ts', ['MOVE-12', '!touchesRim(from.passage, end, storeys.radius)', 'false', 'B']),
  ...inFile('layingMarkers.ts', ['R157', "? null : violation('R157')", '? null : null', 'B']),
  ...inFile(
    'grenades/throwing.ts',
    [
      'R157',
      "if (ruleset.grenades.overEdge === 'falls') return onLevel(to, groundUnder(elements, to, level));",
      "if (ruleset.grenades.overEdge === 'falls') return to;",
      'B',
    ],
    ['GREN-16', '!(level === here && isInside(stands, e.outline))', 'true', 'B'],
  ),
  ...inFile('setup/deployment.ts', [
    'R162',
    'moveStoreys(game, who).on(levelOf(at))',
    'moveStoreys(game, who).on(0)',
    'B',
  ]),
  ...inFile('setup/zone.ts', [
    'R162',
    'for (const level of levelsToBeginOn(setup)) {',
    'for (const level of []) {',
    'B',
  ]),
  ...inFile(
    'victory/objectives.ts',
    // not by standing on it
    ['R163', 'high: top ?? high }', 'high }', 'B'],
    // a spot on every level
    ['R163', 'low: level, high: level }', 'low: 0, high: HIGHEST_LEVEL }', 'B'],
    [
      'R166',
      'return picked ? alike(game.setup, picked).map(touched) : [];',
      'return picked ? [touched(picked)] : [];',
      'B',
    ],
    [
      'R166',
      'return building.some(isInZone) && !building.some(isTaken);',
      'return isInZone(element) && !isTaken(element);',
      'B',
    ],
  ),
  ...inFile('setup/faults.ts', ['R166', '(levels.inPlay && element.part) ||', '', 'B']),
  // the laser asks as if all were on one level
  ...inFile('sightlines.ts', [
    'R164',
    '  isAcross(scene, from, to)\n    ? sightAcross',
    '  isAcross(scene, from, to) && !scene.ruleset.sight.laser\n    ? sightAcross',
    'B',
  ]),
  ...inFile('scene.ts', ['R149', 'if (base.level === level) return true;', 'return true;', 'B']),
  ...inFile('contact.ts', ['R149', 'areOnOneLevel(sceneOf(game), baseOf(game, a), baseOf(game, b));', 'true;', 'B']),
  ...inFile('moving/clearBodyAction.ts', [
    'R149',
    'if (!disk || !areOnOneLevel(sceneOf(game), base, disk))',
    'if (!disk)',
    'B',
  ]),
  ...inFile('opportunity/triggers.ts', ['R160', '(level < character(game, owner).level ? 1 : 0)', '0', 'B']),
  ...inFile('levels/under.ts', ['R145', 'const BEYOND = 0.5;', 'const BEYOND = 0.75;', 'B']),
  ...inFile('scenery.ts', ['R142', 'const LEAST = 1;', 'const LEAST = 1.02;', 'B']),
  ...inFile(
    'modifiers.ts',
    ['R69', 'if (weapon[range] <= 0)', 'if (weapon[range] < 0)'],
    ['FIRE-6', 'shotsFired(game, who) >= weapon.shots', 'shotsFired(game, who) > weapon.shots'],
    ['R25', "if (via !== 'opportunityFire' && inContact(game, who, at)) return violation('R25', { who: at });", ''],
    ['FIRE-1', "if (sideOf(game, who) === sideOf(game, at)) return violation('FLOW-FRIEND', { who: at });", ''],
    ['FIRE-1 LOS-2', 'if (!sight.los) {', 'if (false) {'],
    ['R130', "if (weapons.length === 0) return violation('R130', { who });", ''],
    ['R44', 'return isFree ? null : weaponViolation(game, who, weapon);', 'return weaponViolation(game, who, weapon);'],
  ),
  ...inFile(
    'suppression/zones.ts',
    ['SF-8', 'firers.length >= 2 ||', 'firers.length >= 1 ||'],
    ['SF-12', 'markerAt(game, marker.at)), marker.range)', 'markerAt(game, marker.at)), marker.range - 1)'],
    [
      'R97',
      'markerAt(game, marker.at)), marker.range)',
      'markerAt(game, marker.at)), profile(game, marker.owner).suppressionFire ?? 0)',
    ],
    // enemies alone
    [
      'SF-5',
      'within(gap(base, markerAt(game, marker.at))',
      'game.setup.roster.find((r) => r.id === base.id)?.side !== game.setup.roster.find((r) => r.id === marker.owner)?.side && within(gap(base, markerAt(game, marker.at))',
    ],
    ['R60', 'return isStamped || isPinned(game, who);', 'return isPinned(game, who);'],
  ),
  ...inFile('suppression/upkeep.ts', [
    'SF-7',
    'isGone(game, who) || shock || panicking :',
    'isGone(game, who) || panicking :',
  ]),
  ...inFile(
    'opportunity/upkeep.ts',
    ['R138', '|| ((shock || panicking) &&', '|| (shock &&', 'B'],
    ['OF-6', 'if (marker) rec.record(', 'if (!marker) rec.record('],
  ),
  ...inFile(
    'nerve/nerves.ts',
    ['PSY-1', 'const SHAKEN = 2;', 'const SHAKEN = 3;', 'B'],
    ['PSY-1 R138', '.filter(({ distance }) => distance <= nearest + TOUCH)', '', 'B'],
    ['PSY-3', 'add: help }] : [own];', 'add: -help }] : [own];', 'B'],
  ),
  ...inFile('toHit.ts', ['CAM-1', "target.camouflage && sight.cover === 'partial'", 'target.camouflage']),
  ...inFile('scene.ts', ['R139', 'if (below.length + belowTarget.length === 0) return', 'if (scene) return']),
  ...inFile('apply.ts', ['WIN-7 R141', 'winner: other(command.side)', 'winner: command.side']),
  ...inFile(
    'movement/stand.ts',
    ['MOVE-5', "if (friend) return violation('MOVE-5', { base: friend.id });", ''],
    ['MOVE-14', 'return rules.mayStraddle || isWithin', 'return !rules.mayStraddle || isWithin'],
    [
      'MOVE-7',
      "if (ground === 'blocked') return violation(element.cover === 'total' ? 'MOVE-7' : 'MOVE-10', data);",
      '',
    ],
  ),
  ...inFile('movement/walk.ts', [
    'MOVE-1',
    'if (length <= allowance + EXACT) return null;',
    'if (length <= allowance + 0.1) return null;',
  ]),
  ...inFile('movement/traceWay.ts', [
    'R140',
    'tokens: tokensFor(rules, crossings),',
    'tokens: tokensFor(rules, crossings) + (offset > move / 2 ? 1 : 0),',
  ]),
];
