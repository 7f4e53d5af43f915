import { afterEach, describe, expect, test } from 'vitest';
import { CARDS, CATALOGUE, type LookName } from '../../src/content/index.ts';
import { freshCharacter, onGrid, type Point, type SceneryElement, SIDES, shapeFault } from '../../src/engine/index.ts';
import { chanceFrom } from '../../src/play/chance.ts';
import { change } from '../../src/play/draft/change.ts';
import { type Draft, emptyDraft, faultsOf } from '../../src/play/draft/draft.ts';
import {
  double,
  draftNow,
  erase,
  group,
  heldIn,
  holdAll,
  mirror,
  nudge,
  raise,
  turn,
  useEditing,
} from '../../src/workshop/editor/editing.ts';
import { foundIn } from '../../src/workshop/editor/faults.ts';
import {
  angle,
  corneredBy,
  drawn,
  type Handle,
  handlesOf,
  holed,
  mirrored,
  moved,
  pointsOf,
} from '../../src/workshop/editor/shapes.ts';
import { seenBetween } from '../../src/workshop/editor/sight.ts';
import { allThings, shownOf } from '../../src/workshop/editor/things.ts';
import { type EditTool, HAND, newElement } from '../../src/workshop/editor/tools.ts';
import { randomDraft } from '../play/draft/randomDraft.ts';

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

/** As the bench says it: places to 0.01u, 359° for -1°. */
const lying = ({ setup }: Draft): readonly SceneryElement[] =>
  setup.scenery.map((each) => ({
    ...each,
    ...moved(each, [0, 0]),
    ...(each.rotation ? { rotation: angle(each.rotation) } : {}),
  }));

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

describe('a mirror', () => {
  const pieces = (): readonly SceneryElement[] => now().setup.scenery;

  test('exchanges the sides of what is in hand: its corners, holes and turn, on its level and in its place', () => {
    bench().begin(BARE);
    const stairs: SceneryElement = {
      id: 'stairs',
      look: 'stairs',
      terrain: [],
      shape: {
        kind: 'polygon',
        points: [
          [4, 4],
          [8, 4],
          [8, 5],
          [5, 6],
        ],
      },
      rotation: 30,
      holes: [
        [4.5, 4.5],
        [7.5, 4.5],
      ],
      connects: [1, 2],
      passage: 'stairs',
    };
    bench().do({ change: 'build', element: stairs });
    bench().select('stairs');
    mirror(0);
    expect(pieces()).toEqual([
      {
        ...stairs,
        shape: {
          kind: 'polygon',
          points: [
            [8, 4],
            [4, 4],
            [4, 5],
            [7, 6],
          ],
        },
        rotation: 330,
        holes: [
          [7.5, 4.5],
          [4.5, 4.5],
        ],
      },
    ]);
    mirror(1);
    expect(pieces()[0]).toMatchObject({
      rotation: 30,
      holes: [
        [7.5, 5.5],
        [4.5, 5.5],
      ],
    });
  });

  test('shows what it stands before: each point of an outline as far on the other side', () => {
    const piece: SceneryElement = { ...newElement(BARE, 'house'), id: 'house', rotation: 37 };
    const image = { ...piece, ...mirrored(piece, 0, 20) };
    const corners = (each: SceneryElement): readonly string[] =>
      handlesOf(each)
        .filter(({ part }) => part === 'corner')
        .map(({ at: [x, y] }) => `${each === piece ? (20 - x).toFixed(2) : x.toFixed(2)} ${y.toFixed(2)}`)
        .sort();
    expect(corners(image)).toEqual(corners(piece));
  });

  test('twice is as before, for every piece of 60 random drafts', () => {
    let seen = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const draft = randomDraft(chanceFrom(seed));
      const before = { ...draft, setup: { ...draft.setup, scenery: lying(draft) } };
      bench().begin(before);
      for (const { id } of draft.setup.scenery) {
        for (const axis of [0, 1] as const) {
          bench().select(id);
          mirror(axis);
          if (now() === before) continue;
          mirror(axis);
          seen++;
          expect(pieces(), `draft ${seed}, ${id}`).toEqual(before.setup.scenery);
          bench().begin(before);
        }
      }
    }
    expect(seen).toBeGreaterThan(500);
  });
});

