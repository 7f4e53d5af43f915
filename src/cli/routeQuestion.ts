import { z } from 'zod';
import { rulesetOf } from '../editions/index.ts';
import { type MoveRules, type MoveStoreys, moveStoreysOf, onLevel, type Waypoint } from '../engine/index.ts';
import { type FileFault, fileFault, type Read, refused } from '../play/files/fault.ts';
import { checkForm, id, length, open, place } from '../play/files/form.ts';
import { readRules } from '../play/files/rulesChecks.ts';
import { readLine } from './question.ts';
import { idsOf, isAbove, levelFault, placeOf, questionFields, sceneAsked, tableFault } from './questionForm.ts';

/** A question of the command `route` (formats.md), read and made ready. */
export interface RouteQuestion {
  readonly storeys: MoveStoreys;
  readonly rules: MoveRules;
  readonly from: Waypoint;
  readonly to: Waypoint;
  readonly move: number;
}

const questionForm = open({
  ...questionFields,
  who: id,
  to: place,
  move: z.number().gt(0).max(1000),
  enemies: z.array(id).max(1000).default([]),
  table: open({ width: length.min(1), height: length.min(1) }).exactOptional(),
});
type QuestionForm = z.output<typeof questionForm>;

/** Reads one line. What the fault says is at which field and why. */
export function readRouteQuestion(line: string): { id: unknown; read: Read<RouteQuestion> } {
  const { id: given, read } = readLine(line);
  if (!read.ok) return { id: given, read };
  const form = checkForm(questionForm, read.value);
  return { id: given, read: form.ok ? prepared(form.value) : form };
}

function prepared(form: QuestionForm): Read<RouteQuestion> {
  const read = readRules(form);
  if (!read.ok) return read;
  const fault = idsFault(form);
  if (fault) return { ok: false, fault };
  const mover = form.bases.find((b) => b.id === form.who);
  if (!mover) return refused(['who'], 'not-one-of', { options: idsOf(form.bases) });
  const ruleset = rulesetOf(read.value.edition, form.rulings, form.rules);
  const above = levelFault(form, ruleset) ?? (isAbove(form.to, ruleset) ? fileFault(['to'], 'does-not-fit') : null);
  if (above) return { ok: false, fault: above };
  const others = { ...form, bases: form.bases.filter((b) => b !== mover) };
  const base = placeOf(mover, ruleset.baseRadius);
  return {
    ok: true,
    value: {
      storeys: moveStoreysOf(sceneAsked(others, ruleset), base, (b) => form.enemies.includes(b)),
      rules: ruleset.movement,
      from: onLevel(base.at, base.level),
      to: form.to,
      move: form.move,
    },
  };
}

function idsFault(form: QuestionForm): FileFault | null {
  const { bases, enemies, who } = form;
  const stray = enemies.findIndex((e) => e === who || !bases.some((b) => b.id === e));
  if (stray >= 0) {
    const wrong = refused(['enemies', stray], 'not-one-of', { options: idsOf(bases.filter((b) => b.id !== who)) });
    return wrong.ok ? null : wrong.fault;
  }
  return tableFault(form);
}
