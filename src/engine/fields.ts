import type { Point, Waypoint } from './geometry/vector.ts';
import { type Id, SIDES } from './ids.ts';

/**
 * The kinds of field a command is made of, as plain data with their bounds. Derived from it: the TypeScript type (below),
 * what `check` takes for a command at all (form.ts), and what a file may hold (play/files).
 */
export type Field = AnyField & {
  /** May be left out. */
  readonly optional?: true;
  /** Stands exactly where the field of this name does not. */
  readonly unless?: string;
};

type AnyField =
  | { readonly kind: 'id' }
  /** `[x, y]`, each up to `MOST_LENGTH` either way. */
  | { readonly kind: 'point' }
  /** `[x, y, level]`, the level left out on the ground (MOVE-11). */
  | { readonly kind: 'waypoint' }
  /** A distance in u, from 0 to `MOST_LENGTH`. */
  | { readonly kind: 'length' }
  /** A whole number. */
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  /** `most` characters. */
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'oneOf'; readonly of: readonly string[] }
  | { readonly kind: 'list'; readonly of: Field; readonly least: number; readonly most: number }
  /** An object whose field `tag` says which of the forms it has. */
  | { readonly kind: 'tagged'; readonly tag: string; readonly forms: TaggedFields };

/** The fields of an object. */
export type Fields = Readonly<Record<string, Field>>;
/** Several kinds of object, each by its name. */
export type TaggedFields = Readonly<Record<string, Fields>>;

// ── Bounds ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** What ids look like. */
export const ID_PATTERN = /^[a-z0-9-]{1,40}$/;
/** Coordinates and lengths no table exceeds, in u. */
export const MOST_LENGTH = 1000;
/** More than there is of anything: the tokens of a hand, the shots of a weapon. */
export const MOST_OF_ANYTHING = 10_000;
/** The longest text, in characters. */
export const MOST_TEXT = 2000;
/** The most corners of a path. */
const MOST_CORNERS = 1000;
/** The most friends named for one thing. */
const MOST_FRIENDS = 100;

// ── Fields ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const id = { kind: 'id' } as const satisfies Field;
export const point = { kind: 'point' } as const satisfies Field;
export const waypoint = { kind: 'waypoint' } as const satisfies Field;
export const length = { kind: 'length' } as const satisfies Field;
export const flag = { kind: 'flag' } as const satisfies Field;
export const whole = (least: number, most: number) => ({ kind: 'whole', least, most }) as const satisfies Field;
export const text = (most: number) => ({ kind: 'text', most }) as const satisfies Field;
export const oneOf = <const Words extends readonly string[]>(of: Words) => ({ kind: 'oneOf', of }) as const;
export const list = <const Of extends Field>(of: Of, least: number, most: number) =>
  ({ kind: 'list', of, least, most }) as const;
export const tagged = <const Tag extends string, const All extends TaggedFields>(tag: Tag, forms: All) =>
  ({ kind: 'tagged', tag, forms }) as const;

export const optional = <const F extends Field>(field: F) => ({ ...field, optional: true }) as const;
export const unless = <const F extends Field, const Other extends string>(other: Other, field: F) =>
  ({ ...field, unless: other }) as const;

export const side = oneOf(SIDES);
/** A number of things. */
export const count = whole(0, MOST_OF_ANYTHING);
/** What a die shows. */
export const die = whole(1, 6);
export const note = text(MOST_TEXT);
/** A path from where it begins: two points at least. */
export const path = list(waypoint, 2, MOST_CORNERS);
export const friends = list(id, 0, MOST_FRIENDS);

// ── The types of their values ────────────────────────────────────────────────────────────────────────────────────

/** What a field holds. */
export type ValueOf<F> = F extends { readonly kind: 'oneOf'; readonly of: readonly (infer Word)[] }
  ? Word
  : F extends { readonly kind: 'list'; readonly of: infer Of }
    ? readonly ValueOf<Of>[]
    : F extends { readonly kind: 'tagged'; readonly tag: infer Tag extends string; readonly forms: infer All }
      ? Tagged<Tag, All>
      : F extends { readonly kind: infer Kind extends keyof Values }
        ? Values[Kind]
        : never;

interface Values {
  readonly id: Id;
  readonly point: Point;
  readonly waypoint: Waypoint;
  readonly length: number;
  readonly whole: number;
  readonly flag: boolean;
  readonly text: string;
}

/** Any of these objects. */
export type Tagged<Tag extends string, All> = {
  [Name in keyof All]: Given<{ readonly [T in Tag]: Name }, All[Name]>;
}[keyof All];

/** An object with these fields beside its tag; where one field stands unless another does, one object for each of them. */
type Given<Head, F> = [Alternatives<F>] extends [never]
  ? Flat<Head & Needed<F> & Optional<F>>
  : { [One in Alternatives<F>]: Flat<Head & Needed<F> & Optional<F> & Only<F, One>> }[Alternatives<F>];

type Needed<F> = {
  readonly [Name in keyof F as F[Name] extends { optional: true } | { unless: string } ? never : Name]: ValueOf<
    F[Name]
  >;
};
type Optional<F> = {
  readonly [Name in keyof F as F[Name] extends { optional: true } ? Name : never]?: ValueOf<F[Name]>;
};
type Only<F, One> = { readonly [Name in keyof F as Name extends One ? Name : never]: ValueOf<F[Name]> };
type Alternatives<F> = { [Name in keyof F]: F[Name] extends { unless: string } ? Name : never }[keyof F];
type Flat<T> = { [Name in keyof T]: T[Name] };
