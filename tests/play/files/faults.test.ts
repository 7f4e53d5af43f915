import { describe, expect, test } from 'vitest';
import { faultText } from '../../../src/cli/faultText.ts';
import { COMMAND_TYPES } from '../../../src/engine/index.ts';
import { readGame } from '../../../src/play/files/readGame.ts';
import { LONG_LISTS, longList, manyCommands } from '../../support/builders/hostileFiles.ts';
import { gameFile, withField } from './gameFile.ts';

/** What the player is told; 'read' if the file is in order. */
function told(file: unknown): string {
  const read = readGame(JSON.stringify(file));
  return read.ok ? 'read' : faultText(read.fault);
}

test('the file the faults are put into is in order', () => {
  expect(told(gameFile())).toBe('read');
});

describe('a file of another kind', () => {
  test.each([
    [[], 'the file: not a file of Take Cover'],
    [null, 'the file: not a file of Take Cover'],
    [{}, 'format: not a file of Take Cover'],
    [withField('format', 'other/save'), 'format: not a file of Take Cover'],
    [
      withField('format', 'take-cover/cards'),
      'format: a file of the kind “cards” where one of the kind “game” is wanted',
    ],
    [withField('version', 2), 'version: made by version 2 of the format, this program reads up to 1'],
    [withField('version', '1'), 'version: not a number'],
    [withField('version', 0), 'version: less than 1'],
  ])('%#', (file, expected) => {
    expect(told(file)).toBe(expected);
  });
});

describe('[case S2] a newer file is told from a faulty one before anything else is looked at', () => {
  test('', () => {
    expect(told({ format: 'take-cover/game', version: 7, things: 'unheard of' })).toBe(
      'version: made by version 7 of the format, this program reads up to 1',
    );
  });
});

describe('the form of a field', () => {
  test.each([
    ['setup', undefined, 'setup: missing'],
    ['setup.scenery', undefined, 'setup.scenery: missing'],
    ['setup.scenery', {}, 'setup.scenery: not a list'],
    ['setup.scenery.0.shpae', 1, 'setup.scenery[0].shpae: unknown field'],
    ['setup.scenery.1.id', 'My Hut', 'setup.scenery[1].id: not an id: 1 to 40 small letters, digits and hyphens'],
    ['setup.scenery.1.id', 'h'.repeat(41), 'setup.scenery[1].id: not an id: 1 to 40 small letters, digits and hyphens'],
    [
      'setup.scenery.1.terrain.0',
      'swamp',
      'setup.scenery[1].terrain[0]: not one of sheltering, protecting, concealing, impassable, difficult',
    ],
    ['setup.scenery.1.shape.kind', 'star', 'setup.scenery[1].shape.kind: not one of polygon, circle, wall'],
    ['setup.scenery.1.shape.points.0', [16, 'x'], 'setup.scenery[1].shape.points[0][1]: not a number'],
    ['setup.scenery.1.shape.points.0', [16, null], 'setup.scenery[1].shape.points[0][1]: not a number'],
    ['setup.scenery.1.platform', 'yes', 'setup.scenery[1].platform: neither true nor false'],
    ['setup.table.width', 0, 'setup.table.width: less than 1'],
    ['setup.cards.0.name', 3, 'setup.cards[0].name: not a text'],
    ['setup.cards.0.healthy', 3, 'setup.cards[0].healthy: not an object'],
    ['setup.cards.0.healthy.weapons', undefined, 'setup.cards[0].healthy.weapons: missing'],
    ['setup.cards.0.healthy.actions', 2.5, 'setup.cards[0].healthy.actions: not a whole number'],
    ['setup.cards.0.points', -1, 'setup.cards[0].points: less than 0'],
    ['setup.sides.a.force', [], 'setup.sides.a.force: fewer than 1 entry'],
    ['position.tokens.b', -1, 'position.tokens.b: less than 0'],
    ['position.tokens.b', 1.5, 'position.tokens.b: not a whole number'],
    ['position.characters.0.at', [1], 'position.characters[0].at[1]: missing'],
    ['position.characters.0.wonded', true, 'position.characters[0].wonded: unknown field'],
    ['commands.0', { type: 'dance' }, `commands[0].type: not one of ${COMMAND_TYPES.join(', ')}`],
    ['commands.0', { type: 'fire', who: 'berta' }, 'commands[0].at: missing'],
    [
      'commands.0',
      {
        type: 'move',
        who: 'berta',
        path: [
          [1, 1],
          [1, 2, 10],
        ],
      },
      'commands[0].path[1][2]: more than 9',
    ],
    ['title', 'x'.repeat(3000), 'title: longer than 2000 characters'],
    ['x-settings', { takeBack: 'sometimes' }, 'x-settings.takeBack: not one of to-last-dice, freely, never'],
  ])('%s = %j', (path, value, expected) => {
    expect(told(withField(path, value))).toBe(expected);
  });

  test('a number too large to be one', () => {
    const text = JSON.stringify(withField('position.characters.0.at', [5, 777])).replace('777', '1e999');
    const read = readGame(text);
    expect(read.ok ? 'read' : faultText(read.fault)).toBe('position.characters[0].at[1]: not a number');
  });
});

