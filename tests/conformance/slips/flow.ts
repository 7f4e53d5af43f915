import { inFile, type Slip } from './slip.ts';

/** Slips in how things go on once they are declared. */
export const FLOW_SLIPS: readonly Slip[] = [
  ...inFile(
    'flow/shot.ts',
    [
      'OF-5 TC-5',
      "if (frame.via === 'opportunityFire' || pinnedViolation(game, frame.at)) return false;",
      'if (pinnedViolation(game, frame.at)) return false;',
    ],
    [
      'FIRE-4',
      "else if (hits > 0) wound(rec, at, 'shot');",
      "else for (let hit = 0; hit < hits; hit++) wound(rec, at, 'shot');",
    ],
    ['TC-7', '|| mayPay(game, frame.at, 1)) return false;', ') return false;'],
    ['TC-1 TURN-12', "pay(rec, who, 1, 'takeCover');", "pay(rec, who, 0, 'takeCover');"],
  ),
  ...inFile(
    'flow/wounds.ts',
    // a second wound of the same turn counts for nothing
    ['WOUND-4', 'if (c.out) return;', 'if (c.out || c.shock) return;'],
  ),
  ...inFile(
    'flow/closeCombat.ts',
    // the killed do not strike back, as in 2009
    [
      'H2H-3',
      'for (const by of strikes) strike(',
      "for (const by of strikes) if (isOnTable(character(rec.game, by === 'attacker' ? frame.attacker : frame.defender))) strike(",
    ],
    ['H2H-7 R25', 'if (!isDeadlock(frame)) return rolled', 'return rolled'],
    [
      'R135',
      "unsettled: (frame, game) => frame.step === 'defender' && exchangeOf(game) !== 'if-alive',",
      'unsettled: () => false,',
      'QIF',
    ],
  ),
  ...inFile(
    'flow/movement.ts',
    ['H2H-1 MOVE-6', 'if (contacts.length > 0) {', 'if (contacts.length > 9) {'],
    ['H2H-5 R24', 'if (enemies.length < 2) return null;', 'if (enemies.length < 9) return null;'],
    ['OF-7 R46', "else rec.step({ ...frame, step: 'walk' });", 'else rec.pop();'],
    ['R54', '...frame.offered.filter((id) => isStillWatched(rec.game, who, id)), ...offers', ''],
    [
      'R64',
      'const offers = triggers && triggers.along <= stop + TOUCH',
      'const offers = triggers && triggers.along < stop - TOUCH',
    ],
    ['R73', 'putBack(rec, frame);', ''],
  ),
  ...inFile(
    'flow/opportunity.ts',
    ['OF-8 R28', '!isSuppressed(game, owner) &&', ''],
    [
      'OF-4',
      "rec.record({ event: 'declined', by: sideOf(rec.game, ownerOf(rec.game, frame)), what: 'opportunityFire' });",
      "if (offered(rec.game, frame)[0]) return shoot(rec, frame, { type: 'fire', who: ownerOf(rec.game, frame), at: frame.target });",
    ],
  ),
  ...inFile(
    'flow/triggers.ts',
    ['OF-2', 'markerRadius + rangeOf(game, marker) + baseRadius', 'rangeOf(game, marker) + baseRadius'],
    [
      'R45',
      'entries.filter((e) => e.along <= first + TOUCH)',
      'entries.filter((e) => e.along <= first + TOUCH).slice(0, 1)',
    ],
  ),
  ...inFile(
    'flow/turn.ts',
    ['TURN-1', 'nextTurn(rec, other(frame.side), passed)', 'nextTurn(rec, frame.side, passed)'],
    ['R06', '&& anyActionLegal(game, side)', ''],
  ),
  ...inFile(
    'flow/setup.ts',
    ['SETUP-1', "const higher: Side = a > b ? 'a' : 'b';", "const higher: Side = a < b ? 'a' : 'b';"],
    ['R01', 'if (a === b) {', "if (a === b && frame.step !== 'rollOff') {"],
    [
      'SETUP-6',
      'if (reserveOf(rec.game, other(now)).length > 0)',
      'if (reserveOf(rec.game, now).length === 0 && reserveOf(rec.game, other(now)).length > 0)',
    ],
  ),
  ...inFile('flow/objectives.ts', [
    'WIN-2',
    'nearestTo(game, edge, e.outline), game.setup.ruleset.setup.zone)',
    'nearestTo(game, edge, e.outline) + 1, game.setup.ruleset.setup.zone)',
  ]),
  ...inFile('flow/grenade.ts', ['GREN-6', 'by: other(sideOf(game, who)),', 'by: sideOf(game, who),']),
  ...inFile(
    'flow/burst.ts',
    ['GREN-9', 'queue: queue.filter((id) => id !== who)', 'queue'],
    [
      'R87',
      'const hits = dice.filter((d) => d >= toHit).length;',
      'const hits = dice.filter((d) => d >= toHit).length + dice.filter((d) => d === 6).length;',
    ],
    ['COVER-12 R21', 'isSheltered(game, at, id) ||', ''],
    ['R135', "unsettled: (frame) => frame.step === 'wounds',", 'unsettled: () => false,'],
    [
      'GREN-13',
      'weapons.find((w) => w.id === weaponId)?.radius ?? 0',
      'weapons.find((w) => w.id === weaponId)?.radius ? 3 : 0',
    ],
  ),
  ...inFile('flow/moveAndFire.ts', ['R68', 'if (!isFit(game, who) || isSuppressed(game, who)) return [];', '']),
  ...inFile(
    'flow/suppressionRoll.ts',
    // to hit counts, and with it all that helps against a shot
    [
      'SF-13',
      'const sixes = firers.filter((_, i) => command.dice[i] === 6);',
      'const sixes = firers.filter((firer, i) => command.dice[i] === 6 && sightBetween(rec.game, firer, enemiesOf(rec.game, firer)[0]?.id ?? firer).cover === "open");',
    ],
  ),
  ...inFile(
    'flow/victory.ts',
    ['R127', 'lostHalf(game, side) || wipedOut(game, side)', 'lostHalf(game, side)'],
    [
      'R141',
      "const difference = lost.a * totalPoints(game, 'b') - lost.b * totalPoints(game, 'a');",
      'const difference = lost.a - lost.b;',
    ],
  ),
];
