import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EDITIONS, type EditionId, isEdition } from '../editions/index.ts';
import { chanceFrom } from '../play/chance.ts';
import { gameFile, printed } from '../play/files/writeGame.ts';
import { playOut } from './fuzz/playOut.ts';
import { randomGame } from './fuzz/randomGame.ts';
import { report } from './fuzz/report.ts';
import { Tally } from './fuzz/tally.ts';
import { EXIT, type Exit, type Io } from './io.ts';
import { t } from './words.ts';

/** Of all games, the share that may be cut off for their length. */
const CUT_OFF = 0.01;

/** `fuzz`: plays random games and looks for what must never happen. */
export function fuzz(args: readonly string[], io: Io): Exit {
  const asked = askedFor(args);
  if (!asked) {
    io.error(t('files.cli.wantsRun', { editions: EDITIONS.join(', ') }));
    return EXIT.unreadable;
  }
  const tally = new Tally();
  const started = performance.now();
  for (let i = 0; i < asked.games; i++) {
    const title = `fuzz --seed ${asked.seed} ${i}`;
    const chance = chanceFrom(asked.seed * 1_000_003 + i);
    const start = randomGame(chance, asked.edition, title);
    const found = playOut(start, chance, tally);
    if (found) {
      const file = keep(
        asked.out,
        `fault-${asked.seed}-${i}.json`,
        printed({ ...gameFile(start, found.history), last: null }),
      );
      io.error(t('files.cli.fuzz.found', { title, fault: found.fault, file }));
      return EXIT.no;
    }
  }
  io.out(report(tally, (performance.now() - started) / 1000));
  return judged(tally, io);
}

function judged(tally: Tally, io: Io): Exit {
  const missing = tally.missing();
  if (missing.length > 0) io.error(t('files.cli.fuzz.missing', { names: missing.join(', ') }));
  const tooMany = tally.cutOff >= tally.games * CUT_OFF;
  if (tooMany && tally.cutOff > 0) io.error(t('files.cli.fuzz.tooLong', { games: String(tally.cutOff) }));
  return missing.length > 0 || (tooMany && tally.cutOff > 0) ? EXIT.no : EXIT.ok;
}

interface Asked {
  readonly games: number;
  readonly seed: number;
  readonly edition: EditionId;
  readonly out: string | undefined;
}

function askedFor(args: readonly string[]): Asked | null {
  try {
    const options = {
      games: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      edition: { type: 'string', default: EDITIONS[0] },
      out: { type: 'string' },
    } as const;
    const { values } = parseArgs({ args: [...args], options });
    const [games, seed] = [Number(values.games), Number(values.seed)];
    const isRun = Number.isInteger(games) && games > 0 && Number.isInteger(seed) && isEdition(values.edition);
    return isRun ? { games, seed, edition: values.edition as EditionId, out: values.out } : null;
  } catch {
    return null;
  }
}

/** Commands alone: a position that cannot be would keep the file from being opened. */
function keep(folder: string | undefined, name: string, text: string): string {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const file = join(folder ?? mkdtempSync(join(tmpdir(), 'take-cover-')), name);
  writeFileSync(file, text);
  return file;
}
