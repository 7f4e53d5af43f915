import type { Id, Waypoint } from '../engine/index.ts';
import type { Question } from '../thinking/question.ts';
import type { Tool } from './hand.ts';
import { type ClimbChoice, climbsFrom } from './plans/climbs.ts';
import { type Danger, dangerAlong } from './plans/danger.ts';
import { type Field, fieldOf } from './plans/field.ts';
import { type SightLine, sightLinesFrom } from './plans/sightLines.ts';
import type { MovePreview, WayTool } from './previews/move.ts';
import { moveAndFirePreview, wayPreview } from './previews/moveAndFire.ts';
import type { ShotPreview } from './previews/shot.ts';
import { type Handled, handle, type Input } from './tools/index.ts';

export interface WayAnswer {
  readonly move: MovePreview;
  readonly lines: readonly SightLine[];
  /** Those of Move & Fire, which say enough of who is seen. */
  readonly shots: readonly ShotPreview[];
}

type WayAsk = { readonly tool: WayTool; readonly end: Waypoint; readonly sightLines: boolean };

/** The way that is pointed out; null where the tool's character stands nowhere. */
export const wayQuestion: Question<WayAsk, WayAnswer | null> = {
  name: 'way',
  thread: 'pointer',
  answer(game, { tool, end, sightLines }) {
    if (tool.kind === 'moveAndFire') {
      const found = moveAndFirePreview(game, tool, end);
      return found && { move: found.move, shots: found.shots, lines: [] };
    }
    const move = wayPreview(game, tool, end);
    return move && { move, shots: [], lines: sightLines ? sightLinesFrom(game, tool.who, move.end) : [] };
  },
};

type DangerAsk = { readonly who: Id; readonly way: readonly Waypoint[] };

/** Whose fire a way leads into. */
export const dangerQuestion: Question<DangerAsk, readonly Danger[]> = {
  name: 'danger',
  thread: 'pointer',
  answer: (game, { who, way }) => dangerAlong(game, who, way),
};

type FieldAsk = { readonly who: Id; readonly at: Waypoint; readonly radius: number };

/** What of the area round a marker its owner sees. */
export const fieldQuestion: Question<FieldAsk, Field> = {
  name: 'field',
  thread: 'pointer',
  answer: (game, { who, at, radius }) => fieldOf(game, who, at, radius),
};

type ClickAsk = { readonly tool: Tool; readonly input: Input; readonly selected: Id | null };

/** What comes of a click or a drop for which a way has to be found first. */
export const clickQuestion: Question<ClickAsk, Handled> = {
  name: 'click',
  thread: 'pointer',
  answer: (game, { tool, input, selected }) => handle(tool, input, { game, selected }),
};

/** What leads up and down near somebody who is about to move. */
export const climbsQuestion: Question<{ readonly who: Id }, readonly ClimbChoice[]> = {
  name: 'climbs',
  thread: 'pointer',
  answer: (game, { who }) => climbsFrom(game, who),
};

export const pointingQuestions = [climbsQuestion, wayQuestion, dangerQuestion, fieldQuestion, clickQuestion];
