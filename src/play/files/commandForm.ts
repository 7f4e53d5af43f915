import { z } from 'zod';
import { count, flag, grenade, id, length, list, open, point, side, text } from './form.ts';

const die = z.int().min(-1000).max(1000); // whether it is a die, and one that is due, is for the engine to say
const dice = list(die, 1000);
const tokens = z.int().min(-10_000).max(10_000);

const correctionForm = z.discriminatedUnion('event', [
  open({ event: z.literal('placed'), who: id, at: point }),
  open({
    event: z.literal('corrected'),
    who: id,
    wounded: flag.exactOptional(),
    out: flag.exactOptional(),
    inCover: flag.exactOptional(),
    shock: flag.exactOptional(),
    second: flag.exactOptional(),
    panicking: flag.exactOptional(),
    spent: tokens.exactOptional(),
  }),
  open({ event: z.literal('tokensSet'), side, tokens }),
  open({ event: z.literal('markerRemoved'), marker: id }),
]);

/** A command as it stands in a file: with the index of the one it follows, and a note. */
const stored = <Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  open({
    type: z.literal(type),
    ...shape,
    after: z.int().min(-1).exactOptional(),
    note: text.exactOptional(),
  });

const way = list(point, 1000);

/** What characters do; in a frame too, while it waits to take effect. */
export const actionForms = [
  stored('move', { who: id, path: way }),
  stored('fire', {
    who: id,
    at: id,
    weapon: id.exactOptional(),
    shots: count.exactOptional(),
    aim: flag.exactOptional(),
  }),
  stored('moveAndFire', {
    who: id,
    path: way,
    at: id.exactOptional(),
    weapon: id.exactOptional(),
    shotAfter: length.exactOptional(),
  }),
  stored('grenade', { who: id, at: point, weapon: id.exactOptional() }),
  stored('opportunityFire', { who: id, at: point }),
  stored('suppressionFire', { who: id, at: point, with: list(id, 100).exactOptional() }),
  stored('joinSuppression', { who: id, marker: id }),
  stored('takeCover', { who: id }),
  stored('recover', { who: id, with: list(id, 100).exactOptional() }),
  stored('switchWeapon', { who: id, weapon: id }),
  stored('clearBody', { who: id, marker: id }),
] as const;

/** The form alone: what a command may do is judged by the engine when it is played. */
export const storedCommandForm = z.discriminatedUnion('type', [
  ...actionForms,
  stored('choose', { option: z.string().max(80) }),
  stored('bid', { a: tokens, b: tokens }),
  stored('deploy', { who: id, at: point, flipped: flag.exactOptional() }),
  stored('keepBack', { who: id }),
  stored('objective', { element: id.exactOptional(), at: point.exactOptional() }),
  stored('equip', { who: id, grenade }),
  stored('handOver', { who: id, to: id, grenade }),
  stored('smoke', { at: point }),
  stored('aim', {}),
  stored('pass', {}),
  stored('roll', { dice, source: z.enum(['live', 'typed', 'fixed']).exactOptional() }),
  stored('drift', { to: point }),
  stored('endTurn', {}),
  stored('concede', { side }),
  stored('agree', { what: z.enum(['draw', 'stop']) }),
  stored('freeRoll', { by: side, dice: z.int().min(-1000).max(1000) }),
  stored('umpire', { events: list(correctionForm, 1000), settle: flag.exactOptional() }),
]);
