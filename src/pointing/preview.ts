import { type Awaiting, awaiting, type Game, type Id, onGrid } from '../engine/index.ts';
import { decides } from './decides.ts';
import type { Pointed, Spot, Tool } from './hand.ts';
import { markerAtPoint } from './picking.ts';
import { shotAnswered } from './previews/answers.ts';
import { type DriftPreview, driftPreview, type GrenadePreview, grenadePreview } from './previews/grenade.ts';
import { type HandOverPreview, handOverPreview } from './previews/handOver.ts';
import { type MeasurePreview, measurePreview } from './previews/measure.ts';
import type { MovePreview } from './previews/move.ts';
import type { MoveAndFirePreview } from './previews/moveAndFire.ts';
import { type ObjectivePreview, objectivePreview } from './previews/objective.ts';
import { type ShotPreview, shotPreview } from './previews/shot.ts';
import { type SmokePreview, smokePreview } from './previews/smoke.ts';
import { type DeployPreview, deployPreview, type SightPreview, sightPreview } from './previews/spots.ts';
import { type JoinPreview, joinPreview, type SuppressionPreview, suppressionPreview } from './previews/suppression.ts';
import { type WatchPreview, watchPreview } from './previews/watch.ts';

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

/** What is being pointed at, with the tool in the hand. */
export function previewOf(game: Game, { tool, pointer, hovered, selected }: Pointing): Preview | null {
  const here: Spot | null = pointer && { at: onGrid(pointer), who: hovered };
  switch (tool.kind) {
    case 'move':
    case 'moveAndFire':
      return null; // ways are planned beside the page (plan/planning.ts)
    case 'fire': {
      const target = tool.target ?? hovered;
      return named('shot', target !== null ? shotPreview(game, tool.who, target, tool) : null);
    }
    case 'grenade': {
      const at = tool.at ?? pointer;
      return named('grenade', at && grenadePreview(game, tool.who, at, tool.weapon));
    }
    case 'opportunityFire': {
      const at = tool.at ?? pointer;
      return named('opportunityFire', at && watchPreview(game, tool.who, at));
    }
    case 'suppressionFire': {
      const at = tool.at ?? pointer;
      return named('suppressionFire', at && suppressionPreview(game, tool.who, at, tool.with));
    }
    case 'joinSuppression': {
      const marker = tool.marker ?? (pointer && markerAtPoint(game, pointer)?.id);
      return named('joinSuppression', marker ? joinPreview(game, tool.who, marker) : null);
    }
    case 'handOver': {
      const to = tool.to ?? hovered;
      return named('handOver', to !== null ? handOverPreview(game, tool.who, to, tool.grenade) : null);
    }
    case 'deploy': {
      const at = tool.at ?? pointer;
      return named('deploy', tool.who !== null && at ? deployPreview(game, tool.who, at, tool.flipped) : null);
    }
    case 'measure': {
      const to = tool.to ?? here;
      return named('measure', tool.from && to ? measurePreview(game, tool.from, to) : null);
    }
    case 'sight': {
      const to = tool.to ?? here;
      return named('sight', tool.from && to ? sightPreview(game, tool.from, to) : null);
    }
    case 'idle': {
      if (selected === null || hovered === null || !decides(game, selected)) return null;
      return named('shot', shotPreview(game, selected, hovered));
    }
    default:
      return answerOf(awaiting(game), game, { tool, pointer, hovered, selected });
  }
}

/** What pointing there would answer. */
function answerOf(question: Awaiting, game: Game, { tool, pointer, hovered }: Pointing): Preview | null {
  switch (tool.kind) {
    case 'answer': {
      const target = tool.target ?? hovered;
      return named('shot', target !== null ? shotAnswered(game, question, target) : null);
    }
    case 'drift': {
      const at = tool.at ?? pointer;
      return named('drift', question.kind === 'drift' && at ? driftPreview(game, question, at) : null);
    }
    case 'smoke': {
      const at = tool.at ?? pointer;
      return named('smoke', question.kind === 'smoke' && at ? smokePreview(game, question, at) : null);
    }
    case 'objective': {
      const at = tool.at ?? pointer;
      return named('objective', question.kind === 'objective' && at ? objectivePreview(game, question, at) : null);
    }
    default:
      return null;
  }
}

function named<K extends keyof Kinds>(kind: K, preview: Kinds[K] | null | undefined): Preview | null {
  return preview ? ({ kind, ...preview } as Preview) : null;
}
