import { z } from 'zod';
import { MOST_CHARACTERS } from '../pictures/portrait.ts';
import { count, flag, id, length, list, open, permitted, text } from './form.ts';

/** Of one exchange of close combat, or one burst: as many as a position can tell of. */
const dice = z.int().min(0).max(100);

export const weaponForm = open({
  id,
  name: z.string().min(1).max(60).exactOptional(),
  kind: z.string().min(1).max(40),
  shots: count.default(1),
  long: count.default(0),
  short: count,
  aim: count.default(0),
  aimEveryShot: flag.default(false),
  machineGun: flag.default(false),
  radius: length.nullable().default(null),
});

export const profileForm = open({
  move: length,
  actions: count,
  moveAndFire: permitted,
  opportunityFire: permitted,
  suppressionFire: permitted,
  command: count.nullable().default(null),
  camouflage: flag.default(false),
  h2h: dice,
  h2hPriority: flag.default(false),
  weapons: list(weaponForm, 20),
});

export const cardForm = open({
  id,
  name: text,
  role: z.string().max(40),
  faction: z.string().max(40),
  points: length,
  portrait: z.string().max(MOST_CHARACTERS).exactOptional(),
  healthy: profileForm,
  wounded: profileForm,
  reinforcement: open({ name: text, role: z.string().max(40), healthy: profileForm })
    .nullable()
    .exactOptional(),
});

export const cardsForm = list(cardForm, 500);
