import { z } from 'zod';
import { EDGES, ENDINGS, RULE_IDS, RULING_IDS, type RuleId } from '../../engine/index.ts';
import { count, flag, grenade, id, length, level, list, open, point, side } from './form.ts';
import { frameForm } from './frameForm.ts';

const counts = z.record(id, count);
const edge = z.enum(EDGES).nullable().default(null);

export const characterForm = open({
  id,
  at: point.nullable().default(null),
  level: level.default(0),
  out: flag.default(false),
  wounded: flag.default(false),
  inCover: flag.default(false),
  coverFrom: list(id, 200).default([]),
  shock: flag.default(false),
  shockSince: count.exactOptional(),
  panicking: flag.default(false),
  spent: count.default(0),
  moved: count.default(0),
  beyond: count.default(0),
  shots: counts.default({}),
  inHand: id.nullable().default(null),
  attacked: flag.default(false),
  suppressedIn: count.default(0),
  aimed: count.default(0),
  grenades: list(grenade, 100).default([]),
  flipped: flag.default(false),
  firstFell: count.default(0),
});

export const markerForm = z.discriminatedUnion('kind', [
  open({ kind: z.literal('grenade'), id, at: point, level: level.exactOptional(), grenade }),
  open({
    kind: z.literal('smoke'),
    id,
    at: point,
    level: level.exactOptional(),
    owner: side,
    radius: length,
    spread: flag.default(false),
  }),
  open({ kind: z.literal('opportunity'), id, at: point, level: level.exactOptional(), owner: id }),
  open({
    kind: z.literal('suppression'),
    id,
    at: point,
    level: level.exactOptional(),
    owner: id,
    range: length.exactOptional(),
    firers: list(id, 100, 1).exactOptional(),
  }),
  open({ kind: z.literal('objective'), id, at: point, level: level.exactOptional(), owner: side }),
  open({ kind: z.literal('body'), id, at: point, level: level.exactOptional(), of: id }),
]);

/** Of each side: the element or the marker it has picked. */
export const objectiveForm = z.union([open({ element: id }), open({ marker: id })]);
const objective = objectiveForm.nullable().default(null);

export const outcomeForm = open({
  winner: side.nullable(),
  rule: z.enum([...RULE_IDS, ...RULING_IDS] as [RuleId, ...RuleId[]]),
  how: z.enum(ENDINGS),
});

/** The state of a game. What a position written by hand leaves out has the value it has for an unhurt, unmoved character. */
export const positionForm = open({
  turn: open({ side, number: count.default(1), round: count.exactOptional(), spent: count.default(0) }),
  tokens: open({ a: count, b: count }),
  edges: open({ a: edge, b: edge }).default({ a: null, b: null }),
  characters: list(characterForm, 200),
  markers: list(markerForm, 1000).default([]),
  objectives: open({ a: objective, b: objective }).default({ a: null, b: null }),
  nextId: count.exactOptional(),
  frames: list(frameForm, 100).exactOptional(),
  outcome: outcomeForm.nullable().default(null),
});

export type Position = z.output<typeof positionForm>;
