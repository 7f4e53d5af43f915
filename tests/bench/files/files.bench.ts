import { parseJson } from '../../../src/play/files/json.ts';
import { readGame } from '../../../src/play/files/readGame.ts';
import { HOSTILE_TEXTS, LONG_LISTS, longList, manyCommands } from '../../support/builders/hostileFiles.ts';
import { bestOf, slowness } from '../timing.ts';

export const name = 'Files made to take long: until they are refused, in milliseconds';

/** What a file may keep the page waiting. */
const MOST = 1000;

export function run(): {
  rows: Record<string, string | number>[];
  ratios: { what: string; is: number; atLeast: number }[];
} {
  const measured = files().map(({ what, work }) => ({ what, ms: bestOf(3, work) }));
  const longest = measured.reduce((a, b) => (a.ms >= b.ms ? a : b));
  return {
    rows: measured.map(({ what, ms }) => ({ file: what, ms: Math.round(ms) })),
    ratios: [
      { what: `${MOST} ms over the longest (${longest.what})`, is: (MOST * slowness()) / longest.ms, atLeast: 1 },
    ],
  };
}

function files(): { what: string; work: () => unknown }[] {
  const texts = HOSTILE_TEXTS.map(([what, make]) => {
    const text = make();
    return { what, work: () => parseJson(text) };
  });
  const lists = LONG_LISTS.map(([path, value, told]) => {
    const text = longList(path, value);
    return { what: told, work: () => readGame(text) };
  });
  const good = JSON.stringify(manyCommands());
  return [...texts, ...lists, { what: '20,000 commands in order', work: () => readGame(good) }];
}
