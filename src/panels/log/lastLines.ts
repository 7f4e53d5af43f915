import type { Chapter, LogEntry, Passage } from './chapters.ts';

/** The end of a log that is drawn, and whether there is more before it. */
export interface LastLines {
  readonly chapters: readonly Chapter[];
  readonly hasMore: boolean;
}

/**
 * The last lines of a log, at least so many where there are so many, and as far back as `until`: a long game has thousands, of which nobody
 * sees more than some. What was taken back stays together.
 */
export function lastLines(all: readonly Chapter[], most: number, until: (entry: LogEntry) => boolean): LastLines {
  const kept: Chapter[] = [];
  let lines = 0;
  let isFound = !all.some(({ passages }) => passages.some(({ entries }) => entries.some(until)));
  const isEnough = (): boolean => lines >= most && isFound;
  for (const chapter of all.toReversed()) {
    if (isEnough()) return { chapters: kept, hasMore: true };
    const passages: Passage[] = [];
    for (const passage of chapter.passages.toReversed()) {
      if (isEnough()) break;
      const entries = passage.takenBack ? passage.entries : endOf(passage.entries);
      lines += entries.length;
      isFound ||= entries.some(until);
      passages.unshift({ ...passage, entries });
    }
    kept.unshift({ ...chapter, passages });
    const count = (of: Chapter): number => of.passages.reduce((sum, { entries }) => sum + entries.length, 0);
    if (count({ ...chapter, passages }) < count(chapter)) return { chapters: kept, hasMore: true };
  }
  return { chapters: kept, hasMore: false };

  function endOf(entries: readonly LogEntry[]): readonly LogEntry[] {
    const wanted = Math.max(0, most - lines);
    const from = isFound
      ? entries.length - wanted
      : Math.min(entries.length - wanted, Math.max(0, entries.findIndex(until)));
    return entries.slice(Math.max(0, from));
  }
}