describe('several in hand', () => {
  const lies = (id: string): Point | null | undefined =>
    [...now().position.characters, ...now().position.markers].find((each) => each.id === id)?.at;
  const piece = (id: string): SceneryElement =>
    now().setup.scenery.find((each) => each.id === id) ?? expect.fail(`there is no ${id}`);
  /** Two who fire together, a wall in two pieces that are one building, a house of another. */
  const laid = (): readonly string[] => {
    bench().begin(BARE);
    put({ kind: 'enlist', card: CARD, side: 'a' }, [4, 4]);
    put({ kind: 'enlist', card: OTHER, side: 'a' }, [6, 4]);
    put({ kind: 'build', look: 'stone-wall', chain: [] }, [4, 6]);
    click([7, 6]);
    click([7, 9]);
    bench().hold(['stone-wall', 'stone-wall-2']);
    group();
    put({ kind: 'build', look: 'house', chain: [] }, [14, 14]);
    put({ kind: 'lay', marker: { kind: 'suppression', who: CARD.id } }, [10, 4]);
    const [marker] = now().position.markers;
    if (marker?.kind !== 'suppression') throw new Error('no marker was laid');
    bench().do({ change: 'marker', id: marker.id, now: { ...marker, firers: [CARD.id, OTHER.id] } });
    bench().do({ change: 'character', who: OTHER.id, now: { coverFrom: [CARD.id] } });
    return [CARD.id, OTHER.id, 'stone-wall', 'stone-wall-2', marker.id];
  };

  test('come one beside the other and go out again; a press on one of the others is that alone', () => {
    laid();
    bench().select(null);
    bench().take({ kind: 'several' });
    click([4, 4], CARD.id);
    click([14, 14], 'house');
    expect([heldIn(bench()), bench().pair.at(-1)]).toEqual([[CARD.id, 'house'], CARD.id]);
    click([4, 4], CARD.id);
    click([1, 1]);
    expect(heldIn(bench())).toEqual(['house']);
    bench().take(HAND);
    bench().click({ at: [6, 4], level: 0, over: OTHER.id, again: true });
    expect(heldIn(bench())).toEqual(['house', OTHER.id]);
    click([14, 14], 'house');
    expect(heldIn(bench())).toEqual(['house']);
    holdAll();
    expect(heldIn(bench())).toHaveLength(6);
  });

  test('go, and are taken away, in one step each', () => {
    const all = laid();
    const before = now();
    bench().hold(all);
    nudge([1, 0]);
    nudge([1, 0.5]);
    expect([lies(CARD.id), piece('stone-wall').shape]).toMatchObject([[6, 4.5], { from: [6, 6.5], to: [9, 6.5] }]);
    bench().undo();
    expect(now()).toBe(before);
    erase();
    expect(allThings(now())).toEqual(['house']);
    expect(heldIn(bench())).toEqual([]);
    bench().undo();
    expect(now()).toBe(before);
  });

  test('turn about their middle, and walls that met still meet', () => {
    const all = laid();
    bench().hold(all);
    for (let n = 0; n < 24; n++) {
      turn(15);
      const [one, other] = [piece('stone-wall').shape, piece('stone-wall-2').shape];
      if (one.kind !== 'wall' || other.kind !== 'wall') expect.fail('a wall is no wall any more');
      expect(one.to, `${(n + 1) * 15}°`).toEqual(other.from);
    }
    const [x, y] = lies(CARD.id) ?? [0, 0];
    expect(Math.hypot(x - 4, y - 4)).toBeLessThan(0.1);
  });

  test('are mirrored as one, and twice is as before, of 60 random drafts', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const draft = randomDraft(chanceFrom(seed));
      const onPaper = <T extends { readonly at: Point | null }>(all: readonly T[]): readonly T[] =>
        all.map((each) => ({ ...each, at: each.at && onGrid(each.at) }));
      const { characters, markers } = draft.position;
      const position = { ...draft.position, characters: onPaper(characters), markers: onPaper(markers) };
      const before = { ...draft, position, setup: { ...draft.setup, scenery: lying(draft) } };
      bench().begin(before);
      holdAll();
      if (heldIn(bench()).length < 2) continue;
      for (const axis of [0, 1] as const) {
        mirror(axis);
        expect(now(), `draft ${seed}`).not.toEqual(before);
        mirror(axis);
        expect(now(), `draft ${seed}`).toEqual(before);
      }
    }
  });

  test('doubled are new ones that belong to each other: markers to the new ones, a whole building another', () => {
    const all = laid();
    bench().hold(all);
    double();
    const [, , wall, , marker] = heldIn(bench());
    const doubled = now().position.markers.find(({ id }) => id === marker);
    const [one, other] = now()
      .position.characters.map(({ id }) => id)
      .filter((id) => !all.includes(id));
    expect(doubled).toMatchObject({ owner: one, firers: [one, other], at: [11, 5] });
    expect(now().position.characters.find(({ id }) => id === other)).toMatchObject({ coverFrom: [one] });
    const part = piece('stone-wall').part ?? '';
    expect(piece(wall ?? '')).toMatchObject({ part: `${part}-2`, shape: { from: [5, 7], to: [8, 7] } });
    bench().undo();
    bench().hold(['stone-wall', 'house']);
    double();
    expect(
      heldIn(bench()).map((id) => piece(id).part),
      'a wall of a building that stays one',
    ).toEqual([part, undefined]);
  });

  test('are made one building and taken apart; stairs go up a storey with the rest', () => {
    bench().begin(BARE);
    put({ kind: 'build', look: 'house-wall', chain: [] }, [4, 6]);
    click([7, 6]);
    put({ kind: 'build', look: 'stairs', chain: [] }, [5, 7]);
    click([5, 9]);
    const [wall, stairs] = now().setup.scenery.map(({ id }) => id);
    bench().hold([wall ?? '', stairs ?? '']);
    group();
    expect(now().setup.scenery.map(({ part }) => part)).toEqual(['building', 'building']);
    raise(2);
    expect([piece(wall ?? ''), piece(stairs ?? '')]).toMatchObject([{ level: 2 }, { connects: [2, 3] }]);
    raise(99);
    expect([piece(wall ?? ''), piece(stairs ?? '')]).toMatchObject([{ level: 8 }, { connects: [8, 9] }]);
    group();
    expect(now().setup.scenery.some((each) => 'part' in each)).toBe(false);
  });
});

