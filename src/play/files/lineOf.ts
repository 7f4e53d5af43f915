/**
 * In which line of a JSON text a field stands, `scenery[3].shape.points` say, counted from 1: where its name does, or its value in a
 * list. Where it is missing that of the innermost field around it that is there; of a text that is no JSON where it stops being any.
 */
export function lineOf(text: string, path: string): number {
  let found = 0;
  let deepest = 0;
  const end = walk(text, 0, path, (at, left) => {
    const depth = path.length - left.length;
    if (depth <= deepest) return;
    deepest = depth;
    found = at;
  });
  const at = end < 0 ? brokenAt(end) : found;
  return text.slice(0, at).split(/\r\n|[\n\r]/).length;
}

/** Where a text stops being JSON, told from a place where a value ends. */
const broken = (at: number): number => -1 - at;
const brokenAt = broken;

/** Told of each field on the way to a path: where it stands, and what of the path is left. */
type Found = (at: number, left: string) => void;

/** Goes over one value, and gives where it ends, or where it is `broken`. `path`: what is looked for in it; null: nothing. */
function walk(text: string, start: number, path: string | null, found: Found): number {
  const at = space(text, start);
  const opening = text[at];
  if (opening === '"') return string(text, at);
  if (opening !== '{' && opening !== '[') return word(text, at);
  const closing = opening === '{' ? '}' : ']';
  let next = space(text, at + 1);
  for (let i = 0; text[next] !== closing; i++) {
    const name = next;
    let step = `[${i}]`;
    if (opening === '{') {
      const ends = string(text, name);
      step = nameAt(text, name, ends);
      next = space(text, ends);
      if (text[next] !== ':') return broken(next);
      next++;
    }
    const left = path === null ? null : after(path, step);
    if (left !== null) found(name, left);
    const end = walk(text, next, left, found);
    if (end < 0) return end;
    next = space(text, end);
    if (text[next] === ',') next = space(text, next + 1);
    else if (text[next] !== closing) return broken(next);
  }
  return next + 1;
}

/** What is left of a path behind a step; null where it does not lead there. */
function after(path: string, step: string): string | null {
  const bare = path.startsWith('.') ? path.slice(1) : path;
  const isThere = bare.startsWith(step) && /^$|^[.[]/.test(bare.slice(step.length));
  return isThere ? bare.slice(step.length) : null;
}

/** Paths have names of 60 characters at most. */
function nameAt(text: string, start: number, end: number): string {
  try {
    return String(JSON.parse(text.slice(start, end))).slice(0, 60);
  } catch {
    return '';
  }
}

/** A number, or one of the words there are. */
function word(text: string, at: number): number {
  const end = skip(text, at, /-?\d[\d.eE+-]*|true|false|null/y);
  return end === at ? broken(at) : end;
}

const space = (text: string, at: number): number => skip(text, at, /\s*/y);
const string = (text: string, at: number): number => skip(text, at, /"(?:[^"\\]|\\.)*"?/sy);

function skip(text: string, at: number, what: RegExp): number {
  what.lastIndex = at;
  const [skipped = ''] = what.exec(text) ?? [];
  return at + skipped.length;
}
