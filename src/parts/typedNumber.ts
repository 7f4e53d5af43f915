/**
 * The one place where what people type becomes a number. What the page has written for them is never read back: it keeps the
 * number itself. NaN: what was typed is none.
 */

export const typedWhole = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** With a comma or a point, whatever the language of the page: people type as they are used to. */
export const typedNumber = (text: string): number =>
  /^[-+]?\d{1,6}([.,]\d{1,6})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;

/** A number as a field begins with it, to hundredths, in the form of a language. */
export const written = (number: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(number);