describe('the outline of a piece', () => {
  const pile = (): SceneryElement => now().setup.scenery[0] as SceneryElement;
  const points = (): readonly Point[] => {
    const { shape } = pile();
    return shape.kind === 'polygon' ? shape.points : [];
  };
  const set = (what: Partial<SceneryElement>): void => bench().do({ change: 'scenery', id: pile().id, now: what });
  const handle = (part: string, n = 0): Handle =>
    handlesOf(pile()).find((each) => each.part === part && each.n === n) as Handle;

  test('has a new corner where one of its sides is drawn out, and loses one that is drawn onto its neighbour', () => {
    bench().begin(BARE);
    put({ kind: 'build', look: 'house', chain: [] }, [8, 8]);
    turn(90);
    const corners = points().length;
    const before = handlesOf(pile()).filter(({ part }) => part === 'corner');
    const side = handle('side', 1);
    const to: Point = [side.at[0] + 0.5, side.at[1] + 0.5];
    set(drawn(pile(), side, to));
    expect(points()).toHaveLength(corners + 1);
    expect(handle('corner', 2).at).toEqual(onGrid(to));
    expect(handle('corner', 0).at, 'and stays where it lay').toEqual(before[0]?.at);
    set(drawn(pile(), handle('corner', 2), handle('corner', 1).at));
    expect(handlesOf(pile()).filter(({ part }) => part === 'corner')).toEqual(before);
  });

  test('keeps three corners, and no side makes more than sixteen', () => {
    bench().begin(BARE);
    put({ kind: 'build', look: 'house', chain: [] }, [8, 8]);
    for (let i = 0; i < 9; i++) set(corneredBy(pile(), -1));
    expect(points()).toHaveLength(3);
    for (let i = 0; i < 30; i++) set(corneredBy(pile(), 1));
    expect(points()).toHaveLength(16);
    expect(handlesOf(pile()).some(({ part }) => part === 'side')).toBe(false);
    expect(shapeFault(pile().shape)).toBeNull();
  });

  test('has as many holes as are wanted, each in its own place and turned with it', () => {
    bench().begin(BARE);
    put({ kind: 'build', look: 'crater', chain: [] }, [8, 8]);
    set(holed(pile(), 2));
    set(drawn(pile(), { part: 'hole', n: 1, at: [8, 8] }, [8.5, 8]));
    expect(pointsOf(pile()).holes[1]).toEqual([8.5, 8]);
    turn(90);
    expect(pointsOf(pile()).holes[1]).toEqual([8, 8.5]);
    set(holed(pile(), 1));
    expect(pile().holes).toHaveLength(1);
  });
});

