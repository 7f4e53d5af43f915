import { z } from 'zod';
import { EDGES } from '../../engine/index.ts';
import { id, list, open, side } from './form.ts';

/** How a scenario is won (WIN-5), and whose table edge is which. */

const some = z.int().min(1).max(10_000);
const who = list(id, 100, 1);
const edge = z.enum(EDGES);

export const conditionForm = z.discriminatedUnion('kind', [
  open({ kind: z.literal('eliminate'), count: some }),
  open({ kind: z.literal('eliminateAll'), who }),
  open({ kind: z.literal('reach'), element: id, who: who.exactOptional() }),
  open({ kind: z.literal('reachEdge'), edge, who: who.exactOptional() }),
  open({ kind: z.literal('hold'), element: id, turn: some }),
  open({ kind: z.literal('survive'), turn: some, who: who.exactOptional() }),
]);

const conditions = list(conditionForm, 20).default([]);

export const victoryForm = open({
  a: conditions,
  b: conditions,
  limit: open({ turns: some, winner: side.nullable() }).exactOptional(),
});

export const edgesForm = open({ a: edge, b: edge });
