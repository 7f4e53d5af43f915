import { RULESET_FAULTS } from '../../engine/index.ts';

/** What can be wrong with a file. The words for each are `files.faults.…` in i18n; `data` fills them in. */
export const FILE_FAULTS = [
  // The text
  'too-big',
  'breaks-off',
  'not-json',
  'other-encoding',
  'too-deep',
  'too-many',
  'forbidden-name',
  // The link it came in
  'not-a-link',
  'cut-link',
  'newer-link',
  'other-content',
  'no-game-inside',
  // What kind of file it is
  'other-format',
  'other-kind',
  'newer-version',
  // The form of a field
  'missing',
  'unknown-field',
  'not-a-number',
  'not-whole',
  'not-text',
  'not-a-list',
  'not-an-object',
  'not-yes-or-no',
  'not-one-of',
  'not-a-choice',
  'not-an-id',
  'less-than',
  'more-than',
  'fewer-entries',
  'more-entries',
  'too-long',
  // What it says
  'taken-id',
  'unknown-card',
  'unknown-character',
  'unknown-element',
  'unknown-weapon',
  'unknown-edition',
  'unknown-ruling',
  'unknown-house-rule',
  'repeated-type',
  'over-maximum',
  'no-maximum',
  'too-little-cover',
  'too-little-scenery',
  'too-small-table',
  'too-little-room',
  'too-many-dice',
  'not-a-portrait',
  'too-many-corners',
  'too-many-moves',
  'no-such-command',
  'refused-command',
  'unknown-rule',
  'foreign-rule',
  'foreign-ruling',
  'unknown-event',
  'says-nothing',
  'too-few-points',
  'too-many-points',
  'self-crossing',
  'no-area',
  'not-positive',
  'not-upwards',
  'leads-nowhere',
  'no-landing',
  'other-level',
  'no-levels',
  'no-extra-grenades',
  'not-in-rules',
  'above-levels',
  'off-the-table',
  'over-nothing',
  'no-room',
  'overlaps',
  'does-not-fit',
  // Rules that do not go together
  ...RULESET_FAULTS,
] as const;

export type FaultId = (typeof FILE_FAULTS)[number];

/** Why a file is refused, and at which field: `scenery[3].shape.points`. An empty path means the file as a whole. */
export interface FileFault {
  readonly path: string;
  readonly fault: FaultId;
  readonly data?: Readonly<Record<string, string | number>>;
}

/** One after the other, as far as they are asked for: a reader stops at the first, a check wants them all. */
export type Faults = Generator<FileFault, void>;

/** All of these, and whether there were any: what follows may have to do without what they are about. */
export function* told(faults: Faults): Generator<FileFault, boolean> {
  let isAny = false;
  for (const fault of faults) {
    isAny = true;
    yield fault;
  }
  return isAny;
}

/** The same faults of something that stands deeper in a file. */
export function* within(path: string, faults: Faults): Faults {
  for (const fault of faults) yield { ...fault, path: `${path}.${fault.path}` };
}

export const firstOf = (faults: Iterable<FileFault>): FileFault | null => {
  for (const fault of faults) return fault;
  return null;
};

type Refused = { readonly ok: false; readonly fault: FileFault };
export type Read<T> = { readonly ok: true; readonly value: T } | Refused;

export type Path = readonly PropertyKey[];

export const fileFault = (path: Path, fault: FaultId, data?: FileFault['data']): FileFault => ({
  path: pathText(path),
  fault,
  ...(data ? { data } : {}),
});

export const refused = (path: Path, fault: FaultId, data?: FileFault['data']): Refused => ({
  ok: false,
  fault: fileFault(path, fault, data),
});

const pathText = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step).slice(0, 60)}`))
    .join('')
    .replace(/^\./, '');
