import { z } from 'zod';
import type { Rulings } from '../editions/rulings.ts';
import {
  isSightEdition,
  SIGHT_EDITIONS,
  type SightEdition,
  sightRulesOf,
  sightRulingFault,
} from '../editions/sight.ts';
import { diskOutline } from '../engine/geometry/outline.ts';
import { prepareElement, type SceneryElement } from '../engine/scenery.ts';
import type { Base, Blocker } from '../engine/sight/types.ts';
import { type Read, refused } from '../play/files/fault.ts';
import { checkForm, flag, id, open, point } from '../play/files/form.ts';
import { parseJson } from '../play/files/json.ts';
import { sceneryForm } from '../play/files/sceneryForm.ts';
import { sceneryFault, takenId } from '../play/files/setupChecks.ts';

/** A question of the command `sight` (formats.md), read and made ready. */
export interface Asked {
  readonly edition: SightEdition;
  readonly from: Base;
  readonly to: Base;
  readonly toMarker: boolean;
  readonly inCover: boolean;
  readonly camouflage: boolean;
  readonly blockers: readonly Blocker[];
}

const baseForm = open({
  id,
  at: point,
  radius: z.number().gt(0).max(100).exactOptional(),
  inCover: flag.exactOptional(),
  camouflage: flag.exactOptional(),
  dead: flag.exactOptional(),
  marker: flag.exactOptional(),
});
type BaseForm = z.output<typeof baseForm>;

const questionForm = open({
  id: z.union([z.string().max(200), z.number()]).exactOptional(),
  edition: z.string().max(40).default('tactic-2.2'),
  rulings: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  rules: open({ 'LOS-13': flag.exactOptional() }).default({}),
  scenery: sceneryForm.default([]),
  bases: z.array(baseForm).max(1000),
  from: id,
  to: id,
});
type QuestionForm = z.output<typeof questionForm>;

/** Reads one line. What the fault says is at which field and why. */
export function readQuestion(line: string): { id: unknown; read: Read<Asked> } {
  const json = parseJson(line);
  if (!json.ok) return { id: idAtTheStart(line), read: json };
  const { value } = json;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { id: null, read: refused([], 'not-an-object') };
  }
  const given: unknown = Object.hasOwn(value, 'id') ? (value as { id: unknown }).id : null;
  const form = checkForm(questionForm, withLooks(value));
  const sayable = typeof given === 'string' || typeof given === 'number' ? given : null;
  return { id: sayable, read: form.ok ? prepared(form.value) : form };
}

/** The id of a line that is not to be read as a whole, so that its answer can be told from others all the same. */
const idAtTheStart = (line: string): string | null => /^\s*\{\s*"id"\s*:\s*"([^"\\]{1,200})"/.exec(line)?.[1] ?? null;

/** How an element looks does not matter here, so it may be left out. */
function withLooks(value: object): object {
  const { scenery } = value as { scenery?: unknown };
  if (!Array.isArray(scenery)) return value;
  const looking = scenery.map((element: unknown) =>
    typeof element === 'object' && element !== null && !Array.isArray(element) ? { look: 'none', ...element } : element,
  );
  return { ...value, scenery: looking };
}

function prepared(form: QuestionForm): Read<Asked> {
  if (!isSightEdition(form.edition)) return refused(['edition'], 'not-one-of', { options: SIGHT_EDITIONS.join(', ') });
  const badRuling = sightRulingFault(form.edition, form.rulings as Rulings);
  if (badRuling !== null) return refused(['rulings', badRuling], 'unknown-ruling');
  const scenery = form.scenery as readonly SceneryElement[];
  const fault =
    sceneryFault(scenery, ['scenery']) ??
    takenId([
      ...scenery.map((e, i): [string, (string | number)[]] => [e.id, ['scenery', i, 'id']]),
      ...form.bases.map((b, i): [string, (string | number)[]] => [b.id, ['bases', i, 'id']]),
    ]);
  if (fault) return { ok: false, fault };
  const shooter = form.bases.find((b) => b.id === form.from);
  const target = form.bases.find((b) => b.id === form.to);
  if (!shooter) return refused(['from'], 'not-one-of', { options: idsOf(form.bases) });
  if (!target || target === shooter) {
    return refused(['to'], 'not-one-of', { options: idsOf(form.bases.filter((b) => b !== shooter)) });
  }
  const edition = editionOf(form);
  const from = baseOf(shooter, edition);
  const to = baseOf(target, edition);
  const apart = Math.sqrt((from.at[0] - to.at[0]) ** 2 + (from.at[1] - to.at[1]) ** 2) - from.radius - to.radius;
  if (apart < -1e-6 && !target.marker)
    return refused(['bases', form.bases.indexOf(target), 'at'], 'overlaps', { id: form.from });
  return {
    ok: true,
    value: {
      edition,
      from,
      to,
      toMarker: target.marker ?? false,
      inCover: target.inCover ?? false,
      camouflage: target.camouflage ?? false,
      blockers: [
        ...scenery.map(elementBlocker),
        ...form.bases.filter((b) => stands(b, edition)).map((b) => characterBlocker(b, edition)),
      ],
    },
  };
}

const idsOf = (bases: readonly BaseForm[]): string =>
  bases
    .slice(0, 20)
    .map((b) => b.id)
    .join(', ');

function editionOf({ edition, rulings, rules }: QuestionForm): SightEdition {
  const found = sightRulesOf(edition as never, rulings as Rulings);
  return rules['LOS-13'] ? { ...found, rules: { ...found.rules, laser: true } } : found;
}

const baseOf = (base: BaseForm, edition: SightEdition): Base => ({
  id: base.id,
  at: base.at,
  radius: base.radius ?? (base.marker ? edition.markerRadius : edition.baseRadius),
});

/** Markers never cover, bodies only where the edition leaves them on the table (COVER-7). */
const stands = (base: BaseForm, edition: SightEdition): boolean => !base.marker && (!base.dead || edition.bodiesCover);

const characterBlocker = (base: BaseForm, edition: SightEdition): Blocker => {
  const { id: name, at, radius } = baseOf(base, edition);
  return { id: name, outline: diskOutline(at, radius), cover: 'partial', character: true };
};

function elementBlocker(element: SceneryElement): Blocker {
  const { id: name, outline, cover, holes } = prepareElement(element);
  return { id: name, outline, cover, roundBase: holes.length > 0 || element.look === 'round-base' };
}