describe('what a position asks of the sides', () => {
  const objectives = () => now().position.objectives;

  test('an element or a marker is the objective of one side, and goes with it', () => {
    bench().begin(BARE);
    put({ kind: 'build', look: 'house', chain: [] }, [8, 8]);
    bench().do({ change: 'objective', side: 'a', objective: { element: 'house' } });
    bench().do({ change: 'objective', side: 'b', objective: { element: 'house' } });
    expect(objectives()).toEqual({ a: null, b: { element: 'house' } });
    put({ kind: 'lay', marker: { kind: 'objective', side: 'a' } }, [4, 4]);
    const [marker] = now().position.markers;
    expect(objectives()).toEqual({ a: { marker: marker?.id }, b: { element: 'house' } });
    put({ kind: 'lay', marker: { kind: 'objective', side: 'a' } }, [6, 4]);
    expect(now().position.markers, 'a side has one').toHaveLength(1);
    bench().select('house');
    erase();
    expect(objectives().b).toBeNull();
    expect(now().position.markers.map(({ id }) => id)).toEqual([Object.values(objectives().a ?? {})[0]]);
  });

  test('an edge of its own, and a mission', () => {
    bench().begin(BARE);
    bench().do({ change: 'edge', side: 'a', edge: 'north' });
    bench().do({ change: 'type', type: 'mission' });
    expect(now()).toMatchObject({ position: { edges: { a: 'north', b: null } }, setup: { type: 'mission' } });
    bench().undo();
    bench().undo();
    expect(now()).toBe(BARE);
  });
});

test('what lay on the bench is a step back when something else comes on it', () => {
  bench().begin(BARE);
  put({ kind: 'build', look: 'house', chain: [] }, [8, 8]);
  const was = now();
  bench().lay(BARE);
  expect([now(), bench().selected]).toEqual([BARE, null]);
  bench().undo();
  expect(now()).toBe(was);
});

test('who has no card, and a marker of his, are faults of a draft and not on its board', () => {
  const marker = { id: 'm1', kind: 'opportunity', owner: 'nobody', at: [4, 4] } as const;
  const stray = { ...BARE, position: { ...BARE.position, markers: [marker], characters: [freshCharacter('nobody')] } };
  expect(faultsOf(stray).map(({ fault }) => fault)).toContain('unknown-character');
  expect(shownOf(stray).state).toMatchObject({ characters: [], markers: [] });
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
      const held = things.length > 0 && int(0, 2) > 0 ? things.filter(() => int(0, 3) === 0).concat(of(things)) : [];
      bench().take(HAND);
      bench().hold([...new Set(held)]);
      if (bench().selected === null) {
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
          () => mirror(1),
          () => raise(int(0, 2)),
          group,
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
