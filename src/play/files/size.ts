/** The longest text that is read as a file, in characters. */
export const MOST_CHARACTERS = 20_000_000;

/** Can a file of so many bytes be read? No character takes more than three in UTF-8. */
export const isReadable = (bytes: number): boolean => bytes <= 3 * MOST_CHARACTERS;
