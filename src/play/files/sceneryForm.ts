import { z } from 'zod';
import { OPENINGS, PASSAGES, TERRAINS } from '../../engine/index.ts';
import { coordinate, flag, id, length, level, list, open, point, text } from './form.ts';

export const shapeForm = z.discriminatedUnion('kind', [
  open({ kind: z.literal('polygon'), points: list(point, 1000) }),
  open({ kind: z.literal('circle'), at: point, radius: coordinate }),
  open({ kind: z.literal('wall'), from: point, to: point, thickness: coordinate }),
]);

export const elementForm = open({
  id,
  name: text.exactOptional(),
  look: z.string().max(40),
  terrain: list(z.enum(TERRAINS), TERRAINS.length),
  shape: shapeForm,
  rotation: z.number().min(-360).max(360).exactOptional(),
  height: length.exactOptional(),
  level: level.exactOptional(),
  holes: list(point, 20).exactOptional(),
  platform: flag.exactOptional(),
  floor: flag.exactOptional(),
  connects: z.tuple([level, level]).exactOptional(),
  passage: z.enum(PASSAGES).exactOptional(),
  roof: flag.exactOptional(),
  opening: z.enum(OPENINGS).exactOptional(),
  part: id.exactOptional(),
});

export const sceneryForm = list(elementForm, 1000);

export const tableForm = open({
  width: length.min(1),
  height: length.min(1),
  name: text.default(''),
  ground: z.string().max(40).default('grass'),
});
