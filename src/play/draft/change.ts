import { type EditionId, rulesetOf } from '../../editions/index.ts';
import {
  type Card,
  type Character,
  type Edge,
  freshCharacter,
  type GameState,
  type Id,
  type Marker,
  type Objective,
  prepareSetup,
  type RosterEntry,
  type SceneryElement,
  type Setup,
  SIDES,
  type Side,
  type Table,
} from '../../engine/index.ts';
import { type Draft, turnOf } from './draft.ts';

/**
 * What can be done to a draft, as a value. What goes with what is taken away goes too: the markers that somebody keeps up, what others
 * have of him; the draft before has it still.
 */
export type Change =
  | { readonly change: 'character'; readonly who: Id; readonly now: Partial<Omit<Character, 'id'>> }
  /** A new character of a side; its id is that of the card, numbered where that is taken. */
  | {
      readonly change: 'enlist';
      readonly card: Card;
      readonly side: Side;
      readonly now: Partial<Omit<Character, 'id'>>;
    }
  | { readonly change: 'dismiss'; readonly who: Id }
  | { readonly change: 'build'; readonly element: SceneryElement }
  | { readonly change: 'scenery'; readonly id: Id; readonly now: Partial<Omit<SceneryElement, 'id'>> }
  | { readonly change: 'clear'; readonly id: Id }
  /** R166: pieces that are parts of one building from now on; null: each stands for itself. */
  | { readonly change: 'group'; readonly ids: readonly Id[]; readonly part: Id | null }
  | { readonly change: 'lay'; readonly marker: Marker }
  | { readonly change: 'marker'; readonly id: Id; readonly now: Marker }
  | { readonly change: 'lift'; readonly id: Id }
  | { readonly change: 'tokens'; readonly side: Side; readonly tokens: number }
  | { readonly change: 'turn'; readonly now: Partial<GameState['turn']> }
  /** The table edge that is a side's own; null: none is. */
  | { readonly change: 'edge'; readonly side: Side; readonly edge: Edge | null }
  /** WIN-2: what a side has picked as its own, for the other to touch. */
  | { readonly change: 'objective'; readonly side: Side; readonly objective: Objective | null }
  | { readonly change: 'type'; readonly type: Exclude<Setup['type'], 'scenario'> }
  /** Drops whatever is going on, an end of the game too: the side whose turn it is may act. */
  | { readonly change: 'free' }
  | { readonly change: 'table'; readonly now: Partial<Table> }
  /** Another table with all that stands on it. */
  | { readonly change: 'layOut'; readonly table: Table; readonly scenery: readonly SceneryElement[] }
  | { readonly change: 'edition'; readonly edition: EditionId }
  | { readonly change: 'title'; readonly title: string }
  /** One after the other, as one. */
  | { readonly change: 'several'; readonly all: readonly Change[] };

/** The draft with a change; the same draft where it changes nothing. */
export function change(draft: Draft, what: Change): Draft {
  const { position, setup } = draft;
  const at = (now: Partial<GameState>): Draft => ({ ...draft, position: { ...position, ...now } });
  const on = (now: Partial<Draft['setup']>): Draft => ({ ...draft, setup: { ...setup, ...now } });
  switch (what.change) {
    case 'character':
      return at({ characters: changed(position.characters, what.who, what.now) });
    case 'enlist':
      return enlisted(draft, what);
    case 'dismiss':
      return dismissed(draft, what.who);
    case 'build':
      return on({ scenery: [...setup.scenery, what.element] });
    case 'scenery':
      return on({ scenery: changed(setup.scenery, what.id, what.now) });
    case 'clear':
      return withoutObjective(on({ scenery: setup.scenery.filter(({ id }) => id !== what.id) }), what.id);
    case 'group':
      return on({
        scenery: setup.scenery.map((each) => (what.ids.includes(each.id) ? partOf(each, what.part) : each)),
      });
    case 'lay':
      return marked(at({ markers: [...position.markers, what.marker], nextId: position.nextId + 1 }), what.marker);
    case 'marker':
      return marked(at({ markers: position.markers.map((each) => (each.id === what.id ? what.now : each)) }), what.now);
    case 'lift':
      return withoutObjective(at({ markers: position.markers.filter(({ id }) => id !== what.id) }), what.id);
    case 'tokens':
      return at({ tokens: { ...position.tokens, [what.side]: what.tokens } });
    case 'turn': {
      const turn = { ...position.turn, ...what.now };
      return turn.side === position.turn.side ? at({ turn }) : at({ turn, frames: [turnOf(turn.side)] });
    }
    case 'edge':
      return at({ edges: { ...position.edges, [what.side]: what.edge } });
    case 'objective':
      return withObjective(draft, what.side, what.objective);
    case 'type':
      return on({ type: what.type });
    case 'free':
      return at({ frames: [turnOf(position.turn.side)], outcome: null, turn: begunTurn(draft) });
    case 'table':
      return on({ table: { ...setup.table, ...what.now } });
    case 'layOut':
      return laidOut(draft, what);
    case 'edition':
      return inEdition(draft, what.edition);
    case 'title':
      return { ...draft, title: what.title };
    case 'several':
      return what.all.reduce(change, draft);
  }
}

