/** The words of a text as a part of a file's name. */
export const inFileName = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

/** How long an address is kept for the browser to fetch it, in ms: some ask first where the file is to go. */
const KEPT = 60_000;

/** Hands a text, or whatever it is, to the browser to be kept as a file. */
export function download(name: string, content: string | Blob): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
