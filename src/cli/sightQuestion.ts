import type { z } from 'zod';
import { rulesetOf } from '../editions/index.ts';
import { centreOf, distance, type Hiding, type Place, type Scene } from '../engine/index.ts';
import { type Read, refused } from '../play/files/fault.ts';
import { checkForm, id, open } from '../play/files/form.ts';
import { readRules } from '../play/files/rulesChecks.ts';
import { readLine } from './question.ts';
import { type BaseForm, idsOf, levelFault, placeOf, questionFields, sceneAsked, tableFault } from './questionForm.ts';

/** A question of the command `sight` (formats.md), read and made ready. */
export interface Asked {
  readonly scene: Scene;
  readonly from: Place;
  readonly to: Place;
  readonly toMarker: boolean;
  readonly hiding: Hiding;
}

const questionForm = open({
  ...questionFields,
  from: id,
  to: id,
});
type QuestionForm = z.output<typeof questionForm>;

/** Reads one line. What the fault says is at which field and why. */
export function readQuestion(line: string): { id: unknown; read: Read<Asked> } {
  const { id: given, read } = readLine(line);
  if (!read.ok) return { id: given, read };
  const form = checkForm(questionForm, read.value);
  return { id: given, read: form.ok ? prepared(form.value) : form };
}

function prepared(form: QuestionForm): Read<Asked> {
  const read = readRules(form);
  if (!read.ok) return read;
  const fault = tableFault(form);
  if (fault) return { ok: false, fault };
  const shooter = form.bases.find((b) => b.id === form.from);
  const target = form.bases.find((b) => b.id === form.to);
  if (!shooter) return refused(['from'], 'not-one-of', { options: idsOf(form.bases) });
  if (!target || target === shooter) {
    return refused(['to'], 'not-one-of', { options: idsOf(form.bases.filter((b) => b !== shooter)) });
  }
  const ruleset = rulesetOf(read.value.edition, form.rulings, form.rules);
  const above = levelFault(form, ruleset);
  if (above) return { ok: false, fault: above };
  const placed = (b: BaseForm) => placeOf(b, b.marker ? ruleset.markerRadius : ruleset.baseRadius);
  const [from, to] = [placed(shooter), placed(target)];
  const onOneLevel = from.level === to.level && !target.marker;
  if (onOneLevel && distance(from.at, to.at) - from.radius - to.radius < -1e-6)
    return refused(['bases', form.bases.indexOf(target), 'at'], 'overlaps', { id: form.from });
  return {
    ok: true,
    value: {
      scene: sceneAsked({ ...form, scenery: form.scenery.map(withHole) }, ruleset),
      from,
      to,
      toMarker: target.marker ?? false,
      hiding: { inCover: target.inCover ?? false, shock: false, camouflage: target.camouflage ?? false },
    },
  };
}

/** A question may tell a round base by its look alone; to the rules it is one for its hole (COVER-8). */
const withHole = (element: QuestionForm['scenery'][number]): QuestionForm['scenery'][number] =>
  element.look === 'round-base' && !element.holes?.length ? { ...element, holes: [centreOf(element.shape)] } : element;
