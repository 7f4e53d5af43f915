import { randomGame } from '../../../../src/cli/fuzz/randomGame.ts';
import { rulesetOf } from '../../../../src/editions/index.ts';
import {
  type Character,
  freshCharacter,
  type Game,
  type Marker,
  type Point,
  prepareSetup,
  type RosterEntry,
  type Setup,
  SIDES,
} from '../../../../src/engine/index.ts';
import { type Chance, chanceFrom } from '../../../../src/play/chance.ts';
import { apart, away, BASE, holds, type Solid, solidsOf } from './shapes.ts';

/** A position in the middle of somebody's turn that a game might have come to, of any set-up, by the default rulings. */
export function randomPosition(seed: number): Game {
  const chance = chanceFrom(seed);
  // the conditions of a scenario would end the game at the next step
  const { victory: _, edges: __, ...drawn } = randomGame(chance, 'tactic-2.2', `position ${seed}`).setup;
  const setup: Setup = drawn.type === 'scenario' ? { ...drawn, type: 'skirmish' } : drawn;
  const prepared = prepareSetup({ ...setup, ruleset: rulesetOf('tactic-2.2') });
  const solids = solidsOf(setup.scenery);
  const number = chance.int(3, 9);
  const characters: Character[] = [];
  for (const entry of prepared.roster) characters.push(someone(entry, characters, solids, setup.table, number, chance));
  keepUndecided(prepared.roster, characters);
  const side = chance.pick(SIDES);
  const markers = someMarkers(prepared.roster, characters, chance);
  return {
    setup: prepared,
    state: {
      turn: { side, number, round: 0, spent: chance.int(0, 3) },
      tokens: { a: chance.int(0, 7), b: chance.int(0, 7) },
      edges: { a: 'north', b: 'south' },
      characters,
      markers,
      objectives: { a: null, b: null },
      nextId: markers.length + 1,
      frames: [{ kind: 'turn', side, step: 'act', rolls: [], passed: false }],
      outcome: null,
    },
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function someone(
  { id, card }: RosterEntry,
  others: readonly Character[],
  solids: readonly Solid[],
  table: Size,
  number: number,
  chance: Chance,
): Character {
  const at = chance.happens(0.9) ? somewhere(others, solids, table, chance) : null;
  if (!at) return { ...freshCharacter(id), out: true };
  const wounded = chance.happens(0.3);
  const shock = wounded && chance.happens(0.3);
  const profile = wounded ? card.wounded : card.healthy;
  const used = chance.happens(0.3) ? chance.pick(profile.weapons) : undefined;
  return {
    ...freshCharacter(id),
    at,
    wounded,
    shock,
    shockSince: shock ? number : 0,
    inCover: !shock && chance.happens(0.25),
    spent: chance.int(0, 2),
    moved: chance.happens(0.3) ? chance.int(1, 3) : 0,
    shots: used ? { [used.id]: chance.int(0, 2) } : {},
    attacked: used !== undefined || chance.happens(0.1),
    suppressedIn: chance.happens(0.1) ? number : 0,
  };
}

/** The fallen of a side that has lost half of its points or men have not come yet instead. */
function keepUndecided(roster: readonly RosterEntry[], characters: Character[]): void {
  for (const side of SIDES) {
    const own = roster.filter((entry) => entry.side === side);
    const lost = own.filter(({ id }) => characters.some((c) => c.id === id && c.out));
    const points = (entries: readonly RosterEntry[]) => entries.reduce((sum, { card }) => sum + card.points, 0);
    if (lost.length * 2 < own.length && points(lost) * 2 < points(own)) continue;
    for (const [i, c] of characters.entries())
      if (own.some(({ id }) => id === c.id)) characters[i] = { ...c, out: false };
  }
}

/** Where a base has room, at times touching another one; null if a hundred throws find no such place. */
function somewhere(others: readonly Character[], solids: readonly Solid[], table: Size, chance: Chance): Point | null {
  for (let i = 0; i < 100; i++) {
    const beside = chance.happens(0.2) ? chance.pick(others)?.at : null;
    const at: Point = beside
      ? [beside[0] + chance.pick([-1, 1]), beside[1]]
      : [chance.int(50, table.width * 100 - 50) / 100, chance.int(50, table.height * 100 - 50) / 100];
    if (hasRoom(at, others, solids, table)) return at;
  }
  return null;
}

function hasRoom(at: Point, others: readonly Character[], solids: readonly Solid[], { width, height }: Size): boolean {
  const [x, y] = at;
  if (Math.min(x, y, width - x, height - y) < BASE) return false;
  if (others.some((other) => other.at && apart(other.at, at) < 2 * BASE - 1e-7)) return false;
  return solids.every((solid) => {
    const matters = solid.closed || solid.partial || solid.platform;
    if (!matters || away(at, solid) > BASE + 0.01) return true;
    if (solid.holes.length > 0) return solid.holes.some((hole) => apart(hole, at) < 1e-9);
    return !solid.closed && holds(solid, at, BASE + 0.01);
  });
}

function someMarkers(roster: readonly RosterEntry[], characters: readonly Character[], chance: Chance): Marker[] {
  const markers: Marker[] = [];
  const near = (): Point => {
    const [x, y] = chance.pick(characters)?.at ?? [6, 6];
    return [Math.max(0, x + chance.int(-200, 200) / 100), Math.max(0, y + chance.int(-200, 200) / 100)];
  };
  const able = characters.filter(({ at, shock }) => at && !shock).map(({ id }) => id);
  for (const { id, card } of roster) {
    const range = card.healthy.opportunityFire;
    if (able.includes(id) && range !== null && chance.happens(0.2))
      markers.push({ id: `m${markers.length + 1}`, kind: 'opportunity', at: near(), owner: id });
  }
  for (const side of SIDES) {
    const firers = roster.filter((entry) => entry.side === side && able.includes(entry.id)).map(({ id }) => id);
    const [owner, ...rest] = firers.slice(0, chance.int(2, 3));
    if (owner === undefined || rest.length === 0 || !chance.happens(0.4)) continue;
    const id = `m${markers.length + 1}`;
    markers.push({ id, kind: 'suppression', at: near(), owner, range: chance.int(1, 4), firers: [owner, ...rest] });
  }
  return markers;
}
