import { type Path, type Read, refused } from './fault.ts';
import { MOST_CHARACTERS } from './size.ts';

/**
 * Reads text of unknown origin as JSON, in well under a second whatever it holds: size, depth and number of entries are
 * counted before anything is built. Names by which an object could be tampered with are refused anywhere. A byte order mark at
 * the start means nothing.
 */
export function parseJson(given: string): Read<unknown> {
  const text = given.startsWith(BYTE_ORDER_MARK) ? given.slice(1) : given;
  if (isOtherEncoding(text)) return refused([], 'other-encoding');
  if (text.length > MOST_CHARACTERS) return refused([], 'too-big', { most: MOST_CHARACTERS / 1e6 });
  const { fault, field, isWhole } = scan(text);
  if (fault) return refused(field, fault, { most: fault === 'too-deep' ? MOST_LEVELS : MOST_ENTRIES });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused(field, isWhole ? 'not-json' : 'breaks-off');
  }
  const odd = oddity(value);
  return odd ? refused(odd.path, odd.fault, { most: odd.most }) : { ok: true, value };
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Read as UTF-8 but written as UTF-16: every other character is none, or the first two are not to be told. */
const isOtherEncoding = (text: string): boolean =>
  text.startsWith('\uFFFD\uFFFD') || text.slice(0, 4).includes('\u0000');

const MOST_LEVELS = 40;
const MOST_ENTRIES = 400_000;
const MOST_IN_LIST = 50_000;
/** Of fields in one object. */
const MOST_NAMES = 5000;

interface Scan {
  readonly fault: 'too-deep' | 'too-many' | null;
  /** The field of the outermost object in which the scan stopped. */
  readonly field: Path;
  /** Whether every bracket and string is closed. */
  readonly isWhole: boolean;
}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENING = [91, 123];
const CLOSING = [93, 125];

/** Counts brackets and commas outside strings, and remembers the last name of the outermost object. */
function scan(text: string): Scan {
  let depth = 0;
  let entries = 0;
  let field: Path = [];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      const end = endOfString(text, i);
      if (end < 0) return { fault: null, field, isWhole: false };
      if (depth === 1 && text[0] !== '[' && isName(text, end)) field = [text.slice(i + 1, end)];
      i = end;
    } else if (code === COMMA) {
      if (++entries > MOST_ENTRIES) return { fault: 'too-many', field, isWhole: true };
    } else if (OPENING.includes(code)) {
      if (++depth > MOST_LEVELS) return { fault: 'too-deep', field, isWhole: true };
    } else if (CLOSING.includes(code)) depth--;
  }
  return { fault: null, field, isWhole: depth <= 0 && text.trim() !== '' };
}

/** The place of the closing quote, or -1. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) i++;
    else if (code === QUOTE) return i;
  }
  return -1;
}

const isName = (text: string, end: number): boolean => /^\s*:/.test(text.slice(end + 1, end + 20));

const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

interface Oddity {
  readonly fault: 'too-many' | 'forbidden-name';
  readonly path: Path;
  readonly most: number;
}

/** The first list, object or name that no file needs. Depth and size are known to be small. */
function oddity(value: unknown): Oddity | null {
  if (typeof value !== 'object' || value === null) return null;
  const names = Object.keys(value);
  const most = Array.isArray(value) ? MOST_IN_LIST : MOST_NAMES;
  if (names.length > most) return { fault: 'too-many', path: [], most };
  for (const name of names) {
    const step = Array.isArray(value) ? Number(name) : name;
    if (FORBIDDEN.includes(name)) return { fault: 'forbidden-name', path: [step], most };
    const inner = oddity((value as Readonly<Record<string, unknown>>)[name]);
    if (inner) return { ...inner, path: [step, ...inner.path] };
  }
  return null;
}