/** What is going on besides that a side may act; null: nothing. */
export const underWay = ({ position: { frames, outcome } }: Draft): 'over' | 'step' | null =>
  outcome ? 'over' : frames.length === 1 && frames[0]?.kind === 'turn' && frames[0].step === 'act' ? null : 'step';

/** Where nothing has been played yet the first turn begins; rounds are counted from 1 where there are any. */
function begunTurn({ position: { turn }, setup: { ruleset } }: Draft): GameState['turn'] {
  const least = ruleset.turn.rounds ? 1 : 0;
  return { ...turn, number: Math.max(turn.number, 1), round: ruleset.turn.rounds ? Math.max(turn.round, least) : 0 };
}

const changed = <T extends { readonly id: Id }>(all: readonly T[], id: Id, now: Partial<NoInfer<T>>): readonly T[] =>
  all.map((each) => (each.id === id ? { ...each, ...now } : each));

function partOf({ part: _, ...element }: SceneryElement, part: Id | null): SceneryElement {
  return part === null ? element : { ...element, part };
}

function enlisted(draft: Draft, { card, side, now }: Extract<Change, { change: 'enlist' }>): Draft {
  const single = oneCardEach(draft);
  const { setup, position } = single;
  const id = freeId(single, card.id);
  const sides = { ...setup.sides, [side]: { ...setup.sides[side], force: [...setup.sides[side].force, id] } };
  return {
    ...single,
    ...inOrder(
      { ...setup, cards: [...setup.cards, { ...card, id }], sides },
      { ...position, characters: [...position.characters, { ...freshCharacter(id), ...now }] },
    ),
  };
}

function dismissed(draft: Draft, who: Id): Draft {
  const single = oneCardEach(draft);
  const { setup, position } = single;
  const without = (ids: readonly Id[]): readonly Id[] => (ids.includes(who) ? ids.filter((id) => id !== who) : ids);
  const side = (of: Side) => ({ ...setup.sides[of], force: without(setup.sides[of].force) });
  const markers = position.markers.flatMap((marker) => {
    if (marker.kind === 'opportunity' && marker.owner === who) return [];
    if (marker.kind === 'body' && marker.of === who) return [];
    if (marker.kind !== 'suppression' || !marker.firers.includes(who)) return [marker];
    const firers = without(marker.firers);
    const [owner] = firers;
    return owner === undefined ? [] : [{ ...marker, firers, owner: marker.owner === who ? owner : marker.owner }];
  });
  const characters = position.characters
    .filter(({ id }) => id !== who)
    .map((each) => (each.coverFrom.includes(who) ? { ...each, coverFrom: without(each.coverFrom) } : each));
  return {
    ...single,
    setup: { ...setup, cards: setup.cards.filter(({ id }) => id !== who), sides: { a: side('a'), b: side('b') } },
    position: { ...position, characters, markers },
  };
}

/** Who belongs to which side, with which card. */
export const rosterOf = (setup: Draft['setup']): readonly RosterEntry[] =>
  prepareSetup({ ...setup, scenery: [] }).roster;

