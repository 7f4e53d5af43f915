import type { z } from 'zod';
import { rulesetOf } from '../editions/index.ts';
import { diskOutline } from '../engine/geometry/outline.ts';
import type { Ruleset } from '../engine/index.ts';
import { prepareElement, type SceneryElement } from '../engine/scenery.ts';
import type { Base, Blocker } from '../engine/sight/types.ts';
import { blockerOf } from '../engine/table.ts';
import { type Read, refused } from '../play/files/fault.ts';
import { checkForm, id, open } from '../play/files/form.ts';
import { readRules } from '../play/files/rulesChecks.ts';
import { readLine } from './question.ts';
import { type BaseForm, idsOf, questionFields, tableFault } from './questionForm.ts';

/** A question of the command `sight` (formats.md), read and made ready. */
export interface Asked {
  readonly rules: Ruleset;
  readonly from: Base;
  readonly to: Base;
  readonly toMarker: boolean;
  readonly inCover: boolean;
  readonly camouflage: boolean;
  readonly blockers: readonly Blocker[];
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
  const scenery = form.scenery as readonly SceneryElement[];
  const fault = tableFault(form);
  if (fault) return { ok: false, fault };
  const shooter = form.bases.find((b) => b.id === form.from);
  const target = form.bases.find((b) => b.id === form.to);
  if (!shooter) return refused(['from'], 'not-one-of', { options: idsOf(form.bases) });
  if (!target || target === shooter) {
    return refused(['to'], 'not-one-of', { options: idsOf(form.bases.filter((b) => b !== shooter)) });
  }
  const rules = rulesetOf(read.value.edition, form.rulings, form.rules);
  const from = baseOf(shooter, rules);
  const to = baseOf(target, rules);
  const apart = Math.sqrt((from.at[0] - to.at[0]) ** 2 + (from.at[1] - to.at[1]) ** 2) - from.radius - to.radius;
  if (apart < -1e-6 && !target.marker)
    return refused(['bases', form.bases.indexOf(target), 'at'], 'overlaps', { id: form.from });
  return {
    ok: true,
    value: {
      rules,
      from,
      to,
      toMarker: target.marker ?? false,
      inCover: target.inCover ?? false,
      camouflage: target.camouflage ?? false,
      blockers: [
        ...scenery.map(elementBlocker),
        ...form.bases.filter((b) => stands(b, rules)).map((b) => characterBlocker(b, rules)),
      ],
    },
  };
}

const baseOf = (base: BaseForm, rules: Ruleset): Base => ({
  id: base.id,
  at: base.at,
  radius: base.radius ?? (base.marker ? rules.markerRadius : rules.baseRadius),
});

/** Markers never cover, bodies only where the edition leaves them on the table (COVER-7). */
const stands = (base: BaseForm, { wounds }: Ruleset): boolean =>
  !base.marker && (!base.dead || wounds.bodies === 'stay');

const characterBlocker = (base: BaseForm, rules: Ruleset): Blocker => {
  const { id: name, at, radius } = baseOf(base, rules);
  return { id: name, outline: diskOutline(at, radius), cover: 'partial', character: true };
};

function elementBlocker(element: SceneryElement): Blocker {
  const blocker = blockerOf(prepareElement(element));
  return element.look === 'round-base' ? { ...blocker, roundBase: true } : blocker;
}
