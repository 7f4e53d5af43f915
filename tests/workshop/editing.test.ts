import { afterEach, describe, expect, test } from 'vitest';
import { CARDS, CATALOGUE, type LookName } from '../../src/content/index.ts';
import { type Point, SIDES } from '../../src/engine/index.ts';
import { chanceFrom } from '../../src/play/chance.ts';
import { change } from '../../src/play/draft/change.ts';
import { type Draft, emptyDraft, faultsOf } from '../../src/play/draft/draft.ts';
import { double, draftNow, erase, nudge, turn, useEditing } from '../../src/workshop/editor/editing.ts';
import { foundIn } from '../../src/workshop/editor/faults.ts';
import { seenBetween } from '../../src/workshop/editor/sight.ts';
import { allThings, shownOf } from '../../src/workshop/editor/things.ts';
import { type EditTool, HAND } from '../../src/workshop/editor/tools.ts';

const BARE = emptyDraft('tactic-2.2', { a: 'Ann', b: 'Bob' });
const [CARD, OTHER] = CARDS;
if (!CARD || !OTHER) throw new Error('there are no cards');

const bench = () => useEditing.getState();
const now = (): Draft => draftNow(bench());
const click = (at: Point, over: string | null = null): void => bench().click({ at, level: 0, over, again: false });
const put = (tool: EditTool, at: Point): void => {
  bench().take(tool);
  click(at);
};

afterEach(() => bench().begin(BARE));

describe('on the bench', () => {
  test('two men and a wall are placed, and one of them is wounded', () => {
    bench().begin(BARE);
    put({ kind: 'enlist', card: CARD, side: 'a' }, [6.004, 18]);
    expect(bench()).toMatchObject({ selected: CARD.id, tool: HAND });
    bench().do({ change: 'character', who: CARD.id, now: { wounded: true } });
    put({ kind: 'enlist', card: CARD, side: 'b' }, [14, 8]);
    put({ kind: 'build', look: 'stone-wall', chain: [] }, [8, 12]);
    click([12, 15]);
    expect(now().position.characters).toMatchObject([
      { id: CARD.id, at: [6, 18], wounded: true },
      { id: `${CARD.id}-2`, at: [14, 8], wounded: false },
    ]);
    expect(now().setup.sides.b.force).toEqual([`${CARD.id}-2`]);
    expect(now().setup.scenery).toMatchObject([{ id: 'stone-wall', shape: { from: [8, 12], to: [12, 15] } }]);
    expect(faultsOf(now())).toEqual([]);
    expect(bench().pair).toEqual([CARD.id, `${CARD.id}-2`]);
    expect(seenBetween(shownOf(now()), bench().pair)?.sight).toMatchObject({ los: true, cover: 'partial' });
  });

  test('a wall chains from end to end; undo takes one piece, and the chain goes on from there', () => {
    bench().begin(BARE);
    put({ kind: 'build', look: 'hedge', chain: [] }, [2, 2]);
    click([6, 2]);
    click([6, 6]);
    bench().undo();
    click([9, 2]);
    expect(now().setup.scenery.map(({ shape }) => shape)).toMatchObject([
      { from: [2, 2], to: [6, 2] },
      { from: [6, 2], to: [9, 2] },
    ]);
  });

  test('whoever is taken away takes his markers along, and undo brings them back', () => {
    bench().begin(BARE);
    put({ kind: 'enlist', card: CARD, side: 'a' }, [6, 18]);
    put({ kind: 'lay', marker: { kind: 'opportunity', who: CARD.id } }, [8, 8]);
    const before = now();
    bench().select(CARD.id);
    erase();
    expect(now().position).toMatchObject({ characters: [], markers: [] });
    expect(bench().selected).toBeNull();
    bench().undo();
    expect(now()).toBe(before);
  });

  test('steps of the same thing by key are one, and a double lies beside it', () => {
    bench().begin(BARE);
    put({ kind: 'build', look: 'house', chain: [] }, [8, 8]);
    for (let i = 0; i < 5; i++) nudge([0.1, 0]);
    turn(15);
    expect(bench().at).toBe(2);
    expect(now().setup.scenery[0]).toMatchObject({ rotation: 15 });
    double();
    expect(bench().selected).toBe('house-2');
    expect(now().setup.scenery).toHaveLength(2);
  });
});

test('of a draft all faults are told, also while a side has nobody, and each says what it is about', () => {
  const house = { change: 'build', element: { id: 'house', look: 'house', ...usual('house', [10, 10]) } } as const;
  const enlist = (card: typeof CARD, at: Point) => ({ change: 'enlist', card, side: 'a', now: { at } }) as const;
  const wrong = [house, enlist(CARD, [10, 10]), enlist(OTHER, [30, 3])].reduce(change, BARE);
  const found = faultsOf(wrong).map((fault) => foundIn(wrong, fault));
  expect(found.map(({ about, side, fault: { fault } }) => [about, side, fault])).toEqual([
    [null, 'b', 'fewer-entries'],
    [CARD.id, null, 'no-room'],
    [OTHER.id, null, 'off-the-table'],
  ]);
  const mended = found.flatMap(({ mend }) => (mend ? [mend.change] : [])).reduce(change, wrong);
  expect(faultsOf(mended).map(({ fault }) => fault)).toEqual(['fewer-entries']);
});

function usual(look: LookName, [x, y]: Point) {
  const { terrain, shape } = CATALOGUE[look];
  if (shape.kind !== 'polygon') throw new Error('no polygon');
  return { terrain, shape: { ...shape, points: shape.points.map(([u, v]): Point => [x + u, y + v]) } };
}

test.each([1, 2, 3])(
  'any 200 random changes undone give the same draft, and done again the same end [seed %i]',
  (seed) => {
    const { int } = chanceFrom(seed);
    const of = <T>(all: readonly T[]): T => all[int(0, all.length - 1)] as T;
    const at = (): Point => [int(0, 240) / 10, int(0, 240) / 10];
    const looks = Object.keys(CATALOGUE) as LookName[];
    bench().begin(BARE);
    let steps = 0;
    while (bench().at < 200) {
      const things = allThings(now());
      const held = things.length > 0 && int(0, 2) > 0 ? of(things) : null;
      bench().take(HAND);
      bench().select(held);
      if (held === null) {
        const person = now().position.characters[0]?.id;
        const tools: EditTool[] = [
          { kind: 'enlist', card: of(CARDS), side: of(SIDES) },
          { kind: 'build', look: of(looks), chain: [] },
          ...(person === undefined ? [] : [{ kind: 'lay', marker: { kind: 'opportunity', who: person } } as const]),
        ];
        put(of(tools), at());
        click(at());
      } else {
        const acts = [
          erase,
          double,
          () => turn(15),
          () => nudge([0.1, 1]),
          () => bench().do({ change: 'tokens', side: of(SIDES), tokens: int(0, 9) }),
          () => bench().do({ change: 'turn', now: { side: of(SIDES), number: int(1, 9) } }),
          () => bench().do({ change: 'edition', edition: 'combat-1.1' }),
          () => bench().do({ change: 'free' }),
        ];
        of(acts)();
      }
      if (++steps > 2000) break;
    }
    expect(bench().at).toBe(200);
    const end = structuredClone(now());
    for (let i = 0; i < 200; i++) bench().undo();
    expect(now()).toEqual(BARE);
    for (let i = 0; i < 200; i++) bench().redo();
    expect(now()).toEqual(end);
  },
);
