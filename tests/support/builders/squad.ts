import type { Game, Marker, Point } from '../../../src/engine/index.ts';
import { type Given, given, type Man, play, rifle, suppressionFire } from './given.ts';

export const SF = { suppressionFire: 3 };
export const SPOT: Point = [12, 12];
/** A leader of side a who may begin it, two friends who may not, and an enemy inside the area of [12, 12]. */
export const squad = (change: Given & { leader?: Partial<Man>; friend?: Partial<Man>; e?: Partial<Man> } = {}): Game =>
  given({
    ...change,
    a: [
      { id: 's', at: [4, 12], role: 'officer', card: SF, ...change.leader },
      { id: 'f', at: [4, 14], ...change.friend },
      { id: 'g', at: [4, 16] },
      ...(change.a ?? []),
    ],
    b: [
      { id: 'e', at: [13, 12], ...change.e },
      { id: 'x', at: [22, 22], points: 99 },
      { id: 'z', points: 99 },
      ...(change.b ?? []),
    ],
  });
export const begun = (change: Parameters<typeof squad>[0] = {}) => play(squad(change), suppressionFire('s', SPOT, 'f'));
export const markers = (game: Game): readonly Marker[] => game.state.markers;
export const firers = (game: Game) => markers(game).flatMap((m) => (m.kind === 'suppression' ? m.firers : []));
export const mg = { weapons: [rifle({ id: 'lmg', machineGun: true })] };
