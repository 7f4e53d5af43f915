import type { Id } from '../engine/index.ts';
import type { Pointed, Tool } from './hand.ts';
import type { DriftPreview, GrenadePreview } from './previews/grenade.ts';
import type { HandOverPreview } from './previews/handOver.ts';
import type { MeasurePreview } from './previews/measure.ts';
import type { MovePreview } from './previews/move.ts';
import type { MoveAndFirePreview } from './previews/moveAndFire.ts';
import type { ObjectivePreview } from './previews/objective.ts';
import type { ShotPreview } from './previews/shot.ts';
import type { SmokePreview } from './previews/smoke.ts';
import type { DeployPreview, SightPreview } from './previews/spots.ts';
import type { JoinPreview, SuppressionPreview } from './previews/suppression.ts';
import type { WatchPreview } from './previews/watch.ts';

/** What would happen: pure answers that the board draws and the panels put into words. Lengths in u. */
interface Kinds {
  readonly move: MovePreview;
  readonly moveAndFire: MoveAndFirePreview;
  readonly shot: ShotPreview;
  readonly grenade: GrenadePreview;
  readonly opportunityFire: WatchPreview;
  readonly suppressionFire: SuppressionPreview;
  readonly joinSuppression: JoinPreview;
  readonly drift: DriftPreview;
  readonly smoke: SmokePreview;
  readonly handOver: HandOverPreview;
  readonly objective: ObjectivePreview;
  readonly sight: SightPreview;
  readonly measure: MeasurePreview;
  readonly deploy: DeployPreview;
}

export type PreviewOf<K extends keyof Kinds> = { readonly kind: K } & Kinds[K];
export type Preview = { [K in keyof Kinds]: PreviewOf<K> }[keyof Kinds];

/** Where it is pointed with what in the hand, and who is selected. */
export interface Pointing extends Pointed {
  readonly tool: Tool;
  readonly selected: Id | null;
}

/** A preview with its kind; null where there is none. */
export const named = <K extends keyof Kinds>(kind: K, preview: Kinds[K] | null | undefined): PreviewOf<K> | null =>
  preview ? { kind, ...preview } : null;
