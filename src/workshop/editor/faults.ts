import {
  distance,
  type Id,
  levelOf,
  moveScene,
  onGrid,
  type Point,
  type Side,
  standFault,
} from '../../engine/index.ts';
import type { Change } from '../../play/draft/change.ts';
import type { Draft } from '../../play/draft/draft.ts';
import type { FileFault } from '../../play/files/fault.ts';
import { shownOf, thingOf } from './things.ts';

/** A fault of a draft as it is shown: what it is about, and what would mend it. */
export interface Found {
  readonly fault: FileFault;
  /** The thing on the table, or the side. */
  readonly about: Id | null;
  readonly side: Side | null;
  readonly mend: Mend | null;
}

export interface Mend {
  readonly how: 'move' | 'erase' | 'free' | 'round' | 'level';
  readonly change: Change;
  /** How far it would move, in u. */
  readonly by?: number;
}

export function foundIn(draft: Draft, fault: FileFault): Found {
  const about = aboutOf(draft, fault.path);
  const side = /^setup\.sides\.([ab])\b/.exec(fault.path)?.[1] as Side | undefined;
  return { fault, about, side: side ?? null, mend: mendFor(draft, fault, about) };
}

/** Whom or what a field is about. */
function aboutOf({ setup, position }: Draft, path: string): Id | null {
  const [, list, index] = /^(?:position|setup)\.(characters|markers|scenery)\[(\d+)\]/.exec(path) ?? [];
  const lists = { characters: position.characters, markers: position.markers, scenery: setup.scenery };
  return list === undefined ? null : (lists[list as keyof typeof lists].find((_, i) => `${i}` === index)?.id ?? null);
}

const OF_PLACES: readonly FileFault['fault'][] = ['off-the-table', 'no-room', 'overlaps'];

function mendFor(draft: Draft, { path, fault }: FileFault, about: Id | null): Mend | null {
  const thing = thingOf(draft, about);
  if (thing?.kind === 'character') {
    if (path.endsWith('.level'))
      return { how: 'level', change: { change: 'character', who: thing.it.id, now: { level: 0 } } };
    const { at } = thing.it;
    const to = at && OF_PLACES.includes(fault) ? nearestRoom(draft, thing.it.id, at) : null;
    if (at && to)
      return { how: 'move', by: distance(at, to), change: { change: 'character', who: thing.it.id, now: { at: to } } };
  }
  if (thing?.kind === 'scenery') return { how: 'erase', change: { change: 'clear', id: thing.it.id } };
  if (thing?.kind === 'marker') return { how: 'erase', change: { change: 'lift', id: thing.it.id } };
  if (path === 'position.turn.round') {
    const round = draft.setup.ruleset.turn.rounds ? 1 : 0;
    return { how: 'round', change: { change: 'turn', now: { round } } };
  }
  return /^position\.(frames|outcome)\b/.test(path) ? { how: 'free', change: { change: 'free' } } : null;
}

/** How far room is looked for, and in what steps, in u. */
const FARTHEST = 8;
const STEP = 0.1;
const DIRECTIONS = 24;

/** The nearest place, in rings about where somebody stands, where a base can stand on that level; null: none near. */
function nearestRoom(draft: Draft, who: Id, from: Point): Point | null {
  const game = shownOf(draft);
  const { movement } = game.setup.ruleset;
  const level = game.state.characters.find(({ id }) => id === who)?.level ?? 0;
  const scene = moveScene(game, who);
  for (let far = STEP; far <= FARTHEST; far += STEP) {
    for (let i = 0; i < DIRECTIONS; i++) {
      const turn = (i / DIRECTIONS) * 2 * Math.PI;
      const to = onGrid([from[0] + far * Math.cos(turn), from[1] + far * Math.sin(turn)]);
      if (levelOf([...to, level]) === level && standFault(scene, movement, to) === null) return to;
    }
  }
  return null;
}
