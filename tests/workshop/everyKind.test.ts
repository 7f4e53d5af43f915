import { expect, test } from 'vitest';
import { CARDS } from '../../src/content/index.ts';
import { EDITIONS } from '../../src/editions/index.ts';
import { type Card, type Condition, EDGES, type Point, type SceneryElement, SIDES } from '../../src/engine/index.ts';
import { type Chance, chanceFrom } from '../../src/play/chance.ts';
import { partFaults } from '../../src/play/files/checkFile.ts';
import { readForLibrary } from '../../src/play/files/readLibrary.ts';
import { cardMade, forceMade, isSame, libraryFile, type Made, made, ruleSetMade } from '../../src/play/library.ts';
import {
  newAim,
  newScenario,
  type Scenario,
  scenarioMade,
  setupIn,
  withAims,
  withEdge,
  withLimit,
  withMember,
  withoutMember,
  withRules,
  withTable,
} from '../../src/workshop/scenario/scenario.ts';
import { randomDraft } from '../play/draft/randomDraft.ts';

const KINDS: readonly Condition['kind'][] = ['eliminate', 'eliminateAll', 'reach', 'reachEdge', 'hold', 'survive'];

/** As the bench keeps it, with corners drawn wherever a hand may draw them. */
function table(chance: Chance): Made {
  const { setup } = randomDraft(chance);
  const at = (): Point => [chance.int(-500, 3000) / 100, chance.int(-500, 3000) / 100];
  const drawn: SceneryElement = {
    id: `drawn-${chance.int(1, 999)}`,
    look: 'house',
    terrain: ['sheltering'],
    shape: { kind: 'polygon', points: [at(), at(), at(), at()] },
  };
  const scenery = chance.happens(0.5) ? [...setup.scenery, drawn] : setup.scenery;
  return made('table', { table: { ...setup.table, name: 'Kept' }, scenery });
}

function scenario(chance: Chance): Made {
  let now: Scenario = newScenario('Written', { a: 'Ann', b: 'Bob' });
  for (let n = chance.int(0, 8); n > 0; n--) {
    const side = chance.pick(SIDES) ?? 'a';
    const kind = chance.pick(KINDS) ?? 'eliminate';
    const members = now.sides[side].force.length;
    const turns = chance.int(1, 1000);
    now =
      [
        () => withEdge(now, side, chance.happens(0.3) ? null : (chance.pick(EDGES) ?? 'north')),
        () => withAims(now, side, [...now.victory[side], newAim(kind, side, now, setupIn(now))]),
        () => withLimit(now, chance.happens(0.3) ? null : { turns, winner: null }),
        () => withMember(now, side, chance.pick(CARDS as [Card, ...Card[]])),
        () => (members > 0 ? withoutMember(now, side, chance.int(0, members - 1)) : now),
        () => withTable(now, table(chance).file as never),
        () => withTable(now, { table: now.table, scenery: [] }),
        () => withRules(now, { edition: chance.pick(EDITIONS) ?? EDITIONS[0], rulings: {}, rules: {} }),
        () => ({ ...now, briefing: 'Hold on.', name: '' }),
      ][chance.int(0, 8)]?.() ?? now;
  }
  // somebody leaves each side till nobody is left
  if (chance.happens(0.2)) while (now.sides.b.force.length > 0) now = withoutMember(now, 'b', 0);
  return scenarioMade(now);
}

function force(chance: Chance): Made {
  const ids = CARDS.map(({ id }) => id).filter(() => chance.happens(0.1));
  return forceMade({ name: 'Mine', faction: '', cards: CARDS, force: chance.happens(0.2) ? ['gone', ...ids] : ids });
}

test('whatever the benches keep, right or not, goes out as a file and comes in again as it was', () => {
  const chance = chanceFrom(20);
  const count = { right: 0, wrong: 0 };
  for (let n = 0; n < 24; n++) {
    const all: readonly Made[] = [
      table(chance),
      scenario(chance),
      force(chance),
      cardMade(chance.pick(CARDS as [Card, ...Card[]])),
      ruleSetMade({ name: 'Ours', edition: chance.pick(EDITIONS) ?? EDITIONS[0], rulings: {}, rules: {} }),
    ];
    for (const each of [[all[0]], [all[1]], [all[2]], all] as (readonly Made[])[]) {
      const [alone] = each;
      const file = each.length === 1 && alone ? alone.file : libraryFile(each);
      const found = readForLibrary(JSON.stringify(file));
      expect(found.faults, `${n}`).toEqual([]);
      const back = [...found.made, ...found.unfinished];
      expect(
        each.filter((it) => !back.some((other) => isSame(it, other))),
        `${n}`,
      ).toEqual([]);
    }
    for (const { file } of all)
      count[[...partFaults(JSON.parse(JSON.stringify(file)))].length === 0 ? 'right' : 'wrong']++;
  }
  expect(count.wrong).toBeGreaterThan(10);
  expect(count.right).toBeGreaterThan(50);
});