describe('what a file says', () => {
  const triangle = (...points: number[][]) => ({ kind: 'polygon', points });
  test.each([
    ['edition', 'tactic-9', 'edition: no edition “tactic-9”'],
    ['rulings', { R07: 'z' }, 'rulings.R07: no such ruling, or no such option of it'],
    ['rulings', { nonsense: 'b' }, 'rulings.nonsense: no such ruling, or no such option of it'],
    ['setup.scenery.1.shape', triangle([1, 1], [2, 1]), 'setup.scenery[1].shape.points: fewer than 3 points'],
    [
      'setup.scenery.1.shape',
      triangle([0, 0], [4, 4], [4, 0], [0, 4]),
      'setup.scenery[1].shape.points: the outline crosses itself',
    ],
    [
      'setup.scenery.1.shape',
      { kind: 'circle', at: [3, 3], radius: 0 },
      'setup.scenery[1].shape.radius: not more than 0',
    ],
    [
      'setup.scenery.1.shape',
      { kind: 'wall', from: [3, 3], to: [3, 3], thickness: 0 },
      'setup.scenery[1].shape.to: has no size',
    ],
    ['setup.scenery.1.id', 'wall', 'setup.scenery[1].id: the id “wall” is there twice'],
    ['setup.scenery.1.id', 'berta', 'setup.sides.b.force: the id “berta” is there twice'],
    ['setup.cards.1.id', 'anton', 'setup.cards[1].id: the id “anton” is there twice'],
    ['setup.sides.b.force.0', 'caesar', 'setup.sides.b.force[0]: no card “caesar”'],
    [
      'setup.cards.0.healthy.weapons.0',
      { id: 'g', kind: 'frag', short: 4 },
      'setup.cards[0].healthy.weapons[0].radius: missing',
    ],
    ['position.characters.0.id', 'caesar', 'position.characters[0].id: no character “caesar” in either force'],
    ['position.characters.0.id', 'berta', 'position.characters[1].id: the id “berta” is there twice'],
    ['position.characters.0.at', [0.4, 5], 'position.characters[0].at: not wholly on the table'],
    ['position.characters.0.at', [30, 5], 'position.characters[0].at: not wholly on the table'],
    ['position.characters.0.at', [11.2, 5], 'position.characters[0].at: overlaps the base of “berta”'],
    ['position.characters.0.at', [4, 12.6], 'position.characters[0].at: in or across “wall”, where no base can stand'],
    ['position.characters.0.at', [18.5, 17], 'position.characters[0].at: in or across “hut”, where no base can stand'],
    [
      'position.markers',
      [{ id: 'm1', kind: 'opportunity', at: [3, 3], owner: 'caesar' }],
      'position.markers[0].owner: no character “caesar” in either force',
    ],
    [
      'position.markers',
      [{ id: 'wall', kind: 'opportunity', at: [3, 3], owner: 'anton' }],
      'position.markers[0].id: the id “wall” is there twice',
    ],
    [
      'position.markers',
      [{ id: 'm1', kind: 'suppression', at: [3, 3], owner: 'anton', firers: ['anton', 'berta'] }],
      'position.markers[0].firers[1]: does not fit the rest of the position',
    ],
    [
      'position.objectives',
      { a: { element: 'wall' }, b: { marker: 'm1' } },
      'position.objectives.b: does not fit the rest of the position',
    ],
    [
      'last',
      { turn: { side: 'a' }, tokens: { a: 0, b: 0 }, characters: [{ id: 'caesar' }] },
      'last.characters[0].id: no character “caesar” in either force',
    ],
    ['at', 3, 'at: names a command that is not there'],
    ['hashes', { 4: 'abc' }, 'hashes.4: names a command that is not there'],
    ['commands.0', { type: 'pass', after: 0 }, 'commands[0].after: names a command that is not there'],
  ])('%s = %j', (path, value, expected) => {
    expect(told(withField(path, value))).toBe(expected);
  });

  test('a base may touch another and the table’s edge', () => {
    expect(told(withField('position.characters.0.at', [11, 5]))).toBe('read');
    expect(told(withField('position.characters.0.at', [0.5, 0.5]))).toBe('read');
  });
});

