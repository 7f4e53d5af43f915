import { z } from 'zod';
import { EDGES, RULE_IDS, RULING_IDS, type RuleId } from '../../engine/index.ts';
import { count, flag, id, list, open, point, side, text } from './form.ts';

const counts = z.record(id, count);
const edge = z.enum(EDGES).nullable().default(null);

const characterForm = open({
  id,
  at: point.nullable().default(null),
  level: count.default(0),
  out: flag.default(false),
  wounded: flag.default(false),
  inCover: flag.default(false),
  shock: flag.default(false),
  shockSince: count.exactOptional(),
  spent: count.default(0),
  moved: count.default(0),
  shots: counts.default({}),
  aimed: count.default(0),
});

const markerForm = open({
  id,
  kind: z.enum(['opportunity', 'suppression', 'smoke', 'objective']),
  at: point,
  owner: id,
});

const dice = list(z.int().min(1).max(6), 100);

const frameForm = z.discriminatedUnion('kind', [
  open({
    kind: z.literal('setup'),
    step: z.enum(['rollOff', 'chooseEdge', 'orderRoll', 'deploy', 'firstTurnRoll']),
    layer: side.nullable(),
    first: side.nullable(),
    next: side.nullable(),
  }),
  open({ kind: z.literal('turn'), side, step: z.enum(['begin', 'act', 'end']) }),
  open({
    kind: z.literal('movement'),
    who: id,
    path: list(point, 1000, 1),
    step: z.enum(['walk', 'fight']),
    contacts: list(id, 100),
  }),
  open({
    kind: z.literal('shot'),
    who: id,
    at: id,
    weapon: id,
    aimed: flag,
    step: z.enum(['cover', 'aim', 'coverAgain', 'roll']),
  }),
  open({
    kind: z.literal('closeCombat'),
    attacker: id,
    defender: id,
    step: z.enum(['attacker', 'defender']),
    dice: open({ attacker: count, defender: count }),
    rolled: dice,
  }),
  open({ kind: z.literal('freeRoll'), by: side, dice: count, note: text }),
]);

const outcomeForm = open({
  winner: side.nullable(),
  rule: z.enum([...RULE_IDS, ...RULING_IDS] as [RuleId, ...RuleId[]]),
  how: z.enum(['losses', 'wiped-out', 'both-at-once', 'conceded', 'agreed-draw', 'stopped']),
});

/** The state of a game. What a position written by hand leaves out has the value it has for an unhurt, unmoved character. */
export const positionForm = open({
  turn: open({ side, number: count.default(1), spent: count.default(0) }),
  tokens: open({ a: count, b: count }),
  edges: open({ a: edge, b: edge }).default({ a: null, b: null }),
  characters: list(characterForm, 200),
  markers: list(markerForm, 1000).default([]),
  nextId: count.exactOptional(),
  frames: list(frameForm, 100).exactOptional(),
  outcome: outcomeForm.nullable().default(null),
});

export type Position = z.output<typeof positionForm>;
