import { posix } from 'node:path';
import { graphlib, layout } from '@dagrejs/dagre';
import type { Point } from '../../../src/engine/index.ts';
import { draw, label, line, type Mark, polygon } from '../drawings.ts';
import { importsOf } from './imports.ts';
import type { Source } from './sources.ts';

/** The rooms of src as a picture, from the imports themselves: who stands on whom. */

/** Each room with those it imports. */
export type Rooms = ReadonlyMap<string, ReadonlySet<string>>;

export function roomsOf(sources: readonly Source[]): Rooms {
  const rooms = new Map<string, Set<string>>();
  for (const source of sources) {
    const room = roomOf(source.file);
    const imported = rooms.get(room) ?? new Set<string>();
    rooms.set(room, imported);
    for (const { from } of importsOf(source)) {
      const path = from?.replace(/\?.*$/, ''); // what follows says how, not what
      const target = path?.startsWith('.') ? roomOf(posix.join(posix.dirname(source.file), path)) : room;
      if (target !== room && target !== '..') imported.add(target);
    }
  }
  return rooms;
}

/** A folder at the top of src, or a file beside them. */
const roomOf = (file: string): string => file.split('/')[0] ?? file;

/** Does a room import another by way of a third? Then the arrow between the two says nothing new. */
function isIndirect(rooms: Rooms, from: string, to: string): boolean {
  const leads = (room: string, seen: ReadonlySet<string>): boolean =>
    [...(rooms.get(room) ?? [])].some(
      (next) => next === to || (!seen.has(next) && leads(next, new Set([...seen, next]))),
    );
  return [...(rooms.get(from) ?? [])].some((next) => next !== to && leads(next, new Set([from, next])));
}

const BOX = { width: 110, height: 34 };

/** An SVG of the rooms: an arrow points at what is imported; arrows that say nothing new are left out. */
export function drawRooms(rooms: Rooms): string {
  const graph = new graphlib.Graph();
  graph.setGraph({ nodesep: 26, ranksep: 44 });
  for (const room of [...rooms.keys()].sort()) graph.setNode(room, { ...BOX });
  for (const from of [...rooms.keys()].sort()) {
    for (const to of [...(rooms.get(from) ?? [])].sort()) {
      if (rooms.has(to) && !isIndirect(rooms, from, to)) graph.setEdge(from, to, {});
    }
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return draw({
    title: 'The rooms of src',
    description: 'An arrow points at what a room imports; what a third room leads to has none of its own.',
    from: [0, 0],
    to: [width, height],
    scale: 1,
    marks: [
      ...graph.edges().map(
        (edge): Mark =>
          line(
            graph.edge(edge).points.map(({ x, y }: Place): Point => [x, y]),
            'grey',
            'arrow',
          ),
      ),
      ...graph.nodes().flatMap((room) => boxed(room, graph.node(room))),
    ],
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function boxed(room: string, { x, y }: Place): Mark[] {
  const [dx, dy] = [BOX.width / 2, BOX.height / 2];
  const corners: readonly Point[] = [
    [x - dx, y - dy],
    [x + dx, y - dy],
    [x + dx, y + dy],
    [x - dx, y + dy],
  ];
  return [polygon(corners, 'blue light'), label([x, y], room)];
}