test('who is stopped on his way may be where no base can stay', () => {
  const turn = { kind: 'turn', side: 'b', step: 'act' };
  const movement = {
    kind: 'movement',
    who: 'berta',
    path: [
      [5.5, 5],
      [8, 5],
    ],
    move: 2,
    step: 'resume',
    contacts: [],
  };
  const offer = { kind: 'opportunity', target: 'berta', markers: [] };
  const shot = {
    kind: 'shot',
    who: 'anton',
    at: 'berta',
    weapon: 'rifle',
    via: 'opportunityFire',
    aimed: false,
    step: 'roll',
  };
  const file = withField('position.characters.1.at', [5.5, 5]);
  expect(told(file)).toBe('position.characters[0].at: overlaps the base of “berta”');
  expect(told({ ...file, position: { ...file.position, frames: [turn, movement, offer, shot] } })).toBe('read');
});

describe('what is going on in a position', () => {
  const turn = { kind: 'turn', side: 'b', step: 'act' };
  const shot = { kind: 'shot', who: 'berta', at: 'anton', weapon: 'rifle', aimed: false, step: 'cover' };
  test.each([
    [[turn, shot], 'read'],
    [[], 'position.frames: does not fit the rest of the position'],
    [[shot], 'position.frames[0].kind: does not fit the rest of the position'],
    [[turn, turn], 'position.frames[1].kind: does not fit the rest of the position'],
    [[{ ...turn, side: 'a' }], 'position.frames[0].side: does not fit the rest of the position'],
    [[turn, { ...shot, at: 'caesar' }], 'position.frames[1].at: no character “caesar” in either force'],
    [[turn, { ...shot, weapon: 'bow' }], 'position.frames[1].weapon: no weapon “bow” on the card'],
    [
      [turn, { kind: 'action', command: { type: 'takeCover', who: 'caesar' } }],
      'position.frames[1].command.who: no character “caesar” in either force',
    ],
    [
      [turn, { kind: 'grenade', who: 'anton', weapon: 'bow', at: [3, 3], step: 'scatter', drift: 0 }],
      'position.frames[1].weapon: no weapon “bow” on the card',
    ],
    [
      [turn, { kind: 'suppressionRoll', marker: 'm1', step: 'roll', firers: ['anton'], sixes: [] }],
      'position.frames[1].marker: does not fit the rest of the position',
    ],
    [
      [turn, { kind: 'opportunity', target: 'caesar', markers: [] }],
      'position.frames[1].target: no character “caesar” in either force',
    ],
    [
      [turn, { kind: 'dance' }],
      'position.frames[1].kind: not one of setup, initiative, turn, action, movement, moveAndFire, shot, opportunity, closeCombat, takeHole, body, grenade, burst, suppressionRoll, shockTest, freeRoll',
    ],
  ])('%#', (frames, expected) => {
    expect(told(withField('position.frames', frames))).toBe(expected);
  });
});

