/** What a link of ours begins with, after the address of the page. */
export const LINK = '#g1.';

/** Longer ones are cut by some chats; of still longer ones the file is better. In characters. */
export const SOME_CUT = 2000;
export const TOO_LONG = 32_000;

/** The link in what somebody has pasted or dropped, if the whole of it is one, with an address before it or without. */
export const linkIn = (text: string): string | null => {
  const [, link = null] = text.length > MOST ? [] : (/^\S*?(#g\d+\.[\w-]*)$/.exec(text.trim()) ?? []);
  return link;
};

/** No link is longer, in characters. */
const MOST = 3_000_000;