/** Characters as a state keeps them: in the order of the roster. */
function inOrder(setup: Draft['setup'], position: GameState): Pick<Draft, 'setup' | 'position'> {
  const order = new Map(rosterOf(setup).map(({ id }, i) => [id, i]));
  const place = (id: Id): number => order.get(id) ?? order.size;
  const characters = [...position.characters].sort((one, other) => place(one.id) - place(other.id));
  return { setup, position: { ...position, characters } };
}

/** Each character with a card of his own and of his name: so nobody is renamed when another comes or goes. */
function oneCardEach(draft: Draft): Draft {
  const roster = rosterOf(draft.setup);
  const side = (of: Side) => ({
    ...draft.setup.sides[of],
    force: roster.filter((each) => each.side === of).map(({ id }) => id),
  });
  const cards = roster.map(({ id, card }) => (card.id === id ? card : { ...card, id }));
  return { ...draft, setup: { ...draft.setup, cards, sides: { a: side('a'), b: side('b') } } };
}

/** A side has one objective: a marker that is laid for it is that, in the place of what was. */
function marked(draft: Draft, marker: Marker): Draft {
  if (marker.kind !== 'objective') return draft;
  const { objectives } = draft.position;
  const isIt = (side: Side): boolean => Object.values(objectives[side] ?? {}).includes(marker.id);
  if (isIt(marker.owner)) return draft;
  const freed = SIDES.filter(isIt).reduce<Draft>((now, side) => withObjective(now, side, null), draft);
  return withObjective(freed, marker.owner, { marker: marker.id });
}

function withObjective(draft: Draft, side: Side, objective: Objective | null): Draft {
  const { position } = draft;
  const was = position.objectives[side];
  const isLifted = (id: Id): boolean =>
    was !== null &&
    'marker' in was &&
    was.marker === id &&
    !(objective && 'marker' in objective && objective.marker === id);
  const markers = position.markers.filter(
    (each) => !(each.kind === 'objective' && each.owner === side && isLifted(each.id)),
  );
  const objectives = { ...position.objectives, [side]: objective };
  const theirs = objectives[side === 'a' ? 'b' : 'a'];
  const isShared = objective !== null && theirs !== null && Object.values(objective)[0] === Object.values(theirs)[0];
  if (isShared) objectives[side === 'a' ? 'b' : 'a'] = null; // one thing is the objective of one side
  return { ...draft, position: { ...position, markers, objectives } };
}

function withoutObjective(draft: Draft, id: Id): Draft {
  const { objectives } = draft.position;
  const isIt = (side: Side): boolean => Object.values(objectives[side] ?? {}).includes(id);
  if (!SIDES.some(isIt)) return draft;
  const kept = { a: isIt('a') ? null : objectives.a, b: isIt('b') ? null : objectives.b };
  return { ...draft, position: { ...draft.position, objectives: kept } };
}

function laidOut(draft: Draft, { table, scenery }: Extract<Change, { change: 'layOut' }>): Draft {
  const without = draft.setup.scenery.map(({ id }) => id).reduce(withoutObjective, draft);
  return { ...without, setup: { ...without.setup, table, scenery } };
}

/** Rulings and house rules are those of an edition: of another they begin anew. */
function inEdition(draft: Draft, edition: EditionId): Draft {
  if (edition === draft.edition) return draft;
  const ruleset = rulesetOf(edition);
  const setup = { ...draft.setup, ruleset };
  const next: Draft = { ...draft, edition, rulings: {}, rules: {}, ruleSet: '', setup };
  return { ...next, position: { ...draft.position, turn: begunTurn(next) } };
}

/** An id of that beginning which nothing in the draft has: stone-wall, stone-wall-2. */
export const freeId = ({ setup, position }: Draft, from: Id): Id =>
  freeOf(
    [...setup.cards, ...setup.scenery, ...position.characters, ...position.markers].map(({ id }) => id),
    from,
  );

/** The same for the building of which pieces are parts (R166). */
export const freePart = ({ setup }: Draft, from: Id): Id =>
  freeOf(
    setup.scenery.flatMap(({ part }) => part ?? []),
    from,
  );

function freeOf(all: readonly Id[], from: Id): Id {
  const taken = new Set(all);
  const stem = from.replace(/-\d+$/, '') || from;
  if (!taken.has(from)) return from;
  let n = 2;
  while (taken.has(`${stem}-${n}`)) n++;
  return `${stem}-${n}`;
}
