import type { Point } from '../geometry/vector.ts';
import { violation } from '../ruleIds.ts';
import { faultAt, firstBlock } from './blocking.ts';
import { type Contact, firstContact } from './contact.ts';
import { crossingsOf, difficultOn } from './crossings.ts';
import { EXACT, overlaps } from './ground.ts';
import { type SettledPath, settleHole, startOfLastStretch } from './hole.ts';
import { cutPath, type MeasuredPath, measurePath, pointAt } from './path.ts';
import { baseFault, standFault } from './stand.ts';
import type { Crossing, MoveFault, MoveRules, MoveScene } from './types.ts';

/** How far a base comes along a path, and what it meets there; nothing is said of whether it may go so far. */
export interface Walked extends Walk {
  /** What stops it that cannot be entered. */
  readonly block: MoveFault | null;
  readonly contacts: readonly string[];
  readonly crossings: readonly Crossing[];
  readonly difficult: readonly string[];
}

export function walkAlong(scene: MoveScene, rules: MoveRules, path: MeasuredPath): Walked {
  const settled = settleHole(scene, rules, path);
  const contact = firstContact(scene, rules, settled.path);
  const block = firstBlock(scene, rules, settled.path);
  const blocked = block !== null && (contact === null || block.along < contact.along - EXACT);
  const walk = blocked
    ? stoppedAt(settled, block.along)
    : contact
      ? inContact(scene, settled, contact)
      : walked(settled);
  const { step } = walk;
  return {
    path: walk.path,
    length: walk.length,
    step,
    block: blocked ? block : null,
    contacts: contact && !blocked ? contact.enemies : [],
    crossings: crossingsOf(scene, rules, walk.path),
    // R154: stepping onto a landing loses nothing
    difficult: difficultOn(scene, walk.path).filter((id) => id !== step?.element || !isLanding(scene, id)),
  };
}

const isLanding = ({ elements }: MoveScene, id: string): boolean => elements.find((e) => e.id === id)?.passage != null;

/** What is left of a settled path once contact or a fault has cut it off. */
interface Walk {
  readonly path: MeasuredPath;
  /** What counts against the Move; more than the path's own length where the model stays at a rim. */
  readonly length: number;
  readonly step: SettledPath['step'];
}

const walked = ({ path, measured, step }: SettledPath): Walk => ({ path, length: measured, step });

function stoppedAt({ path, measured, step }: SettledPath, along: number): Walk {
  return { path: upTo(path, along), length: Math.min(along, measured), step: along > measured ? step : null };
}

/** Contact ends the walk; the model of one who attacks into a round base stays where he touches its rim (H2H-8, R129). */
function inContact(scene: MoveScene, settled: SettledPath, { along, rim }: Contact): Walk {
  const walk = stoppedAt(settled, along);
  if (!rim || !overlaps(lastPoint(walk.path), scene.radius, rim)) return walk;
  const inside = overlaps(walk.path.points[0] as Point, scene.radius, rim);
  const outside = inside ? 0 : startOfLastStretch(walk.path, rim, scene.radius);
  return { path: upTo(walk.path, outside), length: walk.length, step: null };
}

const upTo = (path: MeasuredPath, along: number): MeasuredPath => measurePath(cutPath(path, along).before) ?? path;

/** MOVE-1, at the place where the allowance is used up. */
export function tooLong(pathOf: () => MeasuredPath, length: number, allowance: number): MoveFault | null {
  if (length <= allowance + EXACT) return null;
  const path = pathOf();
  return faultAt(path, Math.min(allowance, path.length), violation('MOVE-1', { length, most: allowance }));
}

export function endFault(scene: MoveScene, rules: MoveRules, path: MeasuredPath, contact: boolean): MoveFault | null {
  const end = lastPoint(path);
  const fault = contact ? baseFault(scene, end, true) : standFault(scene, rules, end);
  return fault && faultAt(path, path.length, fault);
}

const lastPoint = (path: MeasuredPath): Point => pointAt(path, path.length);
