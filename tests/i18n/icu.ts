/** A value that an ICU message asks for. */
interface Argument {
  readonly name: string;
  /** `plain` for {name} and {name, number …}. */
  readonly kind: 'plain' | 'plural' | 'select';
  /** Keys of a plural or a select, without `other`. */
  readonly options: readonly string[];
}

interface Reading {
  readonly message: string;
  readonly found: Argument[];
  words: string;
}

/** All arguments of a message, those inside of options too; throws where the braces do not fit. */
export const argumentsOf = (message: string): readonly Argument[] => read(message).found;

/** The words alone, of all options one after the other, without what stands in for values. */
export const plainWords = (message: string): string => read(message).words;

function read(message: string): Reading {
  const reading: Reading = { message, found: [], words: '' };
  if (readText(reading, 0) < message.length) throw new Error(`a brace too many in “${message}”`);
  return reading;
}

/** Reads up to the end or to a closing brace; returns where that is. */
function readText(reading: Reading, start: number): number {
  const { message } = reading;
  let at = start;
  while (at < message.length && message[at] !== '}') {
    const sign = message[at];
    if (sign !== '{' && sign !== '#') reading.words += sign;
    at = sign === '{' ? readArgument(reading, at) : at + 1;
  }
  reading.words += ' ';
  return at;
}

/** Reads from an opening brace; returns where its closing one is left behind. */
function readArgument(reading: Reading, start: number): number {
  const [whole, name, kind] =
    matched(/\{\s*(\w+)\s*(?:,\s*(plural|select)\s*,|,[^{}]*)?/y, reading.message, start) ?? [];
  if (whole === undefined || name === undefined) throw new Error(`no argument at ${start} of “${reading.message}”`);
  let at = start + whole.length;
  const options: string[] = [];
  if (kind === 'plural' || kind === 'select') {
    for (;;) {
      const [opening, key] = matched(/\s*([^\s{}]+)\s*\{/y, reading.message, at) ?? [];
      if (opening === undefined || key === undefined) break;
      if (key !== 'other') options.push(key);
      at = closed(reading.message, readText(reading, at + opening.length));
    }
    reading.found.push({ name, kind, options });
  } else reading.found.push({ name, kind: 'plain', options });
  return closed(reading.message, at);
}

function matched(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function closed(message: string, at: number): number {
  if (message[at] !== '}') throw new Error(`no closing brace at ${at} of “${message}”`);
  return at + 1;
}
