/**
 * Thin before ; ! ? %, full before a colon, inside guillemets and between a figure and its unit. `::` begins a number format
 * of ICU, whose arguments end in `}` and whose plural counts in `#`.
 */
const setOff = (message: string): string =>
  message
    .replace(/ (?=[;!?%])/g, '\u202f')
    .replace(/ (?=»|:(?!:))/g, '\u00a0')
    .replace(/(?<=[\d#}]) (?=(?:PA|pts|mm|Mo)\b)/g, '\u00a0')
    .replaceAll('« ', '«\u00a0');

/** French sets signs off with spaces at which no line breaks. The messages are written with plain ones, as one types them. */
export const withFrenchSpaces = <Words extends object>(words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? setOff(value) : withFrenchSpaces(value as object),
    ]),
  ) as Words;