describe('what only those have who play by psychological shock', () => {
  const rules = { rules: { 'PSY-1': 'panic' } };
  const unfit = 'does not fit the rest of the position';
  const unknown = 'these rules have nothing of the kind';
  const turn = { kind: 'turn', side: 'b', step: 'act' };
  const shaken = { kind: 'shockTest', who: ['anton'], because: 'berta', help: 0 };

  test.each([
    [{}, true, `position.characters[0].panicking: ${unknown}`],
    [{}, false, 'read'],
    [rules, true, 'read'],
  ])('%j: panicking = %j', (by, panicking, expected) => {
    expect(told(withField('position.characters.0.panicking', panicking, by))).toBe(expected);
  });

  test.each([
    [{}, shaken, `position.frames[1].kind: ${unfit}`],
    [rules, shaken, 'read'],
    [rules, { ...shaken, because: null }, `position.frames[1]: ${unfit}`], // he is in no panic
    [
      rules,
      { ...shaken, who: ['anton', 'caesar'] },
      'position.frames[1].who[1]: no character “caesar” in either force',
    ],
    [rules, { ...shaken, because: 'caesar' }, 'position.frames[1].because: no character “caesar” in either force'],
  ])('%j: %j', (by, frame, expected) => {
    expect(told(withField('position.frames', [turn, frame], by))).toBe(expected);
  });
});

describe('what only editions with rounds have', () => {
  const turn = { kind: 'turn', side: 'b', step: 'act' };
  const bids = { kind: 'initiative', bids: null };
  const unfit = 'does not fit the rest of the position';
  const C = { edition: 'combat-1.1' };

  test.each([
    [{}, [bids], `position.frames[0].kind: ${unfit}`],
    [C, [bids], 'read'],
    [C, [{ ...bids, bids: { a: 2, b: 0 } }], 'read'],
    [C, [{ ...bids, bids: { a: 2 } }], 'position.frames[0].bids.b: missing'],
    [C, [turn, bids], `position.frames[1].kind: ${unfit}`],
    [{}, [{ ...turn, passed: true }], `position.frames[0].passed: ${unfit}`],
    [C, [{ ...turn, passed: true }], 'read'],
    [
      C,
      [{ kind: 'setup', step: 'firstTurnRoll', layer: 'a', first: 'a', next: 'a' }],
      `position.frames[0].step: ${unfit}`,
    ],
  ])('%j: %j', (edition, frames, expected) => {
    expect(told(withField('position.frames', frames, edition))).toBe(expected);
  });

  test.each([
    [{}, 0, 'read'],
    [{}, 1, `position.turn.round: ${unfit}`],
    [C, 2, 'read'],
    [C, 0, `position.turn.round: ${unfit}`],
  ])('%j: round %i', (edition, round, expected) => {
    expect(told(withField('position.turn.round', round, edition))).toBe(expected);
  });
});

describe('long lists of what is wrong', () => {
  test.each(LONG_LISTS)('in %s: %#', (path, value, expected) => {
    const read = readGame(longList(path, value));
    expect(read.ok ? 'read' : faultText(read.fault)).toBe(expected);
  });

  test('20,000 good commands are read', () => {
    expect(told(manyCommands())).toBe('read');
  });
});
