/** A whole number that has been typed; NaN for anything else. */
export const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);
