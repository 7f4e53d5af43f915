import { z } from 'zod';
import { COMMAND_FIELDS } from '../../engine/index.ts';
import { actionForm } from './commandForm.ts';
import { count, die, flag, formOf, id, length, list, open, place, point, side } from './form.ts';

const ids = list(id, 100);
const path = list(place, 1000, 1);
const dice = list(die, 100);
const { dice: freeDice, note } = COMMAND_FIELDS.freeRoll;

/** What is going on in a saved position. What later versions added may be left out. */
export const frameForm = z.discriminatedUnion('kind', [
  open({
    kind: z.literal('setup'),
    step: z.enum(['rollOff', 'chooseEdge', 'orderRoll', 'objectives', 'deploy', 'equip', 'firstTurnRoll']),
    layer: side.nullable(),
    first: side.nullable(),
    next: side.nullable(),
    kept: ids.exactOptional(),
  }),
  open({ kind: z.literal('initiative'), bids: open({ a: count, b: count }).nullable() }),
  open({
    kind: z.literal('turn'),
    side,
    step: z.enum(['begin', 'suppression', 'reinforcements', 'smoke', 'act']),
    rolls: ids.default([]),
    arrivals: ids.exactOptional(),
    passed: flag.default(false),
  }),
  open({ kind: z.literal('action'), command: actionForm, actors: ids.default([]), offered: ids.default([]) }),
  open({
    kind: z.literal('movement'),
    who: id,
    path,
    walked: list(place, 1000).default([]),
    move: length.default(0),
    slowed: flag.default(false),
    step: z.enum(['walk', 'resume', 'arrive', 'fight']),
    offered: ids.default([]),
    contacts: ids,
    left: ids.default([]),
    shootAt: length.nullable().default(null),
  }),
  open({
    kind: z.literal('moveAndFire'),
    who: id,
    path,
    step: z.enum(['move', 'moveThenShoot', 'moveAndShoot', 'shoot', 'done']),
    shootAt: length.nullable().default(null),
    offered: ids.default([]),
  }),
  open({
    kind: z.literal('shot'),
    who: id,
    at: id,
    weapon: id,
    via: z.enum(['fire', 'moveAndFire', 'opportunityFire']).default('fire'),
    shots: count.default(1),
    aimed: flag,
    step: z.enum(['cover', 'aim', 'coverAgain', 'roll']),
  }),
  open({ kind: z.literal('opportunity'), target: id, markers: ids }),
  open({
    kind: z.literal('closeCombat'),
    attacker: id,
    defender: id,
    step: z.enum(['attacker', 'defender']),
    priority: z.enum(['attacker', 'defender']).nullable().default(null),
    holes: open({ attacker: point.nullable(), defender: point.nullable() }).default({ attacker: null, defender: null }),
    dice: open({ attacker: count, defender: count }),
    rolled: dice,
  }),
  open({ kind: z.literal('takeHole'), who: id, beaten: id, hole: point }),
  open({ kind: z.literal('body'), marker: id }),
  open({
    kind: z.literal('grenade'),
    who: id,
    weapon: id,
    at: place,
    step: z.enum(['scatter', 'drift', 'burst']),
    drift: length,
  }),
  open({
    kind: z.literal('burst'),
    who: id,
    weapon: id,
    at: place,
    step: z.enum(['cover', 'ownCover', 'roll', 'wounds']),
    caught: list(open({ who: id, h2h: count }), 200),
    queue: list(id, 200),
    hits: count,
    hidden: list(id, 200).default([]),
    hard: count.default(0),
    tied: list(id, 200).default([]),
  }),
  open({
    kind: z.literal('suppressionRoll'),
    marker: id,
    step: z.enum(['roll', 'wounds']),
    firers: list(id, 100, 1),
    sixes: ids,
  }),
  open({ kind: z.literal('shockTest'), who: list(id, 100, 1), because: id.nullable(), help: count.default(0) }),
  open({ kind: z.literal('freeRoll'), by: side, dice: formOf(freeDice), note: formOf(note) }),
]);
